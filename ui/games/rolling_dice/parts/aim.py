"""The aim of a throw on the screen: a fan with the error of the hand, what may come of it."""

from dataclasses import asdict, dataclass
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.state import State
from beamme.physics.floe.bundle import Grip
from beamme.physics.floe.fan import Fan, fan
from beamme.throws.rolling_dice.throw import GRIPS
from ui.games.rolling_dice import actions
from ui.games.rolling_dice.aim import Aim
from ui.games.rolling_dice.parts.snapshot import NOBODY, Snapshot
from ui.throwing.aim_model import AimModel
from ui.throwing.snapshot import Shown

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

    def picture(self) -> Fan:
        """The fan with the error of the hand."""
        return fan(self.aim.gesture, self.grip, self.edge)


def sketch(now: Snapshot, hand: str) -> Sketch:
    """What the fan of the aim that is seen depends on."""
    return Sketch(now.look(now.state.active), now.aim, GRIPS[hand], now.game.floe.die)


def question(now: Snapshot, hand: str) -> Question:
    """What the outlook of the present aim depends on."""
    return now.game, now.state, now.selection.aim, GRIPS[hand]


@QmlElement
@QmlUncreatable("made by the program")
class RollingDiceAim(AimModel[Snapshot, Question, Fan]):  # type: ignore[operator]
    """The place at the entrance, direction, power and spread."""

    detailsChanged = Signal()
    outlookChanged = Signal()

    def __init__(self, shown: Shown[Snapshot], parent: QObject) -> None:
        super().__init__(shown, question, sketch, parent)

    @Property(int, notify=detailsChanged)
    def colour(self) -> int:
        """How the colour looks that is aimed with."""
        now = self._shown.now
        return now.look(now.state.active) if now.aimed else NOBODY

    @Property(float, notify=detailsChanged)
    def place(self) -> float:
        """Where the hand is along the entrance, in millimetres to the right of its middle."""
        return self._shown.now.aim.place / 100

    @Property(float, notify=detailsChanged)
    def spread(self) -> float:
        return self._shown.now.aim.spread

    @Property(dict, notify=detailsChanged)
    def fan(self) -> dict[str, float]:
        """Where the dice come to rest: angles in degrees, lengths in die edges."""
        return asdict(self._picture) if self._picture else {}

    @Property(list, notify=outlookChanged)
    def outlook(self) -> list[dict[str, Any]]:
        """What may become of the throw that is aimed; nothing while nobody knows."""
        if self._outlook is None:
            return []
        return actions.outlook_rows(self._outlook, ringed=self._shown.now.ringed is not None)

    @Slot(float)
    def moveTo(self, millimetres: float) -> None:
        """Throw from this place of the entrance."""
        now = self._shown.now
        if now.aiming:
            self._aim(now.selection.aim.moved(millimetres, now.game.farthest))

    @Slot(float, float, float, float)
    def nudge(self, place: float, direction: float, power: float, spread: float) -> None:
        """Change the aim by so much."""
        now = self._shown.now
        if now.aiming:
            aim = now.selection.aim
            aim = aim.moved(aim.place / 100 + place, now.game.farthest)
            self._aim(aim.turned(aim.direction + direction, aim.power + power, aim.spread + spread))
