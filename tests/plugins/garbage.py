"""Collect garbage between tests, in the thread that runs them: see ui/app/process/garbage.py."""

import gc
from collections.abc import Generator

import pytest

from beamme.table.play.memory import collect_due, trim


def pytest_configure() -> None:
    """Let no other thread collect Qt objects of a test."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Look no more at what stays until the end, such as all modules: that took most of the time."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None]:
    """Collect what a test has left, and after a file give all of it back to the system."""
    yield
    if nextitem is None or nextitem.path != item.path:
        gc.collect()
        gc.freeze()  # what a whole file has left are modules and their tables
        trim()
    else:
        collect_due()
