"""The texts of a game, from its own text module."""

from types import ModuleType

from beamme.table.storage.record import Record
from ui.games import part_of
from ui.games.game_ui import game_ui
from ui.text.words import translate


def _text_of(record: Record) -> ModuleType:
    return part_of(record.match.game.key, "text")


def title(key: str) -> str:
    """The title of a game, the same in every language."""
    return game_ui(key).title


def tagline(key: str) -> str:
    """The tagline of a game."""
    return translate("Tagline", game_ui(key).tagline)


def players_text(key: str) -> str:
    """The number of players: "2–4"."""
    seats = game_ui(key).seats
    return str(seats.start) if len(seats) == 1 else f"{seats.start}–{seats.stop - 1}"


def minutes_text(key: str) -> str:
    """The rough length of a match: "20–40"."""
    minutes = game_ui(key).minutes
    shortest, longest = min(minutes), max(minutes)
    return str(shortest) if shortest == longest else f"{shortest}–{longest}"


def narrate(record: Record, ply: int) -> str:
    """Entry number `ply` of the log, in one sentence."""
    text: str = _text_of(record).narrate(record, ply)
    return text


def turn(record: Record, start: int, stop: int) -> str:
    """The turn between two plies in a few words: "3-3-4-5-5 → column 3 +1"."""
    text: str = part_of(record.match.game.key, "text_turns").turn(record, start, stop)
    return text


def standing(record: Record) -> str:
    """The standing: "Ada leads 4 : 3"."""
    text: str = _text_of(record).standing(record)
    return text


def ending(record: Record) -> str:
    """Why a match is over, if that needs a word."""
    text: str = _text_of(record).ending(record)
    return text


def describe(record: Record, ply: int, move: object) -> str:
    """A move in a few words, for hints and reports."""
    text: str = _text_of(record).describe(record, ply, move)
    return text


def result(record: Record, seat: int) -> str:
    """The result of a player: "12 points"."""
    text: str = _text_of(record).result(record, seat)
    return text
