"""Worker processes that die, hang or cannot be started: the next one answers."""

import asyncio
import errno
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from beamme.table.play import worker as worker_module
from beamme.table.play.worker import Attempt, NoAnswer, Worker, if_possible
from tests.table.play.workers import PATIENT, ends_soon, is_alive, run_program, with_worker

HURRIED = Attempt(0.2)


def _die_often(folder: Path, times: int) -> str:
    """Kill the process that is asked, so often in a row."""
    died = len(list(folder.iterdir()))
    if died < times:
        (folder / str(died)).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def _stop(process: int = 0) -> None:
    """Let a process hang."""
    os.kill(process or os.getpid(), signal.SIGSTOP)


def test_three_processes_may_die_in_a_row(tmp_path: Path) -> None:
    async def use(worker: Worker) -> str:
        return await worker.ask(_die_often, tmp_path, 3)

    assert with_worker(use) == "alive"


def test_a_question_that_kills_every_process_is_given_up_and_the_next_one_is_answered(
    tmp_path: Path,
) -> None:
    async def use(worker: Worker) -> int:
        with pytest.raises(NoAnswer, match="code -9"):
            await worker.ask(_die_often, tmp_path, 1000)
        assert await if_possible(worker.ask(_die_often, tmp_path, 1000)) is None
        return await worker.ask(abs, -3)

    assert with_worker(use) == 3
    assert len(list(tmp_path.iterdir())) == 8


def test_a_process_that_dies_while_nobody_asks_is_replaced() -> None:
    async def use(worker: Worker) -> int:
        process = await worker.ask(os.getpid)
        os.kill(process, signal.SIGKILL)
        # Its end with that of all its threads, left for the worker to notice.
        await asyncio.to_thread(os.waitid, os.P_PID, process, os.WEXITED | os.WNOWAIT)
        return await worker.ask(abs, -3)

    assert with_worker(use, PATIENT) == 3


def test_a_process_that_hangs_is_killed_and_replaced() -> None:
    async def use(worker: Worker) -> tuple[int, int]:
        first = await worker.ask(os.getpid)
        _stop(first)
        return first, await worker.ask(os.getpid)

    first, second = with_worker(use, HURRIED, PATIENT)
    assert first != second
    assert not is_alive(first)


def test_a_stopped_process_does_not_keep_a_long_question_in_the_pipe() -> None:
    async def use(worker: Worker) -> int:
        _stop(await worker.ask(os.getpid))
        return await worker.ask(len, bytes(10_000_000))

    assert with_worker(use, HURRIED, PATIENT) == 10_000_000


def test_a_hanging_question_that_nobody_waits_for_is_killed_too() -> None:
    async def use(worker: Worker) -> int:
        await worker.ask(abs, 0)
        dropped = asyncio.create_task(worker.ask(_stop))
        await asyncio.sleep(0)
        dropped.cancel()
        await asyncio.gather(dropped, return_exceptions=True)
        return await worker.ask(abs, -4)

    assert with_worker(use, HURRIED, PATIENT) == 4


class Scripted:
    """A process that answers when it is told to."""

    alive = True

    def __init__(self) -> None:
        self.questions: list[Future[int]] = []

    def think(self, _: Callable[[], int]) -> Future[int]:
        self.questions.append(Future())
        return self.questions[-1]

    def kill(self) -> None:
        pass

    stop = kill


def test_waiting_in_line_does_not_count_as_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    process = Scripted()
    monkeypatch.setattr(worker_module, "WorkerProcess", lambda: process)

    async def use(worker: Worker) -> None:
        dropped = asyncio.create_task(worker.ask(abs, 1))
        await asyncio.sleep(0)
        dropped.cancel()
        asking = [asyncio.create_task(worker.ask(abs, number)) for number in (2, 3)]
        for number in (1, 2, 3):
            for _ in range(10):
                await asyncio.sleep(0)
            assert len(process.questions) == number, "each begins when the one before is done"
            process.questions[-1].set_result(number)
        assert await asyncio.gather(*asking) == [2, 3]

    with_worker(use)


@pytest.mark.parametrize("code", [errno.EAGAIN, errno.ENOMEM])
def test_a_process_that_cannot_be_started_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    start, refused = SpawnProcess.start, [code, code]

    def refuse(process: SpawnProcess) -> None:
        if refused:
            raise OSError(refused.pop(), "refused")
        start(process)

    async def use(worker: Worker) -> int:
        return await worker.ask(abs, -3)

    monkeypatch.setattr(SpawnProcess, "start", refuse)
    assert with_worker(use) == 3
    assert not refused


def test_a_system_that_starts_no_process_gives_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: SpawnProcess) -> None:
        raise OSError(errno.EAGAIN, "refused")

    async def use(worker: Worker) -> None:
        with pytest.raises(NoAnswer, match="refused"):
            await worker.ask(abs, -3)

    monkeypatch.setattr(SpawnProcess, "start", refuse)
    with_worker(use)


def test_closing_does_not_wait_for_a_process_that_hangs() -> None:
    async def close_while_hanging() -> int:
        worker = Worker()
        process = await worker.ask(os.getpid)
        _stop(process)
        await worker.close()
        with pytest.raises(NoAnswer):
            await worker.ask(abs, -3)
        return process

    assert not is_alive(asyncio.run(close_while_hanging()))


@pytest.mark.parametrize("then", ["await worker.close()", "pass", "raise SystemExit"])
@pytest.mark.parametrize("asked", ["", "asyncio.ensure_future(worker.ask(abs, 1)); "])
def test_a_program_ends_by_itself_although_its_worker_hangs(
    tmp_path: Path, asked: str, then: str
) -> None:
    stop = "os.kill(await worker.ask(os.getpid), signal.SIGSTOP); "
    with run_program(f"{stop}{asked}await asyncio.sleep(0); {then}", tmp_path) as program:
        try:
            output, _ = program.communicate(timeout=20)
        finally:
            program.kill()
    assert program.returncode == 0
    assert ends_soon(int(output.split()[0]))


def test_a_question_that_is_asked_once_costs_one_process_at_most(tmp_path: Path) -> None:
    async def use(worker: Worker) -> str:
        with pytest.raises(NoAnswer, match="code -9"):
            await worker.ask_once(_die_often, tmp_path, 2)
        return await worker.ask(_die_often, tmp_path, 2)

    assert with_worker(use) == "alive"
    assert len(list(tmp_path.iterdir())) == 2
