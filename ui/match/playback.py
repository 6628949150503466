"""A flight that is being shown, frame by frame."""

from beamme.physics.engine.flight import Flight, Impact, Pose


class Playback:
    """How far a flight has got, and what is heard on the way."""

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
        """Where the dice are now."""
        return self._flight.at(self._seconds)

    def advance(self, seconds: float) -> list[Impact]:
        """Time passes; what was heard meanwhile."""
        self._seconds += seconds * self._speed
        heard = []
        while self._impacts and self._impacts[0].seconds <= self._seconds:
            heard.append(self._impacts.pop(0))
        return heard
