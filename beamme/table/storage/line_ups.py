"""Who sat at the table last, by game, as preferences remember it."""

from collections.abc import Mapping
from typing import Any

from beamme.ai.strategy import Level
from beamme.core.names import is_name
from beamme.table.storage.seating import COLOURS, Seating

LineUp = list[list[Any]]
"""The seats in their order: name, level or "" for a person, and colour."""
MOST_GAMES = 100
"""More than anybody plays; a file from elsewhere may have any number."""


def written(seating: list[Seating]) -> LineUp:
    """The seats as they are saved."""
    return [[seat.name, str(seat.level or ""), seat.colour] for seat in seating]


def seats_of(line_up: LineUp) -> list[Seating]:
    """The seats that were saved."""
    return [Seating(name, Level(level) if level else None, at) for name, level, at in line_up]


def are_line_ups(value: object) -> bool:
    """Whether this is a valid line-up for each of some games."""
    return (
        isinstance(value, dict)
        and len(value) <= MOST_GAMES
        and all(isinstance(key, str) and _is_line_up(each) for key, each in value.items())
    )


def valid_line_ups(value: object) -> dict[str, LineUp]:
    """The valid ones of these line-ups."""
    given = list(value.items())[:MOST_GAMES] if isinstance(value, dict) else []
    return {key: each for key, each in given if _is_line_up(each)}


def with_name(line_ups: Mapping[str, LineUp], colour: int, old: str, new: str) -> dict[str, LineUp]:
    """The same line-ups after the usual name of a colour has changed."""
    return {
        key: [[new if (name, at) == (old, colour) else name, level, at] for name, level, at in each]
        for key, each in line_ups.items()
    }


def with_level(line_ups: Mapping[str, LineUp], old: str, new: str) -> dict[str, LineUp]:
    """The same line-ups after the usual level of opponents has changed."""
    return {
        key: [[name, new if level == old else level, at] for name, level, at in each]
        for key, each in line_ups.items()
    }


def _is_line_up(value: object) -> bool:
    if not isinstance(value, list) or not 0 < len(value) <= COLOURS:
        return False
    return all(_is_seat(seat) for seat in value) and len({seat[2] for seat in value}) == len(value)


def _is_seat(value: object) -> bool:
    if not isinstance(value, list) or len(value) != 3:
        return False
    name, level, colour = value
    known = isinstance(level, str) and level in ("", *Level)
    return is_name(name) and known and type(colour) is int and 0 <= colour < COLOURS
