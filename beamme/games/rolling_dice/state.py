"""State: what lies where, how far the seals are, and who throws."""

from dataclasses import dataclass
from enum import StrEnum

from beamme.core.chance import Body
from beamme.games.rolling_dice.dice import Block, dice_of
from beamme.games.rolling_dice.moves import Throw
from beamme.games.rolling_dice.scoring import Tally


class Phase(StrEnum):
    """What the game is waiting for."""

    THROW = "throw"
    FLYING = "flying"
    PUT = "put"
    KEEP = "keep"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class State:
    """A position. A die is on the floe, in the water, on an ice block, or else with its owner.

    Colours are numbered in the order in which they throw. Two players have two each (RD-21).
    """

    seats: int
    points: tuple[int, ...]
    """How far the seal of each colour is, counting all laps."""
    scoring: tuple[str, ...]
    """The scoring die of each colour on the floe; empty if there is none."""
    start: int
    """The colour that started this round."""
    active: int
    """The colour that throws and keeps; at the end, the one that would have started."""
    phase: Phase
    round: int = 1
    lying: tuple[Body, ...] = ()
    """The dice on the floe, sorted by name: scoring dice, and thrown ones until one is kept."""
    blocks: tuple[Block, ...] = ()
    """The dice on the ice blocks, the first of them on the start block."""
    flying: Throw | None = None
    adrift: tuple[Body, ...] = ()
    """Other colours' scoring dice that were pushed off, in the order they are put back."""
    sunk: tuple[Body, ...] = ()
    """The thrower's dice that ended in the water or outside, until the turn is over."""
    tally: Tally | None = None
    """The scoring of the last round."""

    @property
    def order(self) -> tuple[int, ...]:
        """The colours in the order they throw in this round (RD-19)."""
        colours = range(len(self.points))
        return (*colours[self.start :], *colours[: self.start])

    @property
    def hand(self) -> tuple[str, ...]:
        """The dice that the active colour throws: three or four."""
        kept = self.scoring[self.active]
        return tuple(die for die in dice_of(self.active) if die != kept)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat, all its colours together (RD-21)."""
        return tuple(sum(self.points[seat :: self.seats]) for seat in range(self.seats))

    @property
    def goal(self) -> int:
        """The points of one colour that end the game (RD-20)."""
        return 75 if self.seats <= 4 else 100

    def seat_of(self, colour: int) -> int:
        """Who plays a colour; seats alternate."""
        return colour % self.seats

    def body_of(self, die: str) -> Body | None:
        """How a die lies on the floe; None if it is not there."""
        return next((body for body in self.lying if body.die == die), None)
