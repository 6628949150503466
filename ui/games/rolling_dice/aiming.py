"""The aim of a throw: a person turns it, the program shows what may become of it."""

from dataclasses import asdict, dataclass, replace
from typing import Any

from PySide6.QtCore import Property, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.games.rolling_dice.moves import Throw
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.state import State
from beamme.physics.floe.bundle import Grip
from beamme.physics.floe.fan import Fan, fan
from beamme.throws.rolling_dice.outlook import Outlook
from beamme.throws.rolling_dice.throw import GRIPS
from ui.games.rolling_dice import actions
from ui.games.rolling_dice.actions import Selection
from ui.games.rolling_dice.aim import Aim, aim_of
from ui.games.rolling_dice.table import NOBODY, FloeTable

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

Question = tuple[RollingDice, State, Aim, Grip]
"""What is asked about a throw: rules, what lies there, the aim, and whose hand it is."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """What a fan depends on."""

    colour: int
    aim: Aim
    grip: Grip
    edge: int


@QmlElement
@QmlUncreatable("made by the program")
class FloeAim(FloeTable):  # type: ignore[operator]
    """Place, direction, power and spread; a fan with the error of the hand; what may come of it."""

    aimChanged = Signal()
    assistChanged = Signal()
    outlookChanged = Signal()
    outlookWanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._assist = "arc"
        self._drawn: Sketch | None = None
        self._fan: Fan | None = None
        self._outlook: Outlook | None = None

    def help_with(self, assist: str) -> None:
        """How much a person sees before a throw, and how steady the hand is."""
        if assist != self._assist:
            self._assist = assist
            self.assistChanged.emit()
            self._update_aim()
            self._forget_outlook()
            if self.aiming:
                self.outlookWanted.emit()

    def question(self) -> Question | None:
        """What the outlook of the present aim depends on; none while nobody wants to know it."""
        if not self.aiming or self._assist != "arc":
            return None
        return self._rules(), self._state(), self._selection.aim, GRIPS[self._assist]

    def answer(self, asked: Question, outlook: Outlook) -> None:
        """What may become of a throw; old news are dropped."""
        if asked == self.question():
            self._outlook = outlook
            self.outlookChanged.emit()

    @Property(bool, notify=aimChanged)
    def aimShown(self) -> bool:
        """Whether anybody aims: a person, or a computer that is about to throw."""
        return self._shown() is not None

    @Property(int, notify=aimChanged)
    def aimColour(self) -> int:
        """How the colour looks that is aimed with."""
        return NOBODY if self._shown() is None else self._look(self._state().active)

    @Property(str, notify=assistChanged)
    def assist(self) -> str:
        return self._assist

    @Property(float, notify=aimChanged)
    def place(self) -> float:
        """Where the hand is along the entrance, in millimetres to the right of its middle."""
        return self._seen().place / 100

    @Property(float, notify=aimChanged)
    def direction(self) -> float:
        return self._seen().direction

    @Property(float, notify=aimChanged)
    def power(self) -> float:
        """From 0 to 1; a computer that throws harder is shown at full power."""
        return min(max(self._seen().power, 0.0), 1.0)

    @Property(float, notify=aimChanged)
    def spread(self) -> float:
        return self._seen().spread

    @Property(dict, notify=aimChanged)
    def fan(self) -> dict[str, float]:
        """Where the dice come to rest: angles in degrees, lengths in die edges."""
        return {} if self._fan is None else asdict(self._fan)

    @Property(list, notify=outlookChanged)
    def outlook(self) -> list[dict[str, Any]]:
        """What may become of the throw that is aimed; nothing while nobody knows."""
        if self._outlook is None:
            return []
        return actions.outlook_rows(self._outlook, ringed=self._ringed() is not None)

    @Slot(float, float)
    def aimAt(self, direction: float, power: float) -> None:
        """Aim in this direction, this hard."""
        aim = self._selection.aim
        self._aim(aim.turned(direction, power, aim.spread))

    @Slot(float)
    def moveTo(self, millimetres: float) -> None:
        """Throw from this place of the entrance."""
        if self.aiming:
            self._aim(self._selection.aim.moved(millimetres, self._rules().farthest))

    @Slot(float, float, float, float)
    def nudge(self, place: float, direction: float, power: float, spread: float) -> None:
        """Change the aim by so much."""
        if self.aiming:
            aim = self._selection.aim
            aim = aim.moved(aim.place / 100 + place, self._rules().farthest)
            self._aim(aim.turned(aim.direction + direction, aim.power + power, aim.spread + spread))

    def _shown(self) -> Aim | None:
        """How dice are aimed now; none while nobody aims."""
        if self._view is None:
            return None
        flying: Throw | None = self._state().flying
        if flying is not None:
            return aim_of(flying)
        return self._selection.aim if self.aiming else None

    def _seen(self) -> Aim:
        return self._shown() or self._selection.aim

    def _hand_name(self) -> str:
        state = self._state()
        level = self._shown_view().record.seating[state.seat_of(state.active)].level
        return self._assist if level is None else str(level)

    def _aim(self, aim: Aim) -> None:
        if self.aiming:
            self._select(replace(self._selection, aim=aim))

    def _select(self, selection: Selection) -> None:
        """Choose this, and show what follows from it."""
        raise NotImplementedError

    def _forget_outlook(self) -> None:
        """What is known of another throw says nothing about this one."""
        if self._outlook is not None:
            self._outlook = None
            self.outlookChanged.emit()

    def _update_aim(self) -> None:
        """Draw the fan of whoever aims, if it is another one."""
        drawn = self._sketch()
        if drawn != self._drawn:
            self._drawn = drawn
            self._fan = fan(drawn.aim.gesture, drawn.grip, drawn.edge) if drawn else None
            self.aimChanged.emit()

    def _sketch(self) -> Sketch | None:
        shown = self._shown()
        if shown is None:
            return None
        state, grip = self._state(), GRIPS[self._hand_name()]
        return Sketch(self._look(state.active), shown, grip, self._rules().floe.die)
