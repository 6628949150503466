"""The stops of the tour: which screens there are, and how one gets to them."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from beamme.games.rolling_dice.scoring import Sum
from ui.app.paths import Places
from ui.games.dice_flick.model import DiceFlickModel
from ui.games.kuh_vadis.model import KuhVadisModel
from ui.games.rolling_dice.model import RollingDiceModel

if TYPE_CHECKING:
    from installer.tools.tour.tour import Tour

CHOOSING, WATCHED = 165, 100
"""Entries of the match for two: a joker to use, a moment in the middle."""
EXTRA_ROUND = 171
"""Entries of the match on the meadow: four equal dice were rolled, the last mark decides."""
FLOWN = 100
"""Entries of the match in the box, a moment in the middle."""
AIMED = 11
"""The hollow that somebody aims at."""
DIRECTION, POWER = 6, 0.55
"""How somebody aims onto the floe."""

Stop = Callable[["Tour"], Awaitable[None]]


async def _home(tour: "Tour") -> None:
    await tour.program.session.leave()
    tour.go("home")


async def _new_match(tour: "Tour", game: str) -> None:
    await _home(tour)
    tour.go("newMatch", game)


async def _page(tour: "Tour", name: str) -> None:
    await _home(tour)
    tour.go("show", name)


async def _about(tour: "Tour") -> None:
    """Show the folders of an ordinary computer, not those of the tour."""
    folders = (".local/share", ".config", ".local/state")
    usual = Places(*(Path("~", folder, "BeamMe") for folder in folders))
    tour.program.about.tell_of(usual)
    await _page(tour, "about")


async def _print(tour: "Tour", game: str, kind: str, match: str = "") -> None:
    await _home(tour)
    tour.program.settings.change("paper", "a4")
    tour.go("printOut", game, kind, match)
    await _drawn(tour, "")


async def _drawn(tour: "Tour", before: str) -> None:
    """Wait until the pages are drawn, instead of an earlier picture."""
    printing = tour.program.printing
    await tour.until(lambda: printing.now.picture not in {"", before})
    await tour.until(lambda: all(printing.now.thumbs))


async def _print_pad(tour: "Tour") -> None:
    """Show sheets that are the same on every tour."""
    await _print(tour, "kuh-vadis", "pad")
    before = tour.program.printing.now.picture
    tour.program.printing.choose("by_name", "")
    await _drawn(tour, before)


async def _rules(tour: "Tour", match: str) -> None:
    await tour.play(match)
    tour.go("show", "rules")


async def _keeping(tour: "Tour", match: str) -> None:
    await tour.play(match)
    _chances(tour, shown=True)
    dice = tour.program.match.now.common.dice
    most = max(dice.faces, key=dice.faces.count)
    for die, face in enumerate(dice.faces):
        if (face == most) != bool(dice.kept >> die & 1):
            tour.program.dice.toggle(die)


async def _choosing(tour: "Tour") -> None:
    await tour.play("beam-me-up-two", CHOOSING)


async def _extra_round(tour: "Tour") -> None:
    await tour.play("kuh-vadis-won", EXTRA_ROUND)
    _chances(tour, shown=False)


def _chances(tour: "Tour", *, shown: bool) -> None:
    cow = tour.program.games["kuh-vadis"]
    if isinstance(cow, KuhVadisModel):
        cow.setProperty("showChances", shown)


async def _watching(tour: "Tour", match: str, ply: int) -> None:
    tour.program.session.watch(match)
    await tour.until(lambda: tour.program.match.now.phase == "watch")
    tour.program.match.seek(ply)


async def _end(tour: "Tour", match: str) -> None:
    await tour.program.session.leave()
    tour.program.session.open(match)
    await tour.until(lambda: tour.program.match.now.phase == "over")
    await tour.until(lambda: bool(tour.program.report.ready))


async def _aiming(tour: "Tour", *, flat: bool) -> None:
    tour.program.settings.change("flat_dice", flat)
    await tour.play("dice-flick-aiming")
    box = tour.program.games["dice-flick"]
    if isinstance(box, DiceFlickModel):
        box.aimAtHollow(AIMED)
        await tour.until(lambda: box.property("target") == AIMED)


async def _throwing(tour: "Tour", *, flat: bool) -> None:
    tour.program.settings.change("flat_dice", flat)
    await tour.play("rolling-dice-aiming")
    ice = tour.program.games["rolling-dice"]
    if isinstance(ice, RollingDiceModel):
        ice.aimAt(DIRECTION, POWER)
        await tour.until(lambda: bool(ice.property("outlook")))


async def _counting(tour: "Tour") -> None:
    """Stop where the first sum of the richest round has just been told."""
    states = tour.program.store.load("rolling-dice-won").match.states
    scored = [n for n in range(1, len(states) - 1) if states[n].tally is not states[n - 1].tally]
    ply = max(scored, key=lambda n: _addends(states[n].tally.steps[0].sum))
    tour.program.settings.change("pace", "normal")
    await _watching(tour, "rolling-dice-won", ply - 1)
    await tour.until(lambda: tour.find("roundCount") is not None)
    tour.program.match.seek(ply)
    count = tour.find("roundCount")
    await tour.until(lambda: count is not None and bool(count.property("summed")))
    if count is not None:
        count.setProperty("walking", True)  # noqa: FBT003
    tour.program.settings.change("pace", "instant")


def _addends(counted: Sum) -> int:
    return len(counted.behind) + len(counted.blocks) + bool(counted.field)


STOPS: dict[str, Stop] = {
    "home": _home,
    "beam-me-up-new-match": lambda tour: _new_match(tour, "beam-me-up"),
    "preferences": lambda tour: _page(tour, "preferences"),
    "about": _about,
    "library": lambda tour: _page(tour, "library"),
    "beam-me-up-rules": lambda tour: _rules(tour, "beam-me-up-two-open"),
    "beam-me-up-keeping": lambda tour: _keeping(tour, "beam-me-up-two-open"),
    "beam-me-up-choosing": _choosing,
    "beam-me-up-four": lambda tour: tour.play("beam-me-up-four-open"),
    "beam-me-up-watching": lambda tour: _watching(tour, "beam-me-up-two", WATCHED),
    "beam-me-up-end": lambda tour: _end(tour, "beam-me-up-two"),
    "kuh-vadis-new-match": lambda tour: _new_match(tour, "kuh-vadis"),
    "kuh-vadis-rules": lambda tour: _rules(tour, "kuh-vadis-won-open"),
    "kuh-vadis-keeping": lambda tour: _keeping(tour, "kuh-vadis-won-open"),
    "kuh-vadis-extra-round": _extra_round,
    "kuh-vadis-won": lambda tour: _watching(tour, "kuh-vadis-won", tour.entries("kuh-vadis-won")),
    "kuh-vadis-end": lambda tour: _end(tour, "kuh-vadis-won"),
    "kuh-vadis-drawn": lambda tour: _end(tour, "kuh-vadis-drawn"),
    "dice-flick-new-match": lambda tour: _new_match(tour, "dice-flick"),
    "dice-flick-rules": lambda tour: _rules(tour, "dice-flick-aiming"),
    "dice-flick-flat": lambda tour: _aiming(tour, flat=True),
    "dice-flick-aiming": lambda tour: _aiming(tour, flat=False),
    "dice-flick-scoring": lambda tour: tour.play("dice-flick-scoring"),
    "dice-flick-watching": lambda tour: _watching(tour, "dice-flick-won", FLOWN),
    "dice-flick-end": lambda tour: _end(tour, "dice-flick-won"),
    "rolling-dice-new-match": lambda tour: _new_match(tour, "rolling-dice"),
    "rolling-dice-rules": lambda tour: _rules(tour, "rolling-dice-aiming"),
    "rolling-dice-flat": lambda tour: _throwing(tour, flat=True),
    "rolling-dice-aiming": lambda tour: _throwing(tour, flat=False),
    "rolling-dice-keeping": lambda tour: tour.play("rolling-dice-keeping"),
    "rolling-dice-putting": lambda tour: tour.play("rolling-dice-putting"),
    "rolling-dice-counting": _counting,
    "rolling-dice-end": lambda tour: _end(tour, "rolling-dice-won"),
    "fairness": lambda tour: _page(tour, "fairness"),
    "print-pad": _print_pad,
    "print-protocol": lambda tour: _print(tour, "dice-flick", "protocol", "dice-flick-won"),
}
