"""The tour in Dice Flick."""

from typing import TYPE_CHECKING

from beamme.games.dice_flick import DiceFlick
from installer.tools.tour.stops import (
    Shown,
    Stop,
    end,
    new_match,
    practice,
    print_out,
    rules,
    watching,
)
from ui.games.dice_flick.model import DiceFlickModel
from ui.games.dice_flick.parts.aim import DiceFlickAim

if TYPE_CHECKING:
    from installer.tools.tour.tour import Tour

FLOWN = 100
"""Entries of the match in the box, a moment in the middle."""
AIMED = 11
"""The hollow that somebody aims at."""


async def _aiming(tour: "Tour", *, flat: bool) -> None:
    tour.program.settings.change("view", "flat" if flat else "automatic")
    await tour.play("dice-flick-aiming")
    box = tour.program.games[DiceFlick.key]
    if isinstance(box, DiceFlickModel):
        aim: DiceFlickAim = box.property("aim")
        aim.aimAtHollow(AIMED)
        await tour.until(lambda: aim.property("target") == AIMED)


MATCHES = {
    "dice-flick-won": Shown(2),
    "dice-flick-aiming": Shown(3),
    "dice-flick-scoring": Shown(3),
}
STOPS: dict[str, Stop] = {
    "dice-flick-new-match": lambda tour: new_match(tour, DiceFlick.key),
    "dice-flick-rules": lambda tour: rules(tour, "dice-flick-aiming"),
    "dice-flick-practice": lambda tour: practice(tour, DiceFlick.key),
    "dice-flick-flat": lambda tour: _aiming(tour, flat=True),
    "dice-flick-aiming": lambda tour: _aiming(tour, flat=False),
    "dice-flick-scoring": lambda tour: tour.play("dice-flick-scoring"),
    "dice-flick-watching": lambda tour: watching(tour, "dice-flick-won", FLOWN),
    "dice-flick-end": lambda tour: end(tour, "dice-flick-won"),
}
PRINTING: dict[str, Stop] = {
    "print-record": lambda tour: print_out(tour, DiceFlick.key, "record", "dice-flick-won"),
}
