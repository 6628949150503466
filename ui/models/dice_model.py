"""The dice in the tray: faces, places, which are kept, and their flight."""

from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Property, Signal, Slot
from PySide6.QtGui import QQuaternion, QVector3D
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.physics.engine.flight import Flight
from beamme.physics.tray.hands import carry, comes_from_left, gather
from beamme.physics.tray.layout import Layout, arranged, laid_out, landed
from ui.match.showing.playback import Playback
from ui.match.showing.staging import steady
from ui.models.game_model import DiceView
from ui.models.rows import RowsModel
from ui.text.words import fill, translate

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

DICE = 5
ALL = (1 << DICE) - 1
UNKNOWN = 0
CARRY_SECONDS = 0.5
"""How long it takes at most to carry dice over."""


@dataclass(frozen=True, slots=True)
class DieRow:
    """One die in the tray; face 0: not rolled yet."""

    key: str
    face: int
    kept: bool
    selectable: bool
    rolling: bool
    position: QVector3D
    rotation: QQuaternion
    rest: QVector3D
    """Where it lies, or will lie when it has been carried there."""
    accessibleText: str


@dataclass(frozen=True, slots=True)
class Scene:
    """Dice on their way: thrown, or in somebody's hand."""

    dice: tuple[int, ...]
    playback: Playback
    roll: bool


@QmlElement
@QmlUncreatable("made by the program")
class DiceModel(RowsModel[DieRow]):  # type: ignore[operator]
    """Five dice in the tray, from left to right: kept ones in the lane, the others on the felt."""

    changed = Signal()
    toggled = Signal(int)
    landed = Signal()
    struck = Signal(float, str)
    """The strength of an impact, and the surface."""

    def __init__(self) -> None:
        super().__init__(DieRow)
        self._dice = DiceView()
        self._faces: tuple[int, ...] = (UNKNOWN,) * DICE
        self._layout = self._laid_out(())
        self._seen = list(self._layout.places)
        self._scenes: deque[Scene] = deque()
        self._update()

    def reset(self) -> None:
        """Forget where the dice lay, for another match."""
        self._faces = (UNKNOWN,) * DICE
        self._layout = self._laid_out(())
        self._stop()

    def present(self, dice: DiceView) -> None:
        """Show these dice; faces without a flight are laid out neatly.

        Before the first roll of a turn the dice stay where the last turn left them.
        """
        if self.rolling:
            self._stop()
        self._dice = dice
        kept = [die for die in range(DICE) if dice.kept >> die & 1]
        if dice.faces and dice.faces != self._faces:
            self._faces = dice.faces
            self._layout = self._laid_out(kept)
            self._stop()
        elif dice.faces:
            self._arrange(kept)
        self._update()

    def fly(
        self, flight: Flight, dice: Sequence[int], faces: tuple[int, ...], speed: float = 1.0
    ) -> float:
        """Take up these dice and throw them, in ascending order; `faces` are those at rest.

        Return how many seconds pass until they lie there.
        """
        dice = tuple(dice)
        self._arrange(self._layout.lane | (frozenset(range(DICE)) - frozenset(dice)))
        taken = gather([self._layout.places[die] for die in dice], to_left=comes_from_left(dice))
        self._scenes.append(Scene(dice, Playback(taken, steady(taken, speed)), roll=True))
        self._scenes.append(Scene(dice, Playback(flight, steady(flight, speed)), roll=True))
        self._faces = faces
        self._layout = landed(self._layout, dict(zip(dice, flight.rest, strict=True)))
        self._update()
        self.changed.emit()
        return sum(scene.playback.seconds for scene in self._scenes)

    @Slot()
    def finish(self) -> None:
        """End all that moves at once."""
        if self._scenes:
            self._stop()
            self._update()

    @property
    def rolling(self) -> frozenset[int]:
        """The dice that have been taken up to be thrown, or fly."""
        return frozenset(die for scene in self._scenes if scene.roll for die in scene.dice)

    @Property(bool, notify=changed)
    def flying(self) -> bool:
        """Whether dice are rolled."""
        return bool(self.rolling)

    @Property(bool, notify=changed)
    def moving(self) -> bool:
        """Whether dice are rolled or carried over."""
        return bool(self._scenes)

    @Slot(int)
    def toggle(self, die: int) -> None:
        """Toggle whether this die is kept."""
        if self._dice.selectable and 0 <= die < DICE:
            self.toggled.emit(die)

    @Slot(float)
    def advance(self, seconds: float) -> None:
        """Advance what moves; called for each drawn frame."""
        if not self._scenes:
            return
        while self._scenes:
            scene = self._scenes[0]
            for impact in scene.playback.advance(seconds):
                self.struck.emit(impact.strength, str(impact.kind))
            for die, pose in zip(scene.dice, scene.playback.poses, strict=True):
                self._seen[die] = pose
            if not scene.playback.over:
                break
            seconds = scene.playback.spare
            if len(self._scenes) == 1:
                self._stop()
            else:
                self._scenes.popleft()
        self._update()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._update()

    def _stop(self) -> None:
        self._seen = list(self._layout.places)
        if self._scenes:
            flew = self.flying
            self._scenes.clear()
            self.changed.emit()
            if flew:
                self.landed.emit()

    def _laid_out(self, kept: Collection[int]) -> Layout:
        return laid_out([face or 1 for face in self._faces], kept)

    def _arrange(self, kept: Collection[int]) -> None:
        """Carry dice into the lane, and others back to the felt."""
        before = self._layout
        self._layout = arranged(before, [face or 1 for face in self._faces], kept)
        shown = carry(before.places, self._layout.places)
        if shown is not None:
            speed = max(1.0, shown.seconds / CARRY_SECONDS) * (1 + len(self._scenes))
            carried = Playback(shown, steady(shown, speed))
            self._scenes.append(Scene(tuple(range(DICE)), carried, roll=False))
            self.changed.emit()

    def _update(self) -> None:
        rolling = self.rolling
        self.show([self._row(die, die in rolling) for die in range(DICE)])

    def _row(self, die: int, rolling: bool) -> DieRow:
        pose = self._seen[die]
        return DieRow(
            key=str(die + 1),
            face=self._faces[die],
            kept=self._kept(die),
            selectable=self._dice.selectable,
            rolling=rolling,
            position=QVector3D(*pose.position),
            rotation=QQuaternion(*pose.rotation),
            rest=QVector3D(*self._layout.places[die].position),
            accessibleText=self._accessible_text(die, rolling),
        )

    def _kept(self, die: int) -> bool:
        return bool(self._dice.faces) and die in self._layout.lane

    def _accessible_text(self, die: int, rolling: bool) -> str:
        if not self._faces[die] or rolling:
            return fill(translate("Dice", "Die %1"), die + 1)
        face = self._faces[die]
        names = self._dice.face_names
        name = names[face - 1] if names else str(face)
        if self._kept(die):
            return fill(translate("Dice", "Die %1: %2, kept"), die + 1, name)
        return fill(translate("Dice", "Die %1: %2"), die + 1, name)
