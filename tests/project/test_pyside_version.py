"""The installed PySide6 does not lose references, as 6.12 does on Python 3.11."""

import sys

import pytest
from PySide6.QtCore import QObject

CALLS = 10_000


@pytest.mark.parametrize("value", [None, True, False])
def test_void_calls_keep_every_reference(value: bool | None) -> None:  # noqa: FBT001
    thing = QObject()
    before = sys.getrefcount(value)
    for number in range(CALLS):
        thing.setObjectName("odd" if number % 2 else "even")
        thing.blockSignals(True)  # noqa: FBT003
        thing.setProperty("seen", False)  # noqa: FBT003
    assert abs(sys.getrefcount(value) - before) < CALLS // 100
