"""Where dice are shown that lie on the floe."""

from collections.abc import Sequence
from math import radians

from beamme.physics.engine.flight import Pose
from beamme.physics.engine.lying import Lying
from beamme.physics.engine.orientation import upright
from beamme.physics.floe.piles import heights
from beamme.physics.floe.shapes import Floe


def shown_poses(floe: Floe, lying: Sequence[Lying]) -> tuple[Pose, ...]:
    """Pose each die as a flight would, in die edges and with its face up."""
    return tuple(
        Pose(
            (die.x / floe.die, level + 0.5, -die.y / floe.die),
            upright(die.face, radians(die.turn / 100)),
        )
        for die, level in zip(lying, heights(floe, lying), strict=True)
    )
