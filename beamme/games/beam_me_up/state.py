"""State: where all stones stand, and what the active player may still do."""

from dataclasses import dataclass
from enum import StrEnum

from beamme.games.beam_me_up.scoring import Part


class Phase(StrEnum):
    """What the game is waiting for."""

    LIFT = "lift"
    ROLL = "roll"
    ROLLING = "rolling"
    KEEP = "keep"
    READ = "read"
    MOVE = "move"
    ROCKET = "rocket"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class State:
    """A position. Dice keep their order, which does not matter for scoring."""

    heights: tuple[tuple[int, ...], ...]
    """For each seat, the row of the stone in each column."""
    active: int
    """The seat whose turn it is; at the end the winner."""
    phase: Phase
    rolls_left: int = 0
    faces: tuple[int, ...] = ()
    """What the five dice show; empty before the first roll of a turn."""
    kept: int = 0
    """Mask of the dice that are not being rolled."""
    parts: tuple[Part, ...] = ()
    """The parts of the reading still to be carried out."""
    moved: tuple[int, ...] = ()
    """Columns that parts of this turn have moved (BMU-16)."""
    jokers: int = 0
    """Parts of this turn that the joker has redirected."""
    launched: tuple[int, ...] = ()
    """Columns that this chain of rockets may not lift again (house rule of BMU-13)."""
