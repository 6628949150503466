"""How long each step of a match is shown: by the pace, by whose it is, and by how many play."""

from dataclasses import dataclass

from beamme.core.game import Outcome
from beamme.table.storage.record import Record
from ui.models.match.log_model import mover

SPEEDS = {"slow": 1.0, "normal": 1.0, "fast": 2.0}
"""How fast steps follow each other; at once at a pace that is missing."""
UNHURRIED = "slow"
HELD_SECONDS = 2.5
"""How long each result of others is held at this pace."""
MOST_ANNOUNCED = 4
"""Where more play, moves are shown by their result alone."""
AT_EASE = 2
"""As many players as need no haste."""


@dataclass(frozen=True, slots=True)
class Pacing:
    """How fast one step of a match is shown."""

    speed: float
    haste: float = 1.0
    """How much faster still, because others wait."""
    held: float = 0.0
    """The least time for which its result is held."""

    def flight(self, share: float) -> float:
        """The speed of thrown dice, usually shown at a share of their real one.

        No haste lets them fly faster than they really do: nobody could follow that.
        """
        usual = share * self.speed
        return max(usual, min(usual * self.haste, 1.0))

    @property
    def motion(self) -> float:
        """The speed of everything else that moves."""
        return self.speed * self.haste

    def seconds(self, usual: float) -> float:
        """How long a result is held that is held so long at the normal pace."""
        return max(usual / self.motion, self.held)


def announces(record: Record) -> bool:
    """Whether there is time to show the moves of others before they are made."""
    return len(record.seating) <= MOST_ANNOUNCED or not record.people


def crowd(record: Record) -> float:
    """How much less time each step may take where so many wait for their turn."""
    return max(1.0, len(record.seating) / AT_EASE) if record.people else 1.0


def pacing(record: Record, pace: str, *, replayed: bool) -> Pacing | None:
    """How fast the last entry of a match is shown; None if at once."""
    speed = SPEEDS.get(pace)
    if speed is None:
        return None
    held = HELD_SECONDS if pace == UNHURRIED else 0.0
    if replayed or isinstance(record.match.turn, Outcome):
        return Pacing(speed, held=held)
    if mover(record, len(record.match.log) - 1) in record.people:
        return Pacing(speed)
    return Pacing(speed, 1.0 if pace == UNHURRIED else crowd(record), held)
