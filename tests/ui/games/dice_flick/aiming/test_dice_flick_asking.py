"""Aiming: one question at a time and only the latest, asked beside the window."""

from collections.abc import Callable

import pytest

from beamme.core.plate import Plate
from beamme.table.jobs.dice_flick import outlook
from beamme.throws.dice_flick.flick import HANDS
from tests.games.dice_flick.df import EMPTY
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.dice_flick.helpers.asked import CENTRE, Play, Table, play, quiet
from tests.ui.games.dice_flick.helpers.views import FOUR_BLUE, flying, to_flick, unasked

__all__ = ["play"]

pytestmark = pytest.mark.usefixtures("language")
CORNER = (1.0,) + (0.0,) * 26


def test_the_outlook_of_an_aim_is_asked_and_shown(play: Callable[[Play], None]) -> None:
    async def work(table: Table) -> None:
        view = to_flick(FOUR_BLUE)
        table.model.show(view)
        await quiet()
        ((function, (box, lying, aim, hand)),) = table.worker.asked
        assert function is outlook
        assert (box, lying) == (view.match.game.box, view.match.state.lying)
        assert (aim.plate, aim.speed, aim.lift) == (Plate.SOUTH, 800, 4500)
        assert hand == HANDS["arc"]
        assert table.worker.prepared[-1] == (box, aim, lying), "a flick could fly at once"
        await table.worker.answer(CENTRE)
        assert table.model.aim.property("target") == 12
        assert len(table.worker.asked) == 1

    play(work)


def test_only_the_latest_aim_is_asked_about(play: Callable[[Play], None]) -> None:
    async def work(table: Table) -> None:
        table.model.show(to_flick())
        await quiet()
        for direction in range(1, 20):
            table.model.aim.turnTo(direction, 0.5)
            await quiet()
        assert len(table.worker.asked) == 1, "one question at a time"
        await table.worker.answer(CORNER)
        assert table.model.aim.property("outlook") == [], "that was another aim"
        assert len(table.worker.asked) == 2
        assert table.worker.asked[1][1][2].direction == 1900
        await table.worker.answer(CENTRE)
        assert table.model.aim.property("target") == 12
        assert len(table.worker.asked) == 2
        table.model.aim.turnTo(0, 0.5)
        await quiet()
        assert len(table.worker.asked) == 3, "and then again"
        await table.worker.answer(CORNER)
        assert table.model.aim.property("target") == 0

    play(work)


def test_nothing_is_asked_while_nobody_aims(play: Callable[[Play], None]) -> None:
    async def work(table: Table) -> None:
        table.aiming.look()
        table.aiming.aim_at(3)
        table.model.show(unasked(to_flick()))
        table.aiming.look()
        table.aiming.aim_at(3)
        await quiet()
        assert table.worker.asked == []
        table.model.show(to_flick())
        await quiet()
        assert len(table.worker.asked) == 1
        await table.worker.answer(CENTRE)

    play(work)


def test_an_outlook_that_comes_after_the_flick_is_dropped(play: Callable[[Play], None]) -> None:
    async def work(table: Table) -> None:
        view = to_flick(EMPTY)
        table.model.show(view)
        await quiet()
        table.model.show(flying(view))
        await table.worker.answer(CORNER)
        assert table.model.aim.property("outlook") == []
        assert len(table.worker.asked) == 1, "nobody aims now"
        table.model.show(after(flying(view), "rest b5=3@0,0"))
        await quiet()
        assert len(table.worker.asked[1][1][1]) == 1, "with the die that lies there now"
        await table.worker.answer(CENTRE)
        assert table.model.aim.property("target") == 12

    play(work)


def test_a_question_that_was_broken_off_can_be_asked_again(play: Callable[[Play], None]) -> None:
    async def work(table: Table) -> None:
        table.model.show(to_flick())
        await quiet()
        await table.worker.fail()
        table.aiming.look()
        await quiet()
        assert len(table.worker.asked) == 2
        await table.worker.answer(CENTRE)
        assert table.model.aim.property("target") == 12

    play(work)
