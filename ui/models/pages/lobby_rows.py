"""What the lobby lists: games, the seats of a new match, levels."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from beamme.ai.strategy import Level
from beamme.games import GAMES
from beamme.table.storage.seating import Seating
from ui.text.common import level_text
from ui.text.games import minutes_text, players_text, tagline, title
from ui.text.words import fill, translate


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game on the home screen."""

    key: str
    title: str
    tagline: str
    players: str
    minutes: str
    available: bool


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """The player chosen for a seat."""

    name: str
    seat: int
    person: bool
    level: str
    levelText: str
    note: str
    help: str
    """How much of a throw a person is shown; empty where nothing is thrown."""


@dataclass(frozen=True, slots=True)
class LevelRow:
    """A level of strength."""

    key: str
    text: str
    strength: int


def game_rows() -> list[GameRow]:
    """All games, in the current language."""
    return [
        GameRow(
            key,
            title(key),
            tagline(key),
            players_text(key),
            fill(translate("Lobby", "%1 min"), minutes_text(key)),
            key in GAMES,
        )
        for key in GAMES
    ]


def level_rows() -> list[LevelRow]:
    """All levels, in the current language."""
    return [LevelRow(level, level_text(level), i) for i, level in enumerate(Level, start=1)]


def seat_rows(
    seating: Sequence[Seating], usual: str, note: Callable[[int], str], usual_help: str
) -> list[SeatChoice]:
    """The seats of a new match; a person gets the `usual` level when replaced by a computer."""
    return [
        SeatChoice(
            name=seat.name,
            seat=seat.colour,
            person=seat.is_person,
            level=seat.level or usual,
            levelText=level_text(seat.level or usual),
            note=note(number),
            help=usual_help and (seat.help or usual_help),
        )
        for number, seat in enumerate(seating)
    ]
