"""Rolling Dice on paper: the track of the seals with a table of rounds, and the floe plan."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import cycle, islice

from beamme.games.rolling_dice.board import built_in_floe
from ui.games.rolling_dice.print.floe_plan.pages import far_page, near_page
from ui.games.rolling_dice.print.score_track.sheet import track_sheet
from ui.printing.document import Maker
from ui.printing.order import Choices, Order
from ui.text.words import translate

TRACK, FLOE = "track", "floe"
CHOICES = Choices(per_page=(1,), landscape={1: True}, sheets=(TRACK, FLOE))


def sheet_title(name: str) -> str:
    """The title of a sheet that can be chosen."""
    if name == TRACK:
        return translate("Print", "Score track")
    return translate("Print", "Floe plan in true size (2 pages)")


def pads(order: Order) -> Sequence[Maker]:
    """All chosen sheets one after the other, each at least once; a floe plan has two pages."""
    chosen = order.sheets or CHOICES.sheets
    count = max(order.pads, len(chosen))
    return [page for name in islice(cycle(chosen), count) for page in _pages(name, order)]


def _pages(name: str, order: Order) -> Iterator[Maker]:
    if name == TRACK:
        yield partial(track_sheet, order.size, order.inks)
        return
    for page in (far_page, near_page):
        yield partial(page, built_in_floe(), order.size, order.inks)
