"""The result of a throw."""

from dataclasses import dataclass

from beamme.core.chance import Rest
from beamme.physics.engine.flight import Flight
from beamme.throws.brink import Span


@dataclass(frozen=True, slots=True)
class Landed:
    """Where dice came to rest, and how they got there."""

    rest: Rest
    flight: Flight
    dice: tuple[str, ...]
    """The dice in the flight, in the order of their paths."""
    shaken: bool
    """Whether dice had to be shaken or nudged until all lay clearly."""
    brink: Span | None = None
    """When it was decided, if that can be seen."""
