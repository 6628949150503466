"""The timeline of a match: the moment shown, ways to another one, and the last throw again."""

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.game import Outcome
from ui.models.match.match_view_state import MatchViewState

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class TimelineModel(QObject):  # type: ignore[operator]
    """Shows where in its log a match is; the model of the match tells when that changes."""

    changed = Signal()
    lengthChanged = Signal()

    seekWanted = Signal(int)
    playingWanted = Signal()
    playOnWanted = Signal()
    replayWanted = Signal()

    def __init__(self, now: Callable[[], MatchViewState], parent: QObject) -> None:
        super().__init__(parent)
        self._now = now

    @Property(int, notify=changed)
    def ply(self) -> int:
        view = self._now().view
        return 0 if view is None else len(view.match.log)

    @Property(int, notify=lengthChanged)
    def plies(self) -> int:
        return self._now().plies

    @Property(list, notify=lengthChanged)
    def turns(self) -> list[int]:
        return list(self._now().turns)

    @Property(bool, notify=changed)
    def playing(self) -> bool:
        return self._now().playing

    @Property(bool, notify=changed)
    def canPlayOn(self) -> bool:
        """Whether the position shown leaves something to play."""
        view = self._now().view
        return view is not None and not isinstance(view.match.turn, Outcome)

    @Property(bool, notify=changed)
    def throwsDice(self) -> bool:
        """Whether dice are thrown in this game, which can be shown again."""
        return self._now().common.arena is not None

    @Property(bool, notify=changed)
    def canReplay(self) -> bool:
        """Whether there is a throw to be shown again now."""
        return self._now().can_replay

    @Property(str, notify=changed)
    def replayAngle(self) -> str:
        return self._now().replay

    @Slot(int)
    def seek(self, ply: int) -> None:
        self.seekWanted.emit(ply)

    @Slot(int)
    def step(self, plies: int) -> None:
        view = self._now().view
        if view is not None:
            self.seekWanted.emit(len(view.match.log) + plies)

    @Slot()
    def togglePlaying(self) -> None:
        self.playingWanted.emit()

    @Slot()
    def playOn(self) -> None:
        self.playOnWanted.emit()

    @Slot()
    def replay(self) -> None:
        """Show the last throw again, or end that."""
        self.replayWanted.emit()
