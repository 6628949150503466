"""Seats in command-line notation: "person,expert"."""

from collections.abc import Sequence
from typing import Any

from beamme.ai.strategy import Level
from beamme.core.errors import BadData
from beamme.core.game import Game

PERSON = "person"
HUMAN = "human"


def read_seats(kind: type[Game[Any, Any]], text: str) -> tuple[Level | None, ...]:
    """The level of each seat, None for a person; raises BadData."""
    words = [word.strip() for word in text.split(",")]
    for word in words:
        if word not in {PERSON, HUMAN, *Level}:
            raise BadData("unknown seat %1: %2 or one of %3", repr(word), PERSON, ", ".join(Level))
    seats = kind.from_options({}, len(words)).seats
    if len(words) not in seats:
        raise BadData("%1 seats: this game has %2 to %3", len(words), seats.start, seats.stop - 1)
    return tuple(None if word in {PERSON, HUMAN} else Level(word) for word in words)


def write_seats(levels: Sequence[Level | None]) -> str:
    """The inverse of `read_seats`."""
    return ",".join(PERSON if level is None else level for level in levels)
