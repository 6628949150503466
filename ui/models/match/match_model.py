"""The match screen: what is shown of a match, in parts; intents become signals."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.table.play.fate import commitment
from ui.models.dice_model import DiceModel
from ui.models.game_model import GameModel
from ui.models.match.buttons_model import ButtonsModel
from ui.models.match.log_model import LogModel
from ui.models.match.match_view_state import MatchViewState
from ui.models.match.seat_model import SeatModel
from ui.models.match.timeline_model import TimelineModel
from ui.models.match.turn_model import TurnModel
from ui.text import games
from ui.text.common import round_text

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class MatchModel(QObject):  # type: ignore[operator]
    """Shows a view state and emits intents; makes no decisions."""

    changed = Signal()
    historyChanged = Signal()
    errorChanged = Signal()

    started = Signal()
    ended = Signal()
    watched = Signal()
    left = Signal()

    advised = Signal(object)
    """The best move, after a request for a hint."""
    decided = Signal(object)
    undoWanted = Signal()
    hintWanted = Signal()
    skipWanted = Signal()
    leaveWanted = Signal()
    backWanted = Signal()
    seekWanted = Signal(int)
    playingWanted = Signal()
    playOnWanted = Signal()
    replayWanted = Signal()

    def __init__(self, game_models: dict[str, GameModel], dice: DiceModel) -> None:
        super().__init__()
        self._games = game_models
        self._dice = dice
        self._now = MatchViewState()
        self._seats = SeatModel(self)
        self._log = LogModel(self)
        self._turn = TurnModel(self._seats, lambda: self._now, self)
        self._buttons = ButtonsModel(lambda: self._now.common, self)
        self._timeline = TimelineModel(lambda: self._now, self)
        for game in game_models.values():
            game.actionsChanged.connect(self._read_game)
            game.decided.connect(self.decided)
        self._buttons.decided.connect(self.decided)
        self._timeline.seekWanted.connect(self.seekWanted)
        self._timeline.playingWanted.connect(self.playingWanted)
        self._timeline.playOnWanted.connect(self.playOnWanted)
        self._timeline.replayWanted.connect(self.replayWanted)
        dice.toggled.connect(self._toggle)

    @property
    def game(self) -> GameModel | None:
        """The model of the current game."""
        view = self._now.view
        return None if view is None else self._games[view.match.game.key]

    @property
    def now(self) -> MatchViewState:
        """The current view state."""
        return self._now

    def show(self, state: MatchViewState) -> None:
        """Show this state, including the board."""
        before, self._now = self._now, state
        if state.view is not None and self.game is not None:
            if before.view != state.view:
                self.game.show(state.view)
            self._follow(self.game)
        self._emit_changes(before)

    def update(self, **changes: Any) -> None:
        """Show the same state with these changes."""
        self.show(replace(self._now, **changes))

    @Slot()
    def retranslate(self) -> None:
        """Update all texts to the current language."""
        for game in self._games.values():
            game.retranslate()
        self._log.forget()
        self.show(replace(self._now, hint=""))

    def _emit_changes(self, before: MatchViewState) -> None:
        now = self._now
        self._seats.update(now.record, now.phase, now.chances, now.common.warnings)
        self._log.update(now.record)
        self._tell()
        self._turn.hand_over()
        if before.error != self._now.error:
            self.errorChanged.emit()
        if before.history != self._now.history:
            self.historyChanged.emit()
        if before.turns != self._now.turns or before.plies != self._now.plies:
            self._timeline.lengthChanged.emit()

    def _tell(self) -> None:
        """Say that something has changed; all parts show the same state, whichever is first."""
        self.changed.emit()
        self._turn.changed.emit()
        self._buttons.changed.emit()
        self._timeline.changed.emit()

    def _follow(self, game: GameModel) -> None:
        self._now = replace(self._now, common=game.common)
        self._dice.present(game.common.dice)

    @Slot()
    def _read_game(self) -> None:
        if self.game is not None:
            self._follow(self.game)
            self._tell()

    @Slot(int)
    def _toggle(self, die: int) -> None:
        if self.game is not None:
            self.game.toggle(die)

    @Property(str, notify=changed)
    def gameKey(self) -> str:
        return "" if self._now.view is None else self._now.view.match.game.key

    @Property(str, notify=changed)
    def title(self) -> str:
        return "" if self._now.view is None else games.title(self._now.view.match.game.key)

    @Property(str, notify=changed)
    def roundText(self) -> str:
        return round_text(self._now.common.round_number, self._now.common.rounds)

    @Property(str, notify=changed)
    def phase(self) -> str:
        return self._now.phase

    @Property(QObject, constant=True)
    def seats(self) -> QObject:
        return self._seats

    @Property(QObject, constant=True)
    def log(self) -> QObject:
        return self._log

    @Property(QObject, constant=True)
    def turn(self) -> TurnModel:
        return self._turn

    @Property(QObject, constant=True)
    def buttons(self) -> ButtonsModel:
        return self._buttons

    @Property(QObject, constant=True)
    def timeline(self) -> TimelineModel:
        return self._timeline

    @Property(str, notify=changed)
    def narration(self) -> str:
        return self._log.rows[-1].text if self._log.rows else ""

    @Property(int, notify=changed)
    def narrationSeat(self) -> int:
        return self._log.rows[-1].seat if self._log.rows else -1

    @Property(bool, notify=changed)
    def canUndo(self) -> bool:
        return self._now.can_undo

    @Property(str, notify=changed)
    def hintText(self) -> str:
        return self._now.hint

    @Property(str, notify=changed)
    def first(self) -> str:
        """What has just happened for the first time, as a key of the game's terms."""
        return next(iter(self._now.firsts), "")

    @Property(bool, notify=changed)
    def hintBusy(self) -> bool:
        return self._now.hint_busy

    @Property(str, notify=changed)
    def commitment(self) -> str:
        return "" if self._now.record is None else commitment(self._now.record.seed)

    @Property(str, notify=changed)
    def revealed(self) -> str:
        return self._now.revealed

    @Property(list, notify=historyChanged)
    def history(self) -> list[list[float]]:
        return [list(chances) for chances in self._now.history]

    @Property(str, notify=errorChanged)
    def error(self) -> str:
        return self._now.error

    @Slot()
    def undo(self) -> None:
        self.undoWanted.emit()

    @Slot()
    def hint(self) -> None:
        self.hintWanted.emit()

    @Slot()
    def skip(self) -> None:
        self.skipWanted.emit()

    @Slot()
    def leave(self) -> None:
        self.leaveWanted.emit()

    @Slot()
    def back(self) -> None:
        """Go back to where the match was opened."""
        self.backWanted.emit()

    @Slot()
    def dismissError(self) -> None:
        self.update(error="")

    @Slot()
    def dismissFirst(self) -> None:
        self.update(firsts=self._now.firsts[1:])

    @Slot()
    def dismissHint(self) -> None:
        self.update(hint="")
