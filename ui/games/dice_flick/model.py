"""Dice Flick on the screen: what a person flicks, takes and writes down."""

from dataclasses import replace

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.match import Moved
from beamme.games.dice_flick.dice import COLOUR_OF
from beamme.games.dice_flick.moves import Flick, Score
from beamme.games.dice_flick.scoring import Scored, best
from beamme.games.dice_flick.state import Phase
from ui.games.dice_flick import actions
from ui.games.dice_flick.actions import Selection
from ui.games.dice_flick.aim import aim_of
from ui.games.dice_flick.parts.aim import DiceFlickAim
from ui.games.dice_flick.parts.scoring import NOTHING, DiceFlickScoring
from ui.games.dice_flick.parts.snapshot import Snapshot
from ui.games.dice_flick.parts.table import DiceFlickTable
from ui.games.dice_flick.view import entered_rows
from ui.models.game_model import View
from ui.throwing.throwing_model import ThrowingModel

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class DiceFlickModel(ThrowingModel[Snapshot, DiceFlickAim]):  # type: ignore[operator]
    """Its parts show what lies there, the aim and the score, and take intents."""

    scored = Signal(int, list)
    """A seat has scored these takes."""

    def __init__(self) -> None:
        super().__init__(Snapshot(None, Selection()), COLOUR_OF)
        self._table = DiceFlickTable(self._shown, self._arena, self)
        self._aim = DiceFlickAim(self._shown, self)
        self._scoring = DiceFlickScoring(self._shown, self)
        self._aim.selected.connect(self._select)
        self._scoring.selected.connect(self._select)

    @Property(QObject, constant=True)
    def table(self) -> DiceFlickTable:
        return self._table

    @Property(QObject, constant=True)
    def aim(self) -> DiceFlickAim:
        return self._aim

    @Property(QObject, constant=True)
    def scoring(self) -> DiceFlickScoring:
        return self._scoring

    def show(self, view: View) -> None:
        """Show this; a person's decision starts with the last aim and the best score."""
        self._forget_past()
        before = self._shown.now
        now = Snapshot(view, before.selection)
        fresh = view.is_another_decision(before.view)
        if fresh:
            found = best_of(now)
            self._scoring.propose(found)
            now = Snapshot(view, begun(now, found))
        self._shown.now = now
        if fresh:
            self._aim.forget_outlook()
        self._update()
        self._aim.look()
        if view.is_one_entry_after(before.view):
            self._tell(view)

    def toggle(self, die: int) -> None:
        """Choose another die to flick."""
        self._aim.chooseDie(die)

    @Slot(object)
    def advise(self, move: object) -> None:
        """Aim as somebody was advised to."""
        now = self._shown.now
        if now.aiming and isinstance(move, Flick):
            aim = aim_of(move)
            if not self._aim.targets:
                # Where from is told, where to is up to the player.
                aim = replace(now.selection.aim, plate=aim.plate, slide=aim.slide)
            self._select(replace(now.selection, die=move.die, aim=aim))

    @Slot()
    def flick(self) -> None:
        """Flick the chosen die as it is aimed."""
        if self._shown.now.aiming:
            self.decided.emit(self._common.primary.moves)

    @Slot(object)
    def _select(self, selection: Selection) -> None:
        before = self._shown.now.selection
        if selection == before:
            return
        self._shown.now = replace(self._shown.now, selection=selection)
        self._update()
        self.actionsChanged.emit()
        if replace(selection, takes=before.takes) != before:
            self._aim.look()
        if selection.die != before.die:
            self._aim.tell_outlook()

    def _update(self) -> None:
        now = self._shown.now
        if now.view is None:
            return
        self._common = replace(actions.common(now.view, now.selection), arena=self._arena)
        self._table.update()
        self._scoring.update()
        self._aim.update()

    def _tell(self, view: View) -> None:
        """Let points be counted and heard when they are written down."""
        entry = view.match.log[-1]
        if isinstance(entry, Moved) and isinstance(entry.move, Score):
            before = view.match.states[-2]
            self.scored.emit(
                entry.seat, entered_rows(self._shown.now.game, before, entry.move.takes)
            )
            self.happened.emit("points-scored" if entry.move.takes else "crossed-out")


def begun(now: Snapshot, found: Scored) -> Selection:
    """What is selected when another decision begins."""
    state, aim, die = now.state, now.selection.aim, now.selection.die
    if not now.game.may_slide(now.seat):
        aim = replace(aim, slide=0)
    match state.phase:
        case Phase.FLICK:
            hand = state.hands[state.active]
            return Selection(die if die in hand else hand[0], aim)
        case Phase.SCORE:
            return Selection(aim=aim, takes=found.takes if now.asked else now.announced)
        case _:
            return Selection(die, aim)


def best_of(now: Snapshot) -> Scored:
    """The score with the most points, once there is something to score."""
    if now.state.phase is not Phase.SCORE:
        return NOTHING
    return best(now.game.spread(now.state))
