"""One worker process: it is asked through a pipe, starts quickly and can be killed any time."""

import atexit
import os
import pickle
import signal
import traceback
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, TypeVar

from beamme.table.play.memory import trim

Result = TypeVar("Result")
Question = Callable[[], Result]

NICENESS = 4
"""How much thinking yields to the window when that wants to draw at the same time."""
REST_SECONDS = 1.0
"""After this long without a question, the process releases memory."""
REAP_SECONDS = 2.0
"""How long to wait for a killed process to end; only the system itself can delay it."""


class WorkerFailed(Exception):
    """The process could not be started, or it ended before it answered."""


class WorkerProcess:
    """A process that answers one question at a time. It owns nothing that killing could damage."""

    def __init__(self) -> None:
        """Start the process; raises WorkerFailed if the system refuses."""
        context = get_context("spawn")
        try:
            self._pipe, theirs = context.Pipe()
            with theirs:
                self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
                self._process.start()
        except OSError as error:
            raise WorkerFailed(f"it cannot be started: {error}") from error
        # At exit, multiprocessing waits for its processes; a suspended one would never end.
        atexit.register(self.kill)

    @property
    def alive(self) -> bool:
        """Whether the process is running; a hung process counts as running, too."""
        return self._process.is_alive()

    def think(self, question: Question[Result]) -> Future[Result]:
        """A future with the answer; it fails with WorkerFailed if the process ends first."""
        return in_thread(lambda: self._exchange(question))

    def kill(self) -> None:
        """End the process at once, whatever it is doing; its question fails with WorkerFailed."""
        self._process.kill()

    def stop(self) -> None:
        """Kill the process and wait until it is gone."""
        self.kill()
        self._process.join(REAP_SECONDS)
        atexit.unregister(self.kill)

    def _exchange(self, question: Question[Result]) -> Result:
        try:
            self._pipe.send(question)
            succeeded, answer = self._pipe.recv()
        except (EOFError, OSError) as error:
            self.stop()
            self._pipe.close()
            raise WorkerFailed(f"it ended with code {self._process.exitcode}") from error
        if succeeded:
            result: Result = answer
            return result
        raise answer


def in_thread(work: Callable[[], Result]) -> Future[Result]:
    """Run this in a daemon thread, which does not delay the end of the program."""
    future: Future[Result] = Future()

    def run() -> None:
        future.set_running_or_notify_cancel()
        try:
            future.set_result(work())
        except BaseException as error:  # noqa: BLE001 raised to the caller that waits
            future.set_exception(error)

    Thread(target=run, daemon=True).start()
    return future


def _serve(pipe: Connection) -> None:
    """Runs in the process: answer questions until the pipe is closed."""
    _init_worker()
    with suppress(EOFError, OSError):
        while True:
            if not pipe.poll(REST_SECONDS):
                trim()
            _reply(pipe, _answer(pipe.recv_bytes()))


def _answer(question: bytes) -> tuple[bool, Any]:
    try:
        return True, pickle.loads(question)()  # noqa: S301 the window sent it
    except Exception as error:  # noqa: BLE001 raised to the asker
        error.add_note("In the worker process:\n" + traceback.format_exc())
        return False, error


def _reply(pipe: Connection, reply: tuple[bool, object]) -> None:
    try:
        pipe.send(reply)
    except OSError:
        raise
    except Exception as error:  # noqa: BLE001 raised to the asker
        pipe.send((False, TypeError(f"the answer cannot be sent: {error}")))


def _init_worker() -> None:
    """Give way to the window, leave terminal signals to it, and do not outlive it."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for name in ("SIGINT", "SIGHUP"):  # Windows has only the first
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
