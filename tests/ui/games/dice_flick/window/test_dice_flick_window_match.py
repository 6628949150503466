"""Whole matches of Dice Flick in the real window, with the mouse and with the keys."""

from typing import Any, Protocol

import pytest
from PySide6.QtCore import QPoint, Qt

from beamme.ai.strategy import Level
from beamme.core.match import Moved
from beamme.core.plate import Plate
from beamme.games.dice_flick.moves import Flick, Score
from tests.ui.helpers.driving import log_of, until, until_asked
from tests.ui.helpers.screen import Screen
from tests.ui.helpers.simple_player import MAX_DECISIONS
from tests.ui.helpers.whole_match import ended, open_box, pull, sit_down

WORD = "into the box"


class Hand(Protocol):
    """How somebody uses the window."""

    async def flick(self, turn: int) -> None: ...
    async def write(self) -> None: ...


class Mouse:
    """Pulls the die back and lets it go, from one plate after the other."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen

    async def flick(self, turn: int) -> None:
        if turn == 1:
            await self._screen.click("handDie1")
        await pull(self._screen, "diceFlickHands", QPoint(6 - 4 * (turn % 4), 48 + 4 * (turn % 3)))

    async def write(self) -> None:
        await self._screen.click("matchPrimary")


class Keys:
    """Aims with the arrows; flicks with Enter, or by holding Space."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen

    async def flick(self, turn: int) -> None:
        await self._screen.press(Qt.Key.Key_1)
        if turn % 3 == 0:
            await self._screen.press(Qt.Key.Key_E)
        await self._screen.press(Qt.Key.Key_Left if turn % 2 else Qt.Key.Key_Right)
        await self._screen.press(Qt.Key.Key_Up if turn % 2 else Qt.Key.Key_Down)
        await self._screen.press(Qt.Key.Key_Return)

    async def write(self) -> None:
        await self._screen.press(Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("language", "flat", "hands", "computers"),
    [("de", False, Mouse, 1), ("en", True, Keys, 3)],
    ids=["mouse in space", "keys from above"],
)
async def test_ten_rounds_against_computers(
    shown: Any,
    language: str,
    flat: bool,
    hands: type[Mouse] | type[Keys],
    computers: int,
) -> None:
    async with shown(
        language=language, view="flat" if flat else "automatic", level="beginner"
    ) as screen:
        program = screen.program
        await open_box(screen, "dice-flick", computers + 1)
        await sit_down(screen, WORD, starter=0)
        hand: Hand = hands(screen)
        for turn in range(MAX_DECISIONS):
            await until_asked(program)
            if program.match.now.phase == "over":
                break
            before = len(log_of(program))
            if program.games["dice-flick"].aim.property("enabled"):
                await until(lambda: screen.find("diceFlickHands"), "the box")
                await hand.flick(turn)
            else:
                await hand.write()
            await until(lambda before=before: len(log_of(program)) > before, "a deed")  # type: ignore[misc]
        record = await ended(screen, language)
        assert [seat.level for seat in record.seating] == [None, *[Level.BEGINNER] * computers]
        own = [e.move for e in record.match.log if isinstance(e, Moved) and e.seat == 0]
        flicks = [move for move in own if isinstance(move, Flick)]
        assert len([move for move in own if isinstance(move, Score)]) == 10
        assert len(flicks) >= 20
        assert len({flick.direction for flick in flicks}) > 2, "aiming matters"
        assert len({flick.speed for flick in flicks}) > 2
        if hands is Keys:
            assert {flick.plate for flick in flicks} == {*Plate}
