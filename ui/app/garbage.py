"""Garbage is collected by the GUI thread alone.

Python collects it in whatever thread happens to allocate. A Qt object that dies in a thread that is
not its own leaves its timers behind, and the program crashes when the next one of them fires.
"""

import gc

from PySide6.QtCore import QTimer

from beamme.table.play.memory import collect_due, trim

INTERVAL_MS = 1000


class GarbageCollector:
    """Collects in the thread that made it, from its event loop, and nowhere else."""

    def __init__(self, interval_ms: int = INTERVAL_MS) -> None:
        gc.disable()
        self._timer = QTimer(interval=interval_ms)
        self._timer.timeout.connect(_tidy)
        self._timer.start()

    def close(self) -> None:
        """Collect no more; what is left goes with the program."""
        self._timer.stop()


def _tidy() -> None:
    """Now and then give back what is free: scattered, it grows by tens of megabytes in hours."""
    if collect_due():
        trim()
