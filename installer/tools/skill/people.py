"""People with a habit and a help, and what a game has to say of them."""

from collections.abc import Callable
from dataclasses import astuple, dataclass
from math import hypot
from typing import Any, TypeVar

from beamme.core.game import Game
from beamme.physics.box.hand import Hand
from beamme.physics.floe.bundle import Grip
from beamme.throws.hands import ARC, HELPS

LAZY, CAREFUL, SLOPPY = HABITS = "lazy tap", "careful aim", "sloppy aim"
ERRORS = {
    CAREFUL: {"arc": (0.015, 0.7), "direction": (0.06, 1.0), "none": (0.08, 2.5)},
    SLOPPY: dict.fromkeys(HELPS, (0.12, 6.0)),
}
"""Of a gesture by the person and the help, as standard deviations: a share of the speed, degrees.

With the arc one sees what one does; without it the power, and without the line also the direction
are judged by eye.
"""

Steady = TypeVar("Steady", Hand, Grip)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a habit and a help."""

    habit: str
    help: str

    @property
    def lazy(self) -> bool:
        """Whether nothing is aimed at."""
        return self.habit == LAZY

    @property
    def taps(self) -> bool:
        """Whether the middle is tapped; otherwise who is lazy changes nothing."""
        return self.help == ARC

    @property
    def error(self) -> tuple[float, float]:
        """Of a gesture."""
        return ERRORS[self.habit][self.help]


@dataclass(frozen=True, slots=True)
class Played:
    """How one game is played by people and by their opponent."""

    game: Game[Any, Any]
    decide: Callable[[Any, Any, Person, bytes], object]
    greedy: Callable[[Any, Any], object]
    """The opponent, who plays for the most points at once."""
    thrown: type
    """The move that lets dice go."""
    a_turn: int
    """How many of them there are in a turn."""


def both(own: Steady, steady: Steady) -> Steady:
    """The errors of a gesture and of the hand together."""
    pairs = zip(astuple(own), astuple(steady), strict=True)
    return type(own)(*(hypot(*each) for each in pairs))
