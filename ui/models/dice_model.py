"""The dice in the tray: faces, places, which are kept, and their flight."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Property, Signal, Slot
from PySide6.QtGui import QQuaternion, QVector3D
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.physics.engine.flight import Flight, Pose
from beamme.physics.tray.places import kept_place, make_room, resting_row
from ui.match.playback import Playback
from ui.match.staging import steady
from ui.models.game_model import DiceView
from ui.models.rows import RowsModel
from ui.text.words import fill, translate

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

DICE = 5
ALL = (1 << DICE) - 1
UNKNOWN = 0


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
    accessibleText: str


@QmlElement
@QmlUncreatable("made by the program")
class DiceModel(RowsModel[DieRow]):  # type: ignore[operator]
    """Five dice in the tray: kept dice in a row, the others where they came to rest."""

    changed = Signal()
    toggled = Signal(int)
    landed = Signal()
    struck = Signal(float, str)
    """The strength of an impact, and the surface."""

    def __init__(self) -> None:
        super().__init__(DieRow)
        self._dice = DiceView()
        self._faces: tuple[int, ...] = (UNKNOWN,) * DICE
        self._order: list[int] = []
        self._lying = self._neat_row()
        self._flight: Playback | None = None
        self._flying: tuple[int, ...] = ()
        self._update()

    def reset(self) -> None:
        """Forget where the dice lay, for another match."""
        self._stop()
        self._faces = (UNKNOWN,) * DICE
        self._order = []
        self._lying = self._neat_row()

    def present(self, dice: DiceView) -> None:
        """Show these dice; faces without a flight are laid out in a row."""
        self._stop()
        self._dice = dice
        if dice.faces and dice.faces != self._faces:
            self._faces = dice.faces
            self._lying = self._neat_row()
        kept = [die for die in range(DICE) if dice.kept >> die & 1] if dice.faces else []
        self._order = [die for die in self._order if die in kept]
        self._order += [die for die in kept if die not in self._order]
        self._update()

    def kept_poses(self, kept: int) -> tuple[Pose, ...]:
        """The poses of the kept dice of a mask while the others fly."""
        count = kept.bit_count()
        return tuple(
            kept_place(slot, self._faces[die]) for slot, die in enumerate(self._order[:count])
        )

    def fly(
        self, flight: Flight, dice: Sequence[int], faces: tuple[int, ...], speed: float = 1.0
    ) -> None:
        """Start the flight of these dice; `faces` are those at rest."""
        self._flight, self._flying = Playback(flight, steady(flight, speed)), tuple(dice)
        self._faces = faces
        lying = list(self._lying)
        for die, pose in zip(dice, flight.rest, strict=True):
            lying[die] = pose
        self._lying = tuple(lying)
        self._update()
        self.changed.emit()

    def finish(self) -> None:
        """End the flight at once."""
        if self._flight is not None:
            self._stop()
            self._update()

    @Property(bool, notify=changed)
    def flying(self) -> bool:
        return self._flight is not None

    @Slot(int)
    def toggle(self, die: int) -> None:
        """Toggle whether this die is kept."""
        if self._dice.selectable and 0 <= die < DICE:
            self.toggled.emit(die)

    @Slot(float)
    def advance(self, seconds: float) -> None:
        """Advance the flight; called for each drawn frame."""
        if self._flight is None:
            return
        for impact in self._flight.advance(seconds):
            self.struck.emit(impact.strength, str(impact.kind))
        if self._flight.over:
            self._stop()
        self._update()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._update()

    def _stop(self) -> None:
        if self._flight is not None:
            self._flight, self._flying = None, ()
            self.changed.emit()
            self.landed.emit()

    def _neat_row(self) -> tuple[Pose, ...]:
        return resting_row([face or 1 for face in self._faces])

    def _poses(self) -> list[Pose]:
        poses = list(self._lying)
        free = [die for die in range(DICE) if die not in self._order]
        room = make_room([self._lying[die] for die in free], len(self._order))
        for die, pose in zip(free, room, strict=True):
            poses[die] = pose
        for slot, die in enumerate(self._order):
            poses[die] = kept_place(slot, self._faces[die] or 1)
        if self._flight is not None:
            for die, pose in zip(self._flying, self._flight.poses, strict=True):
                poses[die] = pose
        return poses

    def _update(self) -> None:
        poses = self._poses()
        self.show([self._row(die, poses[die]) for die in range(DICE)])

    def _row(self, die: int, pose: Pose) -> DieRow:
        return DieRow(
            key=str(die + 1),
            face=self._faces[die],
            kept=die in self._order,
            selectable=self._dice.selectable,
            rolling=die in self._flying,
            position=QVector3D(*pose.position),
            rotation=QQuaternion(*pose.rotation),
            accessibleText=self._accessible_text(die),
        )

    def _accessible_text(self, die: int) -> str:
        if not self._faces[die] or die in self._flying:
            return fill(translate("Dice", "Die %1"), die + 1)
        face = self._faces[die]
        names = self._dice.face_names
        name = names[face - 1] if names else str(face)
        if die in self._order:
            return fill(translate("Dice", "Die %1: %2, kept"), die + 1, name)
        return fill(translate("Dice", "Die %1: %2"), die + 1, name)
