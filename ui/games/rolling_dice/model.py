"""Rolling Dice on the screen: what a person throws, keeps and puts back."""

from dataclasses import replace

from PySide6.QtCore import Property, QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.match import Moved
from beamme.games.rolling_dice.dice import COLOUR_OF
from beamme.games.rolling_dice.moves import Keep, PutBack, Throw
from beamme.games.rolling_dice.scoring import Tally
from beamme.games.rolling_dice.state import Phase
from ui.games.rolling_dice import actions
from ui.games.rolling_dice.actions import Selection, choice_rows
from ui.games.rolling_dice.aim import aim_of
from ui.games.rolling_dice.parts.aim import RollingDiceAim
from ui.games.rolling_dice.parts.counting import RollingDiceCounting
from ui.games.rolling_dice.parts.keeping import RollingDiceKeeping
from ui.games.rolling_dice.parts.putting import RollingDicePutting
from ui.games.rolling_dice.parts.snapshot import Snapshot
from ui.games.rolling_dice.parts.table import RollingDiceTable
from ui.games.rolling_dice.wording import words
from ui.models.game_model import View
from ui.throwing.throwing_model import ThrowingModel

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class RollingDiceModel(ThrowingModel[Snapshot, RollingDiceAim]):  # type: ignore[operator]
    """Its parts show what lies there, the aim, the choices and the count, and take intents."""

    def __init__(self) -> None:
        super().__init__(Snapshot(None, Selection()), COLOUR_OF)
        self._table = RollingDiceTable(self._shown, self._arena, self)
        self._aim = RollingDiceAim(self._shown, self)
        self._keeping = RollingDiceKeeping(self._shown, self)
        self._putting = RollingDicePutting(self._shown, self)
        self._counting = RollingDiceCounting(self._shown, self)
        self._keeping.decided.connect(self.decided)
        for part in (self._aim, self._keeping, self._putting):
            part.selected.connect(self._select)
        self._counting.counted.connect(self._count_to)
        self._counting.ended.connect(self._end_counting)

    @Property(QObject, constant=True)
    def table(self) -> RollingDiceTable:
        return self._table

    @Property(QObject, constant=True)
    def aim(self) -> RollingDiceAim:
        return self._aim

    @Property(QObject, constant=True)
    def keeping(self) -> RollingDiceKeeping:
        return self._keeping

    @Property(QObject, constant=True)
    def putting(self) -> RollingDicePutting:
        return self._putting

    @Property(QObject, constant=True)
    def counting(self) -> RollingDiceCounting:
        return self._counting

    def show(self, view: View) -> None:
        """Show this; a new decision starts with the last aim and the best die."""
        self._forget_past()
        before = self._shown.now
        happened = _follows(view, before.view)
        self._shown.now = replace(before, view=view)
        if view.is_another_decision(before.view):
            self._shown.now = begun(before, view, happened=happened)
            self._aim.forget_outlook()
        self._update()
        self._aim.look()
        if happened:
            self._tell(view)

    def toggle(self, die: int) -> None:
        """Choose another die to keep."""
        self._keeping.choose(die)

    @Slot(object)
    def advise(self, move: object) -> None:
        """Select what somebody was advised to play."""
        now = self._shown.now
        match move:
            case Throw() if now.aiming:
                aim = aim_of(move)
                if not self._aim.targets:
                    # Where from is told, where to is up to the player.
                    aim = replace(now.selection.aim, place=aim.place)
                self._select(replace(now.selection, aim=aim))
            case Keep(die) if now.keeping:
                self._select(replace(now.selection, kept=die))
            case PutBack(x=x, y=y) if now.putting:
                self._select(replace(now.selection, put=(x, y)))
            case _:
                pass

    @Slot()
    def throwDice(self) -> None:
        """Throw as it is aimed."""
        if self._shown.now.aiming:
            self.decided.emit(self._common.primary.moves)

    @Slot(int)
    def _count_to(self, steps: int) -> None:
        self._shown.now = replace(self._shown.now, counted=steps)
        self._update()

    @Slot()
    def _end_counting(self) -> None:
        self._shown.now = replace(self._shown.now, counting=None)
        self._update()
        self.actionsChanged.emit()

    @Slot(object)
    def _select(self, selection: Selection) -> None:
        before = self._shown.now
        if selection == before.selection:
            return
        turned = (selection.aim, selection.held) != (before.selection.aim, before.selection.held)
        self._shown.now = replace(before, selection=selection, counting=None)
        if turned and before.counting is None:
            # While somebody drags, nothing else is looked at.
            self._update_common()
            self._aim.update()
        else:
            self._update()
        self.actionsChanged.emit()
        if turned:
            self._aim.forget_outlook()
            self._aim.look()

    def _update(self) -> None:
        if self._shown.now.view is None:
            return
        self._update_common()
        self._keeping.update()
        self._table.update(self._keeping.rows)
        self._putting.changed.emit()
        self._counting.changed.emit()
        self._aim.update()

    def _update_common(self) -> None:
        now = self._shown.now
        if now.view is not None:
            counting = len(now.counting.steps) if now.counting and now.holding_up else 0
            common = actions.common(now.view, now.selection)
            self._common = replace(common, arena=self._arena, counting=counting)

    def _tell(self, view: View) -> None:
        """Let a round be counted when it is scored, and what happened be heard."""
        if self._shown.now.counting is not None:
            self._counting.begun.emit()
        match view.match.log[-1]:
            case Moved(move=PutBack()):
                self.happened.emit("die-put-back")
            case _:
                pass


def begun(before: Snapshot, view: View, *, happened: bool) -> Snapshot:
    """What is shown when another decision begins: the last aim, and the best die."""
    state, game = words.state_of(view.record), words.rules_of(view.record)
    aim = before.selection.aim
    aim = aim.moved(aim.place / 100, game.farthest)
    match state.phase:
        case Phase.KEEP:
            selection = Selection(aim, choice_rows(view.record, state, "")[0].key)
        case Phase.PUT:
            selection = Selection(aim, put=actions.first_place(game, state, view.match.states))
        case _:
            selection = Selection(aim)
    counting, counted = _counted(before, view, happened=happened)
    if counting is not None and view.deciding is not None:
        counted = len(counting.steps)
    return Snapshot(view, selection, counting, counted)


def _counted(before: Snapshot, view: View, *, happened: bool) -> tuple[Tally | None, int]:
    """Count a round that has just been scored; go on counting unless something happened."""
    if happened and before.view is not None:
        tally = words.state_of(view.record).tally
        return (None if tally is before.state.tally else tally), 0
    if before.view is None or before.view.match.log != view.match.log:
        return None, before.counted
    return before.counting, before.counted


def _follows(view: View, before: View | None) -> bool:
    """Whether what is shown has just happened: a throw may be told with how it ended."""
    log, told = view.match.log, () if before is None else before.match.log
    return before is not None and 0 < len(log) - len(told) <= 2 and log[: len(told)] == told
