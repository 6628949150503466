"""A match and its pages go on without what was not answered, and after an error."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from beamme.ai.report import portion
from beamme.ai.strategy import evaluate, judge
from beamme.table.jobs.dice_flick import aim_at, outlook
from beamme.table.jobs.fairness_sampling import files_in, tried
from beamme.table.jobs.worker_jobs import throw
from beamme.throws.throwing import resimulate
from tests.games_kit.window.dice_flick import box
from tests.ui.helpers.driving import (
    begin,
    begin_hot_seat,
    log_of,
    play,
    run,
    saved_in,
    until,
    until_asked,
    until_idle,
)
from tests.ui.helpers.recorded import heard
from tests.ui.helpers.window_fixtures import Start
from ui.match import review


@pytest.mark.usefixtures("no_review")
def test_a_match_goes_on_without_anything_that_only_decorates_it(
    qapp: QApplication, start: Start, tmp_path: Path
) -> None:
    async def work() -> None:
        async with start(pace="fast", motion="full") as program:
            program.worker.unanswered |= {evaluate, judge, throw, resimulate}
            begin_hot_seat(program)
            await play(program, 5)
            await until_asked(program)
            assert program.match.property("history") == []
            program.match.hint()
            await until(lambda: not program.match.property("hintBusy"), "giving up")
            assert program.match.property("hintText") == ""
            program.worker.unanswered.clear()
            program.match.hint()
            await until(lambda: program.match.property("hintText"), "the hint")
            log = log_of(program)
            assert not program.stuck.property("asking")
        assert saved_in(tmp_path).match.log == log

    run(qapp, work())


def test_an_aim_without_an_outlook_can_be_played(qapp: QApplication, start: Start) -> None:
    async def work() -> None:
        async with start() as program:
            program.worker.unanswered |= {outlook, aim_at}
            begin(program, "dice-flick")
            await until_asked(program)
            flick = box(program)
            flick.aim.aimAtHollow(7)
            flick.aim.turnTo(3, 0.5)
            await until_idle(program)
            assert flick.aim.property("outlook") == []
            program.worker.unanswered.clear()
            flick.aim.turnTo(4, 0.5)
            await until(lambda: flick.aim.property("outlook"), "the outlook")

    run(qapp, work())


def test_the_page_of_fair_dice_comes_to_rest(qapp: QApplication, start: Start) -> None:
    async def work() -> None:
        async with start() as program:
            program.worker.unanswered |= {tried, files_in}
            program.fairness.open()
            program.fairness.begin()
            await until(lambda: program.worker.asked == 2, "both questions")
            await until(lambda: not program.fairness.property("running"), "rest")
            await until(lambda: not program.fairness.property("reading"), "rest")

    run(qapp, work())


def test_a_review_waits_for_the_worker(
    qapp: QApplication, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "RETRY_SECONDS", 0.001)

    async def work() -> None:
        async with start() as program:
            program.worker.unanswered.add(portion)
            begin_hot_seat(program)
            await play(program)
            asked = program.worker.asked
            await until(lambda: program.worker.asked > asked + 3, "some attempts")
            assert not program.report.property("ready")
            program.worker.unanswered.clear()
            await until(lambda: program.report.property("ready"), "the report")

    run(qapp, work())


def test_a_match_that_an_error_has_stopped_can_be_opened_again(
    qapp: QApplication, start: Start
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("broken")

    async def work() -> None:
        async with start() as program:
            begin_hot_seat(program)
            await play(program, 3)
            await until_asked(program)
            failed: list[Any] = []
            loop = asyncio.get_running_loop()
            loop.set_exception_handler(lambda _, context: failed.append(context))
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(program.stage, "play", broken)
                program.match.buttons.primary()
                program.games["beam-me-up"].pick(1)
                program.match.buttons.primary()
                await until(lambda: failed, "the error")
            started, name = heard(program.match.started), program.session.name
            program.session.open_received(name, program.store.load(name))
            await until(lambda: started, "the match")
            await until_asked(program)
            await play(program, 3)
            program.session.open_received(name, program.store.load(name))
            await until_idle(program)
            assert len(started) == 1, "now it is open"

    run(qapp, work())
