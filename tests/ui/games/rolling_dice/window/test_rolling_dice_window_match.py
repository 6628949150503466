"""Whole matches of Rolling Dice in the real window, with the mouse and with the keys."""

from typing import Any, Protocol

import pytest
from PySide6.QtCore import QPoint, Qt

from beamme.ai.strategy import Level
from beamme.core.match import Moved
from beamme.games.rolling_dice.moves import Keep, Throw
from tests.games_kit.window.rolling_dice import floe
from tests.ui.helpers.driving import log_of, until, until_asked
from tests.ui.helpers.screen import Screen
from tests.ui.helpers.simple_player import MAX_DECISIONS
from tests.ui.helpers.whole_match import ended, open_box, pull, sit_down

WORD = "onto the ice"


class Hand(Protocol):
    """How somebody uses the window."""

    async def throw(self, turn: int) -> None: ...
    async def confirm(self) -> None: ...


class Mouse:
    """Pulls the dice back and lets them go; presses the button for everything else."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen

    async def throw(self, turn: int) -> None:
        await pull(
            self._screen, "rollingDiceHands", QPoint(6 - 4 * (turn % 4), 44 + 3 * (turn % 3))
        )

    async def confirm(self) -> None:
        await self._screen.click("matchPrimary")


class Keys:
    """Aims with arrows and letters, throws with Enter, confirms with Enter."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen

    async def throw(self, turn: int) -> None:
        await self._screen.press(Qt.Key.Key_Left if turn % 2 else Qt.Key.Key_Right)
        await self._screen.press(Qt.Key.Key_Q if turn % 3 else Qt.Key.Key_E)
        await self._screen.press(Qt.Key.Key_Plus if turn % 4 else Qt.Key.Key_Minus)
        await self._screen.press(Qt.Key.Key_Return)

    async def confirm(self) -> None:
        await self._screen.press(Qt.Key.Key_Right)
        await self._screen.press(Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("language", "flat", "seats", "hands"),
    [("de", False, 3, Mouse), ("en", True, 2, Keys)],
    ids=["mouse in space", "two colours by keys from above"],
)
async def test_a_match_against_computers(
    shown: Any,
    language: str,
    flat: bool,
    seats: int,
    hands: type[Mouse] | type[Keys],
) -> None:
    async with shown(
        language=language, view="flat" if flat else "automatic", level="beginner"
    ) as screen:
        program = screen.program
        await open_box(screen, "rolling-dice", seats)
        await sit_down(screen, WORD, starter=0)
        hand: Hand = hands(screen)
        for turn in range(MAX_DECISIONS):
            await until_asked(program)
            if program.match.now.phase == "over":
                break
            before = len(log_of(program))
            if floe(program).aim.property("enabled"):
                await until(lambda: screen.find("rollingDiceHands"), "the floe")
                await hand.throw(turn)
            else:
                await hand.confirm()
            await until(lambda before=before: len(log_of(program)) > before, "a deed")  # type: ignore[misc]
        record = await ended(screen, language)
        levels = [seat.level for seat in record.seating]
        assert levels == [None, *[Level.BEGINNER] * (seats - 1)]
        own = [e.move for e in record.match.log if isinstance(e, Moved) and e.seat == 0]
        throws = [move for move in own if isinstance(move, Throw)]
        assert len(throws) >= 3
        assert any(isinstance(move, Keep) for move in own)
        assert len({throw.direction for throw in throws}) > 1, "aiming matters"
        assert len({throw.speed if hands is Mouse else throw.x for throw in throws}) > 1
