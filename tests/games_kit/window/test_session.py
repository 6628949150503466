"""A match of any game on a real loop, without a window: played, taken back, left and watched."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from driving import (
    begin,
    log_of,
    open_record,
    play,
    run,
    saved_in,
    until,
    until_asked,
)
from PySide6.QtWidgets import QApplication
from recorded import heard, rows_of
from window_fixtures import Start

from beamme.ai.strategy import Level, judge
from beamme.core.chance import Rest, Throw
from beamme.core.game import Chance, Outcome
from beamme.core.match import Answered, Moved
from beamme.games import GAMES
from beamme.table.play.throwing import throw_seed
from beamme.table.play.undo import undo_ply
from beamme.table.storage.record import Record
from beamme.throws.throwing import is_thrown, launched, resimulate
from games_kit.window import window_kit
from ui.games.game_ui import game_ui

pytestmark = pytest.mark.usefixtures("no_review")

ASSIST = "direction"
A_TURN_AND_MORE = 8
"""Decisions after which something was thrown or chosen in every game."""
LOOKED_AT = 30
"""Decisions in which every game with something to take back offers it."""


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
    """Look at every throw: a computer has the hand of its level, a person that of the setting."""
    found = list(throws(record))
    assert bool(found) == is_thrown(record.match.game.key)
    for throw, rest, seed in found:
        hand = record.seating[throw.seat].level or ASSIST
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


async def test_what_nobody_has_answered_is_taken_back(
    key: str, start: Start, tmp_path: Path
) -> None:
    async with start() as program:
        begin(program, key)
        for _ in range(LOOKED_AT):
            await until_asked(program)
            log, back = log_of(program), undo_ply(open_record(program).match, {0, 1})
            assert program.match.property("canUndo") is (back is not None)
            if back is None or len(log) < A_TURN_AND_MORE:
                await play(program, 1)
                continue
            points = len(program.match.property("history"))
            program.match.undo()
            await until(lambda log=log: len(log_of(program)) < len(log), "undo")  # type: ignore[misc]
            await until_asked(program)
            assert log_of(program) == log[:back]
            assert len(rows_of(program.match.log)) == back
            assert len(program.match.property("history")) <= points
            assert saved_in(tmp_path).match.log == log[:back], "undone on disk too"
            while program.match.now.phase == "person" and len(log_of(program)) < len(log):
                await play(program, 1)
                await until_asked(program)
            assert log_of(program)[: len(log)] == log, "and the dice fall as before"
            return


def test_who_leaves_and_comes_back_continues_exactly(
    qapp: QApplication, key: str, start: Start
) -> None:
    kept: list[Record] = []

    async def first() -> None:
        async with start() as program:
            begin(program, key)
            await play(program, A_TURN_AND_MORE)
            await until_asked(program)
            kept.append(open_record(program))
            left = heard(program.match.left)
            program.match.leave()
            await until(lambda: left, "leaving")
            assert program.match.property("phase") == "none"
            assert [row["finished"] for row in rows_of(program.library)] == [False]

    async def second() -> None:
        async with start() as program:
            program.library.refresh()
            (row,) = rows_of(program.library.continued)
            noises = heard(program.games[key].happened)
            program.library.open(row["matchId"])
            await until_asked(program)
            assert (open_record(program).match, open_record(program).seed) == (
                kept[0].match,
                kept[0].seed,
            )
            assert not noises, "what happened before has been heard"
            await play(program, A_TURN_AND_MORE)
            await until_asked(program)
            kept.append(open_record(program))

    async def other() -> None:
        async with start() as program:
            begin(program, key)
            await play(program, 2 * A_TURN_AND_MORE)
            await until_asked(program)
            assert open_record(program).match == kept[1].match, "as if nobody had left"

    for work in (first, second, other):
        run(qapp, work())


async def test_a_hint_is_told_in_words_and_forgotten(key: str, start: Start) -> None:
    async with start() as program:
        begin(program, key)
        for _ in range(3):
            await until_asked(program)
            program.match.hint()
            program.match.hint()
            await until(lambda: program.match.property("hintText"), "the hint")
            assert ": chance to win " in program.match.property("hintText")
            assert program.match.property("hintBusy") is False
            match = open_record(program).match
            if is_thrown(key):
                best = judge(match.game, match.state)[0].move
                assert program.match.now.common.primary.moves == (best,), "it is aimed already"
            log = log_of(program)
            while log_of(program) == log:
                await play(program, 1)
            await until(lambda: not program.match.property("hintText"), "forgetting")


async def test_a_match_is_watched_and_every_moment_is_shown(key: str, start: Start) -> None:
    async with start() as program:
        begin(program, key)
        await play(program, A_TURN_AND_MORE)
        await until_asked(program)
        record, name, model = open_record(program), program.session.name, program.games[key]
        await program.session.leave()
        program.library.watch(name)
        await until(lambda: program.match.now.phase == "watch", "watching")
        program.match.togglePlaying()
        end = len(record.match.log)
        await until(lambda: program.match.property("ply") == end, "the end")
        window_kit(key).shows(model, record.match.state)
        for ply in range(end, -1, -1):
            program.match.seek(ply)
            await until(lambda ply=ply: program.match.property("ply") == ply, "a moment")  # type: ignore[misc]
            window_kit(key).shows(model, record.match.states[ply])


@pytest.mark.parametrize("thrown", [each for each in GAMES if is_thrown(each)])
async def test_dice_are_told_of_while_they_fly(thrown: str, start: Start) -> None:
    async with start(motion="full", pace="normal") as program:
        begin(program, thrown)
        await until_asked(program)
        model: Any = program.games[thrown]
        landed = heard(model.table.arena.landed)
        before = model.table.property("phase")
        throw = window_kit(thrown).throw
        assert throw is not None
        throw(model)
        await until(lambda: model.table.arena.property("flying"), "flying")
        assert model.table.property("phase") == before, "nothing is told before the first frame"
        await until(lambda: model.table.property("phase") == "flying", "told")
        assert model.table.arena.property("flying")
        assert not landed
        assert not model.aim.property("enabled")
        program.match.skip()
        await until_asked(program)
        assert len(landed) == 1
