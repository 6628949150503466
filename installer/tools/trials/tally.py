"""What the trials of box and floe share: sums over many lots of throws, and speed."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import Field, dataclass, fields
from hashlib import sha256
from time import process_time
from typing import Any, Protocol, TypeVar

import numpy as np

from beamme.physics.engine.launch import Launch
from beamme.physics.engine.rest import Numbers
from beamme.physics.engine.simulate import bare_steps
from beamme.physics.engine.units import PER_CENTIMETRE

Counts = TypeVar("Counts")
"""A dataclass of counts (int), largest values (float) and a fingerprint (str)."""


@dataclass(frozen=True, slots=True)
class Speed:
    """How fast many throws are simulated, per second of processor time."""

    throws: float
    steps: float
    bare_steps: float
    """What the engine reaches on its own."""
    steps_per_throw: float
    share_of_fixed: float
    """Steps per throw, compared with always simulating a fixed time."""


class Simulated(Protocol):
    """Throws that an opponent has simulated."""

    @property
    def steps(self) -> Sequence[int]:
        """How many steps each of them took."""


@dataclass(frozen=True, slots=True)
class Lot:
    """Some throws, and how an opponent simulates them."""

    launches: Sequence[Sequence[Launch]]
    simulate: Callable[[], Simulated]


def total(tallies: Sequence[Counts]) -> Counts:
    """Add up counts, keep the largest values, and hash all fingerprints."""
    kind: Any = type(tallies[0])

    def summed(field: Field[Any]) -> Any:  # noqa: ANN401 of the type that the field has
        values = [getattr(tally, field.name) for tally in tallies]
        match values[0]:
            case str():
                return sha256("".join(values).encode()).hexdigest()[:16]
            case float():
                return max(values)
            case _:
                return sum(values)

    made: Counts = kind(*map(summed, fields(kind)))
    return made


def fingerprint(places: Numbers) -> str:
    """A hash of all resting places, to a hundredth of a millimetre."""
    return sha256(np.round(places * PER_CENTIMETRE).astype(np.int64).tobytes()).hexdigest()


def measured_speed(scene: str, lots: Iterable[Lot], fixed_steps: int) -> Speed:
    """Compare an opponent's simulations with what the engine alone can do with the same steps.

    Both take turns, so that whatever else a machine does slows them down alike.
    """
    thought = bare = 0.0
    throws = steps = 0
    for lot in lots:
        started = process_time()
        taken = lot.simulate().steps
        thought += process_time() - started
        started = process_time()
        bare_steps(scene, lot.launches, taken)
        bare += process_time() - started
        throws += len(lot.launches)
        steps += sum(taken)
    each = steps / throws
    return Speed(throws / thought, steps / thought, steps / bare, each, each / fixed_steps)
