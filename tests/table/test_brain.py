"""The worker process, as it really starts, thinks and stops."""

import asyncio
import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TypeVar

import pytest

from beamme.core.match import new_match
from beamme.core.savegame import add_line
from beamme.games.beam_me_up import BeamMeUp
from beamme.table.brain import Brain

Result = TypeVar("Result")
SOON = 5.0


def with_brain(use: Callable[[Brain], Awaitable[Result]]) -> Result:
    """Use a brain and close it whatever happens."""

    async def using() -> Result:
        brain = Brain()
        try:
            return await asyncio.wait_for(use(brain), 30)
        finally:
            await brain.close()

    return asyncio.run(using())


def is_alive(process: int) -> bool:
    """Tell whether a process still runs; one that ended and waits for its parent does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text("ascii")
    except FileNotFoundError:
        return False
    return state.rpartition(")")[2].split()[0] != "Z"


def ends_soon(process: int) -> bool:
    """Wait a little for the end of a process."""
    end = time.monotonic() + SOON
    while is_alive(process) and time.monotonic() < end:
        time.sleep(0.01)
    return not is_alive(process)


def test_it_thinks_in_another_process_without_qt() -> None:
    async def use(brain: Brain) -> tuple[int, int, list[str]]:
        first, second = await brain.ask(os.getpid), await brain.ask(os.getpid)
        return first, second, await brain.ask(eval, "sorted(__import__('sys').modules)")

    first, second, modules = with_brain(use)
    assert first == second != os.getpid()
    assert "beamme.table.brain" in modules
    assert not [name for name in modules if name.startswith(("PySide6", "shiboken6", "qasync"))]


def test_it_loads_no_numpy_before_somebody_thinks() -> None:
    async def use(brain: Brain) -> bool:
        return await brain.ask(eval, "'numpy' in __import__('sys').modules")

    assert not with_brain(use)


def test_games_states_and_moves_reach_it_whole() -> None:
    match = add_line(new_match(BeamMeUp(), 2), "lift 3")

    async def use(brain: Brain) -> object:
        return await brain.ask(match.game.play, match.state, match.game.read("roll"))

    assert with_brain(use) == add_line(match, "roll").state


def test_an_error_over_there_arrives_here_and_the_next_question_is_answered() -> None:
    async def use(brain: Brain) -> int:
        with pytest.raises(ZeroDivisionError):
            await brain.ask(divmod, 1, 0)
        return await brain.ask(abs, -3)

    assert with_brain(use) == 3


def test_a_dropped_question_is_not_answered_later() -> None:
    async def use(brain: Brain) -> int:
        await brain.ask(abs, 0)
        dropped = asyncio.create_task(brain.ask(time.sleep, 0.2))
        await asyncio.sleep(0.05)
        dropped.cancel()
        assert isinstance((await asyncio.gather(dropped, return_exceptions=True))[0], BaseException)
        return await brain.ask(abs, -4)

    assert with_brain(use) == 4


def test_closing_while_it_is_busy_does_not_wait_for_it() -> None:
    async def close_while_busy() -> tuple[float, int]:
        brain = Brain()
        process = await brain.ask(os.getpid)
        busy = asyncio.create_task(brain.ask(time.sleep, 60))
        waiting = asyncio.create_task(brain.ask(time.sleep, 60))
        await asyncio.sleep(0.2)
        busy.cancel()
        waiting.cancel()
        await asyncio.gather(busy, waiting, return_exceptions=True)
        before = time.monotonic()
        await brain.close()
        return time.monotonic() - before, process

    seconds, process = asyncio.run(close_while_busy())
    assert seconds < SOON
    assert ends_soon(process)


def test_closing_tells_those_who_still_wait() -> None:
    async def close_while_asking() -> list[object]:
        brain = Brain()
        await brain.ask(abs, 0)
        busy = asyncio.create_task(brain.ask(time.sleep, 60))
        await asyncio.sleep(0.1)
        await brain.close()
        return await asyncio.gather(busy, return_exceptions=True)

    assert isinstance(asyncio.run(close_while_asking())[0], BrokenProcessPool)


def test_closing_one_that_was_never_asked_is_quick() -> None:
    asyncio.run(Brain().close())


def test_the_loop_goes_on_while_it_thinks() -> None:
    async def use(brain: Brain) -> float:
        await brain.ask(abs, 0)
        thinking = asyncio.create_task(brain.ask(sum, range(20_000_000)))
        worst, last = 0.0, time.monotonic()
        while not thinking.done():
            await asyncio.sleep(0.005)
            worst, last = max(worst, time.monotonic() - last), time.monotonic()
        return worst

    assert with_brain(use) < 0.2


def test_another_process_takes_over_when_one_is_killed() -> None:
    async def use(brain: Brain) -> tuple[int, int, int]:
        first = await brain.ask(os.getpid)
        thinking = asyncio.create_task(brain.ask(_slow_sum, 3))
        await asyncio.sleep(0.1)
        os.kill(first, signal.SIGKILL)
        return first, await thinking, await brain.ask(os.getpid)

    first, total, second = with_brain(use)
    assert total == 6
    assert first != second


def _slow_sum(number: int) -> int:
    time.sleep(0.3)
    return sum(range(number + 1))


PROGRAM = """
import asyncio, os, time
from beamme.table.brain import Brain

async def main():
    brain = Brain()
    print(await brain.ask(os.getpid), flush=True)
    {then}

if __name__ == "__main__":
    asyncio.run(main())
    print("end", flush=True)
"""


def run_program(then: str, folder: Path) -> subprocess.Popen[str]:
    """Start a program with a brain of its own, which does this after telling its worker."""
    script = folder / "program.py"
    script.write_text(textwrap.dedent(PROGRAM).format(then=then), "utf-8")
    return subprocess.Popen(
        [sys.executable, "-W", "ignore", str(script)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_it_does_not_outlive_a_program_that_is_killed(tmp_path: Path) -> None:
    with run_program("await brain.ask(time.sleep, 60)", tmp_path) as program:
        assert program.stdout is not None
        worker = int(program.stdout.readline())
        time.sleep(0.1)
        program.kill()
        assert ends_soon(worker)


def test_a_program_ends_at_once_although_its_brain_is_busy(tmp_path: Path) -> None:
    then = "t = asyncio.ensure_future(brain.ask(time.sleep, 60)); await asyncio.sleep(0.2); "
    then += "t.cancel(); await brain.close()"
    with run_program(then, tmp_path) as program:
        output, errors = program.communicate(timeout=20)
    assert output.splitlines()[1:] == ["end"]
    assert errors == ""
    assert program.returncode == 0
    assert ends_soon(int(output.split()[0]))


def test_an_interrupt_from_the_keyboard_is_left_to_the_program() -> None:
    async def use(brain: Brain) -> object:
        return await brain.ask(signal.getsignal, signal.SIGINT)

    assert with_brain(use) == signal.SIG_IGN
