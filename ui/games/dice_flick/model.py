"""Dice Flick on the screen: what a person flicks, takes and writes down."""

from dataclasses import replace

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.match import Moved
from beamme.games.dice_flick.moves import Score, Take
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.scoring import Scored, best, scored
from beamme.games.dice_flick.state import Phase, State
from beamme.throws.dice_flick.arena import box_of
from ui.games.dice_flick import actions, text
from ui.games.dice_flick.actions import Selection
from ui.games.dice_flick.aiming import FlickAim
from ui.games.dice_flick.view import TakeRow, hand_rows, lying_rows, take_rows, waiting_row
from ui.models.arena_model import ArenaRow
from ui.models.game_model import GameViewState, View
from ui.models.rows import RowsModel

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

NOTHING = Scored((), 0, frozenset())
_LET_GO = (Phase.FLICK, Phase.FLYING)


@QmlElement
@QmlUncreatable("made by the program")
class DiceFlickModel(FlickAim):  # type: ignore[operator]
    """Shows the box and takes intents; what is legal was decided elsewhere."""

    actionsChanged = Signal()
    decided = Signal(object)
    sounded = Signal(str)
    scored = Signal()
    takesChanged = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._common = GameViewState()
        self._takes = RowsModel(TakeRow, self)
        self._best = NOTHING

    @property
    def common(self) -> GameViewState:
        """What is shown outside the box."""
        return self._common

    def show(self, view: View) -> None:
        """Show this; a new decision starts with the aim of the last one and the best score."""
        before, self._view = self._view, view
        if view.is_another_decision(before):
            self._best = best_of(view)
            self._selection = self._begun(view)
            self._forget_outlook()
        self._update()
        if self.aiming:
            self.outlookWanted.emit()
        if view.is_one_entry_after(before):
            self._tell(view)

    def toggle(self, die: int) -> None:
        """Choose another die to flick."""
        self.chooseDie(die)

    def retranslate(self) -> None:
        """Say the same in the present language."""
        self._update()
        self._show_outlook()

    @Slot()
    def flick(self) -> None:
        """Flick the chosen die as it is aimed."""
        if self.aiming:
            self.decided.emit(self._common.primary.moves)

    @Property(QObject, constant=True)
    def takes(self) -> QObject:
        return self._takes

    @Property(bool, notify=takesChanged)
    def canChange(self) -> bool:
        """Whether a person may choose what is scored."""
        view = self._view
        return view is not None and view.deciding is not None and self._state().phase is Phase.SCORE

    @Property(int, notify=takesChanged)
    def total(self) -> int:
        return sum(row.points for row in self._takes.rows if row.taken)

    @Property(int, notify=takesChanged)
    def bestTotal(self) -> int:
        return self._best.points

    @Property(bool, notify=takesChanged)
    def proposal(self) -> bool:
        """Whether nothing would bring more."""
        return bool(self.total == self.bestTotal)

    @Slot(int)
    def toggleTake(self, row: int) -> None:
        """Take this, or leave it."""
        rows = self._takes.rows
        if not self.canChange or not 0 <= row < len(rows):
            return
        takes = self._selection.takes
        if rows[row].taken:
            self._score(takes[:row] + takes[row + 1 :])
        else:
            spread = self._rules().spread(self._state())
            self._score((*takes, actions.possible(spread, takes)[row - len(takes)]))

    @Slot(int, int)
    def moveTake(self, row: int, by: int) -> None:
        """Score this earlier or later, if the rules allow that order."""
        takes = list(self._selection.takes)
        if self.canChange and 0 <= row < len(takes) and 0 <= row + by < len(takes):
            takes.insert(row + by, takes.pop(row))
            if scored(self._rules().spread(self._state()), tuple(takes)) is not None:
                self._score(tuple(takes))

    @Slot()
    def useBest(self) -> None:
        """Take what brings most."""
        if self.canChange:
            self._score(self._best.takes)

    def _begun(self, view: View) -> Selection:
        state: State = view.match.state
        aim = self._selection.aim
        if not text.rules_of(view.record).slide_plates:
            aim = replace(aim, slide=0)
        match state.phase:
            case Phase.FLICK:
                hand = state.hands[state.active]
                die = self._selection.die if self._selection.die in hand else hand[0]
                return Selection(die, aim)
            case Phase.SCORE:
                return Selection(aim=aim, takes=self._best.takes)
            case _:
                return Selection(self._selection.die, aim)

    def _score(self, takes: tuple[Take, ...]) -> None:
        """Score these in this order, without what the others no longer allow."""
        spread, kept = self._rules().spread(self._state()), tuple[Take, ...]()
        for take in takes:
            if scored(spread, (*kept, take)) is not None:
                kept = (*kept, take)
        self._select(replace(self._selection, takes=kept))

    def _select(self, selection: Selection) -> None:
        if selection == self._selection:
            return
        before, self._selection = self._selection, selection
        self._update()
        self.actionsChanged.emit()
        if (selection.die, selection.aim) != (before.die, before.aim):
            self.outlookWanted.emit()
        if selection.die != before.die:
            self._show_outlook()

    def _update(self) -> None:
        view = self._view
        if view is None:
            return
        state, game, takes = self._state(), self._rules(), self._selection.takes
        scoring = state.phase is Phase.SCORE
        self._common = replace(actions.common(view, self._selection), arena=self._arena)
        self._hand.show(hand_rows(state, self._selection.die, selectable=bool(self.aiming)))
        self._takes.show(take_rows(game, state, takes) if scoring else [])
        # What was let go already flies when the window tells of it.
        if not (self._arena.flying and state.phase in _LET_GO):
            self._arena.present(self._dice(game, state))
        self.changed.emit()
        self.takesChanged.emit()
        self._update_aim()

    def _dice(self, game: DiceFlick, state: State) -> list[ArenaRow]:
        rows = lying_rows(game, state, self._selection.takes)
        shown = self._shown()
        if shown is not None:
            die, aim = shown
            rows.append(waiting_row(box_of(game), die, aim.plate, aim.slide))
        return rows

    def _tell(self, view: View) -> None:
        """Let points be counted and heard when they are written down."""
        entry = view.match.log[-1]
        if isinstance(entry, Moved) and isinstance(entry.move, Score):
            self.scored.emit()
            self.sounded.emit("count" if entry.move.takes else "paper")


def best_of(view: View) -> Scored:
    """The score with the most points, once there is something to score."""
    state: State = view.match.state
    if state.phase is not Phase.SCORE:
        return NOTHING
    return best(text.rules_of(view.record).spread(state))
