"""Wait for a window that is drawn by another thread.

A window created in Python calls Python when something connects to it, and 3D items connect when
they are first drawn. QTest's waiting functions hold Python's lock (the GIL), so both threads may
deadlock. An event loop releases the lock.
"""

from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QSignalSpy

from tests.helpers.limits import PATIENCE_SECONDS

PATIENCE_MS = round(1000 * PATIENCE_SECONDS)


def moment(milliseconds: int = 1) -> None:
    """Run the event loop for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_until(condition: Callable[[], object], what: str) -> None:
    """Wait for a condition."""
    end = QDeadlineTimer(PATIENCE_MS)
    while not condition():
        assert not end.hasExpired(), f"{what} does not happen"
        moment()


def pictured(window: QQuickWindow) -> QImage:
    """Take a picture; grabbing holds the lock, so everything is drawn once before."""
    frames = QSignalSpy(window.frameSwapped)
    window.update()
    wait_until(lambda: frames.count() > 1 or window.update(), "a frame")
    return window.grabWindow()
