"""The last throw is shown again by a key or a button, in a match and in a replay of it."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from installer.tools.demo import load_demo
from tests.ui.helpers.driving import until
from tests.ui.helpers.screen import Screen
from ui.match.replaying import ANGLES

Shown = Any
TOLD = {
    "en": ("Once more, close up", "Once more, from above"),
    "de": ("Noch einmal, ganz nah", "Noch einmal, von oben"),
}


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy computer draws few frames."""
    monkeypatch.setattr("ui.match.showing.stage.MAX_SLOWDOWN", 1000)


async def begin(screen: Screen, match: str, watch: bool) -> None:
    """Open a match that has been played for a while."""
    program = screen.program
    program.store.save("thrown", load_demo(match))
    (program.session.watch if watch else program.session.open)("thrown")
    await screen.until_page("match")
    if watch:
        program.match.timeline.seek(program.match.timeline.property("plies") - 1)
    phases = ("watch", "person")
    await until(lambda: program.match.property("phase") in phases, "somebody who decides")
    await until(lambda: screen.find("matchReplay"), "a button")
    await until(lambda: program.match.timeline.property("canReplay"), "a throw")


async def angle(screen: Screen, name: str) -> None:
    await until(
        lambda: screen.program.match.timeline.property("replayAngle") == name, name or "the end"
    )
    if name:
        arena = screen.program.match.now.common.arena
        assert arena is not None
        await until(lambda: arena.property("angle") == name, f"a flight from {name}")


@pytest.mark.parametrize(
    ("match", "language", "watch"),
    [("dice-flick-scoring", "en", False), ("rolling-dice-won", "de", True)],
)
async def test_the_last_throw_is_shown_again(
    shown: Shown, match: str, language: str, watch: bool
) -> None:
    async with shown(motion="full", language=language) as screen:
        await begin(screen, match, watch)
        program = screen.program
        ply, phase = program.match.timeline.property("ply"), program.match.property("phase")
        caption = screen.program.window.findChild(object, "replayCaption")
        for ask in (lambda: screen.click("matchReplay"), lambda: screen.press(Qt.Key.Key_R)):
            await ask()
            for name, told in zip(ANGLES, TOLD[language], strict=True):
                await angle(screen, name)
                assert caption.property("told") == told
                await screen.press(Qt.Key.Key_Space)
            await angle(screen, "")
        await screen.press(Qt.Key.Key_R)
        await angle(screen, ANGLES[0])
        await screen.press(Qt.Key.Key_Escape)
        await angle(screen, "")
        assert (program.match.timeline.property("ply"), program.match.property("phase")) == (
            ply,
            phase,
        )


async def test_calm_motion_shows_nothing_again(shown: Shown) -> None:
    async with shown(motion="calm") as screen:
        program = screen.program
        program.store.save("thrown", load_demo("dice-flick-scoring"))
        program.session.open("thrown")
        await screen.until_page("match")
        await until(lambda: program.match.timeline.property("canReplay"), "a throw")
        assert screen.find("matchReplay") is None
        await screen.press(Qt.Key.Key_R)
        assert program.match.timeline.property("replayAngle") == ""


async def test_dice_that_are_rolled_are_not_shown_again(shown: Shown) -> None:
    async with shown(motion="full") as screen:
        screen.program.session.open("going")
        await screen.until_page("match")
        await until(lambda: screen.find("matchHint"), "the bar")
        assert screen.find("matchReplay") is None
