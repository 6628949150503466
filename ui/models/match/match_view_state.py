"""What the match screen shows outside the board, as a frozen value."""

from dataclasses import dataclass, field

from beamme.table.storage.record import Record
from ui.models.game_model import GameViewState, View
from ui.models.throws import can_be_replayed


@dataclass(frozen=True, slots=True)
class MatchViewState:
    """What the match screen shows outside the board."""

    phase: str = "none"
    view: View | None = None
    chances: tuple[float, ...] = ()
    history: tuple[tuple[float, ...], ...] = ()
    can_undo: bool = False
    hint: str = ""
    firsts: tuple[str, ...] = ()
    """What has happened for the first time and is to be explained, as keys of the terms."""
    hint_busy: bool = False
    plies: int = 0
    playing: bool = False
    turns: tuple[int, ...] = ()
    error: str = ""
    revealed: str = ""
    replay: str = ""
    """From where the last throw is shown again; empty if it is not."""
    common: GameViewState = field(default_factory=GameViewState)

    @property
    def record(self) -> Record | None:
        """The match shown."""
        return None if self.view is None else self.view.record

    @property
    def can_replay(self) -> bool:
        """Whether there is a throw to be shown again now."""
        return self.view is not None and not self.replay and can_be_replayed(self.view.match)


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision to look at: the move that was best is drawn on the board."""

    ply: int
    best: object
    note: str
    """What was decided, and what would have been better."""
