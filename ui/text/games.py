"""What the games say: each has a module of texts of its own."""

from types import ModuleType

from beamme.table.storage.record import Record
from ui.games import part_of


def _text_of(record: Record) -> ModuleType:
    return part_of(record.match.game.key, "text")


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
