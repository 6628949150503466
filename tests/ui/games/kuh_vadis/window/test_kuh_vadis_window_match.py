"""Matches of Kuh Vadis in the real window, from set-up to report, with the mouse and the keys."""

from typing import Any, Protocol

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from beamme.ai.strategy import Level, choose
from beamme.core.keeping import ALL_DICE, Keep
from beamme.core.match import Moved
from beamme.games.kuh_vadis.moves import Mark
from beamme.games.kuh_vadis.state import Phase
from tests.ui.games.helpers.run_ahead import Choose, run_ahead
from tests.ui.helpers.driving import open_record, run, until, until_asked
from tests.ui.helpers.screen import Screen
from tests.ui.helpers.simple_player import MAX_DECISIONS
from tests.ui.helpers.whole_match import ended, open_box, sit_down

WORD = "over the meadow"
SIZE = 7
FIRST, LAST = 7, 9
"""Decisions of a mouse, which is drawn in space; nobody looks on in between."""


class Hand(Protocol):
    """How somebody uses the window."""

    async def die(self, number: int) -> None: ...
    async def roll(self) -> None: ...
    async def stop(self) -> None: ...
    async def mark(self, place: int) -> None: ...


class Mouse:
    def __init__(self, screen: Screen) -> None:
        self._screen = screen

    async def die(self, number: int) -> None:
        await self._screen.click(f"die{number}")

    async def roll(self) -> None:
        await self._screen.click("matchPrimary")

    async def stop(self) -> None:
        await self._screen.click("matchSecondary")

    async def mark(self, place: int) -> None:
        await self._screen.click(f"field{place}")


class Keys:
    def __init__(self, screen: Screen) -> None:
        self._screen = screen

    async def die(self, number: int) -> None:
        await self._screen.press(Qt.Key(Qt.Key.Key_1 + number))

    async def roll(self) -> None:
        await self._screen.press(Qt.Key.Key_R)

    async def stop(self) -> None:
        await self._screen.press(Qt.Key.Key_S)

    async def mark(self, place: int) -> None:
        if not self._here().startswith("field"):
            await self._screen.press(Qt.Key.Key_Up)
            await until(lambda: self._here().startswith("field"), "the sheet")
        row, column = divmod(place, SIZE)
        for _ in range(2 * SIZE):
            at_row, at_column = divmod(int(self._here().removeprefix("field")), SIZE)
            if at_column != column:
                right = at_column < column
                await self._screen.press(Qt.Key.Key_Right if right else Qt.Key.Key_Left)
            elif at_row != row:
                await self._screen.press(Qt.Key.Key_Down if at_row < row else Qt.Key.Key_Up)
        assert self._here() == f"field{place}"
        await self._screen.press(Qt.Key.Key_Return)

    def _here(self) -> str:
        item = self._screen.window.activeFocusItem()
        return "" if item is None else item.objectName()


async def decide(screen: Screen, hand: Hand, like: Level) -> None:
    """Do what an opponent of this level would, with these hands."""
    now = screen.program.match.now
    assert now.view is not None
    game, state = now.view.match.game, now.view.match.state
    move = choose(game, state, like, bytes(32))
    if move == Keep(ALL_DICE) and game.claimable(state):
        stopped = game.play(state, move)
        assert stopped.phase is Phase.MARK
        move = choose(game, stopped, like, bytes(32))
    match move:
        case Mark(place):
            await hand.mark(place)
        case Keep(mask) if mask == ALL_DICE:
            await hand.stop()
        case Keep(mask):
            for die in range(5):
                if (mask ^ now.common.dice.kept) >> die & 1 and state.faces:
                    await hand.die(die)
            await hand.roll()


async def by_hand(screen: Screen, hand: Hand, like: Level, decisions: int) -> None:
    """Decide so many times, or until the match is over."""
    program = screen.program
    for _ in range(decisions):
        await until_asked(program)
        before = program.match.now
        if before.phase == "over":
            return
        await decide(screen, hand, like)
        await until(lambda before=before: program.match.now != before, "an answer")  # type: ignore[misc]
    await until_asked(program)


def as_players(levels: tuple[Level, Level]) -> Choose:
    """Choose like the level of whoever's turn it is."""
    return lambda match: choose(match.game, match.state, levels[match.state.active], bytes(32))


@pytest.mark.parametrize(
    ("language", "flat", "hands", "players"),
    [
        ("de", False, Mouse, (Level.MASTER, Level.BEGINNER)),
        ("en", True, Keys, (Level.MASTER, Level.BEGINNER)),
        ("en", True, Keys, (Level.BEGINNER, Level.MASTER)),
    ],
    ids=["won by mouse", "won by keys", "lost to master"],
)
def test_a_whole_match(
    qapp: QApplication,
    shown: Any,
    language: str,
    flat: bool,
    hands: type[Mouse] | type[Keys],
    players: tuple[Level, Level],
) -> None:
    like, against = players

    async def work() -> None:
        async with shown(
            language=language, view="flat" if flat else "automatic", level=str(against)
        ) as screen:
            program = screen.program
            await open_box(screen, "kuh-vadis")
            program.setups["kuh-vadis"].takeNumber("4711")
            await sit_down(screen, WORD)
            assert open_record(program).match.game.sheet.name == "4711"
            hand, skipped = hands(screen), range(0)
            if hands is Mouse:
                await by_hand(screen, hand, like, FIRST)
                skipped = await run_ahead(program, as_players(players), left=LAST)
            await by_hand(screen, hand, like, MAX_DECISIONS)
            record = await ended(screen, language)
            seen = [entry for ply, entry in enumerate(record.match.log) if ply not in skipped]
            own = [it.move for it in seen if isinstance(it, Moved) and it.seat == 0]
            assert {Mark, Keep} == {type(move) for move in own}
            assert Keep(ALL_DICE) in own or like is not Level.MASTER, (
                "stopping before the last roll"
            )
            assert {it.seat for it in seen if isinstance(it, Moved)} == {0, 1}
            ranking = record.match.turn.ranking  # type: ignore[union-attr]
            winner = record.seating[ranking[0][0]]
            assert (len(ranking), winner.is_person) == (2, like is Level.MASTER)

    run(qapp, work())
