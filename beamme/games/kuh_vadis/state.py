"""State: who has marked what, and what the player whose turn it is may still do."""

from dataclasses import dataclass
from enum import StrEnum

from beamme.games.kuh_vadis.connection import Groups


class Phase(StrEnum):
    """What is being waited for."""

    ROLL = "roll"
    ROLLING = "rolling"
    KEEP = "keep"
    MARK = "mark"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class State:
    """A position. Dice keep their places; claims do not care about them."""

    marks: tuple[int, int]
    """For each seat the set of its fields, the starts among them."""
    groups: tuple[Groups, Groups]
    """For each seat the same fields in groups that hang together."""
    active: int
    """The seat whose turn it is; at the end who marked last."""
    phase: Phase
    rolls_left: int = 0
    faces: tuple[int, ...] = ()
    """What the five dice show; empty before the first roll of a round."""
    kept: int = 0
    """Mask of the dice that are not being rolled."""
    anchor: int | None = None
    """The field marked immediately before in this turn: an extra round (KV-10)."""
    blocked: tuple[bool, bool] = (False, False)
    """Whether each seat can no longer join its starts (KV-15)."""
