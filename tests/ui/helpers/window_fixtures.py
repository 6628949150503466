"""Fixtures of all tests of the window, also of the laws that every game passes."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from tests.ui.helpers.driving import opened
from ui.app.language import Language
from ui.app.program import Program

Speak = Callable[[str], None]
Watch = Callable[[QAbstractItemModel], None]
Start = Callable[..., Any]
"""Opens the program without a window, with these preferences."""


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
def watched() -> Iterator[Watch]:
    """Stop everything as soon as a model breaks Qt's rules for models."""
    testers: list[QAbstractItemModelTester] = []
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    yield lambda model: testers.append(QAbstractItemModelTester(model, fatal))
    testers.clear()


@pytest.fixture
def start(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Start:
    """Open the program without a window, with these preferences."""
    return lambda **settings: opened(qapp, tmp_path, monkeypatch, **settings)


@pytest.fixture
def no_review(monkeypatch: pytest.MonkeyPatch) -> None:
    """Save the time that a review takes."""
    monkeypatch.setattr(Program, "review", lambda _: None)
