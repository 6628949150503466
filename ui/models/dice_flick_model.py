"""Dice Flick on the screen: box, aim, takes and pad; what a person chooses."""

from dataclasses import asdict, replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtGui import QVector3D
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.match import Moved
from beamme.games.dice_flick.board import HOLLOWS
from beamme.games.dice_flick.dice import COLOUR_OF
from beamme.games.dice_flick.moves import Score
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.scoring import best, scored
from beamme.games.dice_flick.state import ROUNDS, Phase, State
from beamme.physics.arc import Arc, arc
from beamme.physics.hands import Hand
from beamme.table.throwing import HANDS, box_of
from ui.models import dice_flick_actions as actions
from ui.models.arena_model import ArenaModel, ArenaRow
from ui.models.dice_flick_actions import NO_TARGET, Selection
from ui.models.dice_flick_aim import Aim, aim_of, power_of
from ui.models.dice_flick_view import (
    HandRow,
    TakeRow,
    hand_rows,
    leading,
    lying_rows,
    pad_rows,
    pending_text,
    sticker_rows,
    take_rows,
    waiting_row,
)
from ui.models.game_model import Common, View
from ui.models.rows import RowsModel
from ui.text import dice_flick as text

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

PLATES = 4


@QmlElement
@QmlUncreatable("made by the program")
class DiceFlickModel(QObject):  # type: ignore[operator]
    """Shows the box and takes intents; what is legal was decided elsewhere."""

    changed = Signal()
    aimChanged = Signal()
    outlookChanged = Signal()
    actionsChanged = Signal()
    decided = Signal(object)
    sounded = Signal(str)
    struck = Signal(float, str)
    scored = Signal()
    outlookWanted = Signal()
    hollowWanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._view: View | None = None
        self._selection = Selection()
        self._common = Common()
        self._assist = "arc"
        self._arena = ArenaModel({die: str(colour) for die, colour in COLOUR_OF.items()})
        self._arena.struck.connect(self.struck)
        self._hand = RowsModel(HandRow, self)
        self._takes = RowsModel(TakeRow, self)
        self._arc: Arc | None = None
        self._chances: tuple[float, ...] = ()
        self._promise = ""

    # --- what the program tells

    @property
    def common(self) -> Common:
        """What is shown outside the box."""
        return self._common

    def show(self, view: View) -> None:
        """Show this; a new decision starts with the aim of the last one and the best score."""
        before, self._view = self._view, view
        if view.is_another_decision(before):
            self._selection = self._begun(view)
            self._chances, self._promise = (), ""
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

    def help_with(self, assist: str) -> None:
        """How much a person sees before a flick, and how steady the hand is."""
        if assist != self._assist:
            self._assist = assist
            self._aim(self._selection.aim)

    def question(self) -> tuple[DiceFlick, State, Aim, Hand] | None:
        """What the outlook of the present aim depends on; none while nobody aims."""
        if self._view is None or not self.aiming:
            return None
        aim, hand = self._selection.aim, HANDS[self._assist]
        return self._rules(), self._state(), aim, hand

    def answer(self, asked: Aim, chances: tuple[float, ...]) -> None:
        """Where an aim may come to rest: 25 hollows, moat, outside; old news are dropped."""
        if self.aiming and asked == self._selection.aim:
            self._chances = chances
            self._show_outlook()

    def aim(self, asked: int, direction: int, speed: int, lift: int) -> None:
        """The aim at a hollow, found for a plate; hundredths of a degree, millimetres a second."""
        if self.aiming and asked == self._selection.aim.plate:
            found = self._selection.aim.turned(direction / 100, power_of(speed), lift / 100)
            self._aim(found)

    # --- the box

    @Property(QObject, constant=True)
    def arena(self) -> QObject:
        return self._arena

    @Property(QObject, constant=True)
    def hand(self) -> QObject:
        return self._hand

    @Property(list, notify=changed)
    def stickers(self) -> list[dict[str, Any]]:
        return [] if self._view is None else sticker_rows(self._rules(), self._state())

    @Property(str, notify=changed)
    def phase(self) -> str:
        return "draw" if self._view is None else str(self._state().phase)

    @Property(bool, notify=changed)
    def aiming(self) -> bool:
        """Whether a person may aim and flick now."""
        view = self._view
        return view is not None and view.deciding is not None and self._state().phase is Phase.FLICK

    @Property(int, notify=changed)
    def flicksLeft(self) -> int:
        return 0 if self._view is None else self._state().flicks

    @Property(int, notify=changed)
    def bag(self) -> int:
        """How many dice are in the bag."""
        return 0 if self._view is None else len(self._state().bag)

    @Property(str, notify=changed)
    def goalText(self) -> str:
        return text.goal_text()

    # --- the aim

    @Property(bool, notify=aimChanged)
    def aimShown(self) -> bool:
        """Whether anybody aims: a person, or a computer that is about to flick."""
        return self._shown() is not None

    @Property(str, notify=aimChanged)
    def aimDie(self) -> str:
        shown = self._shown()
        return "" if shown is None else shown[0]

    @Property(str, notify=aimChanged)
    def aimColour(self) -> str:
        shown = self._shown()
        return "" if shown is None else str(COLOUR_OF[shown[0]])

    @Property(str, notify=aimChanged)
    def assist(self) -> str:
        return self._assist

    @Property(int, notify=aimChanged)
    def plate(self) -> int:
        return self._seen().plate

    @Property(float, notify=aimChanged)
    def direction(self) -> float:
        return self._seen().direction

    @Property(float, notify=aimChanged)
    def power(self) -> float:
        return self._seen().power

    @Property(float, notify=aimChanged)
    def lift(self) -> float:
        return self._seen().lift

    @Property(float, notify=aimChanged)
    def slide(self) -> float:
        """How far the plate is slid to the right, in millimetres."""
        return self._seen().slide / 100

    @Property(bool, notify=changed)
    def slides(self) -> bool:
        """Whether plates may be slid (DF-12)."""
        return self._view is not None and self._rules().slide_plates

    @Property(list, notify=aimChanged)
    def arc(self) -> list[QVector3D]:
        return [] if self._arc is None else [QVector3D(*point) for point in self._arc.points]

    @Property(list, notify=aimChanged)
    def arcWidths(self) -> list[float]:
        return [] if self._arc is None else list(self._arc.widths)

    @Property(dict, notify=aimChanged)
    def landing(self) -> dict[str, float]:
        return {} if self._arc is None else asdict(self._arc.landing)

    @Property(int, notify=outlookChanged)
    def target(self) -> int:
        return actions.target_of(self._chances) if self._chances else NO_TARGET

    @Property(list, notify=outlookChanged)
    def outlook(self) -> list[dict[str, Any]]:
        return actions.outlook_rows(self._chances)

    @Property(list, notify=outlookChanged)
    def hollowChances(self) -> list[float]:
        return list(self._chances[:HOLLOWS])

    @Property(str, notify=outlookChanged)
    def outlookText(self) -> str:
        return self._promise

    @Slot(int)
    def chooseDie(self, index: int) -> None:
        """Flick this die of the hand next."""
        rows = self._hand.rows
        if self.aiming and 0 <= index < len(rows):
            self._select(replace(self._selection, die=rows[index].key))

    @Slot(int)
    def choosePlate(self, plate: int) -> None:
        """Flick from this plate."""
        if self.aiming:
            self._aim(replace(self._selection.aim, plate=plate % PLATES))

    @Slot(float, float)
    def aimAt(self, direction: float, power: float) -> None:
        """Aim in this direction, this hard."""
        aim = self._selection.aim
        self._aim(aim.turned(direction, power, aim.lift))

    @Slot(float, float, float)
    def nudge(self, direction: float, power: float, lift: float) -> None:
        """Change the aim by so much."""
        aim = self._selection.aim
        self._aim(aim.turned(aim.direction + direction, aim.power + power, aim.lift + lift))

    @Slot(float)
    def slideTo(self, millimetres: float) -> None:
        """Slide the plate, if the rules allow it."""
        if self.slides:
            farthest = self._rules().box.half
            slide = min(max(round(100 * millimetres), -farthest), farthest)
            self._aim(replace(self._selection.aim, slide=slide))

    @Slot(int)
    def aimAtHollow(self, place: int) -> None:
        """Aim at a hollow as well as it can be done from this plate."""
        if self.aiming and 0 <= place < HOLLOWS:
            self.hollowWanted.emit(place)

    @Slot()
    def flick(self) -> None:
        """Flick the chosen die as it is aimed."""
        if self.aiming:
            self.decided.emit(self._common.primary.moves)

    # --- the score

    @Property(QObject, constant=True)
    def takes(self) -> QObject:
        return self._takes

    @Property(bool, notify=changed)
    def canChange(self) -> bool:
        """Whether a person may choose what is scored."""
        view = self._view
        return view is not None and view.deciding is not None and self._state().phase is Phase.SCORE

    @Property(int, notify=changed)
    def total(self) -> int:
        return sum(row.points for row in self._takes.rows if row.taken)

    @Property(int, notify=changed)
    def bestTotal(self) -> int:
        if self._view is None or self._state().phase is not Phase.SCORE:
            return 0
        return best(self._rules().spread(self._state())).points

    @Property(bool, notify=changed)
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
            self._score(best(self._rules().spread(self._state())).takes)

    # --- the pad

    @Property(list, notify=changed)
    def pad(self) -> list[dict[str, Any]]:
        return [] if self._view is None else pad_rows(self._state())

    @Property(list, notify=changed)
    def totals(self) -> list[int]:
        return [] if self._view is None else list(self._state().totals)

    @Property(list, notify=changed)
    def leaders(self) -> list[bool]:
        return [] if self._view is None else leading(self._state().totals)

    @Property(int, notify=changed)
    def round(self) -> int:
        return 1 if self._view is None else self._state().round

    @Property(int, constant=True)
    def rounds(self) -> int:
        return ROUNDS

    @Property(bool, notify=changed)
    def over(self) -> bool:
        return self._view is not None and self._state().phase is Phase.OVER

    @Property(int, notify=changed)
    def activeIndex(self) -> int:
        """The seat whose turn it is; -1 when all is over."""
        return -1 if self._view is None or self.over else self._state().active

    @Property(str, notify=changed)
    def pending(self) -> str:
        return "" if self._view is None else pending_text(self._view, self._selection.takes)

    # --- behind it

    def _rules(self) -> DiceFlick:
        return text.rules_of(self._shown_view().record)

    def _state(self) -> State:
        state: State = self._shown_view().match.state
        return state

    def _shown_view(self) -> View:
        if self._view is None:
            raise RuntimeError("no match is shown")
        return self._view

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
                found = best(text.rules_of(view.record).spread(state))
                return Selection(aim=aim, takes=found.takes)
            case _:
                return Selection(self._selection.die, aim)

    def _shown(self) -> tuple[str, Aim] | None:
        """The die that is aimed with, and how."""
        if self._view is None:
            return None
        flying = self._state().flying
        if flying is not None:
            return flying.die, aim_of(flying)
        return (self._selection.die, self._selection.aim) if self.aiming else None

    def _seen(self) -> Aim:
        shown = self._shown()
        return self._selection.aim if shown is None else shown[1]

    def _hand_name(self) -> str:
        view = self._shown_view()
        level = view.record.seating[self._state().active].level
        return self._assist if level is None else str(level)

    def _aim(self, aim: Aim) -> None:
        if self.aiming:
            self._select(replace(self._selection, aim=aim))

    def _score(self, takes: tuple[Any, ...]) -> None:
        spread = self._rules().spread(self._state())
        while scored(spread, takes) is None:
            takes = takes[:-1]
        self._select(replace(self._selection, takes=takes))

    def _select(self, selection: Selection) -> None:
        if selection == self._selection:
            return
        aimed = (selection.die, selection.aim) != (self._selection.die, self._selection.aim)
        self._selection = selection
        self._update()
        self.actionsChanged.emit()
        if aimed:
            self.outlookWanted.emit()
            self._show_outlook()

    def _show_outlook(self) -> None:
        if self._view is not None and self._chances:
            self._promise = actions.promise(
                self._view, self._selection, actions.target_of(self._chances)
            )
        self.outlookChanged.emit()

    def _update(self) -> None:
        view = self._view
        if view is None:
            return
        state, game, takes = self._state(), self._rules(), self._selection.takes
        scoring = state.phase is Phase.SCORE
        self._common = replace(actions.common(view, self._selection), arena=self._arena)
        self._hand.show(hand_rows(state, self._selection.die, selectable=bool(self.aiming)))
        self._takes.show(take_rows(game, state, takes) if scoring else [])
        self._arena.present(self._dice(game, state))
        shown = self._shown()
        self._arc = None
        if shown is not None:
            self._arc = arc(box_of(game), shown[1].launch, HANDS[self._hand_name()])
        self.changed.emit()
        self.aimChanged.emit()

    def _dice(self, game: DiceFlick, state: State) -> list[ArenaRow]:
        takes = self._selection.takes if state.phase is Phase.SCORE else ()
        rows = lying_rows(game, state, takes)
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
