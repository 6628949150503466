"""The match screen: whose turn, what may be done, what happened; intents become signals."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.game import Outcome
from beamme.table.play.fate import commitment
from ui.models.arena_model import ArenaModel
from ui.models.dice_model import DiceModel
from ui.models.game_model import NOTHING_TO_DO, Action, GameModel
from ui.models.match.log_model import LogModel
from ui.models.match.match_view_state import MatchViewState
from ui.models.match.seat_model import SeatModel
from ui.models.throws import can_be_replayed
from ui.text import games
from ui.text.words import fill, translate

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class MatchModel(QObject):  # type: ignore[operator]
    """Shows a view state and emits intents; makes no decisions."""

    changed = Signal()
    seekChanged = Signal()
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
    handedOver = Signal(str, int)
    """Another person has to decide than before: their name and colour."""
    choosingWanted = Signal()
    """A button was pressed whose move has to be chosen first."""

    def __init__(self, game_models: dict[str, GameModel], dice: DiceModel) -> None:
        super().__init__()
        self._games = game_models
        self._dice = dice
        self._now = MatchViewState()
        self._seats = SeatModel(self)
        self._log = LogModel(self)
        self._asked: int | None = None
        for game in game_models.values():
            game.actionsChanged.connect(self._read_game)
            game.decided.connect(self.decided)
        dice.toggled.connect(self._toggle)

    @property
    def arena(self) -> ArenaModel | None:
        """The dice of the current game, if it throws dice."""
        return self._now.common.arena

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
        if state.view is not None:
            game = self._games[state.view.match.game.key]
            if before.view != state.view:
                game.show(state.view)
            self._now = replace(state, common=game.common)
            self._dice.present(game.common.dice)
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
        self.changed.emit()
        self._hand_over()
        if before.error != self._now.error:
            self.errorChanged.emit()
        if before.history != self._now.history:
            self.historyChanged.emit()
        if before.turns != self._now.turns or before.plies != self._now.plies:
            self.seekChanged.emit()

    def _hand_over(self) -> None:
        """Tell whose turn it is when the next one of several people has to decide."""
        view = self._now.view
        if view is None or self._now.phase == "watch":
            self._asked = None
        elif view.deciding is not None and view.deciding != self._asked:
            self._asked = view.deciding
            if len(view.record.people) > 1:
                seating = view.record.seating[view.deciding]
                self.handedOver.emit(seating.name, seating.colour)

    @Slot()
    def _read_game(self) -> None:
        if self._now.view is not None:
            game = self._games[self._now.view.match.game.key]
            self._now = replace(self._now, common=game.common)
            self._dice.present(game.common.dice)
            self.changed.emit()

    @Slot(int)
    def _toggle(self, die: int) -> None:
        if self._now.view is not None:
            self._games[self._now.view.match.game.key].toggle(die)

    @Property(str, notify=changed)
    def gameKey(self) -> str:
        return "" if self._now.view is None else self._now.view.match.game.key

    @Property(str, notify=changed)
    def title(self) -> str:
        return "" if self._now.view is None else games.title(self._now.view.match.game.key)

    @Property(str, notify=changed)
    def roundText(self) -> str:
        common = self._now.common
        if common.rounds:
            return fill(translate("Match", "Round %1 of %2"), common.round_number, common.rounds)
        return fill(translate("Match", "Round %1"), common.round_number)

    @Property(str, notify=changed)
    def phase(self) -> str:
        return self._now.phase

    @Property(int, notify=changed)
    def activeSeat(self) -> int:
        return next((row.seat for row in self._seats.rows if row.active), -1)

    @Property(str, notify=changed)
    def activeName(self) -> str:
        return next((row.name for row in self._seats.rows if row.active), "")

    @Property(bool, notify=changed)
    def activePerson(self) -> bool:
        """Whether it is a person's turn."""
        return any(row.active and row.person for row in self._seats.rows)

    @Property(bool, notify=changed)
    def canPlayOn(self) -> bool:
        """Whether the position shown leaves something to play."""
        view = self._now.view
        return view is not None and not isinstance(view.match.turn, Outcome)

    @Property(bool, notify=changed)
    def severalPeople(self) -> bool:
        """Whether several people take turns at one screen."""
        record = self._now.record
        return record is not None and len(record.people) > 1

    @Property(QObject, constant=True)
    def seats(self) -> QObject:
        return self._seats

    @Property(QObject, constant=True)
    def log(self) -> QObject:
        return self._log

    @Property(str, notify=changed)
    def narration(self) -> str:
        return self._log.rows[-1].text if self._log.rows else ""

    @Property(int, notify=changed)
    def narrationSeat(self) -> int:
        return self._log.rows[-1].seat if self._log.rows else -1

    @Property(str, notify=changed)
    def primaryText(self) -> str:
        return self._now.common.primary.text

    @Property(str, notify=changed)
    def primaryKey(self) -> str:
        return self._now.common.primary.key

    @Property(str, notify=changed)
    def primaryNote(self) -> str:
        return self._now.common.primary.note

    @Property(bool, notify=changed)
    def primaryEnabled(self) -> bool:
        return self._now.common.primary.enabled

    @Property(bool, notify=changed)
    def primaryEntered(self) -> bool:
        """Whether Enter presses this button."""
        common = self._now.common
        return common.primary.enabled and not common.stops_on_enter

    @Property(str, notify=changed)
    def secondaryText(self) -> str:
        return self._now.common.secondary.text

    @Property(str, notify=changed)
    def secondaryKey(self) -> str:
        return self._now.common.secondary.key

    @Property(bool, notify=changed)
    def secondaryEnabled(self) -> bool:
        return self._now.common.secondary.enabled

    @Property(bool, notify=changed)
    def secondaryEntered(self) -> bool:
        """Whether Enter presses this button."""
        common = self._now.common
        return common.secondary.enabled and common.stops_on_enter

    @Property(int, notify=changed)
    def rollsLeft(self) -> int:
        return self._now.common.rolls_left

    @Property(int, notify=changed)
    def rollsTotal(self) -> int:
        return self._now.common.rolls

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

    @Property(int, notify=changed)
    def ply(self) -> int:
        return 0 if self._now.view is None else len(self._now.view.match.log)

    @Property(int, notify=seekChanged)
    def plies(self) -> int:
        return self._now.plies

    @Property(list, notify=seekChanged)
    def turns(self) -> list[int]:
        return list(self._now.turns)

    @Property(bool, notify=changed)
    def playing(self) -> bool:
        return self._now.playing

    @Property(bool, notify=changed)
    def throwsDice(self) -> bool:
        """Whether dice are thrown in this game, which can be shown again."""
        return self._now.common.arena is not None

    @Property(bool, notify=changed)
    def canReplay(self) -> bool:
        """Whether there is a throw to be shown again now."""
        view = self._now.view
        return view is not None and not self._now.replay and can_be_replayed(view.match)

    @Property(str, notify=changed)
    def replayAngle(self) -> str:
        return self._now.replay

    @Property(str, notify=errorChanged)
    def error(self) -> str:
        return self._now.error

    @Slot()
    def primary(self) -> None:
        """Press the primary button."""
        self._press(self._now.common.primary)

    @Slot()
    def secondary(self) -> None:
        """Press the secondary button."""
        self._press(self._now.common.secondary)

    @Slot()
    def enter(self) -> None:
        """Press the button that shows Enter."""
        self._press(self._now.common.entered)

    @Slot(str, result=bool)
    def pressKey(self, key: str) -> bool:
        """Press the button of this key, if there is one."""
        both = (self._now.common.primary, self._now.common.secondary)
        action = next((each for each in both if each.key == key and each.enabled), NOTHING_TO_DO)
        self._press(action)
        return action.enabled

    def _press(self, action: Action) -> None:
        if action.moves:
            self.decided.emit(action.moves)
        elif action.chooses:
            self.choosingWanted.emit()

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

    @Slot(int)
    def seek(self, ply: int) -> None:
        self.seekWanted.emit(ply)

    @Slot(int)
    def step(self, plies: int) -> None:
        if self._now.view is not None:
            self.seekWanted.emit(len(self._now.view.match.log) + plies)

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

    @Slot()
    def dismissError(self) -> None:
        self.update(error="")

    @Slot()
    def dismissFirst(self) -> None:
        self.update(firsts=self._now.firsts[1:])

    @Slot()
    def dismissHint(self) -> None:
        self.update(hint="")
