"""What every test stands on: a screen of its own, and a look behind it for things left running."""

import asyncio
import multiprocessing
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from hypothesis import settings

PATIENCE_SECONDS = 2.0

pytest_plugins = [
    "tests.plugins.async_tests",
    "tests.plugins.garbage",
    "tests.plugins.qt_messages",
]


def own_screen(environment: Mapping[str, str]) -> str | None:
    """Choose this worker's screen among those that the installer started."""
    displays = environment.get("BEAMME_TEST_DISPLAYS", "").split()
    worker = environment.get("PYTEST_XDIST_WORKER", "gw0")
    return displays[int(worker.removeprefix("gw")) % len(displays)] if displays else None


# Before any test module can open a window.
if (display := own_screen(os.environ)) is not None:
    os.environ["DISPLAY"] = display


# A gate has to say the same thing twice; at a desk every run may try something new.
settings.register_profile("beamme", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("beamme")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let whoever changed a screen on purpose take its picture anew."""
    parser.addoption(
        "--renew-pictures",
        action="store_true",
        help="make the present look of every screen its reference picture",
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, then windows, so that all workers end at the same time."""
    items.sort(key=lambda item: item.path, reverse=True)
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pending_tasks() -> set[str]:
    """Name the asyncio tasks that have not ended, whatever loop they belong to."""
    known: set[asyncio.Task[Any]] = set()
    for name in ("_all_tasks", "_scheduled_tasks", "_eager_tasks"):  # as Python 3.11 or 3.12 has it
        known |= set(getattr(asyncio.tasks, name, ()))
    return {task.get_name() for task in known if not task.done()}


def python_threads() -> set[threading.Thread]:
    """List the threads that Python started: others (Qt's own) are not the test's to end."""
    return {it for it in threading.enumerate() if not isinstance(it, threading._DummyThread)}


def wait_until_empty(left: Callable[[], set[Any]]) -> set[Any]:
    """Give things a moment to end by themselves, and return those that did not."""
    end = time.monotonic() + PATIENCE_SECONDS
    while (remaining := left()) and time.monotonic() < end:
        time.sleep(0.01)
    return remaining


@pytest.fixture(scope="session")
def qapp() -> Any:
    """Make the application as the program does: one for all tests of a worker."""
    # Tests without Qt must not pay for loading it.
    from ui.app.start import make_application  # noqa: PLC0415

    return make_application(["beamme"])


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], str | None]]:
    """Record what a test starts, each as a question whose answer names it while it runs."""
    questions: list[Callable[[], str | None]] = []
    popen = subprocess.Popen.__init__

    def start_process(process: Any, *arguments: Any, **options: Any) -> None:
        popen(process, *arguments, **options)
        questions.append(lambda: None if process.poll() is not None else f"process {process.args}")

    monkeypatch.setattr(subprocess.Popen, "__init__", start_process)
    # Tests without Qt must not pay for loading it.
    if (core := sys.modules.get("PySide6.QtCore")) is not None:
        start = core.QThread.start

        def start_thread(thread: Any, *arguments: Any) -> None:
            start(thread, *arguments)
            questions.append(lambda: f"QThread {thread}" if thread.isRunning() else None)

        monkeypatch.setattr(core.QThread, "start", start_thread)
    return questions


@pytest.fixture(autouse=True)
def no_leaks(started: list[Callable[[], str | None]]) -> Iterator[None]:
    """Fail a test that leaves a task, a thread or a process running."""
    threads, tasks = python_threads(), pending_tasks()
    children = set(multiprocessing.active_children())
    yield
    running = {
        *wait_until_empty(lambda: pending_tasks() - tasks),
        *wait_until_empty(lambda: python_threads() - threads),
        *wait_until_empty(lambda: set(multiprocessing.active_children()) - children),
        *wait_until_empty(lambda: {name for question in started if (name := question())}),
    }
    assert not running, f"left running: {running}"
