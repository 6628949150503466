"""A die at rest, in a module that loads nothing else, so that the window may import it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lying:
    """A die at rest, in whole numbers.

    x points to the right and y away from the near side, in hundredths of a millimetre from the
    middle. The turn is anticlockwise as seen from above, in hundredths of a degree: 0 … 35,999, a
    full turn, so that it is known where each side face points.
    """

    x: int
    y: int
    turn: int
    face: int
