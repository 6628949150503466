"""A whole match played with the keyboard alone."""

from typing import Any

from PySide6.QtCore import Qt

from tests.ui.helpers.driving import until, until_asked
from tests.ui.helpers.recorded import rows_of
from tests.ui.helpers.screen import Screen
from tests.ui.helpers.simple_player import MAX_DECISIONS, WORD, is_free, wants_to_stop


async def test_a_whole_match_by_keyboard(shown: Any) -> None:
    async with shown(view="flat", level="beginner") as screen:
        program = screen.program
        await screen.press(Qt.Key.Key_Return)
        await until(lambda: screen.find("play"), "the sheet")
        program.lobby.setProperty("seedText", WORD)
        await screen.press(Qt.Key.Key_Return)
        await screen.until_page("match")
        await screen.press(Qt.Key.Key_F1)
        await screen.until_page("rules")
        await screen.press(Qt.Key.Key_Escape)
        await screen.until_page("match")
        marked = False
        for _ in range(MAX_DECISIONS):
            await until_asked(program)
            before = program.match.now
            if before.phase == "over":
                break
            if before.common.dice.selectable and not marked:
                await screen.press(Qt.Key.Key_3)
                await until(lambda: rows_of(program.dice)[2]["kept"], "a kept die")
                await screen.press(Qt.Key.Key_3)
                await until(lambda: not rows_of(program.dice)[2]["kept"], "a free die")
                await screen.press(Qt.Key.Key_H)
                await until(lambda: program.match.property("hintText"), "a hint")
                await screen.press(Qt.Key.Key_Escape)
                await until(lambda: not program.match.property("hintText"), "no hint")
                marked = True
                before = program.match.now
            await decide_by_keyboard(screen)
            await until(lambda before=before: program.match.now != before, "an answer")  # type: ignore[misc]
        await screen.until_page("end")
        assert marked


async def decide_by_keyboard(screen: Screen) -> None:
    """Press what a person who is easily content presses."""
    match = screen.program.match
    if wants_to_stop(screen):
        await screen.press(Qt.Key.Key_S)
    elif match.buttons.property("primaryKey") == "R":
        await screen.press(Qt.Key.Key_R)
    else:
        await choose_on_the_board(screen)
        await screen.press(Qt.Key.Key_Return)


async def choose_on_the_board(screen: Screen) -> None:
    """Let Enter and the arrows find a column, if one has to be chosen."""
    common = screen.program.match.now.common
    if common.entered.moves:
        return
    await screen.press(Qt.Key.Key_Return)
    chosen = set(screen.program.games["beam-me-up"]._selection.chosen)
    for _ in range(8):
        item = screen.window.activeFocusItem()
        if item is not None and is_free(item) and item.property("index") not in chosen:
            break
        await screen.press(Qt.Key.Key_Right)
    await until(lambda: screen.program.match.now.common != common, "another label")
