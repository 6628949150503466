"""What a table tells of dice that were thrown."""

from dataclasses import dataclass

from beamme.core.chance import Rest
from beamme.physics.engine.flight import Flight


@dataclass(frozen=True, slots=True)
class Landed:
    """Where dice came to rest, and how they got there."""

    rest: Rest
    flight: Flight
    dice: tuple[str, ...]
    """Whose path is which in the flight."""
    shaken: bool
    """Whether dice were shaken or nudged until all lay clearly."""
