"""A die at rest; it loads nothing, so that the window may know it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lying:
    """A die at rest, in whole numbers.

    x to the right and y away from the near side, in hundredths of a millimetre from the middle; the
    turn, against the clock seen from above, in hundredths of a degree: 0 … 35,999, so that its
    sides are known.
    """

    x: int
    y: int
    turn: int
    face: int
