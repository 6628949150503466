"""One event loop for Qt and asyncio, from the first frame to the end."""

import asyncio
import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType

import qasync
from PySide6.QtWidgets import QApplication

from beamme.table.jobs.worker_jobs import warm_up
from beamme.table.play.worker import if_possible
from ui.app.process.display_loss import ending_if_display_lost
from ui.app.program import Program
from ui.app.shell import Shell
from ui.app.start import Start
from ui.diagnostics import logging_setup
from ui.diagnostics.system_info import describe_system
from ui.launch.launch_handler import LaunchHandler

SOUND_AFTER_SECONDS = 1.5

_log = logging.getLogger(__name__)


@contextmanager
def reporting_uncaught_errors(program: Program) -> Iterator[None]:
    """Report uncaught errors, in slots and in threads."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if isinstance(error, Exception):
            program.failed(error)
        else:
            sys.__excepthook__(kind, error, trace)

    def thread_hook(args: threading.ExceptHookArgs) -> None:
        if isinstance(args.exc_value, Exception):
            program.failed(args.exc_value)

    before = sys.excepthook, threading.excepthook
    sys.excepthook, threading.excepthook = hook, thread_hook
    try:
        yield
    finally:
        sys.excepthook, threading.excepthook = before


async def _run(application: QApplication, program: Program, start: Start) -> None:
    # Inside the task: when it is done, the event loop stops although the display is there.
    with ending_if_display_lost(application, program.finish_writing):
        await _run_until_closed(program, start)


async def _run_until_closed(program: Program, start: Start) -> None:
    ending = asyncio.Event()
    program.shell.when_closing(ending.set)
    start.signals.when_received(ending.set)
    asyncio.get_running_loop().set_exception_handler(
        lambda _, context: program.failed(
            context.get("exception") or RuntimeError(context["message"])
        )
    )
    handler = LaunchHandler(program)
    handler.handle(start.request)
    start.instance.serve(handler.handle_in_front)
    warm_up_task = asyncio.ensure_future(if_possible(program.worker.ask(warm_up)))
    sound_timer = asyncio.get_running_loop().call_later(SOUND_AFTER_SECONDS, program.add_sounds)
    await asyncio.to_thread(program.store.matches)
    program.library.refresh()
    await ending.wait()
    start.instance.close()
    sound_timer.cancel()
    warm_up_task.cancel()
    await program.close()


def run_event_loop(application: QApplication, shell: Shell, start: Start) -> None:
    """Load the pages into the window, and run until it is closed."""
    logging_setup.begin(shell.where.state)
    _log.info("%s", ", ".join(describe_system().splitlines()))
    logging_setup.follow(shell.engine)
    program = Program(shell)
    with reporting_uncaught_errors(program):
        if start.trace:
            program.crash.add_fault(start.trace)
        if start.storage_problem:
            program.tell(start.storage_problem)
        program.show()
        with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)) as runner:
            runner.run(_run(application, program, start))
    _log.info("closed")
    logging_setup.end()
