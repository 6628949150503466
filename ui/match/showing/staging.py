"""When each moment of a flight is shown: slower than it was, slowest where it is decided."""

from bisect import bisect_right
from dataclasses import dataclass
from itertools import accumulate
from math import dist

from beamme.physics.engine.flight import Flight
from beamme.throws.brink import Span

SLOW, SLOW_SECONDS = 0.4, 0.35
"""The share of the usual speed on the brink, and how much of the flight is shown like that."""
QUICK, QUIET = 2.0, 1.5
"""The share of the usual speed while no die is faster than this, in die edges per second."""
EASED_FRAMES = 4
"""How many frames before and after it a change of speed takes."""


@dataclass(frozen=True, slots=True)
class Staging:
    """Pairs of moments: in the flight, and in the show; both in ascending order."""

    flown: tuple[float, ...]
    shown: tuple[float, ...]

    @property
    def seconds(self) -> float:
        """How long the show takes."""
        return self.shown[-1]

    def at(self, shown: float) -> float:
        """The moment of the flight that is shown at this moment of the show."""
        if shown >= self.seconds:
            return self.flown[-1]
        after = bisect_right(self.shown, max(0.0, shown))
        start, end = self.shown[after - 1 : after + 1]
        first, second = self.flown[after - 1 : after + 1]
        return first + (second - first) * (max(0.0, shown) - start) / (end - start)


def steady(flight: Flight, speed: float) -> Staging:
    """Show the whole flight at one speed."""
    return Staging((0.0, flight.seconds), (0.0, flight.seconds / speed))


def staged(flight: Flight, speed: float, brink: Span | None) -> Staging:
    """Show a throw at this speed, slower on the brink and quicker where nothing happens."""
    shares = _eased([_share(flight, frame, brink) for frame in range(len(flight.frames) - 1)])
    each = flight.seconds_per_frame
    flown = (*(each * frame for frame in range(len(shares))), flight.seconds)
    shown = accumulate((each / (speed * share) for share in shares), initial=0.0)
    return Staging(flown, tuple(shown))


def _share(flight: Flight, frame: int, brink: Span | None) -> float:
    seconds = frame * flight.seconds_per_frame
    if brink is not None and max(brink[0], brink[1] - SLOW_SECONDS) <= seconds <= brink[1]:
        return SLOW
    pairs = zip(flight.frames[frame], flight.frames[frame + 1], strict=True)
    furthest = max(dist(one.position, other.position) for one, other in pairs)
    return QUICK if furthest < QUIET * flight.seconds_per_frame else 1.0


def _eased(shares: list[float]) -> list[float]:
    """Each share as the average of those around it."""
    near = [
        shares[max(0, frame - EASED_FRAMES) : frame + EASED_FRAMES + 1]
        for frame in range(len(shares))
    ]
    return [sum(each) / len(each) for each in near]
