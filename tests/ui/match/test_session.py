"""The open match on a real loop: who is asked, what counts once, and how it stops."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from beamme.ai.strategy import Judged, Level, judge
from beamme.core.keeping import ALL_DICE
from beamme.games.beam_me_up.state import Phase
from beamme.table.play.foresight import Foresight
from tests.ui.helpers.driving import (
    begin,
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
from ui.match import session

Opened = Any


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
            program.match.buttons.primary()
            program.match.buttons.primary()
            program.match.buttons.secondary()
            await until(lambda: len(log_of(program)) == 1, "the lift")
            await until_asked(program)
            assert open_record(program).match.state.phase is Phase.ROLL
            for _ in range(3):
                program.match.buttons.primary()
            await until(lambda: len(log_of(program)) == 3, "the roll")
            await until_asked(program)
            assert open_record(program).match.state.phase is Phase.KEEP
            assert len(log_of(program)) == 3

    run(qapp, work())


def test_undo_is_offered_only_where_nothing_was_revealed(qapp: QApplication, start: Opened) -> None:
    async def work() -> None:
        async with start() as program:
            begin_hot_seat(program)
            await until_asked(program)
            assert program.match.property("canUndo") is False
            program.games["beam-me-up"].pick(0)
            program.match.buttons.primary()
            await until(lambda: len(log_of(program)) == 1, "the lift")
            await until_asked(program)
            assert program.match.property("canUndo") is True
            program.match.buttons.primary()
            await until(lambda: len(log_of(program)) == 3, "the roll")
            await until_asked(program)
            assert program.match.property("canUndo") is False
            program.match.undo()
            await until_idle(program)
            assert len(log_of(program)) == 3

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


def endless_pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Let every pause of the stage last for ever from now on; they are listed as they begin."""
    begun: list[float] = []

    def timeout(seconds: float) -> asyncio.Timeout:
        begun.append(seconds)
        return asyncio.timeout_at(None)

    monkeypatch.setattr("ui.match.showing.stage.asyncio.timeout", timeout)
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
            program.match.buttons.primary()
            await until(lambda: pauses, "time to follow")
            if how == "begin":
                program.lobby.play()
            elif how == "leave":
                program.match.leave()
            if how == "close":
                await program.session.close()
            else:
                await until(lambda: program.match.timeline.property("ply") == 0, "the end")

    run(qapp, work())


def test_what_is_known_of_a_decision_decides_where_enter_is(
    qapp: QApplication, start: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: list[tuple[Phase, int]] = []
    chances = {mask: mask / 100 for mask in range(ALL_DICE + 1)}
    monkeypatch.setattr(
        Foresight, "begin", lambda _, match: judged.append((match.state.phase, match.turn.index))
    )
    monkeypatch.setattr(Foresight, "end", lambda _: chances)

    async def work() -> None:
        async with start() as program:
            begin(program, "beam-me-up", people=1, computers=1)
            await play(program, 6)
            await until_asked(program)
            while open_record(program).match.state.phase is not Phase.KEEP:
                await play(program, 1)
                await until_asked(program)
            view = program.match.now.view
            assert view is not None
            assert view.judged == chances
            assert {seat for _, seat in judged} == {0}, "computers know best themselves"
            assert Phase.KEEP in {phase for phase, _ in judged}

    run(qapp, work())


async def test_a_hint_never_names_one_move_twice(
    start: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    def alike(*position: Any) -> list[Judged[Any]]:
        return [each for each in judge(*position) for _ in ("this 3", "the other 3")]

    monkeypatch.setattr(session, "judge", alike)
    async with start() as program:
        begin_hot_seat(program)
        await until_asked(program)
        await play(program, 1)
        await until_asked(program)
        program.match.hint()
        await until(lambda: program.match.property("hintText"), "the hint")
        best, other = program.match.property("hintText").split(". Next best: ")
        assert best.split(": chance")[0] != other.split(": chance")[0]
