"""Collect garbage between tests, in the thread that runs them: see ui/garbage.py."""

import gc
from collections.abc import Generator

import pytest

from beamme.table.memory import collect_due


def pytest_configure() -> None:
    """Let no other thread collect Qt objects of a test."""
    gc.disable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Generator[None]:
    """Collect what a test has left."""
    yield
    collect_due()
