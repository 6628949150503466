"""Keeping dice and putting them back in a match on a real loop, without a window."""

from dataclasses import replace
from typing import Any

import pytest

from beamme.ai.strategy import Level
from beamme.core.match import Answered, Moved
from beamme.games.rolling_dice.moves import Keep, PutBack
from beamme.table.storage.record import Seating
from tests.games_kit.window.rolling_dice import floe
from tests.ui.games.rolling_dice.helpers.views import NAMES, to_put
from tests.ui.helpers.driving import begin, log_of, play, until, until_asked
from tests.ui.helpers.recorded import heard, rows_of

Opened = Any
pytestmark = pytest.mark.usefixtures("no_review")
TWO = "a2=5@100,1000 a3=6@-4000,2000"
"""Both may be kept, so that somebody has to choose."""


async def test_who_is_pushed_off_is_asked_and_can_take_it_back(start: Opened) -> None:
    async with start() as program:
        record = to_put(thrown=TWO).record
        program.session.begin(record)
        await until_asked(program)
        model = floe(program)
        assert program.match.turn.property("seat") == 1
        assert model.putting.property("enabled") is True
        assert program.match.turn.property("name") == "Nova"
        model.putting.holdAt(9.0, 6.6)
        program.match.buttons.primary()
        await until(lambda: len(log_of(program)) == 3, "put back")
        entry = log_of(program)[-1]
        assert entry == Moved(1, PutBack("b1", 9_000, -6_600))
        await until_asked(program)
        assert model.keeping.property("enabled") is True
        assert program.match.turn.property("seat") == 0
        assert program.match.property("canUndo") is True
        program.match.undo()
        await until(lambda: len(log_of(program)) == 2, "taken back")
        await until_asked(program)
        assert model.putting.property("enabled") is True


async def test_a_computer_puts_its_die_back_in_the_turn_of_a_person(start: Opened) -> None:
    async with start() as program:
        record = to_put(thrown=TWO).record
        seating = tuple(
            Seating(NAMES[seat], Level.BEGINNER if seat == 1 else None, seat) for seat in range(3)
        )
        program.session.begin(replace(record, seating=seating))
        await until(lambda: program.match.now.view, "a match")
        await until(lambda: len(log_of(program)) == 3, "put back")
        assert log_of(program)[-1].seat == 1
        await until_asked(program)
        assert floe(program).keeping.property("enabled") is True


async def test_a_kept_die_can_be_changed_until_somebody_throws(start: Opened) -> None:
    async with start() as program:
        begin(program, "rolling-dice", people=3)
        await play(program, 1)
        await until_asked(program)
        model = floe(program)
        assert model.keeping.property("enabled") is True
        rows = rows_of(model.keeping.choices)
        assert len(rows) > 1
        model.keeping.keep(1)
        await until(lambda: isinstance(log_of(program)[-1], Moved), "kept")
        await until_asked(program)
        assert program.match.property("canUndo") is True
        program.match.undo()
        await until(lambda: not isinstance(log_of(program)[-1], Moved), "taken back")
        await until_asked(program)
        model.keeping.keep(0)
        await until(lambda: log_of(program)[-1] == Moved(0, Keep(rows[0]["key"])), "another")
        await until_asked(program)
        program.match.buttons.primary()
        await until(lambda: isinstance(log_of(program)[-1], Answered), "a throw")
        await until_asked(program)
        assert program.match.property("canUndo") is False


async def test_the_outlook_of_a_held_aim_is_told(start: Opened) -> None:
    async with start() as program:
        begin(program, "rolling-dice")
        await until_asked(program)
        model = floe(program)
        await until(lambda: model.aim.property("outlook"), "the outlook")
        parts = {part["kind"]: part["chance"] for part in model.aim.property("outlook")}
        assert {*parts} == {"stay", "water"}
        assert sum(parts.values()) == pytest.approx(1.0)


async def test_a_round_is_counted_before_the_next_one_begins(start: Opened) -> None:
    async with start(motion="calm", pace="fast") as program:
        begin(program, "rolling-dice")
        model = floe(program)
        counted = heard(model.counting.begun)
        for _ in range(20):
            await until(lambda: counted or program.match.now.phase == "person", "a question")
            if counted:
                break
            before = len(log_of(program))
            program.match.buttons.primary()
            await until(lambda before=before: len(log_of(program)) > before, "a decision")
        assert model.counting.property("shown") is True
        assert program.match.now.common.counting > 0
        assert program.match.now.phase == "showing"
        model.counting.end()
        await until_asked(program)
        assert model.table.property("round") == 2
