"""Printing needs the program's fonts."""

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def fonts(qapp: QApplication) -> QApplication:
    """Load them, as the program does."""
    return qapp
