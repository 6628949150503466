"""A match goes on as people choose when the worker does not decide or throw."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from beamme.ai.strategy import Level, choose
from beamme.core.chance import Rest, Throw
from beamme.core.game import Chance, Outcome
from beamme.core.match import Answered, Moved
from beamme.table.play.throwing import throw_seed
from beamme.throws.hands import PERSON
from beamme.throws.throwing import rest_of, thrown
from tests.ui.helpers.driving import begin, log_of, open_record, run, saved_in, until, until_asked
from tests.ui.helpers.recorded import heard, rows_of
from tests.ui.helpers.screen import Screen, left_behind
from tests.ui.helpers.window_fixtures import Start
from ui.app.program import Program


def against_the_computer(program: Program) -> None:
    """Begin a match in which the computer decides first."""
    program.lobby.open("beam-me-up")
    program.lobby.setLevel(0, Level.BEGINNER)
    program.lobby.setLevel(1, Level.BEGINNER)
    program.lobby.setProperty("seedText", "word")
    program.lobby.play()


async def until_stuck(program: Program) -> None:
    await until(lambda: program.stuck.property("asking"), "the question what to do")


@pytest.mark.usefixtures("no_review")
def test_a_decision_can_be_tried_again(qapp: QApplication, start: Start) -> None:
    async def work() -> None:
        async with start() as program:
            program.worker.unanswered.add(choose)
            against_the_computer(program)
            asked = heard(program.stuck.changed)
            for _ in range(2):
                await until_stuck(program)
                assert log_of(program) == ()
                asked.clear()
                program.stuck.again()
                await until(lambda: len(asked) == 2, "another attempt")
            program.worker.unanswered.clear()
            await until_stuck(program)
            program.stuck.again()
            await until(lambda: program.match.now.phase == "over", "the end")

    run(qapp, work())


@pytest.mark.usefixtures("no_review")
def test_a_simpler_player_can_choose_every_move(
    qapp: QApplication, start: Start, tmp_path: Path
) -> None:
    async def work() -> None:
        async with start() as program:
            program.worker.unanswered.add(choose)
            program.stuck.changed.connect(program.stuck.goOn)
            against_the_computer(program)
            await until(lambda: program.match.now.phase == "over", "the end")
            record = open_record(program)
            assert isinstance(record.match.turn, Outcome)
        assert saved_in(tmp_path).match == record.match

    run(qapp, work())


def test_a_match_that_is_stuck_can_be_left_and_opened_again(
    qapp: QApplication, start: Start
) -> None:
    async def work() -> None:
        async with start() as program:
            against_the_computer(program)
            await until(lambda: program.match.timeline.property("ply") > 5, "some moves")
            program.worker.unanswered.add(choose)
            await until_stuck(program)
            log, left = log_of(program), heard(program.match.left)
            program.stuck.leave()
            await until(lambda: left, "leaving")
            assert not program.stuck.property("asking")
            program.worker.unanswered.clear()
            program.session.open(rows_of(program.library)[0]["matchId"])
            await until(lambda: program.match.timeline.property("ply") > len(log), "the next move")
            assert log_of(program)[: len(log)] == log

    run(qapp, work())


@pytest.mark.usefixtures("no_review")
def test_a_throw_that_the_window_calculates_is_the_same(qapp: QApplication, start: Start) -> None:
    async def work() -> None:
        async with start() as program:
            program.worker.unanswered.add(thrown)
            begin(program, "dice-flick")
            await until_asked(program)
            program.match.buttons.primary()
            await until_stuck(program)
            match = open_record(program).match
            assert isinstance(match.log[-1], Moved)
            program.stuck.goOn()
            await until(lambda: len(log_of(program)) > len(match.log), "the rest")
            entry, turn = log_of(program)[len(match.log)], match.turn
            assert isinstance(entry, Answered)
            assert isinstance(turn, Chance)
            assert isinstance(turn.ask, Throw)
            seed = throw_seed(open_record(program).seed, match.asked)
            expected: Rest = rest_of(match.game, turn.ask, PERSON, seed)
            assert entry.answer == expected

    run(qapp, work())


@pytest.mark.parametrize("key", ["again", "without", "leave"])
def test_the_dialog_is_used_with_the_keyboard(qapp: QApplication, shown: Any, key: str) -> None:
    async def work() -> None:
        async with shown() as screen:
            program = screen.program
            program.worker.unanswered.add(choose)
            against_the_computer(program)
            await until(lambda: screen.find("stuckWithout"), "the dialog")
            for language in ("de", "en"):
                program.settings.change("language", language)
                assert left_behind(screen.texts(), language) == []
            await use(screen, key)

    async def use(screen: Screen, key: str) -> None:
        program, name = screen.program, "going"
        await until(lambda: focused(screen) == "dialogAccept", "the focus")
        if key == "again":
            asked = program.worker.asked
            await screen.press(Qt.Key.Key_Escape)
            await until(lambda: program.worker.asked > asked, "another attempt")
            await until(lambda: focused(screen) == "dialogAccept", "the dialog again")
            name = "dialogAccept"
        else:
            name = {"without": "stuckWithout", "leave": "dialogReject"}[key]
        while focused(screen) != name:
            await screen.press(Qt.Key.Key_Tab)
        if key == "leave":
            await screen.press(Qt.Key.Key_Return)
            await screen.until_page("home")
        else:
            program.worker.unanswered.clear()
            await screen.press(Qt.Key.Key_Return)
            await until(lambda: len(log_of(program)) > 1, "the next move")
        await until(lambda: not screen.find("stuckWithout"), "the end of the dialog")

    run(qapp, work())


def focused(screen: Screen) -> str:
    item = screen.window.activeFocusItem()
    return "" if item is None else item.objectName()
