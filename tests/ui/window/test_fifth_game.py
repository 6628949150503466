"""A fifth game is played, watched and printed: its folders, and its key in the list of games.

Fast Fifty lies in `tests/fifth_game` as a game lies in the tree.
"""

from pathlib import Path
from typing import Any

import pypdf
import pytest
from PySide6.QtCore import Qt

from beamme.core.game import Outcome
from tests.games_kit import fifth_game
from tests.games_kit.fifth_game import KEY
from tests.ui.helpers.driving import saved_in, until, until_asked
from tests.ui.helpers.screen import Screen, outside
from tests.ui.printing.helpers.paper_pages import Answers, answers
from tests.ui.printing.helpers.paper_window import until_seen
from ui.app.paths import places

__all__ = ["answers"]

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


@pytest.fixture
def beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the game lie beside the others."""
    fifth_game.put_beside(monkeypatch)


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the one line as well."""
    fifth_game.register(monkeypatch)


@pytest.mark.usefixtures("beside")
async def test_without_its_line_there_is_no_fifth_game(shown: Any) -> None:
    async with shown() as screen:
        assert screen.find("box-rolling-dice")
        assert not screen.find(f"box-{KEY}")


@LANGUAGES
@pytest.mark.usefixtures("registered")
async def test_a_fifth_game_needs_one_line(
    shown: Any, answers: Answers, tmp_path: Path, language: str
) -> None:
    async with shown(language=language, paper="a4") as screen:
        for name in ("going", "over"):
            screen.program.store.path(name).unlink()
        await begin(screen)
        await play(screen)
        assert_saved(tmp_path)
        await watch(screen)
        await reopen(screen)
        await screen.click("print")
        answers.path = tmp_path / "record.pdf"
        await save(screen, "record", answers.path)
        await screen.press(Qt.Key.Key_Escape)
        await screen.click("home")
        await screen.until_page("home")
        await screen.click("print")
        await screen.until_page("print")
        await screen.click(f"print-{KEY}")
        answers.path = tmp_path / "pad.pdf"
        await save(screen, "pad", answers.path)
    names = [seat.name for seat in saved_in(tmp_path).seating]
    told = words(tmp_path / "record.pdf")
    assert all(name in told for name in (*names, "Fast Fifty", "points"))
    assert "Fast Fifty" in words(tmp_path / "pad.pdf")


async def begin(screen: Screen) -> None:
    """Start a match against a computer from home."""
    await screen.click(f"box-{KEY}")
    await until(lambda: screen.find("play"), "the set-up")
    seating = screen.program.lobby._seating
    assert [seat.level is None for seat in seating] == [True, False]
    await screen.click("play")
    await screen.until_page("match")
    await until(lambda: screen.find("fastFiftyPoints"), "the stage")


async def play(screen: Screen) -> None:
    """Roll whenever somebody is asked, until the match is over."""
    program = screen.program
    while True:
        await until_asked(program)
        if program.match.now.phase == "over":
            break
        before = program.match.now
        await screen.press(Qt.Key.Key_R)
        await until(lambda before=before: program.match.now != before, "a roll")  # type: ignore[misc]
    await screen.until_page("end")
    await until(lambda: program.report.property("ready"), "the report")


def assert_saved(folder: Path) -> None:
    """Look at the one file on the shelf."""
    assert len(list(places(folder).matches.glob("*.beamme"))) == 1
    match = saved_in(folder).match
    assert match.game.key == KEY
    assert isinstance(match.turn, Outcome)


async def watch(screen: Screen) -> None:
    """Watch the match from the shelf, step by step and to its end."""
    match = screen.program.match
    await screen.click("home")
    await screen.until_page("home")
    await screen.click("library")
    await screen.until_page("library")
    await screen.click("watchMatch", share=0.3)
    await until(lambda: match.property("phase") == "watch", "watching")
    await screen.press(Qt.Key.Key_Home)
    await until(lambda: match.timeline.property("ply") == 0, "the start")
    await screen.press(Qt.Key.Key_Right)
    await until(lambda: match.timeline.property("ply") == 1, "a step")
    await screen.press(Qt.Key.Key_End)
    await until(
        lambda: match.timeline.property("ply") == match.timeline.property("plies") > 1, "the end"
    )
    await outside(screen.window.grabWindow)


async def reopen(screen: Screen) -> None:
    """Open the saved match again: it has ended, so its report appears."""
    (name,) = (path.stem for path in screen.program.shell.where.matches.glob("*.beamme"))
    screen.program.session.open(name)
    await screen.until_page("end")
    await until(lambda: screen.program.report.property("ready"), "the report")


async def save(screen: Screen, kind: str, path: Path) -> None:
    """Save what the print page shows as a PDF."""
    printing = screen.program.printing
    choices = printing.choices
    await screen.until_page("print")
    await until(lambda: (choices.property("game"), choices.property("kind")) == (KEY, kind), kind)
    await until_seen(screen)
    await screen.click("savePdf")
    await until(lambda: printing.property("saved") == path.name, "the file")


def words(path: Path) -> str:
    """Read a PDF."""
    return " ".join(page.extract_text() for page in pypdf.PdfReader(path, strict=True).pages)
