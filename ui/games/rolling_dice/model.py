"""Rolling Dice on the screen: what a person throws, keeps and puts back."""

from dataclasses import replace

from PySide6.QtCore import Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.match import Answered, Moved
from beamme.games.rolling_dice.dice import COLOUR_OF
from beamme.games.rolling_dice.moves import Keep, PutBack, Throw
from beamme.games.rolling_dice.state import Phase
from ui.games.rolling_dice import actions, words
from ui.games.rolling_dice.actions import Selection, choice_rows
from ui.games.rolling_dice.aim import aim_of
from ui.games.rolling_dice.choosing import FloeChoosing
from ui.games.rolling_dice.view import hand_rows, lying_rows
from ui.models.game_model import GameViewState, View
from ui.text.words import signed

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class RollingDiceModel(FloeChoosing):  # type: ignore[operator]
    """Shows the floe and takes intents; what is legal was decided elsewhere."""

    actionsChanged = Signal()
    sounded = Signal(str)
    counted = Signal()

    @property
    def common(self) -> GameViewState:
        """What is shown outside the box."""
        return self._common

    def show(self, view: View) -> None:
        """Show this; a new decision starts with the last aim and the best die."""
        before, self._view = self._view, view
        fresh = _follows(view, before)
        if view.is_another_decision(before):
            self._selection = self._begun(view)
            self._forget_outlook()
            self._count(view, before, fresh=fresh)
        self._update()
        if self.aiming:
            self.outlookWanted.emit()
        if fresh:
            self._tell(view)

    def toggle(self, die: int) -> None:
        """Choose another die to keep."""
        self.choose(die)

    @Slot(object)
    def advise(self, move: object) -> None:
        """Select what somebody was advised to play."""
        match move:
            case Throw() if self.aiming:
                self._select(replace(self._selection, aim=aim_of(move)))
            case Keep(die) if self.keeping:
                self._select(replace(self._selection, kept=die))
            case PutBack(x=x, y=y) if self.putting:
                self._select(replace(self._selection, put=(x, y)))
            case _:
                pass

    def retranslate(self) -> None:
        """Say the same in the present language."""
        self._update()
        self.outlookChanged.emit()

    @Slot()
    def throwDice(self) -> None:
        """Throw as it is aimed."""
        if self.aiming:
            self.decided.emit(self._common.primary.moves)

    @Slot(int)
    def countTo(self, steps: int) -> None:
        """So many steps of the scoring have been counted: their seals move."""
        if self._counting is not None and steps != self._counted:
            self._counted = steps
            self._update()

    @Slot()
    def endTally(self) -> None:
        """Everybody has seen what was counted."""
        if self._counting is not None:
            self._counting = None
            self._update()
            self.actionsChanged.emit()

    def _count(self, view: View, before: View | None, *, fresh: bool) -> None:
        """Begin to count a round that has just been scored; go on unless something happened."""
        state = words.state_of(view.record)
        if fresh and before is not None:
            is_new = state.tally is not words.state_of(before.record).tally
            self._counting, self._counted = (state.tally if is_new else None), 0
        elif before is None or before.match.log != view.match.log:
            self._counting = None
        if self._counting is not None and view.deciding is not None:
            self._counted = len(self._counting.steps)

    def _begun(self, view: View) -> Selection:
        state, aim = words.state_of(view.record), self._selection.aim
        game = words.rules_of(view.record)
        aim = aim.moved(aim.place / 100, game.farthest)
        match state.phase:
            case Phase.KEEP:
                return Selection(aim, choice_rows(view.record, state, "")[0].key)
            case Phase.PUT:
                return Selection(aim, put=actions.first_place(game, state, view.match.states))
            case _:
                return Selection(aim)

    def _select(self, selection: Selection) -> None:
        if selection == self._selection:
            return
        before, self._selection = self._selection, selection
        if selection.aim == before.aim or self._counting is not None:
            self._counting = None
            self._update()
        else:
            # While somebody drags, nothing else is looked at.
            self._update_common()
            self._update_aim()
        self.actionsChanged.emit()
        if selection.aim != before.aim:
            self._forget_outlook()
            self.outlookWanted.emit()

    def _update(self) -> None:
        view = self._view
        if view is None:
            return
        state, record = self._state(), view.record
        self._update_common()
        choices = choice_rows(record, state, self._selection.kept if self.keeping else "")
        throwing = state.phase in {Phase.THROW, Phase.FLYING}
        self._choices.show(choices)
        self._hand.show(hand_rows(record, state) if throwing else [])
        self._seals.show(self._seal_rows())
        look = words.looks(record)
        self._arena.paint({die: str(look[c]) for die, c in COLOUR_OF.items() if c < len(look)})
        worth = {row.key: (number, signed(row.points)) for number, row in enumerate(choices)}
        # What was let go already flies when the window tells of it.
        if not (self._arena.flying and throwing):
            self._arena.present(lying_rows(record, state, worth))
        self.changed.emit()
        self.choicesChanged.emit()
        self.putChanged.emit()
        self._update_aim()

    def _update_common(self) -> None:
        counting = len(self._counting.steps) if self._counting and self._is_counted() else 0
        common = actions.common(self._shown_view(), self._selection)
        self._common = replace(common, arena=self._arena, counting=counting)

    def _tell(self, view: View) -> None:
        """Let a round be counted when it is scored, and what happened be heard."""
        if self._counting is not None:
            self.counted.emit()
        match view.match.log[-1]:
            case Moved(move=PutBack()):
                self.sounded.emit("put")
            case Answered() | Moved():
                pass


def _follows(view: View, before: View | None) -> bool:
    """Whether what is shown has just happened: a throw may be told with how it ended."""
    log, told = view.match.log, () if before is None else before.match.log
    return before is not None and 0 < len(log) - len(told) <= 2 and log[: len(told)] == told
