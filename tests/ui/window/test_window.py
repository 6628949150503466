"""The real window, loaded, opened everywhere, and a whole match clicked through."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from beamme.games import GAMES
from tests.ui.helpers.driving import begin_hot_seat, play, until, until_asked
from tests.ui.helpers.screen import Screen, left_behind, outside
from ui.app.paths import places

MANY = 500
LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


async def test_every_screen_opens_without_a_word_from_qt(shown: Any) -> None:
    async with shown() as screen:
        await look(screen)
        for page in ("rules", "library", "preferences", "fairness"):
            await screen.click(page)
            await screen.until_page(page)
            await look(screen)
            await screen.press(Qt.Key.Key_Escape)
            await screen.until_page("home")
            await frame(screen)  # the page that left takes no click any more
        for game in GAMES:
            if game in GAMES:
                await screen.click(f"box-{game}")
                await until(lambda: screen.find("play"), "the sheet")
                await look(screen)
                await screen.click("closeSheet")
                await until(lambda: not screen.find("play"), "the shelf")
            else:
                box = screen.find(f"box-{game}")
                assert box is not None
                assert not box.isEnabled()


async def look(screen: Screen) -> None:
    """Look at a screen in both languages and both themes."""
    for language, theme in (("de", "dark"), ("en", "light")):
        screen.program.settings.change("language", language)
        screen.program.settings.change("theme", theme)
        await frame(screen)
        assert left_behind(screen.texts(), language) == []


@LANGUAGES
async def test_a_match_is_watched_and_reviewed(shown: Any, language: str) -> None:
    async with shown(language=language, view="flat" if language == "en" else "automatic") as screen:
        match = screen.program.match
        await screen.click("library")
        await screen.until_page("library")
        await screen.click("watchMatch", share=0.3)
        await screen.until_page("match")
        await until(lambda: match.property("phase") == "watch", "watching")
        await screen.press(Qt.Key.Key_Right)
        await until(lambda: match.timeline.property("ply") == 1, "a step")
        await screen.press(Qt.Key.Key_End)
        await until(
            lambda: match.timeline.property("ply") == match.timeline.property("plies"), "the end"
        )
        await screen.press(Qt.Key.Key_Home)
        await until(lambda: match.timeline.property("ply") == 0, "the start")
        await screen.click("watchPlay")
        await until(lambda: match.timeline.property("ply") > 3, "playing")
        await frame(screen)
        assert left_behind(screen.texts(), language) == []
        screen.program.session.open("over")
        await screen.until_page("end")
        await until(lambda: screen.program.report.property("ready"), "the report")
        await frame(screen)
        assert left_behind(screen.texts(), language) == []
        await screen.click("home")
        await screen.until_page("home")


async def test_the_end_keeps_its_look_while_it_makes_way(shown: Any) -> None:
    async with shown(motion="full", pace="normal") as screen:
        screen.program.session.open("over")
        await screen.until_page("end")
        await screen.program.session.leave()
        assert not screen.program.match.property("gameKey")
        await screen.until_page("home")
        await frame(screen)


async def frame(screen: Screen) -> None:
    """Let the window draw what it shows now."""
    await outside(screen.window.grabWindow)


async def test_the_language_is_switched_in_an_open_match(shown: Any) -> None:
    async with shown(names=["Ada", "Nova", "Mika", "Juno", "Paul", "Lotte"]) as screen:
        program = screen.program
        begin_hot_seat(program, 3)
        await screen.until_page("match")
        await play(program, 15)
        await until_asked(program)
        for language in ("de", "en"):
            await screen.press(Qt.Key.Key_N)
            await frame(screen)
            old = screen.texts()
            await screen.press(Qt.Key.Key_Escape)
            program.settings.setProperty("language", language)
            await frame(screen)
            await screen.press(Qt.Key.Key_N)
            await frame(screen)
            new = screen.texts()
            assert program.match.property("narration") in new
            assert len(new - old) > 20
            assert left_behind(new, language) == []
            await screen.press(Qt.Key.Key_Escape)


async def test_the_language_is_switched_by_clicking(shown: Any) -> None:
    async with shown() as screen:
        english = screen.texts()
        await screen.click("language", share=0.25)
        await until(lambda: screen.program.settings.property("language") == "de", "German")
        await frame(screen)
        german = screen.texts()
        assert left_behind(german, "de") == []
        await screen.click("language", share=0.75)
        await until(lambda: screen.program.settings.property("language") == "en", "English")
        await frame(screen)
        assert screen.texts() == english


async def test_an_error_is_said_and_dismissed(shown: Any) -> None:
    async with shown() as screen:
        screen.program.tell("<b>No</b> space left")
        await until(lambda: screen.find("dialogAccept"), "the dialog")
        assert "<b>No</b> space left" in screen.texts()
        await screen.press(Qt.Key.Key_Escape)
        await until(lambda: not screen.find("dialogAccept"), "its end")
        assert screen.program.match.property("error") == ""
        screen.program.tell("Again")
        await screen.click("dialogAccept")
        await until(lambda: not screen.program.match.property("error"), "its end")


async def test_a_wrong_board_is_told_above_the_set_up(shown: Any, tmp_path: Path) -> None:
    folder = places(tmp_path).boards / "kuh_vadis"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text('"\\u202e\\u001b" = 1', "utf-8")
    async with shown() as screen:
        await screen.click("box-kuh-vadis")
        await until(lambda: screen.find("dialogAccept"), "the sentence")
        assert any("mine.toml: \\u202e\\x1b: unknown key" in text for text in screen.texts())
        focused = screen.window.activeFocusItem
        await until(lambda: focused().objectName() == "dialogAccept", "the dialog in front")
        await screen.press(Qt.Key.Key_Return)
        await until(lambda: not screen.find("dialogAccept"), "the end of the sentence")
        assert screen.find("play"), "the set-up stays"
        assert screen.page == "home"


@pytest.mark.parametrize(
    ("spoken", "texts", "found"),
    [
        ("de", {"Rules", "Regeln", "Ada", "3", "Beam Me Up"}, ["Rules"]),
        ("en", {"Rules", "Regeln", "Ada", "3", "Beam Me Up"}, ["Regeln"]),
        (
            "de",
            {"Ada rolls.", "Roll 1 die", "Roll 5 dice"},
            ["Ada rolls.", "Roll 1 die", "Roll 5 dice"],
        ),
        ("en", {"Ada rolls.", "Roll 1 die", "Roll 5 dice"}, []),
    ],
)
def test_words_of_the_other_language_are_noticed(
    spoken: str, texts: set[str], found: list[str]
) -> None:
    assert left_behind(texts, spoken) == found
