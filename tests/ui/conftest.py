"""What tests of the window share: one language at a time, and models that are watched closely."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

# Positions are written here as in the tests of the rules.
sys.path.append(str(Path(__file__).parents[1] / "games" / "beam_me_up"))

from ui.i18n import Language

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
