"""Waiting for a window that is drawn by another thread.

A window made by Python asks Python when something connects to it, and parts in 3D connect when they
are drawn for the first time. QTest's own waiting keeps Python's lock: then each thread may wait for
the other one for ever. An event loop gives the lock away.
"""

from collections.abc import Callable

from limits import PATIENCE_SECONDS
from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QSignalSpy

PATIENCE_SECONDS = round(1000 * PATIENCE_SECONDS)


def moment(milliseconds: int = 1) -> None:
    """Let everything go on for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_until(condition: Callable[[], object], what: str) -> None:
    """Wait for something."""
    end = QDeadlineTimer(PATIENCE_SECONDS)
    while not condition():
        assert not end.hasExpired(), f"{what} does not happen"
        moment()


def pictured(window: QQuickWindow) -> QImage:
    """Take a picture; who grabs a window keeps the lock, so that all is drawn once before."""
    frames = QSignalSpy(window.frameSwapped)
    window.update()
    wait_until(lambda: frames.count() > 1 or window.update(), "a frame")
    return window.grabWindow()
