"""Which module of texts speaks for which game."""

from types import ModuleType

from beamme.table.storage.record import Record
from ui.text import beam_me_up, dice_flick, kuh_vadis, rolling_dice

_TEXTS: dict[str, ModuleType] = {
    "beam-me-up": beam_me_up,
    "kuh-vadis": kuh_vadis,
    "dice-flick": dice_flick,
    "rolling-dice": rolling_dice,
}


def narrate(record: Record, ply: int) -> str:
    """What entry number `ply` did, in one sentence."""
    text: str = _TEXTS[record.match.game.key].narrate(record, ply)
    return text


def standing(record: Record) -> str:
    """How the match stands: "Ada leads 4 : 3"."""
    text: str = _TEXTS[record.match.game.key].standing(record)
    return text


def ending(record: Record) -> str:
    """Why a match is over, where that needs a word."""
    text: str = _TEXTS[record.match.game.key].ending(record)
    return text


def describe(record: Record, ply: int, move: object) -> str:
    """A move in a few words, as advice or in a report."""
    text: str = _TEXTS[record.match.game.key].describe(record, ply, move)
    return text
