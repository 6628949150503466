"""The worker process, as it really starts, thinks and stops."""

import asyncio
import os
import pickle
import signal
import time
from pathlib import Path

import pytest

from beamme.core.errors import BadData
from beamme.core.match import new_match
from beamme.games.beam_me_up import BeamMeUp
from beamme.games.rolling_dice.board import read_floe
from beamme.table.play.worker import NoAnswer, Worker
from tests.helpers.limits import PATIENCE_SECONDS
from tests.helpers.lines import add_line
from tests.table.play.workers import PATIENT, ends_soon, run_program, with_worker


def test_it_thinks_in_another_process_without_qt() -> None:
    async def use(worker: Worker) -> tuple[int, int, list[str]]:
        first, second = await worker.ask(os.getpid), await worker.ask(os.getpid)
        return first, second, await worker.ask(eval, "sorted(__import__('sys').modules)")

    first, second, modules = with_worker(use)
    assert first == second != os.getpid()
    assert "beamme.table.play.worker_process" in modules
    assert not [name for name in modules if name.startswith(("PySide6", "shiboken6", "qasync"))]


def test_it_loads_no_numpy_before_somebody_thinks() -> None:
    async def use(worker: Worker) -> bool:
        return await worker.ask(eval, "'numpy' in __import__('sys').modules")

    assert not with_worker(use)


def test_games_states_and_moves_reach_it_whole() -> None:
    match = add_line(new_match(BeamMeUp(), 2), "lift 3")

    async def use(worker: Worker) -> object:
        return await worker.ask(match.game.play, match.state, match.game.read("roll"))

    assert with_worker(use) == add_line(match, "roll").state


def test_an_error_over_there_arrives_here_and_the_next_question_is_answered() -> None:
    async def use(worker: Worker) -> int:
        with pytest.raises(ZeroDivisionError):
            await worker.ask(divmod, 1, 0)
        return await worker.ask(abs, -3)

    assert with_worker(use) == 3


def test_a_reason_arrives_whole() -> None:
    async def use(worker: Worker) -> BadData:
        with pytest.raises(BadData) as refused:
            await worker.ask(read_floe, {"name": "Own", "width": 7})
        return refused.value

    with pytest.raises(BadData) as here:
        read_floe({"name": "Own", "width": 7})
    assert with_worker(use).reason == here.value.reason


def test_a_dropped_question_is_not_answered_later(tmp_path: Path) -> None:
    async def use(worker: Worker) -> int:
        begun, end = tmp_path / "begun", tmp_path / "end"
        dropped = asyncio.create_task(worker.ask(_work_until, begun, end))
        await exists(begun)
        dropped.cancel()
        end.touch()
        assert isinstance((await asyncio.gather(dropped, return_exceptions=True))[0], BaseException)
        return await worker.ask(abs, -4)

    assert with_worker(use) == 4


def test_closing_while_it_is_busy_does_not_wait_for_it(tmp_path: Path) -> None:
    async def close_while_busy() -> int:
        worker = Worker()
        process = await worker.ask(os.getpid)
        busy = asyncio.create_task(worker.ask(_work_for_ever, tmp_path / "begun"))
        waiting = asyncio.create_task(worker.ask(_work_for_ever, tmp_path / "never"))
        await exists(tmp_path / "begun")
        busy.cancel()
        waiting.cancel()
        await asyncio.gather(busy, waiting, return_exceptions=True)
        await worker.close()
        return process

    assert ends_soon(asyncio.run(close_while_busy()))


def test_closing_tells_those_who_still_wait(tmp_path: Path) -> None:
    async def close_while_asking() -> list[object]:
        worker = Worker()
        await worker.ask(abs, 0)
        busy = asyncio.create_task(worker.ask(_work_for_ever, tmp_path / "begun"))
        await exists(tmp_path / "begun")
        await worker.close()
        return await asyncio.gather(busy, return_exceptions=True)

    assert isinstance(asyncio.run(close_while_asking())[0], NoAnswer)


