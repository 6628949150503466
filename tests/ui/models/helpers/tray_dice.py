"""A model of the dice in the tray, and flights for them."""

from array import array
from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractItemModel
from PySide6.QtGui import QVector3D

from beamme.physics.engine.flight import Flight, Impact
from beamme.physics.tray.hands import GATHER_FRAMES, SECONDS_PER_FRAME
from beamme.physics.tray.places import kept_place
from tests.ui.helpers.recorded import rows_of
from ui.models.dice_model import DiceModel

Watch = Callable[[QAbstractItemModel], None]
FACES = (3, 3, 1, 5, 6)


@pytest.fixture
def model(watched: Watch) -> DiceModel:
    """A model whose rows are watched."""
    made = DiceModel()
    watched(made)
    return made


def flight(dice: int, frames: int = 5, *impacts: Impact) -> Flight:
    """Let dice slide to the right, a tenth of an edge and of a second per frame."""
    numbers = [
        number
        for frame in range(frames)
        for die in range(dice)
        for number in (0.1 * frame, 0.5, float(die), 1.0, 0.0, 0.0, 0.0)
    ]
    return Flight(0.1, dice, array("f", numbers).tobytes(), impacts)


TAKING_UP = GATHER_FRAMES * SECONDS_PER_FRAME
"""The seconds until dice that are rolled have left the tray."""


def places(model: DiceModel) -> list[QVector3D]:
    """List where the dice are."""
    return [row["position"] for row in rows_of(model)]


def in_lane(die: int, face: int) -> QVector3D:
    """Where a kept die stands."""
    return QVector3D(*kept_place(die, face).position)
