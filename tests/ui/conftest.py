"""What tests of the window share: one language at a time, and models that are watched closely."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from tests.helpers.saved import played
from tests.ui.helpers.driving import opened, until
from tests.ui.helpers.screen import Screen
from tests.ui.helpers.window_fixtures import language, no_review, speak, start, watched
from tests.ui.helpers.window_pool import close_all

LEAST = 960, 640
"""The smallest window has everything within reach, and is drawn fastest."""

__all__ = ["language", "no_review", "speak", "start", "watched"]


@pytest.fixture(scope="module", autouse=True)
def windows_to_borrow() -> Iterator[None]:
    """Close the windows that the tests of a file handed on to each other: each holds 200 MB."""
    yield
    close_all()


@pytest.fixture(autouse=True)
def printed_fonts(request: pytest.FixtureRequest) -> None:
    """Load the program's fonts, as the program does, where something is printed."""
    if {"print", "printing"} & set(request.path.parts):
        request.getfixturevalue("qapp")


@pytest.fixture
def shown(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Open the window with these preferences."""

    @asynccontextmanager
    async def show(**settings: Any) -> AsyncIterator[Screen]:
        async with opened(qapp, tmp_path, monkeypatch, **settings) as program:
            program.store.save("going", played(30))
            program.store.save("over", played())
            program.show()
            screen = Screen(program)
            screen.window.requestActivate()
            await until(screen.window.isExposed, "the window")
            await screen.resize(*LEAST)
            await screen.until_page("home")
            yield screen

    return show


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long the stage means to wait; nobody really does."""
    seconds: list[float] = []

    def timeout(delay: float) -> asyncio.Timeout:
        seconds.append(delay)
        return asyncio.timeout_at(0)

    monkeypatch.setattr("ui.match.showing.stage.asyncio.timeout", timeout)
    return seconds


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every wait of the stage last for ever, unless something ends it."""
    monkeypatch.setattr(
        "ui.match.showing.stage.asyncio.timeout", lambda _: asyncio.timeout_at(None)
    )