def test_one_that_was_never_asked_can_be_closed() -> None:
    asyncio.run(Worker().close())


def test_the_loop_goes_on_while_it_thinks(tmp_path: Path) -> None:
    async def use(worker: Worker) -> str:
        thinking = asyncio.create_task(
            worker.ask(_work_until, tmp_path / "begun", tmp_path / "end")
        )
        await exists(tmp_path / "begun")
        (tmp_path / "end").touch()
        return await thinking

    assert with_worker(use) == "ended"


def test_another_process_takes_over_when_one_is_killed(tmp_path: Path) -> None:
    async def use(worker: Worker) -> tuple[int, int, int]:
        first = await worker.ask(os.getpid)
        thinking = asyncio.create_task(worker.ask(_sum_at_second_try, tmp_path / "begun", 3))
        await exists(tmp_path / "begun")
        os.kill(first, signal.SIGKILL)
        return first, await thinking, await worker.ask(os.getpid)

    first, total, second = with_worker(use)
    assert total == 6
    assert first != second


async def exists(path: Path) -> None:
    """Wait until another process has made a file."""
    while not path.exists():  # noqa: ASYNC110, ASYNC240 no event comes from over there
        await asyncio.sleep(0.001)


def _work_for_ever(begun: Path) -> None:
    begun.touch()
    while True:
        time.sleep(1)


def _work_until(begun: Path, end: Path) -> str:
    begun.touch()
    while not end.exists():
        time.sleep(0.001)
    return "ended"


def _sum_at_second_try(begun: Path, number: int) -> int:
    if not begun.exists():
        _work_for_ever(begun)
    return sum(range(number + 1))


def made_pipe(folder: Path) -> Path:
    """Make a pipe: whoever reads it waits until somebody writes, and the other way round."""
    os.mkfifo(folder / "pipe")
    return folder / "pipe"


def test_it_does_not_outlive_a_program_that_is_killed(tmp_path: Path) -> None:
    pipe = made_pipe(tmp_path)
    with run_program(f"await worker.ask(Path.read_text, Path({str(pipe)!r}))", tmp_path) as program:
        assert program.stdout is not None
        worker = int(program.stdout.readline())
        with pipe.open("w"):  # opens when the worker reads, and never says anything
            program.kill()
            assert ends_soon(worker)


def test_a_program_ends_at_once_although_its_worker_is_busy(tmp_path: Path) -> None:
    pipe = made_pipe(tmp_path)
    then = f"""t = asyncio.ensure_future(worker.ask(Path.read_text, Path({str(pipe)!r})))
    with await asyncio.to_thread(open, {str(pipe)!r}, "w"):
        t.cancel(); await worker.close()"""
    with run_program(then, tmp_path) as program:
        output, errors = program.communicate(timeout=PATIENCE_SECONDS)
    assert output.splitlines()[1:] == ["end"]
    assert errors == ""
    assert program.returncode == 0
    assert ends_soon(int(output.split()[0]))


def test_an_interrupt_from_the_keyboard_is_left_to_the_program() -> None:
    async def use(worker: Worker) -> object:
        return await worker.ask(signal.getsignal, signal.SIGINT)

    assert with_worker(use) == signal.SIG_IGN


def test_what_cannot_be_sent_is_an_error_of_the_question() -> None:
    async def use(worker: Worker) -> int:
        process = await worker.ask(os.getpid)
        with pytest.raises(TypeError, match="the answer cannot be sent"):
            await worker.ask(eval, "lambda: 0")
        with pytest.raises((AttributeError, pickle.PicklingError)):
            await worker.ask(lambda: 0)
        assert await worker.ask(os.getpid) == process
        return process

    with_worker(use, PATIENT)


def test_an_error_tells_where_it_happened_over_there() -> None:
    async def use(worker: Worker) -> None:
        with pytest.raises(ZeroDivisionError) as caught:
            await worker.ask(divmod, 1, 0)
        assert "In the worker process:" in "".join(caught.value.__notes__)

    with_worker(use)
