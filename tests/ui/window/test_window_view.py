"""3D or flat: left where 3D is slow, with a word and a way back, or chosen by the player."""

from typing import Any

from PySide6.QtQuick import QQuickItem

from tests.ui.helpers.driving import begin, until
from tests.ui.helpers.screen import Screen
from ui.app.program import Program

Shown = Any


def singleton(program: Program, name: str) -> Any:
    return program.shell.engine.singletonInstance("Dice", name)


async def stage_of(screen: Screen) -> QQuickItem:
    """Begin a match, measure nothing, and give the stage."""
    singleton(screen.program, "Quality").setProperty("pinned", True)
    begin(screen.program, "dice-flick")
    await screen.until_page("match")
    await until(lambda: screen.find("diceFlickHands") is not None, "a stage")
    hands = screen.find("diceFlickHands")
    assert hands is not None
    return hands.parentItem()


async def test_leaving_3d_is_said_and_can_be_taken_back(shown: Shown) -> None:
    async with shown(view="automatic") as screen:
        stage, program = await stage_of(screen), screen.program
        assert stage.property("solid")
        singleton(program, "ThrowHabits").setProperty("slowBox", True)
        assert not stage.property("solid")
        notice = screen.find("flattened")
        assert notice is not None
        await until(lambda: notice.property("shown"), "a notice")
        notice.acted.emit()
        assert program.settings.value.view == "solid"
        assert stage.property("solid"), "the way back"


async def test_always_means_always_and_never_means_never(shown: Shown) -> None:
    async with shown(view="solid") as screen:
        stage, program = await stage_of(screen), screen.program
        pace = stage.findChild(QQuickItem, "flightPace")
        pace.tooSlow.emit()
        assert stage.property("solid")
        program.settings.change("view", "flat")
        assert not stage.property("solid")
        program.settings.change("view", "automatic")
        assert stage.property("solid")
        pace.tooSlow.emit()
        assert not stage.property("solid")
