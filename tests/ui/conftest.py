"""What tests of the window share: one language at a time, and models that are watched closely."""

import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

# Positions are written here as in the tests of the rules.
sys.path += [
    str(Path(__file__).parents[1] / "games" / game)
    for game in ("beam_me_up", "kuh_vadis", "dice_flick", "rolling_dice")
]

from driving import opened, until
from saved import played
from screen import Screen

from ui.i18n import Language

LEAST = 960, 640
"""The smallest window has everything within reach, and is drawn fastest."""

Speak = Callable[[str], None]


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """Speak English, and let the test switch."""
    own = Language(qapp)
    own.switch("en")
    yield own
    own.switch("en")


@pytest.fixture
def speak(language: Language) -> Speak:
    """Switch the language."""
    return language.switch


@pytest.fixture
def watched() -> Iterator[Callable[[QAbstractItemModel], None]]:
    """Stop everything as soon as a model breaks Qt's rules for models."""
    testers: list[QAbstractItemModelTester] = []
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    yield lambda model: testers.append(QAbstractItemModelTester(model, fatal))
    testers.clear()


@pytest.fixture
def start(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Open the program without a window, with these preferences."""
    return lambda **settings: opened(qapp, tmp_path, monkeypatch, **settings)


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
