"""The turn loop: whole matches, the same dice every time, and nothing against the rules."""

import asyncio
import itertools
from random import Random
from typing import Any

import pytest

from beamme.core.chance import Ask, Faces
from beamme.core.errors import IllegalMove
from beamme.core.game import Outcome
from beamme.core.match import Match, Moved, new_match
from beamme.core.savegame import write_log
from beamme.games.beam_me_up import BeamMeUp
from beamme.games.beam_me_up.moves import Launch
from beamme.table.play.fate import FateAnswer
from beamme.table.play.loop import Table
from beamme.throws.landed import Landed
from tests.helpers.fates import Scripted, Seeded
from tests.helpers.lines import add_line
from tests.helpers.saved import SEED, Chooser, played, played_on
from tests.table.play.begun_match import start, unseen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_match_is_played_and_every_entry_is_shown(seats: int) -> None:
    shown: list[int] = []

    async def show(match: Match[Any, Any], _: Landed | None) -> None:
        shown.append(len(match.log))

    table = Table(new_match(BeamMeUp(), seats), [Chooser()] * seats, Seeded(SEED), show)
    outcome = asyncio.run(table.run())
    assert outcome == table.match.turn
    assert outcome.reason == "space"
    assert sorted(seat for group in outcome.ranking for seat in group) == list(range(seats))
    assert shown == list(range(1, len(table.match.log) + 1))


def test_a_finished_match_ends_at_once() -> None:
    record = played()
    table = Table(record.match, [], Scripted([]), unseen)
    assert isinstance(asyncio.run(table.run()), Outcome)


def test_the_next_decision_waits_until_the_last_one_was_seen() -> None:
    events: list[str] = []

    class Eager(Chooser):
        async def choose(self, match: Match[Any, Any]) -> Any:
            events.append("asked")
            return await super().choose(match)

    async def show(match: Match[Any, Any], _: Landed | None) -> None:  # noqa: ARG001
        events.append("begins")
        await asyncio.sleep(0)
        events.append("seen")

    table = Table(start(), [Eager(), Eager()], Seeded(SEED), show)
    asyncio.run(table.run())
    for before, after in itertools.pairwise(events):
        assert (before, after) not in {("asked", "asked"), ("begins", "asked"), ("asked", "seen")}


def test_fate_is_asked_by_number() -> None:
    numbers: list[int] = []

    class Counting(Seeded):
        async def answer(self, ask: Ask, index: int) -> FateAnswer:
            numbers.append(index)
            return await super().answer(ask, index)

    asyncio.run(Table(start(), [Chooser(), Chooser()], Counting(SEED), unseen).run())
    assert numbers == list(range(len(numbers)))


def test_a_continued_match_gets_the_same_dice_as_an_uninterrupted_one() -> None:
    async def play(match: Match[Any, Any]) -> tuple[str, ...]:
        table = Table(match, [Chooser(), Chooser()], Seeded(SEED), unseen)
        await table.run()
        return write_log(table.match)

    whole = asyncio.run(play(start()))
    for cut in range(0, len(whole), 7):
        assert asyncio.run(play(start(*whole[:cut]))) == whole


def test_undo_does_not_reshuffle_fate() -> None:
    match = played_on(start("lift 1"), 2, Random(1))
    again = played_on(match.back_to(1), 2, Random(1))
    assert again.log == match.log
    other = add_line(match.back_to(1), "roll")
    assert played_on(other, 1, Random(9)).log[2] == match.log[2]


def test_a_cheating_player_is_stopped_and_the_match_unchanged() -> None:
    class Cheat(Chooser):
        async def choose(self, match: Match[Any, Any]) -> Any:  # noqa: ARG002
            return Launch(6)

    table = Table(start("lift 1"), [Cheat(), Cheat()], Seeded(SEED), unseen)
    with pytest.raises(IllegalMove, match="not allowed here"):
        asyncio.run(table.run())
    assert write_log(table.match) == ("lift 1",)


def test_fate_that_answers_something_else_is_stopped() -> None:
    table = Table(start("lift 1", "roll"), [Chooser()] * 2, Scripted([Faces((7,))]), unseen)
    with pytest.raises(IllegalMove, match="no answer to the question"):
        asyncio.run(table.run())
    assert len(table.match.log) == 2


def test_scripted_dice_and_players_play_a_turn_as_told() -> None:
    class Told:
        def __init__(self, *moves: str) -> None:
            self._moves = iter(moves)

        async def choose(self, match: Match[Any, Any]) -> Any:
            return match.game.read(next(self._moves))

    first = Told("roll", "keep 1 2", "stop", "move 3")
    dice = [Faces((3, 3, 1, 5, 6)), Faces((3, 4, 1))]
    table = Table(start("lift 1"), [first, first], Scripted(dice), unseen)
    with pytest.raises(RuntimeError, match="StopIteration"):
        asyncio.run(table.run())
    log = table.match.log
    assert write_log(table.match)[1:] == (
        "roll",
        "faces 3 3 1 5 6",
        "keep 1 2",
        "faces 3 4 1",
        "stop",
        "move 3",
    )
    assert [entry.seat if isinstance(entry, Moved) else None for entry in log] == [
        *(1, 0, None, 0, None, 0, 0)
    ]
