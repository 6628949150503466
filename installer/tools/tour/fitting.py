"""A walk through all screens in many sizes that finds texts which do not fit."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING

from beamme.games import GAMES
from installer.tools.tour.misfits import misfits
from installer.tools.tour.stops import Stop, new_match
from installer.tools.tour.tour_screens import STOPS
from ui.games.game_ui import game_ui

if TYPE_CHECKING:
    from installer.tools.tour.tour import Tour

Size = tuple[int, int]
SIZES: tuple[Size, ...] = (960, 540), (1280, 720), (1280, 800), (1920, 1080), (2560, 1440)
NAMES = (
    "Wilhelmina Großmann-Hahn",
    "Maximilian Württemberger",
    "Oma Hildegard aus Mölln",
    "Winnetou Mommsen-Wagner",
    "Großonkel Wolfgang Amme",
    "Mummenschanz-Gewinnerin",
)
"""As long as names may be."""
PAUSE_SECONDS, PATIENCE_SECONDS = 0.02, 3.0
"""A layout may need some frames; what does not fit after that never will."""


def _crowded(game: str, *, playing: bool) -> Stop:
    """As many people as may play, while they are seated or once they play."""

    async def stop(tour: "Tour") -> None:
        lobby, match = tour.program.lobby, tour.program.match
        await new_match(tour, game)
        for seat in range(max(game_ui(game).seats)):
            lobby.addSeat()
            lobby.setPerson(seat, person=True)
        if playing:
            lobby.play()
            await tour.until(lambda: match.now.phase == "person")

    return stop


ALL: dict[str, Stop] = {
    **STOPS,
    **{f"{game}-seats": _crowded(game, playing=False) for game in GAMES},
    **{f"{game}-crowd": _crowded(game, playing=True) for game in GAMES},
}


async def misfits_everywhere(
    tour: "Tour", languages: Sequence[str], sizes: Sequence[Size], stops: Sequence[str]
) -> AsyncIterator[str]:
    """Describe what does not fit, on all of these screens, in these languages and sizes."""
    settings, window = tour.program.settings, tour.window
    settings.change("names", NAMES)
    # Laid out as always, but not drawn: that would take most of the time.
    window.contentItem().setOpacity(0)
    for name in stops:
        await ALL[name](tour)
        for language in languages:
            settings.change("language", language)
            for width, height in sizes:
                window.resize(width, height)
                for problem in await _settled(tour):
                    yield f"{name} in {language}, {width} x {height}: {problem}"


async def _settled(tour: "Tour") -> list[str]:
    """What does not fit when the layout has come to rest."""
    clock = asyncio.get_running_loop().time
    end, frames = clock() + PATIENCE_SECONDS, 0

    def count() -> None:
        nonlocal frames
        frames += 1

    connection = tour.window.afterAnimating.connect(count)
    try:
        while True:
            tour.window.update()
            await asyncio.sleep(PAUSE_SECONDS)
            found = misfits(tour.window) if frames > 1 else []
            if (frames > 1 and not found) or clock() > end:
                return found
    finally:
        tour.window.afterAnimating.disconnect(connection)
