"""Convert dice at rest between the rules and the simulator."""

from collections.abc import Iterable

from beamme.core.chance import Body
from beamme.physics.engine.lying import Lying


def lying_of(bodies: Iterable[Body]) -> tuple[Lying, ...]:
    """Dice of the rules as the simulator sees them, without their names."""
    return tuple(Lying(x=it.x, y=it.y, turn=it.turn, face=it.face) for it in bodies)


def body_of(die: str, lying: Lying) -> Body:
    """A simulated die as the rules see it."""
    return Body(die, x=lying.x, y=lying.y, face=lying.face, turn=lying.turn)
