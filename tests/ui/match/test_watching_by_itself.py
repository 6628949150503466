"""A watched match goes on by itself: it pauses, jumps, and ends when it is left."""

import asyncio
from typing import Any

import pytest

from beamme.table.storage.record import Record
from tests.ui.helpers.driving import until, until_idle
from tests.ui.helpers.recorded import heard
from tests.ui.match.helpers.watched_match import PLIES, record, watch
from ui.app.program import Program
from ui.match import watching

__all__ = ["record", "watch"]


def test_by_itself_to_the_end_and_again_from_the_start(
    watch: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "LEAST_PAUSE_SECONDS", 0.001)

    async def work(program: Program) -> None:
        seen: list[int] = []
        program.match.changed.connect(lambda: seen.append(program.match.timeline.property("ply")))
        program.match.timeline.togglePlaying()
        await until(lambda: program.match.timeline.property("playing"), "playing")
        await until(lambda: not program.match.timeline.property("playing"), "the end")
        assert sorted(set(seen)) == list(range(PLIES + 1))
        assert seen == sorted(seen), "without a step back"
        program.match.timeline.togglePlaying()
        await until(lambda: program.match.timeline.property("ply") < PLIES, "the start")
        await until(lambda: not program.match.timeline.property("playing"), "the end")

    watch(work)


def test_pausing_keeps_the_moment(watch: Any) -> None:
    async def work(program: Program) -> None:
        program.match.timeline.seek(10)
        program.match.timeline.togglePlaying()
        await until(lambda: program.match.timeline.property("ply") > 11, "some steps")
        program.match.timeline.togglePlaying()
        await until(lambda: not program.match.timeline.property("playing"), "a pause")
        ply = program.match.timeline.property("ply")
        await until_idle(program)
        assert program.match.timeline.property("ply") == ply < PLIES

    watch(work, pace="fast", motion="calm")


def test_seeking_while_it_plays_goes_on_from_there(watch: Any) -> None:
    async def work(program: Program) -> None:
        program.match.timeline.togglePlaying()
        await until(lambda: program.match.timeline.property("ply") > 2, "some steps")
        seen: list[int] = []
        program.match.changed.connect(lambda: seen.append(program.match.timeline.property("ply")))
        program.match.timeline.seek(40)
        await until(lambda: program.match.timeline.property("ply") > 41, "going on")
        assert seen == sorted(seen)
        assert seen[0] == 40
        program.match.timeline.togglePlaying()

    watch(work, pace="fast", motion="calm")


@pytest.mark.usefixtures("record")
def test_seeking_while_dice_fly_does_not_come_back(
    watch: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(program: Program) -> None:
        flying = asyncio.Event()
        slow = asyncio.Event()

        async def fly(_: Record) -> None:
            flying.set()
            await slow.wait()

        monkeypatch.setattr(program.stage, "play", fly)
        program.match.timeline.togglePlaying()
        await flying.wait()
        program.match.timeline.seek(40)
        slow.set()
        await until(lambda: program.match.timeline.property("ply") != 40, "going on")
        assert program.match.timeline.property("ply") == 41
        program.match.timeline.togglePlaying()
        await until(lambda: not program.match.timeline.property("playing"), "a pause")

    watch(work, pace="fast", motion="calm")


def test_leaving_while_it_plays(watch: Any) -> None:
    async def work(program: Program) -> None:
        program.match.timeline.togglePlaying()
        await until(lambda: program.match.timeline.property("ply") > 1, "some steps")
        left = heard(program.match.left)
        program.match.leave()
        await until(lambda: left, "leaving")
        assert program.match.property("phase") == "none"
        await until_idle(program)
        assert program.match.timeline.property("ply") == 0
        assert program.match.timeline.property("playing") is False

    watch(work, pace="fast", motion="calm")
