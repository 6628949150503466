"""What is known of a decision before it is asked for, and never told afterwards."""

import asyncio
from typing import Any

import pytest

from beamme.ai.strategy import Judged, judge
from beamme.core.keeping import KEEPS
from beamme.core.match import Match
from beamme.games.beam_me_up.moves import Advance
from beamme.table.play import foresight
from beamme.table.play.foresight import Foresight
from beamme.table.play.worker import NoAnswer
from tests.ui.games.beam_me_up.helpers.views import after, begun, keeping

KEEPING = keeping("3 3 1 5 6").match


class Judge:
    """A worker that judges when it is told to."""

    def __init__(self, *, answers: bool = True) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.ready = asyncio.Event()
        self._answers = answers

    async def ask(self, function: Any, *args: Any) -> Any:
        assert function is judge
        self.asked.append(args)
        await self.ready.wait()
        if not self._answers:
            raise NoAnswer("gone")
        chances = [Judged(keep, keep.mask / 100) for keep in KEEPS]
        return [*chances, Judged(Advance(0, 0), 1.0)]

    ask_once = ask


@pytest.fixture(autouse=True)
def no_head_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "HEAD_START_S", 0)


def told(match: Match[Any, Any], *, ready: bool = True, answers: bool = True) -> Any:
    """Judge this decision; tell what is known when it is asked for, and how often was judged."""

    async def work() -> Any:
        worker, tasks = Judge(answers=answers), []

        def spawn(work: Any) -> Any:
            tasks.append(asyncio.create_task(work))
            return tasks[-1]

        made = Foresight(worker, spawn)  # type: ignore[arg-type]
        made.begin(match)
        worker.ready.set() if ready else None
        for _ in range(5):
            await asyncio.sleep(0)
        known, again = made.end(), made.end()
        assert again is None, "it is told once"
        await asyncio.gather(*tasks, return_exceptions=True)
        assert made.end() is None, "nothing comes later"
        return known, len(worker.asked)

    return asyncio.run(work())


def test_every_choice_of_dice_is_judged_in_time() -> None:
    assert told(KEEPING) == ({keep.mask: keep.mask / 100 for keep in KEEPS}, 1)


def test_what_comes_too_late_is_not_told() -> None:
    assert told(KEEPING, ready=False) == (None, 1)


def test_without_an_answer_nothing_is_known() -> None:
    assert told(KEEPING, answers=False) == (None, 1)


@pytest.mark.parametrize(
    "match",
    [
        begun(2, "lift 1", deciding=0).match,
        after(keeping("3 3 1 1 6"), "stop").match,
        after(keeping("3 3 1 1 6"), "roll").match,
    ],
    ids=["first roll", "moving", "rolling"],
)
def test_only_a_choice_of_dice_is_judged(match: Match[Any, Any]) -> None:
    assert told(match) == (None, 0)


def test_another_decision_ends_the_search() -> None:
    async def work() -> None:
        worker, tasks = Judge(), []

        def spawn(work: Any) -> Any:
            tasks.append(asyncio.create_task(work))
            return tasks[-1]

        made = Foresight(worker, spawn)  # type: ignore[arg-type]
        made.begin(KEEPING)
        made.begin(after(keeping("3 3 1 1 6"), "stop").match)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert [task.cancelled() for task in tasks] == [True]
        assert not worker.asked

    asyncio.run(work())
