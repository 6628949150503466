"""An open match gives way to another one, of any game and for any number of players."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from beamme.games import GAMES
from beamme.table.storage.record import Seating, begin
from installer.tools.tour.tour import Tour
from installer.tools.tour.tour_screens import STOPS
from tests.ui.helpers.driving import opened, until, until_asked
from tests.ui.helpers.screen import outside
from ui.app.program import Program

NAMES = ("Ada", "Nova", "Mika", "Juno", "Ben", "Cleo")


def start(program: Program, key: str, seats: int) -> None:
    """Begin a match among people."""
    seating = [Seating(NAMES[seat], None, seat) for seat in range(seats)]
    program.session.begin(begin(GAMES[key].from_options({}, seats), seating, bytes(32)))


@pytest.mark.parametrize("flat", [True, False], ids=["flat", "in space"])
async def test_a_match_is_replaced_without_a_word_from_qt(shown: Any, *, flat: bool) -> None:
    async with shown(view="flat" if flat else "automatic") as screen:
        program = screen.program
        for key, game in GAMES.items():
            for seats in (max(game.seats), min(game.seats), max(game.seats)):
                start(program, key, seats)
                await until(lambda seats=seats: seated(program) == seats, "the match")  # type: ignore[misc]
                await until_asked(program)
                await outside(screen.window.grabWindow)


def seated(program: Program) -> int:
    """Tell how many play the match that was begun last."""
    record = program.session.record
    return len(record.seating) if record is not None and not record.match.log else 0


async def test_pages_that_go_slowly_go_without_a_word_from_qt(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(qapp, tmp_path, monkeypatch) as program:
        tour = Tour(program)
        program.settings.change("motion", "full")
        program.settings.change("pace", "normal")
        for name in (
            "beam-me-up-keeping",
            "kuh-vadis-keeping",
            "dice-flick-scoring",
            "rolling-dice-keeping",
            "rolling-dice-putting",
        ):
            await STOPS[name](tour)
            await outside(tour.window.grabWindow)
        await program.session.leave()
        await until(lambda: tour.window.property("current") == "home", "home")
        await outside(tour.window.grabWindow)
