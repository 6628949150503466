"""The dice of an arena: where they lie, and their flight."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import Property, Signal, Slot
from PySide6.QtGui import QQuaternion, QVector3D
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.physics.engine.flight import Flight, Pose
from ui.match.showing.playback import Playback
from ui.match.showing.staging import Staging
from ui.models.rows import RowsModel

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

NOWHERE = -1
FIRST_FRAME_SECONDS = 1 / 60
"""The flight starts here, so that dice move in the first frame."""


@dataclass(frozen=True, slots=True)
class ArenaRow:
    """One die of the game; lengths are die edges."""

    key: str
    colour: str
    present: bool = False
    """Whether it is visible: at rest, waiting to be thrown, or in flight."""
    face: int = 1
    position: QVector3D = field(default_factory=QVector3D)
    rotation: QQuaternion = field(default_factory=QQuaternion)
    flying: bool = False
    place: int = NOWHERE
    """The number of the field it lies on."""
    take: int = NOWHERE
    """The number of the take that scores the die."""
    points: str = ""
    """What the die scores in that take."""
    room: float = 9.0
    """How many times larger than it is it may be drawn without covering another die."""
    accessibleText: str = ""


@QmlElement
@QmlUncreatable("made by the program")
class ArenaModel(RowsModel[ArenaRow]):  # type: ignore[operator]
    """All dice of a game, each always in the same row, so that it keeps its delegate."""

    changed = Signal()
    moved = Signal()
    """Dice have flown a little further, and with them what the eye sees."""
    landed = Signal()
    struck = Signal(float, str)
    """The strength of an impact, and the surface."""

    def __init__(self, colours: Mapping[str, str]) -> None:
        """Create the dice with their colours."""
        super().__init__(ArenaRow)
        self._away = {key: ArenaRow(key, colour) for key, colour in colours.items()}
        self._lying = dict(self._away)
        self._flight: Playback | None = None
        self._flying: tuple[str, ...] = ()
        self._angle = ""
        self._thrown = False
        self._update()

    def paint(self, colours: Mapping[str, str]) -> None:
        """Change the colours of these dice."""
        self._away |= {key: replace(self._away[key], colour=it) for key, it in colours.items()}

    def present(self, dice: Sequence[ArenaRow]) -> None:
        """Show exactly these dice at rest; ends a flight."""
        self._stop()
        if self._thrown:
            self._thrown = False
            self.changed.emit()
        away = {key: self._gone(key) for key in self._away}
        self._lying = away | {row.key: replace(row, present=True) for row in dice}
        self._update()

    def fly(self, flight: Flight, dice: Sequence[str], staging: Staging, angle: str = "") -> None:
        """Start the flight of these dice; all others stay where they are."""
        self._flight, self._flying, self._angle = Playback(flight, staging), tuple(dice), angle
        self._thrown = True
        self.advance(FIRST_FRAME_SECONDS)
        self.changed.emit()

    def finish(self) -> None:
        """End the flight at once."""
        self._stop()
        self._update()

    @Property(bool, notify=changed)
    def flying(self) -> bool:
        return self._flight is not None

    @Property(bool, notify=changed)
    def thrown(self) -> bool:
        """Whether dice fly, or have flown and nothing new was shown since."""
        return self._thrown

    @Property(str, notify=changed)
    def angle(self) -> str:
        """From where a flight is shown again; empty if it is shown as it happens."""
        return self._angle

    @Property(float, notify=moved)
    def nearness(self) -> float:
        """How near the eye is to the flying dice: 0 is as far away as ever, 1 the nearest."""
        return 0.0 if self._flight is None else self._flight.nearness

    @Property(list, notify=moved)
    def focus(self) -> list[float]:
        """Where the eye looks: x, y and z in die edges."""
        return [0.0, 0.0, 0.0] if self._flight is None else list(self._flight.focus)

    @Property(list, notify=moved)
    def trails(self) -> list[dict[str, Any]]:
        """The colour of each die that flies fast, and where it has just been."""
        if self._flight is None:
            return []
        pairs = zip(self._flying, self._flight.trails, strict=True)
        return [
            {"colour": self._lying[key].colour, "places": [QVector3D(*it) for it in places]}
            for key, places in pairs
            if places
        ]

    @Slot(float)
    def advance(self, seconds: float) -> None:
        """Advance the flight; called for each drawn frame."""
        if self._flight is None:
            return
        for impact in self._flight.advance(seconds):
            self.struck.emit(impact.strength, str(impact.kind))
        poses = dict(zip(self._flying, self._flight.poses, strict=True))
        self._lying |= {key: _posed(self._lying[key], pose) for key, pose in poses.items()}
        if self._flight.over:
            self._stop()
        self._update()
        self.moved.emit()

    def _stop(self) -> None:
        if self._flight is not None:
            self._flight, self._flying, self._angle = None, (), ""
            self.moved.emit()
            self.changed.emit()
            self.landed.emit()

    def _gone(self, key: str) -> ArenaRow:
        """A die that is not there; it keeps its place, so that it may sink there."""
        last = self._lying[key]
        return replace(self._away[key], position=last.position, rotation=last.rotation)

    def _update(self) -> None:
        flying = set(self._flying)
        self.show([replace(row, flying=key in flying) for key, row in self._lying.items()])


def _posed(row: ArenaRow, pose: Pose) -> ArenaRow:
    return replace(
        row,
        present=True,
        position=QVector3D(*pose.position),
        rotation=QQuaternion(*pose.rotation),
    )
