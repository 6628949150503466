"""Collect garbage between tests, in the thread that runs them: see ui/app/process/garbage.py."""

import gc
import traceback
from collections.abc import Generator

import pytest

from beamme.table.play.memory import collect_due, limit_malloc_cache, trim


def pytest_configure() -> None:
    """Collect in no other thread, and cache as little memory as the program does."""
    gc.disable()
    limit_malloc_cache()


def pytest_collection_finish() -> None:
    """Freeze objects that stay, such as modules: scanning them took most of the time."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None]:
    """Collect garbage after each test, and return memory to the system after each file."""
    yield
    if nextitem is None or nextitem.path != item.path:
        gc.collect()
        gc.freeze()  # what a whole file has left are modules and their tables
        trim()
    else:
        collect_due()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let go of what a failed test held, before its fixtures end.

    Its traceback would keep Python objects of Qt items that are deleted meanwhile. PySide takes the
    next object at the same address for such an item, and crashes.
    """
    report = yield
    if call.excinfo is not None and not item.config.getoption("usepdb"):
        traceback.clear_frames(call.excinfo.tb)
        for frame, _ in traceback.walk_tb(call.excinfo.tb):
            frame.f_locals.keys()  # a copy that pytest has read is brought up to date
    return report
