"""Playback of a flight, frame by frame."""

from beamme.physics.engine.flight import Flight, Impact, Pose


class Playback:
    """A position in a flight, and the impacts up to there."""

    def __init__(self, flight: Flight, speed: float = 1.0) -> None:
        self._flight = flight
        self._speed = speed
        self._seconds = 0.0
        self._impacts = list(flight.impacts)

    @property
    def over(self) -> bool:
        """Whether all dice are at rest."""
        return self._seconds >= self._flight.seconds

    @property
    def poses(self) -> tuple[Pose, ...]:
        """The current poses of the dice."""
        return self._flight.at(self._seconds)

    def advance(self, seconds: float) -> list[Impact]:
        """Advance the playback; return the impacts since the last call."""
        self._seconds += seconds * self._speed
        passed = []
        while self._impacts and self._impacts[0].seconds <= self._seconds:
            passed.append(self._impacts.pop(0))
        return passed
