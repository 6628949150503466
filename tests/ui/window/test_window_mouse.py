"""A whole match clicked through with the mouse."""

from typing import Any

import pytest
from PySide6.QtCore import QObject

from tests.ui.helpers.driving import until, until_asked
from tests.ui.helpers.recorded import rows_of
from tests.ui.helpers.screen import Screen
from tests.ui.helpers.simple_player import MAX_DECISIONS, WORD, is_free, wants_to_stop
from tests.ui.helpers.whole_match import ended, open_box, sit_down
from ui.games.beam_me_up.view import playable


@pytest.mark.parametrize(("language", "flat"), [("en", False), ("de", True)])
async def test_a_whole_match_against_the_beginner_by_mouse(
    shown: Any, language: str, flat: bool
) -> None:
    async with shown(
        language=language, view="flat" if flat else "automatic", level="beginner"
    ) as screen:
        program = screen.program
        await open_box(screen, "beam-me-up")
        await sit_down(screen, WORD)
        marked = False
        for _ in range(MAX_DECISIONS):
            await until_asked(program)
            before = program.match.now
            if before.phase == "over":
                break
            if before.common.dice.selectable and not marked:
                await screen.click("die2")
                await until(lambda: rows_of(program.dice)[2]["kept"], "a kept die")
                await screen.click("die2")
                await until(lambda: not rows_of(program.dice)[2]["kept"], "a free die")
                marked = True
            await decide_by_mouse(screen)
            await until(lambda before=before: program.match.now != before, "an answer")  # type: ignore[misc]
        await ended(screen, language)
        assert marked
        await screen.click("again")
        await screen.until_page("match")


async def test_after_setting_up_by_mouse_the_keys_reach_the_match(shown: Any) -> None:
    async with shown(language="en", pace="normal", motion="full", view="automatic") as screen:
        await screen.click("box-beam-me-up")
        await until(lambda: screen.find("play"), "the sheet")
        await screen.click("play")
        await screen.until_page("match")
        sheet = screen.program.window.findChild(QObject, "newMatch")
        await until(lambda: not sheet.property("visible"), "the end of the sheet")
        await until(lambda: focus_is_on(screen, "match"), "the focus")


def focus_is_on(screen: Screen, page: str) -> bool:
    """Tell whether keys reach this page, not one below it."""
    item = screen.program.window.activeFocusItem()
    while item is not None and item.objectName() != page:
        item = item.parentItem()
    return item is not None


async def decide_by_mouse(screen: Screen) -> None:
    """Click what a person who is easily content clicks."""
    view = screen.program.match.now.view
    assert view is not None
    if wants_to_stop(screen):
        await screen.click("matchSecondary")
    elif screen.program.match.now.common.primary.moves:
        await screen.click("matchPrimary")
    else:
        own = view.match.state.heights[view.match.state.active]
        free = playable(view) - set(screen.program.games["beam-me-up"]._selection.chosen)
        column = min(free, key=lambda each: own[each])
        await screen.click(f"column{column}", is_free)
