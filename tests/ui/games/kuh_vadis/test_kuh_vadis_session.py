"""A match of Kuh Vadis on a real loop, without a window: played, taken back, left and resumed."""

from pathlib import Path
from typing import Any

import pytest
from driving import log_of, open_record, run, saved_in, until, until_asked
from kuh_vadis_driving import begin, claimable, play, sheet
from PySide6.QtWidgets import QApplication
from recorded import heard, rows_of

from beamme.ai.strategy import Level
from beamme.core.game import Outcome
from beamme.core.match import Moved
from beamme.games.kuh_vadis.board import FIELDS, Sign, field_name
from beamme.games.kuh_vadis.moves import Mark, write
from beamme.games.kuh_vadis.state import Phase
from ui.app.program import Program

Opened = Any


@pytest.fixture(autouse=True)
def no_review(monkeypatch: pytest.MonkeyPatch) -> None:
    """Save the time that a review takes."""
    monkeypatch.setattr(Program, "review", lambda _: None)


async def until_a_field_can_be_marked(program: Program) -> list[int]:
    """Roll until the dice claim a field before the last roll."""
    await until_asked(program)
    while not (claimable(program) and open_record(program).match.state.phase is Phase.KEEP):
        await play(program, 1)
        await until_asked(program)
    return claimable(program)


def marks(log: tuple[Any, ...]) -> list[str]:
    moves = [entry.move for entry in log if isinstance(entry, Moved)]
    return [write(move) for move in moves if isinstance(move, Mark)]


async def test_people_play_a_whole_match_and_another_one(start: Opened, tmp_path: Path) -> None:
    async with start() as program:
        ended, noises = heard(program.match.ended), heard(sheet(program).sounded)
        drawings = heard(sheet(program).marked)
        begin(program)
        await play(program)
        record = open_record(program)
        assert isinstance(record.match.turn, Outcome)
        assert len(ended) == 1
        assert program.match.property("title") == "Kuh Vadis"
        assert program.match.property("narration").endswith((" wins!", ": a draw."))
        assert len(rows_of(program.match.log)) == len(record.match.log)
        drawn = [f"mark {field_name(place)}" for place, _ in drawings]
        assert drawn == marks(record.match.log)
        heard_signs = [name.removeprefix("pencil-") for (name,) in noises if "pencil" in name]
        assert heard_signs == [sign for _, sign in drawings]
        assert {*heard_signs} == {*Sign}
        assert sheet(program).property("over") is True
        assert sheet(program).property("sheetText") == "Sheet Alma"
        assert saved_in(tmp_path).match == record.match
        program.report.again()
        await until(lambda: open_record(program).seed != record.seed, "another match")
        await until_asked(program)
        second = open_record(program)
        assert second.seating == record.seating[::-1], "the other one begins"
        assert second.match.game.sheet == record.match.game.sheet
        assert second.match.game.sign(0) == record.match.game.sign(1), "with the same pencil"
        assert sheet(program).property("activeSign") == str(second.match.game.sign(0))
        assert sheet(program).property("chain") == []


async def test_a_field_is_picked_before_the_last_roll(start: Opened) -> None:
    async with start() as program:
        begin(program)
        place, *_ = await until_a_field_can_be_marked(program)
        before = log_of(program)
        for _ in range(3):
            sheet(program).pick(place)
        await until(lambda: len(log_of(program)) == len(before) + 2, "the mark")
        await until_asked(program)
        new = [write(entry.move) for entry in log_of(program)[len(before) :]]
        assert new == ["stop", write(Mark(place))], "three clicks mark once"


