"""The aim on the screen: a person turns it, the program shows what may become of it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.throws.hands import ARC
from ui.throwing.snapshot import Aim, S, Shown

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

P_co = TypeVar("P_co", covariant=True)
"""The picture of an aim."""
Q = TypeVar("Q")
"""What the outlook of an aim depends on."""


class Sketch(Protocol[P_co]):
    """What the picture of an aim depends on, as a frozen dataclass."""

    def picture(self) -> P_co:
        """Work out the picture."""


@QmlElement
@QmlUncreatable("made by the program")
class AimModel(QObject, Generic[S, Q, P_co]):  # type: ignore[operator]
    """Who aims, where to, and with how much help; each game adds how it throws.

    PySide6 notifies of a property only with a signal of the same class, so a game has its own.
    """

    detailsChanged: Any
    """The aim is another one, for what a game adds to it."""
    outlookChanged: Any

    changed = Signal()
    enabledChanged = Signal()
    assistChanged = Signal()
    settledChanged = Signal()
    outlookWanted = Signal()
    selected = Signal(object)
    """What a person has chosen now."""

    def __init__(
        self,
        shown: Shown[S],
        question: Callable[[S, str], Q],
        sketch: Callable[[S, str], Sketch[P_co]],
        parent: QObject,
    ) -> None:
        """Ask and sketch by what is shown, and whose hand it is."""
        super().__init__(parent)
        self._shown = shown
        self._question = question
        self._sketch = sketch
        self._usual = self._assist = ARC
        self._enabled = False
        self._sketched: Sketch[P_co] | None = None
        self._picture: P_co | None = None
        self._outlook: Any = None
        self._answered: Q | None = None
        """The question that the outlook answers."""
        self._settled = False

    def update(self) -> None:
        """Draw what is aimed now, if it is something else."""
        if self._enabled != self._shown.now.aiming:
            self._enabled = self._shown.now.aiming
            self.enabledChanged.emit()
        self._update_help()
        self._update_sketch()

    def help_with(self, assist: str) -> None:
        """Show people so much of a throw, in matches that do not say how much."""
        self._usual = assist
        if self._update_help():
            self._update_sketch()
            self.look()

    def look(self) -> None:
        """Ask what may become of the present aim."""
        self._settle()
        if self._shown.now.aiming:
            self.outlookWanted.emit()

    def answer(self, asked: Q, outlook: object) -> None:
        """What may become of a throw; old news are dropped."""
        if asked == self.question():
            self._outlook, self._answered = outlook, asked
            self._settle()
            self.tell_outlook()

    def forget_outlook(self) -> None:
        """What is known of another throw says nothing about this one."""
        if self._outlook is not None:
            self._outlook = None
            self._settle()
            self.tell_outlook()

    def tell_outlook(self) -> None:
        """Say what may become of a throw, in the present language."""
        self.outlookChanged.emit()

    def question(self) -> Q | None:
        """What the outlook of the present aim depends on; none while nobody wants to know it."""
        now = self._shown.now
        if not now.aiming or now.assist(self._usual) != ARC:
            return None
        return self._question(now, now.hand(self._usual))

    @Property(bool, notify=enabledChanged)
    def enabled(self) -> bool:
        """Whether a person may aim and throw now."""
        return self._shown.now.aiming

    @Property(bool, notify=changed)
    def shown(self) -> bool:
        """Whether anybody aims: a person, or a computer that is about to throw."""
        return self._shown.now.aimed

    @Property(str, notify=assistChanged)
    def assist(self) -> str:
        return self._assist

    @property
    def targets(self) -> bool:
        """Whether a person may aim by choosing a target."""
        return self._shown.now.aiming and self._assist == ARC

    @Property(float, notify=changed)
    def direction(self) -> float:
        return self._shown.now.aim.direction

    @Property(float, notify=changed)
    def power(self) -> float:
        """From 0 to 1; beyond it for a computer that throws harder than people can."""
        return self._shown.now.power

    @Slot(float, float)
    def turnTo(self, direction: float, power: float) -> None:
        """Aim in this direction, this hard."""
        self._aim(self._shown.now.aim.towards(direction, power))

    @Slot(bool)
    def hold(self, held: bool) -> None:
        """Take the dice in the hand, or let them be: only a gesture has no other error."""
        now = self._shown.now
        if now.aiming and now.selection.held != held:
            self.selected.emit(replace(now.selection, held=held))

    @Property(bool, notify=settledChanged)
    def settled(self) -> bool:
        """Whether what is told of the outlook belongs to the present aim."""
        return self._settled

    def _settle(self) -> None:
        settled = self._outlook is not None and self._answered == self.question()
        if settled != self._settled:
            self._settled = settled
            self.settledChanged.emit()

    def _update_help(self) -> bool:
        """Follow whose turn it is; whether that changed anything."""
        assist = self._shown.now.assist(self._usual)
        changed = assist != self._assist
        if changed:
            self._assist = assist
            self.forget_outlook()
            self.assistChanged.emit()
        return changed

    def _aim(self, aim: Aim) -> None:
        now = self._shown.now
        if now.aiming:
            self.selected.emit(replace(now.selection, aim=aim))

    def _update_sketch(self) -> None:
        now = self._shown.now
        sketch = self._sketch(now, now.hand(self._usual)) if now.aimed else None
        if sketch != self._sketched:
            self._sketched = sketch
            self._picture = sketch.picture() if sketch else None
            self.changed.emit()
            self.detailsChanged.emit()
