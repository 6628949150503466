"""Garbage is collected by the GUI thread alone.

Python collects it in whatever thread happens to allocate. A Qt object destroyed in a foreign thread
leaves its timers behind, and the program crashes when the next one fires.
"""

import gc

from PySide6.QtCore import QTimer

from beamme.table.play.memory import collect_due, trim

INTERVAL_MS = 1000


class GarbageCollector:
    """Collects only in the thread that created it, from its event loop."""

    def __init__(self, interval_ms: int = INTERVAL_MS) -> None:
        gc.disable()
        self._timer = QTimer(interval=interval_ms)
        self._timer.timeout.connect(_collect)
        self._timer.start()

    def close(self) -> None:
        """Stop collecting; the rest is freed when the program ends."""
        self._timer.stop()


def _collect() -> None:
    """Return freed memory too: fragmented, it grows by tens of megabytes in hours."""
    if collect_due():
        trim()
