"""The stops of the tour: which screens there are, and how one gets to them."""

from pathlib import Path
from typing import TYPE_CHECKING

from beamme.games import GAMES
from installer.tools.tour.games import printing_of_games, stops_of_games
from installer.tools.tour.stops import Stop, home, new_match, page
from ui.app.paths import Places

if TYPE_CHECKING:
    from installer.tools.tour.tour import Tour


async def _about(tour: "Tour") -> None:
    """Show the folders of an ordinary computer, not those of the tour."""
    folders = (".local/share", ".config", ".local/state")
    usual = Places(*(Path("~", folder, "BeamMe") for folder in folders))
    tour.program.about.set_folders(usual)
    await page(tour, "about")


FIRST = next(iter(GAMES))
STOPS: dict[str, Stop] = {
    "home": home,
    f"{FIRST}-new-match": lambda tour: new_match(tour, FIRST),
    "preferences": lambda tour: page(tour, "preferences"),
    "about": _about,
    "library": lambda tour: page(tour, "library"),
    **stops_of_games(),
    "fairness": lambda tour: page(tour, "fairness"),
    **printing_of_games(),
}
