"""What may become of a throw is asked in portions while the aim is held still."""

import asyncio
from typing import Any

import pytest

from beamme.throws.rolling_dice.outlook import Outlook, tried
from tests.ui.games.rolling_dice.helpers.aims import model, shown
from tests.ui.games.rolling_dice.helpers.views import to_throw, unasked
from tests.ui.helpers.driving import Here, until
from tests.ui.helpers.recorded import heard
from ui.app.tasks import Tasks
from ui.games.rolling_dice.model import RollingDiceModel
from ui.games.rolling_dice.outlook import ENOUGH, FEWEST, PORTION, STILL_SECONDS, ThrowOutlook

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")


class Slow(Here):
    """A worker that tells of each question, and answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[tuple[Any, ...]] = []
        self.go = asyncio.Semaphore(0)

    async def ask(self, function: Any, *args: Any, **_: Any) -> Any:
        assert function is tried
        self.questions.append(args)
        await self.go.acquire()
        return Outlook(args[-1], args[-1] / 2, 0)

    def answer(self, times: int = 1) -> None:
        for _ in range(times):
            self.go.release()


class Hand:
    """Holds an aim still for as long as it takes, when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waited_for = 0
        self._held = asyncio.Semaphore(0)
        sleep = asyncio.sleep

        async def pause(seconds: float) -> None:
            if seconds == STILL_SECONDS:
                self.waited_for += 1
                await self._held.acquire()
            else:
                await sleep(seconds)

        monkeypatch.setattr("ui.games.rolling_dice.outlook.asyncio.sleep", pause)

    def hold_still(self, times: int = 1) -> None:
        for _ in range(times):
            self._held.release()


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    return Hand(monkeypatch)


def foreseeing(model: RollingDiceModel, worker: Any) -> Tasks:
    """Let somebody look ahead whenever the model wants it."""
    tasks = Tasks()
    behind = ThrowOutlook(model.aim, worker, tasks)
    model.aim.outlookWanted.connect(lambda: behind.look())  # noqa: PLW0108 Qt keeps no method alive
    return tasks


async def test_it_is_tried_in_portions_until_that_is_enough(model: RollingDiceModel) -> None:
    worker, told = Slow(), heard(model.aim.outlookChanged)
    tasks = foreseeing(model, worker)
    model.show(to_throw())
    del told[:]
    worker.answer(2)
    await until(lambda: len(worker.questions) == 3, "a third portion")
    assert shown(model) == {}, "too few to tell"
    worker.answer(1_000)
    await until(lambda: len(worker.questions) == ENOUGH // PORTION, "enough")
    await until(lambda: len(told) == (ENOUGH - FEWEST) // PORTION + 1, "answers")
    assert [question[-2:] for question in worker.questions] == [
        (first, PORTION) for first in range(0, ENOUGH, PORTION)
    ]
    assert shown(model)["beat"][0] == 0.5
    await until_ended(tasks)
    assert len(worker.questions) == ENOUGH // PORTION
    await tasks.close()


async def until_ended(tasks: Tasks) -> None:
    """Wait until nobody asks any more."""
    await until(lambda: not tasks._running, "the end of the questions")


async def test_another_aim_begins_anew(model: RollingDiceModel, hand: Hand) -> None:
    worker = Slow()
    tasks = foreseeing(model, worker)
    model.show(to_throw())
    hand.hold_still()
    await until(lambda: len(worker.questions) == 1, "a question")
    for power in (0.5, 0.6, 0.7):
        model.aim.turnTo(0, power)
    worker.answer()
    hand.hold_still()
    await until(lambda: len(worker.questions) == 2, "the next question")
    assert worker.questions[1][2].speed == 960, "only the latest"
    assert worker.questions[1][-2] == 0
    worker.answer(1_000)
    await until(lambda: bool(shown(model)), "an answer")
    await tasks.close()


async def test_while_the_aim_moves_nothing_is_tried(model: RollingDiceModel, hand: Hand) -> None:
    worker = Slow()
    tasks = foreseeing(model, worker)
    model.show(to_throw())
    for step in range(8):
        await until(lambda: hand.waited_for == step + 1, "the next look")  # noqa: B023
        model.aim.turnTo(step, 0.5)
        hand.hold_still()
    await until(lambda: hand.waited_for == 9, "the last look")
    assert not worker.questions
    hand.hold_still()
    await until(lambda: len(worker.questions) == 1, "a question when it is still")
    assert worker.questions[0][2].direction == 700
    worker.answer(1_000)
    await tasks.close()


async def test_who_has_decided_gets_the_worker(model: RollingDiceModel) -> None:
    worker, tasks = Slow(), Tasks()
    behind = ThrowOutlook(model.aim, worker, tasks)  # type: ignore[arg-type]
    model.show(to_throw())
    behind.look()
    await until(lambda: len(worker.questions) == 1, "a question")
    behind.stop()
    worker.answer(1_000)
    await until_ended(tasks)
    assert len(worker.questions) == 1
    behind.look()
    await until(lambda: len(worker.questions) > 1, "another question")
    await tasks.close()


async def test_who_throws_is_asked_about_no_longer(model: RollingDiceModel) -> None:
    worker = Slow()
    tasks = foreseeing(model, worker)
    model.show(to_throw())
    await until(lambda: len(worker.questions) == 1, "a question")
    model.show(unasked(to_throw()))
    worker.answer(1_000)
    await until_ended(tasks)
    assert len(worker.questions) == 1
    assert shown(model) == {}
    await tasks.close()


async def test_real_throws_tell_real_chances(model: RollingDiceModel) -> None:
    tasks = foreseeing(model, Here())
    model.show(to_throw("a1=1@9000,-20000 b1=6@0,0"))
    await until(lambda: bool(shown(model)), "an answer")
    assert shown(model)["beat"][0] > 0.9
    await tasks.close()
