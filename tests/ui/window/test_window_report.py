"""From saved matches to the report, to a moment of the match, and the same way back."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from beamme.ai.report import portion
from tests.ui.helpers.driving import QUICKER, until
from tests.ui.helpers.screen import Screen, left_behind


@pytest.fixture(autouse=True)
def true_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decisions matter here."""
    monkeypatch.delitem(QUICKER, portion)


async def to_the_report(screen: Screen) -> None:
    await screen.click("library")
    await screen.until_page("library")
    await screen.click("lookBack")
    await screen.until_page("end")
    await until(lambda: screen.program.report.property("ready"), "the report")


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_decision_opens_its_moment_and_back_goes_where_one_came_from(
    shown: Any, language: str
) -> None:
    async with shown(language=language) as screen:
        program, match = screen.program, screen.program.match
        await to_the_report(screen)
        assert left_behind(screen.texts(), language) == []
        (row, *_) = program.report.property("worst")
        await screen.click("worst0")
        await screen.until_page("match")
        await until(lambda: match.property("phase") == "watch", "watching")
        assert match.timeline.property("ply") == row["ply"]
        assert match.now.view.announced is not None
        assert row["text"] in match.property("hintText")
        assert screen.find("watchScrubber").property("curved")
        assert left_behind(screen.texts(), language) == []
        await screen.press(Qt.Key.Key_Right)
        await until(lambda: match.timeline.property("ply") == row["ply"] + 1, "a step")
        assert (match.now.view.announced, match.property("hintText")) == (None, "")
        await screen.click("matchBack")
        await screen.until_page("end")
        assert program.report.property("ready"), "it was computed once"
        await screen.press(Qt.Key.Key_Escape)
        await screen.until_page("library")
        await screen.press(Qt.Key.Key_Escape)
        await screen.until_page("home")


async def test_a_report_is_computed_once_and_kept(shown: Any) -> None:
    async with shown() as screen:
        program = screen.program
        await to_the_report(screen)
        path = program.store.report_path("over")
        await until(path.exists, "the file")
        await screen.click("home")
        await screen.until_page("home")
        program.reviewing._reviewed = None
        asked = program.worker.asked
        await to_the_report(screen)
        assert program.worker.asked == asked + 1, "only the file was read"


async def test_the_list_is_filtered_and_says_when_nothing_fits(shown: Any) -> None:
    async with shown() as screen:
        library = screen.program.library
        await screen.click("library")
        await screen.until_page("library")
        library.choose("game", "kuh-vadis")
        await until(lambda: "No such match" in screen.texts(), "an empty list")
        await screen.click("filterNone")
        await until(lambda: "No such match" not in screen.texts(), "all of them")
        assert library.property("listed") == library.property("count")


async def test_the_report_begins_with_who_has_won_in_the_smallest_window(shown: Any) -> None:
    async with shown(language="de") as screen:
        await to_the_report(screen)
        await screen.click("home")
        await screen.until_page("home")
        await screen.resize(960, 540)
        await to_the_report(screen)
        area = screen.find("endArea")
        assert area is not None
        assert area.property("interactive"), "there is more below"
        assert area.property("contentY") == 0
        left, right = screen.find("decisionsOf"), screen.find("print")
        assert left is not None
        assert right is not None
        ends = left.mapToScene(left.boundingRect().topRight()).x()
        assert ends < right.mapToScene(right.boundingRect().topLeft()).x()
        await screen.press(Qt.Key.Key_Tab)
        await screen.press(Qt.Key.Key_Backtab)
        await until(lambda: area.property("contentY") > 0, "what the keys are at")
