"""POSIX signals that end the program: SIGTERM, SIGINT and SIGHUP."""

import signal
import socket
from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, QSocketNotifier, Signal

END_SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
READ_BYTES = 64


class EndSignals(QObject):
    """Tells the event loop that a signal asks the program to end.

    Python runs signal handlers between two bytecode instructions, and an idle window executes none;
    the byte that the signal writes to a socket wakes the event loop.
    """

    received = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._pending = False
        self._reader, self._writer = socket.socketpair()
        for end in (self._reader, self._writer):
            end.settimeout(0)
        self._wakeup_before = signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._handlers_before = {
            number: signal.signal(number, lambda *_: None) for number in END_SIGNALS
        }
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)

    def when_received(self, act: Callable[[], None]) -> None:
        """Call `act` when a signal arrives, or now if one has arrived already."""
        self.received.connect(act)
        if self._pending:
            act()

    def _wake(self) -> None:
        with suppress(BlockingIOError):
            received = self._reader.recv(READ_BYTES)
            if any(number in END_SIGNALS for number in received):
                self._restore()  # a second signal ends the program at once
                self._pending = True
                self.received.emit()

    def close(self) -> None:
        """Restore Python's signal handling."""
        self._notifier.setEnabled(False)
        self._restore()
        signal.set_wakeup_fd(self._wakeup_before)
        self._reader.close()
        self._writer.close()

    def _restore(self) -> None:
        for number, handler in self._handlers_before.items():
            signal.signal(number, handler)
        self._handlers_before = {}
