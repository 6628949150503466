"""The aim on the screen: a person turns it, the program shows what may become of it."""

from dataclasses import replace
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.throwing.snapshot import Aim, S, Shown

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

D = TypeVar("D")
"""What the picture of an aim depends on."""


@QmlElement
@QmlUncreatable("made by the program")
class AimModel(QObject, Generic[S, D]):  # type: ignore[operator]
    """Who aims, where to, and with how much help; each game adds how it throws.

    PySide6 notifies of a property only with a signal of the same class, so a game has its own.
    """

    detailsChanged: Any
    """The aim is another one, for what a game adds to it."""
    outlookChanged: Any

    changed = Signal()
    enabledChanged = Signal()
    assistChanged = Signal()
    outlookWanted = Signal()
    selected = Signal(object)
    """What a person has chosen now."""

    def __init__(self, shown: Shown[S], parent: QObject) -> None:
        super().__init__(parent)
        self._shown = shown
        self._assist = "arc"
        self._enabled = False
        self._sketched: D | None = None
        self._outlook: Any = None

    def update(self) -> None:
        """Draw what is aimed now, if it is something else."""
        if self._enabled != self._shown.now.aiming:
            self._enabled = self._shown.now.aiming
            self.enabledChanged.emit()
        self._update_sketch()

    def help_with(self, assist: str) -> None:
        """How much a person sees before a throw, and how steady the hand is."""
        if assist != self._assist:
            self._assist = assist
            self.assistChanged.emit()
            self._update_sketch()
            self.look()

    def look(self) -> None:
        """Ask what may become of the present aim."""
        if self._shown.now.aiming:
            self.outlookWanted.emit()

    def answer(self, asked: object, outlook: object) -> None:
        """What may become of a throw; old news are dropped."""
        if asked == self.question():
            self._outlook = outlook
            self.tell_outlook()

    def forget_outlook(self) -> None:
        """What is known of another throw says nothing about this one."""
        if self._outlook is not None:
            self._outlook = None
            self.tell_outlook()

    def tell_outlook(self) -> None:
        """Say what may become of a throw, in the present language."""
        self.outlookChanged.emit()

    def question(self) -> object:
        """What the outlook of the present aim depends on; none while nobody wants to know it."""
        raise NotImplementedError

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

    def _aim(self, aim: Aim) -> None:
        now = self._shown.now
        if now.aiming:
            self.selected.emit(replace(now.selection, aim=aim))

    def _update_sketch(self) -> None:
        now = self._shown.now
        sketch = self._sketch(now, now.hand(self._assist)) if now.aimed else None
        if sketch != self._sketched:
            self._sketched = sketch
            self._draw(sketch)
            self.changed.emit()
            self.detailsChanged.emit()

    def _sketch(self, now: S, hand: str) -> D:
        """What the picture of an aim depends on."""
        raise NotImplementedError

    def _draw(self, sketch: D | None) -> None:
        """Work out the picture of this aim; of none, if nobody aims."""
        raise NotImplementedError
