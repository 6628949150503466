"""What the games say: each has a module of texts of its own."""

from types import ModuleType

from beamme.table.storage.record import Record
from ui.games import part_of
from ui.games.game_ui import game_ui
from ui.text.words import translate


def _text_of(record: Record) -> ModuleType:
    return part_of(record.match.game.key, "text")


def title(key: str) -> str:
    """What a game is called, in every language."""
    return game_ui(key).title


def tagline(key: str) -> str:
    """The game in three words."""
    return translate("Tagline", game_ui(key).tagline)


def players_text(key: str) -> str:
    """How many may play: "2–4"."""
    seats = game_ui(key).seats
    return str(seats.start) if len(seats) == 1 else f"{seats.start}–{seats.stop - 1}"


def narrate(record: Record, ply: int) -> str:
    """What entry number `ply` did, in one sentence."""
    text: str = _text_of(record).narrate(record, ply)
    return text


def standing(record: Record) -> str:
    """How the match stands: "Ada leads 4 : 3"."""
    text: str = _text_of(record).standing(record)
    return text


def ending(record: Record) -> str:
    """Why a match is over, where that needs a word."""
    text: str = _text_of(record).ending(record)
    return text


def describe(record: Record, ply: int, move: object) -> str:
    """A move in a few words, as advice or in a report."""
    text: str = _text_of(record).describe(record, ply, move)
    return text


def result(record: Record, seat: int) -> str:
    """What a player has reached: "12 points"."""
    text: str = _text_of(record).result(record, seat)
    return text
