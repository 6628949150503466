"""What may become of a throw, on the screen and behind it."""

import asyncio
from typing import Any

import pytest
from driving import Here, until
from rd import begun
from recorded import heard
from rolling_dice_views import seen, to_keep, to_throw, unasked

from beamme.throws.rolling_dice.outlook import Outlook, tried
from beamme.throws.rolling_dice.throw import GRIPS
from ui.app.tasks import Tasks
from ui.games.rolling_dice.model import RollingDiceModel
from ui.games.rolling_dice.outlook import ENOUGH, FEWEST, PORTION, STILL_SECONDS, ThrowOutlook

pytestmark = pytest.mark.usefixtures("language")


@pytest.fixture
def model() -> RollingDiceModel:
    return RollingDiceModel()


@pytest.fixture
def aiming(model: RollingDiceModel) -> RollingDiceModel:
    """Ask somebody to throw at a ringed die."""
    model.show(to_throw())
    return model


def shown(model: RollingDiceModel) -> dict[str, tuple[float, str, str]]:
    return {
        row["kind"]: (row["chance"], row["text"], row["label"])
        for row in model.aim.property("outlook")
    }


def answer(model: RollingDiceModel, outlook: Outlook) -> None:
    question = model.aim.question()
    assert question is not None
    model.aim.answer(question, outlook)


# On the screen


def test_chances_of_a_throw_at_a_ringed_die(aiming: RollingDiceModel) -> None:
    told = heard(aiming.aim.outlookChanged)
    answer(aiming, Outlook(20, 12.2, 2))
    assert len(told) == 1
    assert shown(aiming) == {
        "beat": (pytest.approx(0.61), "61 %", "Higher or further"),
        "stay": (pytest.approx(0.29), "29 %", "Miss"),
        "water": (0.1, "10 %", "In the water"),
    }


def test_with_nothing_to_beat_dice_stay_or_do_not(model: RollingDiceModel) -> None:
    model.show(seen(begun()))
    answer(model, Outlook(20, 0.0, 3))
    assert shown(model) == {
        "stay": (0.85, "85 %", "On the floe"),
        "water": (0.15, "15 %", "In the water"),
    }


def test_no_chance_is_less_than_none(aiming: RollingDiceModel) -> None:
    answer(aiming, Outlook(3, 2 + 1e-12, 1))
    assert shown(aiming)["stay"] == (0.0, "0 %", "Miss")


def test_what_is_asked_is_what_decides(aiming: RollingDiceModel) -> None:
    aiming.aim.turnTo(5, 0.5)
    question = aiming.aim.question()
    assert question is not None
    game, state, aim, grip = question
    view = to_throw()
    assert (game, state) == (view.match.game, view.match.state)
    assert aim.throw == aiming.common.primary.moves[0]
    assert grip == GRIPS["arc"]


def test_old_news_are_dropped(aiming: RollingDiceModel) -> None:
    question = aiming.aim.question()
    assert question is not None
    aiming.aim.turnTo(5, 0.5)
    aiming.aim.answer(question, Outlook(20, 12.0, 2))
    assert shown(aiming) == {}
    answer(aiming, Outlook(20, 12.0, 2))
    assert shown(aiming)
    told = heard(aiming.aim.outlookChanged)
    aiming.aim.turnTo(6, 0.5)
    aiming.aim.turnTo(7, 0.5)
    assert shown(aiming) == {}, "it told of another aim"
    assert len(told) == 1
    answer(aiming, Outlook(20, 12.0, 2))
    aiming.show(to_keep())
    assert shown(aiming) == {}


@pytest.mark.parametrize("assist", ["direction", "none"])
def test_who_wants_less_help_is_told_nothing(aiming: RollingDiceModel, assist: str) -> None:
    answer(aiming, Outlook(20, 12.0, 2))
    wanted = heard(aiming.aim.outlookWanted)
    aiming.help_with(assist)
    assert shown(aiming) == {}
    assert aiming.aim.question() is None
    aiming.help_with("arc")
    aiming.help_with("arc")
    assert len(wanted) == 2
    assert aiming.aim.question() is not None


def test_it_is_wanted_when_somebody_is_asked(model: RollingDiceModel) -> None:
    wanted = heard(model.aim.outlookWanted)
    model.show(unasked(to_throw()))
    model.show(to_keep())
    model.help_with("none")
    assert not wanted
    model.show(to_throw())
    assert len(wanted) == 1


# Behind it


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
