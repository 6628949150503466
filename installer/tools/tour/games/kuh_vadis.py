"""The tour in Kuh Vadis."""

from typing import TYPE_CHECKING

from beamme.games.kuh_vadis import KuhVadis
from installer.tools.tour.stops import (
    Shown,
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
    await keeping(tour, "kuh-vadis-won-open")
    _chances(tour, shown=True)


async def _extra_round(tour: "Tour") -> None:
    await tour.play("kuh-vadis-won", EXTRA_ROUND)
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


MATCHES = {"kuh-vadis-drawn": Shown(0), "kuh-vadis-won": Shown(1, open=121)}
STOPS: dict[str, Stop] = {
    "kuh-vadis-new-match": lambda tour: new_match(tour, KuhVadis.key),
    "kuh-vadis-rules": lambda tour: rules(tour, "kuh-vadis-won-open"),
    "kuh-vadis-keeping": _keeping,
    "kuh-vadis-extra-round": _extra_round,
    "kuh-vadis-won": lambda tour: watching(tour, "kuh-vadis-won", tour.entries("kuh-vadis-won")),
    "kuh-vadis-end": lambda tour: end(tour, "kuh-vadis-won"),
    "kuh-vadis-drawn": lambda tour: end(tour, "kuh-vadis-drawn"),
}
PRINTING: dict[str, Stop] = {"print-pad": _print_pad}
