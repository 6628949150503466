"""State: what lies where, who holds which dice, and the points on the pad."""

from dataclasses import dataclass
from enum import StrEnum

from beamme.core.chance import Body
from beamme.games.dice_flick.dice import DICE
from beamme.games.dice_flick.moves import Flick

ROUNDS = 10  # DF-22


class Phase(StrEnum):
    """What the game is waiting for."""

    DRAW = "draw"
    FLICK = "flick"
    FLYING = "flying"
    BONUS = "bonus"
    SCORE = "score"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class State:
    """A position. A die is in a hollow, in front of a seat, in the air, or else in the bag."""

    lying: tuple[Body, ...]
    """The dice in the hollows, at most one in each, row by row from the north-west."""
    hands: tuple[tuple[str, ...], ...]
    """The dice in front of each seat."""
    pad: tuple[tuple[int, ...], ...]
    """The points of each seat, round by round."""
    active: int
    """The seat whose turn it is; at the end, the one that scored last."""
    phase: Phase
    draws: int = 0
    """How many dice are being drawn."""
    flicks: int = 0
    """How many flicks are left in this turn."""
    bonus: bool = False
    """Whether the bonus marker has already given a flick in this turn (DF-11)."""
    flying: Flick | None = None

    @property
    def bag(self) -> tuple[str, ...]:
        """The dice in the bag."""
        away = {body.die for body in self.lying}.union(*self.hands)
        if self.flying:
            away.add(self.flying.die)
        return tuple(die for die in DICE if die not in away)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(map(sum, self.pad))

    @property
    def round(self) -> int:
        """The current round, counted from 1; at the end, the last one."""
        return min(*map(len, self.pad), ROUNDS - 1) + 1
