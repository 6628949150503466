"""Matches of Dice Flick in the real window, from set-up to report, with the mouse and the keys."""

from collections.abc import Iterable
from typing import Any, Protocol

import pytest
from PySide6.QtCore import QPoint, Qt

from beamme.ai.strategy import Level
from beamme.core.match import Entry, Moved
from beamme.core.plate import Plate
from beamme.games.dice_flick.moves import Flick, Score
from beamme.table.play.players import any_move
from tests.ui.games.helpers.run_ahead import run_ahead
from tests.ui.helpers.driving import log_of, until, until_asked
from tests.ui.helpers.screen import Screen
from tests.ui.helpers.simple_player import MAX_DECISIONS
from tests.ui.helpers.whole_match import ended, open_box, pull, sit_down

WORD = "into the box"
ROUNDS, BY_HAND = 10, 2
"""Hands play the first rounds and the last one; nobody looks on in between."""
LAST_ROUND = 3
"""Two flicks and a score, mostly."""


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
        await self._screen.press(Qt.Key.Key_E)
        await self._screen.press(Qt.Key.Key_Left if turn % 2 else Qt.Key.Key_Right)
        await self._screen.press(Qt.Key.Key_Up if turn % 2 else Qt.Key.Key_Down)
        await self._screen.press(Qt.Key.Key_Return)

    async def write(self) -> None:
        await self._screen.press(Qt.Key.Key_Return)


async def by_hand(screen: Screen, hand: Hand, rounds: int) -> None:
    """Play until so many rounds have been scored, or the match is over."""
    program = screen.program
    for turn in range(MAX_DECISIONS):
        await until_asked(program)
        if program.match.now.phase == "over" or len(scores(log_of(program))) == rounds:
            return
        before = len(log_of(program))
        if program.games["dice-flick"].aim.property("enabled"):
            await until(lambda: screen.find("diceFlickHands"), "the box")
            await hand.flick(turn)
        else:
            await hand.write()
        await until(lambda before=before: len(log_of(program)) > before, "a deed")  # type: ignore[misc]


def of_person(log: Iterable[Entry[Any]]) -> list[Moved[Any]]:
    return [entry for entry in log if isinstance(entry, Moved) and entry.seat == 0]


def scores(log: Iterable[Entry[Any]]) -> list[Moved[Any]]:
    return [entry for entry in of_person(log) if isinstance(entry.move, Score)]


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
        await by_hand(screen, hand, BY_HAND)
        skipped = await run_ahead(program, lambda match: any_move(match, b""), left=LAST_ROUND)
        await by_hand(screen, hand, ROUNDS)
        record = await ended(screen, language)
        assert [seat.level for seat in record.seating] == [None, *[Level.BEGINNER] * computers]
        assert len(scores(record.match.log)) == ROUNDS
        own = [entry for ply, entry in enumerate(record.match.log) if ply not in skipped]
        assert len(scores(own)) > BY_HAND
        flicks = [it.move for it in of_person(own) if isinstance(it.move, Flick)]
        assert len(flicks) > 2 * BY_HAND
        assert len({flick.direction for flick in flicks}) > 2, "aiming matters"
        assert len({flick.speed for flick in flicks}) > 2
        if hands is Keys:
            assert {flick.plate for flick in flicks} == {*Plate}
