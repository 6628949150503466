"""State: who has marked what, and what the active player may still do."""

from dataclasses import dataclass
from enum import StrEnum

from beamme.games.kuh_vadis.connection import Groups


class Phase(StrEnum):
    """What the game is waiting for."""

    ROLL = "roll"
    ROLLING = "rolling"
    KEEP = "keep"
    MARK = "mark"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class State:
    """A position. Dice keep their order, which does not matter for claims."""

    marks: tuple[int, int]
    """For each seat, the set of its fields, starts included."""
    groups: tuple[Groups, Groups]
    """For each seat, the same fields in connected groups."""
    active: int
    """The seat whose turn it is; at the end, the one that marked last."""
    phase: Phase
    rolls_left: int = 0
    faces: tuple[int, ...] = ()
    """What the five dice show; empty before the first roll of a round."""
    kept: int = 0
    """Mask of the dice that are not being rolled."""
    anchor: int | None = None
    """In an extra round, the field marked just before in this turn (KV-10)."""
    blocked: tuple[bool, bool] = (False, False)
    """Whether each seat can no longer join its starts (KV-15)."""