async def test_a_mark_is_taken_back_and_another_field_marked(start: Opened, tmp_path: Path) -> None:
    async with start() as program:
        begin(program)
        found = await until_a_field_can_be_marked(program)
        first, last = found[0], found[-1]
        before = open_record(program).match
        sheet(program).pick(first)
        await until(lambda: len(log_of(program)) == len(before.log) + 2, "the mark")
        await until_asked(program)
        assert sheet(program).property("owners")[first] != ""
        assert program.match.property("canUndo") is True
        drawings, noises = heard(sheet(program).marked), heard(sheet(program).sounded)
        while len(log_of(program)) > len(before.log):
            program.match.undo()
            length = len(log_of(program))
            await until(lambda length=length: len(log_of(program)) < length, "undo")  # type: ignore[misc]
            await until_asked(program)
        assert open_record(program).match == before
        assert saved_in(tmp_path).match == before, "undone on disk too"
        assert sheet(program).property("owners")[first] == ""
        assert claimable(program) == found
        assert not drawings
        assert not noises
        sheet(program).pick(last)
        await until(lambda: marks(log_of(program)) == [*marks(before.log), write(Mark(last))])
        assert [place for place, _ in drawings] == [last]
        assert len(noises) == 1


def test_who_leaves_and_comes_back_continues_exactly(qapp: QApplication, start: Opened) -> None:
    kept: list[Any] = []

    async def first() -> None:
        async with start() as program:
            begin(program)
            await play(program, 12)
            await until_asked(program)
            kept.append(open_record(program))
            left = heard(program.match.left)
            program.match.leave()
            await until(lambda: left, "leaving")
            (row,) = rows_of(program.library)
            assert row["finished"] is False

    async def second() -> None:
        async with start() as program:
            program.library.refresh()
            (row,) = rows_of(program.library.continued)
            drawings = heard(sheet(program).marked)
            program.library.open(row["matchId"])
            await until_asked(program)
            assert open_record(program).match == kept[0].match
            assert not drawings, "what was marked before is there already"
            await play(program, 20)
            await until_asked(program)
            kept.append(open_record(program))

    async def other() -> None:
        async with start() as program:
            begin(program)
            await play(program, 32)
            await until_asked(program)
            assert open_record(program).match == kept[1].match, "as if nobody had left"

    for work in (first, second, other):
        run(qapp, work())


async def test_a_match_can_be_watched(start: Opened) -> None:
    async with start() as program:
        begin(program)
        await play(program, 30)
        await until_asked(program)
        record = open_record(program)
        name = program.session.name
        await program.session.leave()
        program.library.watch(name)
        await until(lambda: program.match.now.phase == "watch", "watching")
        plies = len(record.match.log)
        for ply in (plies, 0, plies // 2):
            program.match.seek(ply)
            assert program.match.property("ply") == ply
            owners = sheet(program).property("owners")
            state = record.match.states[ply]
            taken = state.marks[0] | state.marks[1]
            assert [bool(owner) for owner in owners] == [
                bool(taken >> place & 1) for place in range(FIELDS)
            ]
            assert claimable(program) == []


async def test_a_person_plays_against_the_computer(start: Opened) -> None:
    async with start() as program:
        program.lobby.open("kuh-vadis")
        program.lobby.setLevel(1, Level.BEGINNER)
        program.lobby.setProperty("starter", 1)
        program.lobby.setProperty("seedText", "word")
        program.lobby.play()
        await until_asked(program)
        assert {entry.seat for entry in log_of(program) if isinstance(entry, Moved)} == {0}
        assert sheet(program).property("activeSign") == "circle", "the person's"
        await play(program, 8)
        await until_asked(program)
        record = open_record(program)
        moved = {entry.seat for entry in record.match.log if isinstance(entry, Moved)}
        assert moved == {0, 1}
        assert record.seating[record.match.state.active].is_person
        assert len(program.match.property("history")) > 1


async def test_a_hint_is_told_in_words(start: Opened) -> None:
    async with start() as program:
        begin(program)
        await until_a_field_can_be_marked(program)
        program.match.hint()
        await until(lambda: program.match.property("hintText"), "the hint")
        assert ": chance to win " in program.match.property("hintText")
        sheet(program).pick(claimable(program)[0])
        await until(lambda: not program.match.property("hintText"), "forgetting")
