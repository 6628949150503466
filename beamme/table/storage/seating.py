"""Who sits at a seat, and how a saved match writes it down."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from beamme.ai.strategy import Level
from beamme.core.errors import BadData
from beamme.core.names import LONGEST_NAME, read_name
from beamme.throws.hands import HELPS

COLOURS = 6


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits at a seat; a person has no level. The colour stays with the player."""

    name: str
    level: Level | None
    colour: int
    help: str | None = None
    """How much of a throw a person is shown while aiming, one of HELPS; None before version 0.6."""

    @property
    def is_person(self) -> bool:
        """Whether somebody at the table decides for this seat."""
        return self.level is None


def write_seating(seating: Seating) -> dict[str, Any]:
    """A seat as a saved match keeps it."""
    who = {"player": "person"} if seating.level is None else {"player": "computer"}
    level = {} if seating.level is None else {"level": str(seating.level)}
    help_ = {} if seating.help is None else {"help": seating.help}
    return {"name": seating.name, "colour": seating.colour, **who, **level, **help_}


def read_seats(value: object) -> tuple[Seating, ...]:
    """The seats of a saved match; raises BadData."""
    if not isinstance(value, list) or not all(isinstance(seat, dict) for seat in value):
        raise BadData("seats: a list of players is needed")
    seating = tuple(_read_seating(number, seat) for number, seat in enumerate(value, start=1))
    if len({seat.colour for seat in seating}) != len(seating):
        raise BadData("seats: two have the same colour")
    return seating


def _read_seating(number: int, table: Mapping[str, object]) -> Seating:
    name, colour = read_name(table.get("name")), table.get("colour")
    if name is None:
        raise BadData(
            "seats: seat %1: a name of 1 to %2 visible characters is needed", number, LONGEST_NAME
        )
    if type(colour) is not int or colour not in range(COLOURS):
        raise BadData("seats: seat %1: a colour from 0 to %2 is needed", number, COLOURS - 1)
    match table.get("player"), table.get("level"):
        case "person", None:
            return Seating(name, None, colour, _read_help(number, table.get("help")))
        case "computer", level if level in list(Level):
            return Seating(name, Level(str(level)), colour)
        case _:
            raise BadData("seats: seat %1: neither a person nor a computer of known level", number)


def _read_help(number: int, value: object) -> str | None:
    if value is None or value in HELPS:
        return None if value is None else str(value)
    raise BadData("seats: seat %1: help: one of %2 is needed", number, ", ".join(HELPS))
