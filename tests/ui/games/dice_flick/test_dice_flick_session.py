"""Aiming in a match of Dice Flick on a real loop, without a window."""

from typing import Any

import pytest

from beamme.core.match import Moved
from beamme.games.dice_flick.moves import Flick, Score
from beamme.games.dice_flick.state import Phase
from tests.games_kit.window.dice_flick import box
from tests.ui.helpers.driving import begin, log_of, open_record, play, until, until_asked
from tests.ui.helpers.recorded import rows_of

Opened = Any
pytestmark = pytest.mark.usefixtures("no_review")


async def test_without_anything_to_score_the_turn_ends_by_itself(start: Opened) -> None:
    async with start() as program:
        begin(program, "dice-flick")
        await play(program, 2)
        await until_asked(program)
        entries = [entry.move for entry in log_of(program) if isinstance(entry, Moved)]
        state = open_record(program).match.state
        assert [type(move) for move in entries] == [Flick, Flick, Score]
        assert entries[-1] == Score(())
        assert state.active == 1
        assert state.phase is Phase.FLICK


async def test_a_flick_cannot_be_taken_back_but_a_die_and_a_plate_can_be_changed(
    start: Opened,
) -> None:
    async with start() as program:
        begin(program, "dice-flick")
        await until_asked(program)
        flick = box(program)
        flick.aim.chooseDie(2)
        flick.aim.choosePlate(3)
        chosen = rows_of(flick.table.hand)[2]
        assert chosen["chosen"] is True
        flick.flick()
        await until(lambda: len(log_of(program)) > 2, "the rest")
        move = log_of(program)[1].move
        assert (move.die, str(move.plate)) == (chosen["key"], "west")
        await until_asked(program)
        assert program.match.property("canUndo") is False


async def test_the_outlook_of_an_aim_is_told_and_a_hollow_can_be_aimed_at(start: Opened) -> None:
    async with start() as program:
        begin(program, "dice-flick")
        await until_asked(program)
        flick = box(program)
        await until(lambda: flick.aim.property("outlook"), "the outlook")
        parts = {part["kind"]: part["chance"] for part in flick.aim.property("outlook")}
        assert sum(parts.values()) == pytest.approx(1.0)
        flick.aim.choosePlate(1)
        for place in (6, 18):
            before = flick.aim.property("direction")
            flick.aim.aimAtHollow(place)
            await until(lambda before=before: flick.aim.property("direction") != before, "the aim")
            await until(lambda place=place: flick.aim.property("target") == place, "the target")
        assert flick.aim.property("outlookText") != ""
