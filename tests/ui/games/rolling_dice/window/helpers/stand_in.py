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


class Part(QObject):
    """A part of the model that shows what it is told."""

    changed: Any

    def __init__(self, **told: Any) -> None:
        super().__init__()
        self.told = told

    def tell(self, **values: Any) -> None:
        """Change what is shown."""
        assert {*values} <= {*self.told}
        self.told |= values
        self.changed.emit()


def said(part: Part, name: str) -> Any:
    """What a part says about something."""
    return part.told[name]


def kind(**types: type) -> type[Part]:
    """The class of parts with properties of these types."""
    changed = Signal()
    properties = {
        name: Property(it, partial(said, name=name), constant=True)
        if it is QObject
        else Property(it, partial(said, name=name), notify=changed)
        for name, it in types.items()
    }
    return type("Part", (Part,), {"changed": changed, **properties})


Table = kind(
    **dict.fromkeys(("arena", "seals", "hand"), QObject),
    **dict.fromkeys(("fields", "blocks", "rings"), list),
    lineZ=float,
    lineShown=bool,
)
Aim = kind(shown=bool, colour=int, assist=str, power=float, fan=dict)
Keeping = kind(chosen=int)
Putting = kind(enabled=bool, shown=bool, x=float, z=float, valid=bool, colour=int, face=int)
Counting = kind(shown=bool, steps=list, haste=float)


class RollingDicePosition(QObject):
    """Everything the arctic box reads, in the parts in which the model has it."""

    def __init__(self) -> None:
        super().__init__()
        self.dice = ArenaModel({key: str(colour) for key, colour in COLOUR_OF.items()})
        self.dice.setParent(self)
        self.walkers, self.held = RowsModel(SealRow, self), RowsModel(HandRow, self)
        fields = [
            {"x": it.x / 1000, "z": -it.y / 1000, "radius": it.radius / 1000, "value": it.value}
            for it in built_in_floe().fields
        ]
        blocks = [{"colour": -1, "face": 1, "why": "", "start": n == 0} for n in range(6)]
        fan = {"x": 0.0, "direction": 0.0, "spread": 9.0, "near": 14.0, "middle": 20.0, "far": 26.0}
        self.parts = {
            "table": Table(
                arena=self.dice,
                seals=self.walkers,
                hand=self.held,
                fields=fields,
                blocks=blocks,
                rings=[],
                lineZ=0.0,
                lineShown=False,
            ),
            "aim": Aim(shown=False, colour=2, assist="arc", power=0.5, fan=fan),
            "keeping": Keeping(chosen=0),
            "putting": Putting(
                enabled=False, shown=False, x=0.0, z=6.0, valid=True, colour=3, face=4
            ),
            "counting": Counting(shown=False, steps=[], haste=1.0),
        }
        self.dice.present([lying(key, *where) for key, where in LYING.items()])
        self.walkers.show([SealRow(colour, 5 * colour) for colour in range(3)])
        self.held.show([HandRow(f"c{number}") for number in (2, 3, 4)])

    table = Property(QObject, lambda self: self.parts["table"], constant=True)
    aim = Property(QObject, lambda self: self.parts["aim"], constant=True)
    keeping = Property(QObject, lambda self: self.parts["keeping"], constant=True)
    putting = Property(QObject, lambda self: self.parts["putting"], constant=True)
    counting = Property(QObject, lambda self: self.parts["counting"], constant=True)
