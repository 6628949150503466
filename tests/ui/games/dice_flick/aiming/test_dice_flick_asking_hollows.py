"""Aiming at a hollow: the worker finds the aim, unless another plate has been chosen."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from beamme.core.plate import Plate
from beamme.table.jobs.dice_flick import aim_at, outlook
from beamme.throws.dice_flick.flick import HANDS
from tests.ui.games.dice_flick.helpers.asked import CENTRE, Play, Table, play, quiet
from tests.ui.games.dice_flick.helpers.views import FOUR_BLUE, SLIDES, to_flick
from tests.ui.helpers.driving import until

__all__ = ["play"]

pytestmark = pytest.mark.usefixtures("language")


def test_a_hollow_is_aimed_at(play: Callable[[Play], None]) -> None:
    async def work(table: Table) -> None:
        view = to_flick(FOUR_BLUE)
        table.model.show(view)
        table.model.aim.choosePlate(3)
        await quiet()
        await table.worker.answer(CENTRE)
        table.model.aim.aimAtHollow(7)
        await quiet()
        function, args = table.worker.asked[-1]
        assert function is aim_at
        game = view.match.game
        assert args == (game.box, view.match.state.lying, Plate.WEST, 0, 7, HANDS["arc"])
        await table.worker.answer((-1250, 825, 3000))
        found = [table.model.aim.property(name) for name in ("plate", "direction", "power", "lift")]
        assert found == [3, -12.5, 0.5, 30]
        assert table.worker.asked[-1][0] is outlook, "what may become of it"
        await table.worker.answer(CENTRE)

    play(work)


def test_an_aim_that_is_found_for_another_plate_is_dropped(play: Callable[[Play], None]) -> None:
    async def work(table: Table) -> None:
        table.model.show(to_flick())
        await quiet()
        await table.worker.answer(CENTRE)
        table.model.aim.aimAtHollow(7)
        await quiet()
        table.model.aim.choosePlate(1)
        await quiet()
        await table.worker.answer((-1250, 825, 3000))
        assert table.model.aim.property("direction") == 0
        await table.worker.answer(CENTRE)

    play(work)


def test_a_slid_plate_is_aimed_from(play: Callable[[Play], None]) -> None:
    async def work(table: Table) -> None:
        table.model.show(to_flick(rules=SLIDES))
        table.model.aim.slideTo(25)
        await quiet()
        await table.worker.answer(CENTRE)
        table.model.aim.aimAtHollow(7)
        await quiet()
        function, args = table.worker.asked[-1]
        assert function is aim_at
        assert args[2:5] == (Plate.SOUTH, 2500, 7)
        table.model.aim.slideTo(0)
        await table.worker.answer((-1250, 825, 3000))
        assert table.model.aim.property("direction") == 0, "found for another place of the plate"
        await table.worker.answer(CENTRE)

    play(work)


def test_real_answers(play: Callable[[Play], None]) -> None:
    async def work(table: Table) -> None:
        async def ask(function: Any, *args: Any) -> Any:
            await asyncio.sleep(0)
            return function(*args)

        table.worker.ask = ask  # type: ignore[method-assign]
        table.model.show(to_flick(FOUR_BLUE))
        table.model.aim.aimAtHollow(7)
        await until(lambda: table.model.aim.property("target") == 7, "the target")
        assert sum(table.model.aim.property("hollowChances")) < 1
        assert sum(part["chance"] for part in table.model.aim.property("outlook")) == pytest.approx(
            1
        )

    play(work)
