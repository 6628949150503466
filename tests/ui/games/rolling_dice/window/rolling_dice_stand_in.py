"""A stand-in for the model of Rolling Dice that shows any position to the arctic box."""

from dataclasses import dataclass
from functools import partial
from math import radians
from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtGui import QQuaternion, QVector3D

from beamme.games.rolling_dice.board import built_in_floe
from beamme.games.rolling_dice.dice import COLOUR_OF
from beamme.physics.engine.orientation import upright
from ui.models.arena_model import ArenaModel, ArenaRow
from ui.models.rows import RowsModel

LYING = {
    "e1": (2, 1.0, -17.6),
    "a1": (3, -10.6, -15.4),
    "c1": (1, -8.9, -11.2),
    "d1": (4, 2.2, -3.4),
}
"""Faces and places of four dice, in die edges."""
STANDING = 0.5


@dataclass(frozen=True)
class SealRow:
    """One seal on the track."""

    colour: int
    space: int = 0
    lap: int = 0


@dataclass(frozen=True)
class HandRow:
    """A die that is about to be thrown."""

    key: str


def lying(key: str, face: int, x: float, z: float, **more: Any) -> ArenaRow:
    """A die at rest on the floe."""
    turn = QQuaternion(*upright(face, radians(17)))
    return ArenaRow(
        key,
        str(COLOUR_OF[key]),
        face=face,
        position=QVector3D(x, STANDING, z),
        rotation=turn,
        **more,
    )


KINDS: dict[str, type] = {
    **dict.fromkeys(("fields", "blocks", "rings", "tally"), list),
    **dict.fromkeys(("lineShown", "aimShown", "putting", "putValid", "tallyShown"), bool),
    **dict.fromkeys(("lineZ", "power", "putX", "putZ"), float),
    **dict.fromkeys(("aimColour", "putColour", "putFace"), int),
    "assist": str,
    "fan": dict,
}
"""What the box reads, and of which type it is."""


def told(position: "RollingDicePosition", name: str) -> Any:
    """What a position says about something."""
    return position.told[name]


class RollingDicePosition(QObject):
    """Everything the arctic box reads, as plain attributes that a test sets before `tell`."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.dice = ArenaModel({key: str(colour) for key, colour in COLOUR_OF.items()})
        self.dice.setParent(self)
        self.walkers, self.held = RowsModel(SealRow, self), RowsModel(HandRow, self)
        self.told: dict[str, Any] = {
            "fields": [
                {"x": it.x / 1000, "z": -it.y / 1000, "radius": it.radius / 1000, "value": it.value}
                for it in built_in_floe().fields
            ],
            "blocks": [{"colour": -1, "face": 1, "why": "", "start": n == 0} for n in range(6)],
            "rings": [],
            "lineZ": 0.0,
            "lineShown": False,
            "aimShown": False,
            "aimColour": 2,
            "assist": "arc",
            "power": 0.5,
            "fan": {
                "x": 0.0,
                "direction": 0.0,
                "spread": 9.0,
                "near": 14.0,
                "middle": 20.0,
                "far": 26.0,
            },
            "putting": False,
            "putX": 0.0,
            "putZ": 6.0,
            "putValid": True,
            "putColour": 3,
            "putFace": 4,
            "tallyShown": False,
            "tally": [],
        }
        self.dice.present([lying(key, *where) for key, where in LYING.items()])
        self.walkers.show([SealRow(colour, 5 * colour) for colour in range(3)])
        self.held.show([HandRow(f"c{number}") for number in (2, 3, 4)])

    def tell(self, **values: Any) -> None:
        """Change what is shown."""
        assert {*values} <= {*self.told}
        self.told |= values
        self.changed.emit()

    arena = Property(QObject, lambda self: self.dice, constant=True)
    seals = Property(QObject, lambda self: self.walkers, constant=True)
    hand = Property(QObject, lambda self: self.held, constant=True)
    for _name, _kind in KINDS.items():
        vars()[_name] = Property(_kind, partial(told, name=_name), notify=changed)
