"""The tour in Rolling Dice."""

from typing import TYPE_CHECKING

from beamme.games.rolling_dice import RollingDice
from beamme.games.rolling_dice.scoring import Sum
from installer.tools.tour.stops import Shown, Stop, end, new_match, practice, rules, watching
from ui.games.rolling_dice.model import RollingDiceModel
from ui.games.rolling_dice.parts.aim import RollingDiceAim

if TYPE_CHECKING:
    from installer.tools.tour.tour import Tour

DIRECTION, POWER = 6, 0.55
"""How somebody aims onto the floe."""


async def _throwing(tour: "Tour", *, flat: bool) -> None:
    tour.program.settings.change("view", "flat" if flat else "automatic")
    await tour.play("rolling-dice-aiming")
    floe = tour.program.games[RollingDice.key]
    if isinstance(floe, RollingDiceModel):
        aim: RollingDiceAim = floe.property("aim")
        aim.turnTo(DIRECTION, POWER)
        await tour.until(lambda: bool(aim.property("outlook")))


async def _counting(tour: "Tour") -> None:
    """Stop where the first sum of the richest round has just been told."""
    states = tour.program.store.load("rolling-dice-won").match.states
    scored = [n for n in range(1, len(states) - 1) if states[n].tally is not states[n - 1].tally]
    ply = max(scored, key=lambda n: _addends(states[n].tally.steps[0].sum))
    tour.program.settings.change("pace", "normal")
    await watching(tour, "rolling-dice-won", ply - 1)
    await tour.until(lambda: tour.find("roundCount") is not None)
    tour.program.match.seekWanted.emit(ply)
    count = tour.find("roundCount")
    await tour.until(lambda: count is not None and bool(count.property("summed")))
    if count is not None:
        count.setProperty("walking", True)  # noqa: FBT003
    tour.program.settings.change("pace", "instant")


def _addends(counted: Sum) -> int:
    return len(counted.behind) + len(counted.blocks) + bool(counted.field)


MATCHES = {
    "rolling-dice-won": Shown(6),
    "rolling-dice-aiming": Shown(7),
    "rolling-dice-keeping": Shown(8),
    "rolling-dice-putting": Shown(9),
}
STOPS: dict[str, Stop] = {
    "rolling-dice-new-match": lambda tour: new_match(tour, RollingDice.key),
    "rolling-dice-rules": lambda tour: rules(tour, "rolling-dice-aiming"),
    "rolling-dice-practice": lambda tour: practice(tour, RollingDice.key),
    "rolling-dice-flat": lambda tour: _throwing(tour, flat=True),
    "rolling-dice-aiming": lambda tour: _throwing(tour, flat=False),
    "rolling-dice-keeping": lambda tour: tour.play("rolling-dice-keeping"),
    "rolling-dice-putting": lambda tour: tour.play("rolling-dice-putting"),
    "rolling-dice-counting": _counting,
    "rolling-dice-end": lambda tour: end(tour, "rolling-dice-won"),
}
