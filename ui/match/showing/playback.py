"""Playback of a flight, frame by frame."""

from beamme.physics.engine.flight import Flight, Impact, Pose, Vector
from ui.match.showing import following
from ui.match.showing.staging import Staging


class Playback:
    """A position in the show of a flight, and the impacts up to there."""

    def __init__(self, flight: Flight, staging: Staging) -> None:
        self._flight = flight
        self._staging = staging
        self._shown = 0.0
        self._impacts = list(flight.impacts)

    @property
    def seconds(self) -> float:
        """How long the show takes."""
        return self._staging.seconds

    @property
    def over(self) -> bool:
        """Whether all dice are at rest."""
        return self._shown >= self.seconds

    @property
    def spare(self) -> float:
        """The seconds since the dice came to rest."""
        return max(0.0, self._shown - self.seconds)

    @property
    def poses(self) -> tuple[Pose, ...]:
        """The current poses of the dice."""
        if self.over:
            return self._flight.rest
        return self._flight.at(self._staging.at(self._shown))

    @property
    def nearness(self) -> float:
        """How near the eye is to the dice, from 0 to 1."""
        return following.nearness(self._shown, self._staging.seconds)

    @property
    def focus(self) -> Vector:
        """Where the eye looks."""
        return following.focus(self._flight, self._staging.at(self._shown))

    @property
    def trails(self) -> tuple[tuple[Vector, ...], ...]:
        """Where each die has just been."""
        return following.trails(self._flight, self._staging.at(self._shown))

    def advance(self, seconds: float) -> list[Impact]:
        """Advance the show; return the impacts since the last call."""
        self._shown += seconds
        flown = self._staging.at(self._shown)
        passed = []
        while self._impacts and self._impacts[0].seconds <= flown:
            passed.append(self._impacts.pop(0))
        return passed
