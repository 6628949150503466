"""Everything that can be ordered: all games, kinds, papers, languages and inks."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product

from beamme.core.names import LONGEST_NAME
from beamme.table.storage.record import Record
from installer.tools.demo import load_demo
from ui.printing.desk.proposals import proposed
from ui.printing.drawing.inks import INKS
from ui.printing.jobs import choices
from ui.printing.order import Kind, Order

PLAYED = {
    "beam-me-up": ("beam-me-up-two", "beam-me-up-four"),
    "kuh-vadis": ("kuh-vadis-won", "kuh-vadis-drawn"),
    "dice-flick": ("dice-flick-won", "dice-flick-scoring"),
    "rolling-dice": ("rolling-dice-won", "rolling-dice-putting"),
}
"""Matches that can be printed, of each game one that is over."""
WIDE = "W" * LONGEST_NAME


@cache
def match(name: str, *, wide: bool = False) -> Record:
    """Open a match of the tour, with names as wide as names can be."""
    record = load_demo(name)
    if not wide:
        return record
    return replace(record, seating=tuple(replace(seat, name=WIDE) for seat in record.seating))


def pads(order: Order) -> Iterator[Order]:
    """All ways to print the pads of a game on a paper."""
    offered = choices(order.game)
    for per_page in offered.per_page:
        usual = offered.landscape[per_page]
        for landscape in (usual, not usual) if per_page in offered.turnable else (usual,):
            for names in offered.names or (4,):
                given = {"per_page": per_page, "landscape": landscape}
                yield proposed(order, **given, **({"names": names} if offered.names else {}))
    for name in offered.sheets:
        yield proposed(order, sheets=(name,))


def orders(game: str, paper: str) -> Iterator[Order]:
    """Every order that the program offers for a game on a paper."""
    for language, colours in product(("de", "en"), INKS):
        order = Order(game, language=language, paper=paper, colours=colours)
        yield from pads(order)
        yield replace(order, kind=Kind.RULES)
        for name in PLAYED[game]:
            told = replace(order, kind=Kind.RECORD, record=match(name, wide=True))
            yield told
            yield replace(told, landscape=True)


def label(order: Order) -> str:
    """Name an order in the list of tests."""
    lying = "lying" if order.landscape else "standing"
    parts = [order.game, order.kind, order.paper, order.language, order.colours, lying]
    if order.record is not None:
        parts.append(str(len(order.record.match.log)))
    return "-".join([*parts, str(order.per_page), str(order.names), *order.sheets])
