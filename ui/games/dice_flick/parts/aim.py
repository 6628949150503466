"""The aim of a flick on the screen: its arc with the error of the hand, where the die may rest."""

from dataclasses import asdict, dataclass, replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtGui import QVector3D
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.games.dice_flick.board import HOLLOWS
from beamme.games.dice_flick.dice import COLOUR_OF
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import State
from beamme.physics.box.arc import Arc, arc
from beamme.physics.box.hand import Hand
from beamme.physics.box.launch import Aim as Launch
from beamme.physics.box.shapes import Box
from beamme.throws.dice_flick.arena import box_of
from beamme.throws.dice_flick.flick import HANDS
from beamme.throws.hands import NONE
from ui.games.dice_flick import actions
from ui.games.dice_flick.aim import PLATES, Aim, power_of
from ui.games.dice_flick.parts.snapshot import Snapshot
from ui.games.dice_flick.promises import NOTHING, Promise, promised
from ui.throwing.aim_model import AimModel
from ui.throwing.snapshot import Shown

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

    def picture(self) -> Arc:
        """The arc with the error of the hand."""
        return arc(self.box, self.launch, self.hand)


def sketch(now: Snapshot, hand: str) -> Sketch:
    """What the arc of the aim that is seen depends on."""
    return Sketch(now.die, now.aim.launch, HANDS[hand], box_of(now.game))


def question(now: Snapshot, hand: str) -> Question:
    """What the outlook of the present aim depends on."""
    return now.game, now.state, now.selection.aim, HANDS[hand]


@QmlElement
@QmlUncreatable("made by the program")
class DiceFlickAim(AimModel[Snapshot, Question, Arc]):  # type: ignore[operator]
    """The die, the plate, direction, power and lift."""

    detailsChanged = Signal()
    outlookChanged = Signal()
    hollowWanted = Signal(int)
    previewChanged = Signal()

    def __init__(self, shown: Shown[Snapshot], parent: QObject) -> None:
        super().__init__(shown, question, sketch, parent)
        self._promise = self._preview = NOTHING
        self._looked_at = actions.NO_TARGET
        self._previewed: tuple[object, ...] | None = None
        """What the preview depends on."""

    def tell_outlook(self) -> None:
        """Say where the die may rest, and what it would be worth there."""
        self._promise = self._promised(self._target())
        super().tell_outlook()
        self._previewed = None
        self._update_preview()

    def update(self) -> None:
        """Draw what is aimed now, if it is something else."""
        super().update()
        self._update_preview()

    def found(self, asked: Aim, direction: int, speed: int, lift: int) -> None:
        """The aim at a hollow, found for a plate; hundredths of a degree, millimetres a second."""
        aim = self._shown.now.selection.aim
        if (asked.plate, asked.slide) == (aim.plate, aim.slide):
            self._aim(aim.turned(direction / 100, power_of(speed), lift / 100))

    @Property(str, notify=detailsChanged)
    def colour(self) -> str:
        now = self._shown.now
        return str(COLOUR_OF[now.die]) if now.aimed else ""

    @Property(int, notify=detailsChanged)
    def plate(self) -> int:
        return self._shown.now.aim.plate

    @Property(int, notify=detailsChanged)
    def facing(self) -> int:
        """The plate from which the box is seen: a person's, whoever flicks."""
        return self._shown.now.selection.aim.plate

    @Property(float, notify=detailsChanged)
    def lift(self) -> float:
        return self._shown.now.aim.lift

    @Property(float, notify=detailsChanged)
    def slide(self) -> float:
        """How far the plate is slid to the right, in millimetres."""
        return self._shown.now.aim.slide / 100

    @Property(list, notify=detailsChanged)
    def arc(self) -> list[QVector3D]:
        return [QVector3D(*point) for point in self._picture.points] if self._picture else []

    @Property(list, notify=detailsChanged)
    def arcWidths(self) -> list[float]:
        return list(self._picture.widths) if self._picture else []

    @Property(dict, notify=detailsChanged)
    def landing(self) -> dict[str, float]:
        return asdict(self._picture.landing) if self._picture else {}

    @Property(int, notify=outlookChanged)
    def target(self) -> int:
        return self._target()

    @Property(list, notify=outlookChanged)
    def outlook(self) -> list[dict[str, Any]]:
        return actions.outlook_rows(self._outlook or ())

    @Property(list, notify=outlookChanged)
    def hollowChances(self) -> list[float]:
        """How likely the die comes to rest in each hollow."""
        return list((self._outlook or ())[:HOLLOWS])

    @Property(str, notify=outlookChanged)
    def outlookText(self) -> str:
        return self._promise.text

    @Property(dict, notify=previewChanged)
    def preview(self) -> dict[str, Any]:
        """What the die would complete in the hollow that is looked at, or else in the target."""
        return self._preview.row

    @Slot(int)
    def lookAt(self, place: int) -> None:
        """Show what the die would complete in this hollow; -1 for the target."""
        self._looked_at = place
        self._update_preview()

    @Slot(int, result=str)
    def promiseAt(self, place: int) -> str:
        """Say what the die would complete in this hollow."""
        return self._promised(place).text

    @Slot(int)
    def chooseDie(self, index: int) -> None:
        """Flick this die of the hand next."""
        now = self._shown.now
        hand = now.state.hands[now.seat] if now.aiming else ()
        if 0 <= index < len(hand):
            self.selected.emit(replace(now.selection, die=hand[index]))

    @Slot(int)
    def choosePlate(self, plate: int) -> None:
        """Flick from this plate."""
        self._aim(replace(self._shown.now.selection.aim, plate=plate % len(PLATES)))

    @Slot(float, float, float)
    def nudge(self, direction: float, power: float, lift: float) -> None:
        """Change the aim by so much."""
        aim = self._shown.now.selection.aim
        self._aim(aim.turned(aim.direction + direction, aim.power + power, aim.lift + lift))

    @Slot(float)
    def slideTo(self, millimetres: float) -> None:
        """Slide the plate, if the rules allow it."""
        now = self._shown.now
        if now.aiming and now.game.may_slide(now.seat):
            farthest = now.game.box.slide
            slide = min(max(round(100 * millimetres), -farthest), farthest)
            self._aim(replace(now.selection.aim, slide=slide))

    @Slot(int)
    def aimAtHollow(self, place: int) -> None:
        """Aim at a hollow as well as it can be done from this plate; only with all help."""
        if self.targets and 0 <= place < HOLLOWS:
            self.hollowWanted.emit(place)

    def _update_preview(self) -> None:
        place = self._target() if self._looked_at < 0 else self._looked_at
        now = self._shown.now
        wanted = (now.aiming and now.state, now.selection.die, place, self._assist)
        if wanted == self._previewed:
            return
        self._previewed, preview = wanted, self._promised(place)
        if preview != self._preview:
            self._preview = preview
            self.previewChanged.emit()

    def _promised(self, place: int) -> Promise:
        """What the die that somebody may flick would complete; nothing without any help."""
        now = self._shown.now
        if not now.aiming or self._assist == NONE:
            return NOTHING
        return promised(now.game, now.state, now.selection.die, place)

    def _target(self) -> int:
        return actions.target_of(self._outlook or ())
