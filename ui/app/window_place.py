"""Where the window opens: where the last one was, or else as the screen suggests."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QMargins, QObject, QPoint, QRect, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtQuick import QQuickWindow

from ui.models.settings_model import SettingsModel

LEAST = QSize(960, 540)
USUAL = QSize(1280, 800)
LARGEST = QSize(1440, 900)
"""At first; the player may enlarge it."""
SHARE = 0.85
"""The part of a large screen that the first window takes."""
FRAME = QMargins(8, 40, 8, 8)
"""Room for the title bar and the edges."""
SETTLED_MS = 200
"""The size of a maximised window may be reported before its state."""
STATES = {
    "normal": QWindow.Visibility.Windowed,
    "maximised": QWindow.Visibility.Maximized,
    "full": QWindow.Visibility.FullScreen,
}


def first_area(free: QRect) -> QRect:
    """The area of the first window, on a screen with this free area."""
    inner = free.marginsRemoved(FRAME)
    size = USUAL.scaled(free.size() * SHARE, Qt.AspectRatioMode.KeepAspectRatio)
    size = size.expandedTo(USUAL).boundedTo(LARGEST).boundedTo(inner.size())
    margin = (inner.size() - size) / 2
    return QRect(inner.topLeft() + QPoint(margin.width(), margin.height()), size)


def next_area(last: QRect, screens: Sequence[QRect]) -> QRect:
    """The area of a window that was here last, within the free area of one of these screens."""
    inner = max(screens, key=lambda free: _shared(free, last)).marginsRemoved(FRAME)
    size = last.size().expandedTo(LEAST).boundedTo(inner.size())
    left = max(inner.left(), min(last.left(), inner.right() + 1 - size.width()))
    top = max(inner.top(), min(last.top(), inner.bottom() + 1 - size.height()))
    return QRect(QPoint(left, top), size)


def _shared(one: QRect, other: QRect) -> int:
    both = one.intersected(other)
    return both.width() * both.height()


class WindowPlace(QObject):
    """The place of the window, kept in the settings."""

    def __init__(self, settings: SettingsModel) -> None:
        super().__init__()
        self._settings = settings
        self._area = settings.value.window
        self._window: QQuickWindow | None = None
        self._settled = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._settled.timeout.connect(self._look)

    def opening(self) -> dict[str, Any]:
        """The properties with which the window opens; maximised where there is little room."""
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        state = self._settings.value.window_state
        if self._area:
            area = next_area(QRect(*self._area), screens)
        else:
            area = first_area(screens[0])
            state = "maximised" if area.size() != area.size().expandedTo(USUAL) else state
        return {
            "x": area.x(),
            "y": area.y(),
            "width": area.width(),
            "height": area.height(),
            "visibility": STATES.get(state, QWindow.Visibility.Windowed).value,
        }

    def follow(self, window: QQuickWindow) -> None:
        """Notice where this window is moved."""
        self._window = window
        window.xChanged.connect(self._moved)
        window.yChanged.connect(self._moved)
        window.widthChanged.connect(self._moved)
        window.heightChanged.connect(self._moved)

    @Slot()
    def _moved(self) -> None:
        self._settled.start()

    @Slot()
    def _look(self) -> None:
        if self._window is not None and self._window.visibility() is QWindow.Visibility.Windowed:
            area = self._window.geometry()
            self._area = area.x(), area.y(), area.width(), area.height()

    def close(self) -> None:
        """Save the place for the next start, while the window is there."""
        self._settled.stop()
        if self._window is None:
            return
        self._look()
        now = self._window.visibility()
        states = (state for state, visibility in STATES.items() if visibility is now)
        state = next(states, self._settings.value.window_state)
        self._settings.remember(window=self._area, window_state=state)
        self._window = None
