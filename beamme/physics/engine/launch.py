"""How a die starts to fly."""

from dataclasses import dataclass

from beamme.physics.engine.flight import Quaternion, Vector


@dataclass(frozen=True, slots=True)
class Launch:
    """How a die leaves the hand; velocity and spin are per second, in world coordinates."""

    position: Vector
    rotation: Quaternion
    velocity: Vector
    spin: Vector
