"""The tour in Dice Flick."""

from typing import TYPE_CHECKING

from beamme.games.dice_flick import DiceFlick
from installer.tools.tour.stops import Stop, end, new_match, print_out, rules, watching
from ui.games.dice_flick.model import DiceFlickModel

if TYPE_CHECKING:
    from installer.tools.tour.tour import Tour

FLOWN = 100
"""Entries of the match in the box, a moment in the middle."""
AIMED = 11
"""The hollow that somebody aims at."""


async def _aiming(tour: "Tour", *, flat: bool) -> None:
    tour.program.settings.change("flat_dice", flat)
    await tour.play("flick-aiming")
    box = tour.program.games[DiceFlick.key]
    if isinstance(box, DiceFlickModel):
        box.aimAtHollow(AIMED)
        await tour.until(lambda: box.property("target") == AIMED)


STOPS: dict[str, Stop] = {
    "flick-new-match": lambda tour: new_match(tour, DiceFlick.key),
    "flick-rules": lambda tour: rules(tour, "flick-aiming"),
    "flick-flat": lambda tour: _aiming(tour, flat=True),
    "flick-aiming": lambda tour: _aiming(tour, flat=False),
    "flick-scoring": lambda tour: tour.play("flick-scoring"),
    "flick-watching": lambda tour: watching(tour, "flick", FLOWN),
    "flick-end": lambda tour: end(tour, "flick"),
}
PRINTING: dict[str, Stop] = {
    "print-record": lambda tour: print_out(tour, DiceFlick.key, "record", "flick"),
}
