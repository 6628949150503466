"""Dice that are kept beside the tray, and the numbers of a flight."""

import numpy as np
from numpy.typing import NDArray

from beamme.physics.engine.flight import Flight, Pose
from beamme.physics.tray.places import kept_place


def kept_row(kept: int) -> tuple[Pose, ...]:
    """Keep some dice."""
    return tuple(kept_place(slot, 1 + (kept + slot) % 6) for slot in range(kept))


def numbers(flight: Flight) -> NDArray[np.float32]:
    """List seven numbers of each die in each frame: its place and how it is turned."""
    return np.frombuffer(flight.numbers, np.float32).reshape(-1, flight.dice, 7)
