"""Tasks that nobody awaits end with the program, and none begins afterwards."""

import asyncio

import pytest

from ui.app.tasks import Tasks


async def test_closing_stops_what_runs_and_begins_nothing_more() -> None:
    tasks, begun = Tasks(), []

    async def work(name: str) -> None:
        begun.append(name)
        await asyncio.Event().wait()

    running = tasks.spawn(work("before"))
    await asyncio.sleep(0)
    await tasks.close()
    assert running.cancelled()
    late = tasks.spawn(work("after"))
    with pytest.raises(asyncio.CancelledError):
        await late
    assert begun == ["before"]
