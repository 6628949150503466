"""Wake an idle window on user input."""

from PySide6.QtCore import QEvent, QMetaObject, QObject
from PySide6.QtQuick import QQuickWindow

INPUTS = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseMove,
        QEvent.Type.NativeGesture,
        QEvent.Type.TabletMove,
        QEvent.Type.TabletPress,
        QEvent.Type.TabletRelease,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchEnd,
        QEvent.Type.TouchUpdate,
        QEvent.Type.Wheel,
        QEvent.Type.WindowActivate,
    }
)


class InputWatcher(QObject):
    """Watches a window for user input."""

    def __init__(self, window: QQuickWindow, attention: QObject) -> None:
        super().__init__()
        self._window = window
        self._attention = attention
        window.installEventFilter(self)

    def close(self) -> None:
        """Stop watching: a window that is being destroyed must not call Python."""
        self._window.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wake the window and pass the event on."""
        if event.type() in INPUTS:
            QMetaObject.invokeMethod(self._attention, "wake")
        return super().eventFilter(watched, event)
