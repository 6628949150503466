"""The aim of a flick: a person turns it, the program shows what may become of it."""

from dataclasses import asdict, dataclass, replace
from typing import Any

from PySide6.QtCore import Property, Signal, Slot
from PySide6.QtGui import QVector3D
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.games.dice_flick.board import HOLLOWS
from beamme.games.dice_flick.dice import COLOUR_OF
from beamme.games.dice_flick.moves import Flick
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import State
from beamme.physics.box.arc import Arc, arc
from beamme.physics.box.hand import Hand
from beamme.physics.box.launch import Aim as Launch
from beamme.physics.box.shapes import Box
from beamme.throws.dice_flick.arena import box_of
from beamme.throws.dice_flick.flick import HANDS
from ui.games.dice_flick import actions
from ui.games.dice_flick.actions import Selection
from ui.games.dice_flick.aim import PLATES, Aim, aim_of, power_of
from ui.games.dice_flick.table import FlickTable

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

Question = tuple[DiceFlick, State, Aim, Hand]
"""What is asked about a flick: rules, what lies there, the aim, and whose hand it is."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """What an arc depends on."""

    die: str
    launch: Launch
    hand: Hand
    box: Box


@QmlElement
@QmlUncreatable("made by the program")
class FlickAim(FlickTable):  # type: ignore[operator]
    """Direction, power and lift; an arc with the error of the hand; where the die may rest."""

    aimChanged = Signal()
    assistChanged = Signal()
    outlookChanged = Signal()
    outlookWanted = Signal()
    hollowWanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._assist = "arc"
        self._drawn: Sketch | None = None
        self._arc: Arc | None = None
        self._chances: tuple[float, ...] = ()
        self._promise = ""

    def help_with(self, assist: str) -> None:
        """How much a person sees before a flick, and how steady the hand is."""
        if assist != self._assist:
            self._assist = assist
            self.assistChanged.emit()
            self._update_aim()
            if self.aiming:
                self.outlookWanted.emit()

    @Slot(object)
    def advise(self, move: object) -> None:
        """Aim as somebody was advised to."""
        if self.aiming and isinstance(move, Flick):
            self._select(replace(self._selection, die=move.die, aim=aim_of(move)))

    def question(self) -> Question | None:
        """What the outlook of the present aim depends on; none while nobody aims."""
        if not self.aiming:
            return None
        aim, hand = self._selection.aim, HANDS[self._assist]
        return self._rules(), self._state(), aim, hand

    def answer(self, asked: Question, chances: tuple[float, ...]) -> None:
        """Where a flick may come to rest: 25 hollows, moat, outside; old news are dropped."""
        if asked == self.question():
            self._chances = chances
            self._show_outlook()

    def aim(self, asked: int, direction: int, speed: int, lift: int) -> None:
        """The aim at a hollow, found for a plate; hundredths of a degree, millimetres a second."""
        if asked == self._selection.aim.plate:
            self._aim(self._selection.aim.turned(direction / 100, power_of(speed), lift / 100))

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

    @Property(str, notify=assistChanged)
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
        return actions.target_of(self._chances)

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
        self._aim(replace(self._selection.aim, plate=plate % len(PLATES)))

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

    def _select(self, selection: Selection) -> None:
        """Choose this, and show what follows from it."""
        raise NotImplementedError

    def _forget_outlook(self) -> None:
        self._chances, self._promise = (), ""
        self.outlookChanged.emit()

    def _show_outlook(self) -> None:
        if self._view is not None:
            target = actions.target_of(self._chances)
            self._promise = actions.promise(self._view, self._selection, target)
        self.outlookChanged.emit()

    def _update_aim(self) -> None:
        """Draw the arc of whoever aims, if it is another one."""
        drawn = self._sketch()
        if drawn != self._drawn:
            self._drawn = drawn
            self._arc = arc(drawn.box, drawn.launch, drawn.hand) if drawn else None
            self.aimChanged.emit()

    def _sketch(self) -> Sketch | None:
        shown = self._shown()
        if shown is None:
            return None
        die, aim = shown
        return Sketch(die, aim.launch, HANDS[self._hand_name()], box_of(self._rules()))
