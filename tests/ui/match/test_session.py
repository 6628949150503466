"""A match from its first roll to its end on a real loop, without a window."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from driving import (
    act,
    begin_hot_seat,
    log_of,
    open_record,
    play,
    run,
    saved_in,
    until,
    until_asked,
    until_idle,
)
from PySide6.QtWidgets import QApplication
from recorded import heard, rows_of

from beamme.ai.strategy import Level
from beamme.core.game import Outcome
from beamme.core.match import Moved
from beamme.games.beam_me_up.state import Phase
from ui.app.program import Program

Opened = Any


@pytest.fixture
def no_review(monkeypatch: pytest.MonkeyPatch) -> None:
    """Save the time that a review takes."""
    monkeypatch.setattr(Program, "review", lambda _: None)


@pytest.mark.usefixtures("no_review")
@pytest.mark.parametrize("seats", [2, 3])
def test_people_play_a_whole_match(
    qapp: QApplication, start: Opened, tmp_path: Path, seats: int
) -> None:
    async def work() -> None:
        async with start() as program:
            started, ended = heard(program.match.started), heard(program.match.ended)
            begin_hot_seat(program, seats)
            await play(program)
            record = open_record(program)
            assert isinstance(record.match.turn, Outcome)
            assert len(started) == len(ended) == 1
            assert program.match.property("revealed") == record.seed.hex()
            assert program.match.property("narration").endswith(" wins!")
            assert len(rows_of(program.match.log)) == len(record.match.log)
            assert len(program.match.property("history")) > 10
        assert saved_in(tmp_path).match == record.match

    run(qapp, work())


@pytest.mark.usefixtures("no_review")
def test_a_person_plays_against_the_computer(qapp: QApplication, start: Opened) -> None:
    async def work() -> None:
        async with start() as program:
            program.lobby.open("beam-me-up")
            program.lobby.setLevel(1, Level.BEGINNER)
            program.lobby.setProperty("seedText", "word")
            program.lobby.play()
            await play(program)
            record = open_record(program)
            assert isinstance(record.match.turn, Outcome)
            assert {entry.seat for entry in record.match.log if isinstance(entry, Moved)} == {0, 1}

    run(qapp, work())


@pytest.mark.usefixtures("no_review")
def test_computers_play_without_anybody_asked(qapp: QApplication, start: Opened) -> None:
    async def work() -> None:
        async with start() as program:
            program.lobby.open("beam-me-up")
            for seat in (0, 1):
                program.lobby.setLevel(seat, Level.CASUAL)
            phases = []
            program.match.changed.connect(lambda: phases.append(program.match.now.phase))
            program.lobby.play()
            await until(lambda: program.match.now.phase == "over", "the end")
            assert "person" not in phases

    run(qapp, work())


def test_a_double_click_decides_once(qapp: QApplication, start: Opened) -> None:
    async def work() -> None:
        async with start() as program:
            begin_hot_seat(program)
            await until_asked(program)
            program.games["beam-me-up"].pick(0)
            program.match.primary()
            program.match.primary()
            program.match.secondary()
            await until(lambda: len(log_of(program)) == 1, "the lift")
            await until_asked(program)
            assert open_record(program).match.state.phase is Phase.ROLL
            for _ in range(3):
                program.match.primary()
            await until(lambda: len(log_of(program)) == 3, "the roll")
            await until_asked(program)
            assert open_record(program).match.state.phase is Phase.KEEP
            assert len(log_of(program)) == 3

    run(qapp, work())


def test_undo_in_the_middle_of_a_turn(qapp: QApplication, start: Opened, tmp_path: Path) -> None:
    async def work() -> None:
        async with start() as program:
            begin_hot_seat(program)
            while not undoable(program):
                await play(program, 1)
                await until_asked(program)
            log = log_of(program)
            points = len(program.match.property("history"))
            program.match.undo()
            await until(lambda: len(log_of(program)) < len(log), "undo")
            await until_asked(program)
            assert log_of(program) == log[: len(log_of(program))]
            assert len(rows_of(program.match.log)) == len(log_of(program))
            assert len(program.match.property("history")) <= points
            assert saved_in(tmp_path).match.log == log_of(program), "undone on disk too"
            while program.match.now.phase == "person" and len(log_of(program)) < len(log):
                await play(program, 1)
                await until_asked(program)
            assert log_of(program)[: len(log)] == log, "and the dice fall as before"

    run(qapp, work())


def undoable(program: Program) -> bool:
    """Tell whether a move was made after the last roll that can be taken back."""
    record = program.session.record
    return (
        record is not None
        and program.match.now.phase == "person"
        and bool(program.match.property("canUndo"))
        and len(record.match.log) > 8
    )


def test_undo_is_offered_only_where_nothing_was_revealed(qapp: QApplication, start: Opened) -> None:
    async def work() -> None:
        async with start() as program:
            begin_hot_seat(program)
            await until_asked(program)
            assert program.match.property("canUndo") is False
            program.games["beam-me-up"].pick(0)
            program.match.primary()
            await until(lambda: len(log_of(program)) == 1, "the lift")
            await until_asked(program)
            assert program.match.property("canUndo") is True
            program.match.primary()
            await until(lambda: len(log_of(program)) == 3, "the roll")
            await until_asked(program)
            assert program.match.property("canUndo") is False
            program.match.undo()
            await until_idle(program)
            assert len(log_of(program)) == 3

    run(qapp, work())


@pytest.mark.usefixtures("no_review")
def test_who_leaves_and_comes_back_continues_exactly(qapp: QApplication, start: Opened) -> None:
    kept: list[Any] = []

    async def first() -> None:
        async with start() as program:
            begin_hot_seat(program)
            await play(program, 12)
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
            program.library.open(row["matchId"])
            await until_asked(program)
            assert open_record(program).match == kept[0].match
            assert open_record(program).seed == kept[0].seed
            await play(program)
            kept.append(open_record(program))

    async def other() -> None:
        async with start() as program:
            begin_hot_seat(program)
            await play(program)
            assert open_record(program).match == kept[1].match, "as if nobody had left"

    for work in (first, second, other):
        run(qapp, work())


def test_closing_in_mid_match_loses_nothing(
    qapp: QApplication, start: Opened, tmp_path: Path
) -> None:
    logs: list[Any] = []

    async def work() -> None:
        async with start() as program:
            begin_hot_seat(program)
            await play(program, 7)
            await until_asked(program)
            logs.append(log_of(program))

    run(qapp, work())
    assert saved_in(tmp_path).match.log == logs[0]


def test_a_hint_is_given_and_forgotten_with_the_next_move(
    qapp: QApplication, start: Opened
) -> None:
    async def work() -> None:
        async with start() as program:
            begin_hot_seat(program)
            await play(program, 4)
            await until_asked(program)
            program.match.hint()
            program.match.hint()
            await until(lambda: program.match.property("hintText"), "the hint")
            assert ": chance to win " in program.match.property("hintText")
            assert program.match.property("hintBusy") is False
            act(program)
            await until(lambda: not program.match.property("hintText"), "forgetting")

    run(qapp, work())


@pytest.mark.usefixtures("no_review")
def test_another_match_with_the_same_players(qapp: QApplication, start: Opened) -> None:
    async def work() -> None:
        async with start() as program:
            begin_hot_seat(program)
            await play(program)
            first = open_record(program)
            program.report.again()
            await until(
                lambda: program.session.record and program.session.record.seed != first.seed,
                "another match",
            )
            await until_asked(program)
            second = open_record(program)
            assert {seat.name for seat in second.seating} == {seat.name for seat in first.seating}
            assert second.seating[0].name == first.seating[1].name, "the other one begins"

    run(qapp, work())


def endless_pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Let every pause of the stage last for ever from now on; they are listed as they begin."""
    begun: list[float] = []

    def timeout(seconds: float) -> asyncio.Timeout:
        begun.append(seconds)
        return asyncio.timeout_at(None)

    monkeypatch.setattr("ui.match.stage.asyncio.timeout", timeout)
    return begun


@pytest.mark.parametrize("how", ["leave", "close", "begin"])
def test_a_match_stops_at_once_while_people_get_time_to_follow(
    qapp: QApplication, start: Opened, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def work() -> None:
        async with start(pace="normal", motion="calm") as program:
            program.lobby.open("beam-me-up")
            program.lobby.setProperty("starter", 1)
            program.lobby.play()
            await until(lambda: program.match.now.phase == "person", "lifting")
            pauses = endless_pauses(monkeypatch)
            program.games["beam-me-up"].pick(0)
            program.match.primary()
            await until(lambda: pauses, "time to follow")
            if how == "begin":
                program.lobby.play()
            elif how == "leave":
                program.match.leave()
            if how == "close":
                await program.session.close()
            else:
                await until(lambda: program.match.property("ply") == 0, "the end")

    run(qapp, work())
