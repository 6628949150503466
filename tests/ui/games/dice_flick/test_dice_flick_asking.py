"""Aiming: one question at a time and only the latest, asked beside the window."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from beam_me_up_views import after
from df import EMPTY
from dice_flick_views import FOUR_BLUE, flying, to_flick, unasked
from driving import run, until
from PySide6.QtWidgets import QApplication

from beamme.core.plate import Plate
from beamme.table.jobs.dice_flick import aim_at, outlook
from beamme.throws.dice_flick.flick import HANDS, prepare
from ui.app.tasks import Tasks
from ui.games.dice_flick.model import DiceFlickModel
from ui.games.dice_flick.outlook import FlickOutlook

pytestmark = pytest.mark.usefixtures("language")

CENTRE = (0.0,) * 12 + (1.0,) + (0.0,) * 14
CORNER = (1.0,) + (0.0,) * 26


class Slow:
    """A worker that answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, tuple[Any, ...]]] = []
        self.prepared: list[tuple[Any, ...]] = []
        self._waiting: list[asyncio.Future[Any]] = []

    async def ask(self, function: Any, *args: Any) -> Any:
        if function is prepare:
            self.prepared.append(args)
            return None
        self.asked.append((function, args))
        self._waiting.append(asyncio.get_running_loop().create_future())
        return await self._waiting[-1]

    async def answer(self, value: Any) -> None:
        """Answer the oldest question, and let everybody hear it."""
        self._waiting.pop(0).set_result(value)
        await quiet()

    async def fail(self) -> None:
        """Break off the oldest question, as when the program ends."""
        self._waiting.pop(0).cancel()
        await quiet()


async def quiet() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class Table:
    """Somebody who aims, and who looks ahead for them."""

    def __init__(self) -> None:
        self.worker = Slow()
        self.model = DiceFlickModel()
        self.aiming = FlickOutlook(self.model.aim, self.worker, Tasks())  # type: ignore[arg-type]
        self.model.aim.outlookWanted.connect(self.aiming.look)
        self.model.aim.hollowWanted.connect(self.aiming.aim_at)


Play = Callable[[Table], Awaitable[None]]


@pytest.fixture
def play(qapp: QApplication) -> Callable[[Play], None]:
    """Run something at a table."""

    def played(work: Play) -> None:
        async def at_a_table() -> None:
            await work(Table())

        run(qapp, at_a_table())

    return played


def test_the_outlook_of_an_aim_is_asked_and_shown(play: Callable[[Play], None]) -> None:
    async def work(table: Table) -> None:
        view = to_flick(FOUR_BLUE)
        table.model.show(view)
        table.model.help_with("none")
        await quiet()
        ((function, (box, lying, aim, hand)),) = table.worker.asked
        assert function is outlook
        assert (box, lying) == (view.match.game.box, view.match.state.lying)
        assert (aim.plate, aim.speed, aim.lift) == (Plate.SOUTH, 800, 4500)
        assert hand == HANDS["none"]
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
        assert args == (game.box, view.match.state.lying, Plate.WEST, 7, HANDS["arc"])
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
