"""The printed rules of a game as text."""

from types import ModuleType

from tests.ui.printing.helpers.laid_out import words
from ui.games.beam_me_up.print import summary as beam_me_up
from ui.games.dice_flick.print import summary as dice_flick
from ui.games.kuh_vadis.print import summary as kuh_vadis
from ui.games.rolling_dice.print import summary as rolling_dice
from ui.printing.jobs import document
from ui.printing.order import Kind, Order

KEYS = {
    kuh_vadis: "kuh-vadis",
    beam_me_up: "beam-me-up",
    dice_flick: "dice-flick",
    rolling_dice: "rolling-dice",
}


def told(module: ModuleType) -> str:
    """Read the English page of a game."""
    return " ".join(words(document(Order(KEYS[module], Kind.RULES)).page(0)))
