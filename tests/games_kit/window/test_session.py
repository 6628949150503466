"""A match of any game on a real loop, without a window: taken back, left, explained and watched."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from beamme.ai.strategy import judge
from beamme.games import GAMES
from beamme.table.play.undo import undo_ply
from beamme.table.storage.record import Record
from beamme.throws.throwing import is_thrown
from tests.games_kit.window import A_TURN_AND_MORE, window_kit
from tests.ui.helpers.driving import (
    begin,
    log_of,
    open_record,
    play,
    run,
    saved_in,
    until,
    until_asked,
)
from tests.ui.helpers.recorded import heard, rows_of
from tests.ui.helpers.window_fixtures import Start

pytestmark = pytest.mark.usefixtures("no_review")

LOOKED_AT = 30
"""Decisions in which every game with something to take back offers it."""


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
            assert ": chance of winning " in program.match.property("hintText")
            assert program.match.property("hintBusy") is False
            match = open_record(program).match
            if is_thrown(key):
                best = judge(match.game, match.state)[0].move
                model: Any = program.games[key]
                model.aim.hold(True)
                assert program.match.now.common.primary.moves == (best,), "it is aimed already"
                model.aim.hold(False)
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
        program.match.timeline.togglePlaying()
        end = len(record.match.log)
        await until(lambda: program.match.timeline.property("ply") == end, "the end")
        window_kit(key).shows(model, record.match.state)
        for ply in range(end, -1, -1):
            program.match.timeline.seek(ply)
            await until(lambda ply=ply: program.match.timeline.property("ply") == ply, "a moment")  # type: ignore[misc]
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
