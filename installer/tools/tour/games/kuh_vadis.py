"""The tour in Kuh Vadis."""

from typing import TYPE_CHECKING

from beamme.games.kuh_vadis import KuhVadis
from installer.tools.tour.stops import (
    Stop,
    end,
    keeping,
    new_match,
    pages_drawn,
    print_out,
    rules,
    watching,
)
from ui.games.kuh_vadis.model import KuhVadisModel

if TYPE_CHECKING:
    from installer.tools.tour.tour import Tour

EXTRA_ROUND = 171
"""Entries of the match on the meadow: four equal dice were rolled, the last mark decides."""


async def _keeping(tour: "Tour") -> None:
    await keeping(tour, "cow-won-open")
    _chances(tour, shown=True)


async def _extra_round(tour: "Tour") -> None:
    await tour.play("cow-won", EXTRA_ROUND)
    _chances(tour, shown=False)


def _chances(tour: "Tour", *, shown: bool) -> None:
    pad = tour.program.games[KuhVadis.key]
    if isinstance(pad, KuhVadisModel):
        pad.setProperty("showChances", shown)


async def _print_pad(tour: "Tour") -> None:
    """Show sheets that are the same on every tour."""
    await print_out(tour, KuhVadis.key, "pad")
    before = tour.program.printing.now.picture
    tour.program.printing.choose("by_name", "")
    await pages_drawn(tour, before)


STOPS: dict[str, Stop] = {
    "cow-new-match": lambda tour: new_match(tour, KuhVadis.key),
    "cow-rules": lambda tour: rules(tour, "cow-won-open"),
    "cow-keeping": _keeping,
    "cow-extra-round": _extra_round,
    "cow-won": lambda tour: watching(tour, "cow-won", tour.entries("cow-won")),
    "cow-end": lambda tour: end(tour, "cow-won"),
    "cow-drawn": lambda tour: end(tour, "cow-drawn"),
}
PRINTING: dict[str, Stop] = {"print-pad": _print_pad}
