"""A match of any game on a real loop, without a window: played to its end, thrown by each hand."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from beamme.ai.strategy import Level
from beamme.core.chance import Rest, Throw
from beamme.core.game import Chance, Outcome
from beamme.core.match import Answered, Moved
from beamme.table.play.throwing import throw_seed
from beamme.table.storage.record import Record
from beamme.throws.hands import PERSON
from beamme.throws.throwing import is_thrown, launched, resimulate
from tests.games_kit.window import A_TURN_AND_MORE, window_kit
from tests.ui.helpers.driving import begin, log_of, open_record, play, saved_in, until, until_asked
from tests.ui.helpers.recorded import heard, rows_of
from tests.ui.helpers.window_fixtures import Start
from ui.games.game_ui import game_ui

pytestmark = pytest.mark.usefixtures("no_review")

ASSIST = "direction"


def throws(record: Record) -> Iterator[tuple[Throw, Rest, bytes]]:
    """Give every throw of a match with its own seed."""
    asked = 0
    for state, entry in zip(record.match.states, record.match.log, strict=False):
        turn = record.match.game.turn(state)
        if isinstance(entry, Answered) and isinstance(turn, Chance):
            if isinstance(turn.ask, Throw) and isinstance(entry.answer, Rest):
                yield turn.ask, entry.answer, throw_seed(record.seed, asked)
            asked += 1


def assert_thrown_by_own_hands(record: Record) -> None:
    """Look at every throw: a computer has the hand of its level, a person always the same."""
    found = list(throws(record))
    assert bool(found) == is_thrown(record.match.game.key)
    for throw, rest, seed in found:
        hand = record.seating[throw.seat].level or PERSON
        assert rest.launch == launched(throw, str(hand), seed)
    for throw, rest, seed in found[-1:]:
        assert resimulate(record.match.game, throw, rest, seed) is not None


async def test_people_play_a_whole_match_and_another_one(
    key: str, start: Start, tmp_path: Path
) -> None:
    async with start(assist=ASSIST) as program:
        started, ended = heard(program.match.started), heard(program.match.ended)
        check = window_kit(key).listen(program)
        begin(program, key)
        await play(program)
        record = open_record(program)
        helps = ASSIST if is_thrown(key) else None
        assert [seat.help for seat in record.seating] == [helps, helps]
        assert isinstance(record.match.turn, Outcome)
        assert len(started) == len(ended) == 1
        assert program.match.property("title") == game_ui(key).title
        assert program.match.property("revealed") == record.seed.hex()
        assert program.match.property("narration")
        assert len(rows_of(program.match.log)) == len(record.match.log)
        assert len(program.match.property("history")) > 2
        assert saved_in(tmp_path).match == record.match
        assert_thrown_by_own_hands(record)
        check(record)
        program.report.again()
        await until(lambda: open_record(program).seed != record.seed, "another match")
        await until_asked(program)
        second = open_record(program)
        assert second.seating == record.seating[::-1], "the other one begins"


async def test_a_person_plays_against_the_computer(key: str, start: Start) -> None:
    async with start(assist=ASSIST) as program:
        begin(program, key, people=1, computers=1, starter=1)
        await until_asked(program)
        assert {entry.seat for entry in log_of(program) if isinstance(entry, Moved)} <= {0}
        await play(program, A_TURN_AND_MORE)
        await until_asked(program)
        record = open_record(program)
        assert [seat.level for seat in record.seating] == [Level.BEGINNER, None]
        assert {entry.seat for entry in record.match.log if isinstance(entry, Moved)} == {0, 1}
        assert len(program.match.property("history")) > 1
        assert_thrown_by_own_hands(record)
