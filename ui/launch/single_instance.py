"""One running program per user and data folder; a second start sends its request to the first."""

import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QTimer
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from beamme.core.errors import BadData
from ui.launch.launch_request import LARGEST_BYTES, LaunchRequest, from_bytes, to_bytes
from ui.launch.socket_path import socket_path
from ui.text.reasons import reason_text

END = b"\0"
"""Ends a message; JSON never contains it."""
TAKEN = b"taken"
REFUSED = b"refused: "
"""Followed by the reason."""
LONGEST_REASON_BYTES = 200
ANSWER_MS = 30_000
"""A running program answers within this time, however busy it is."""
REQUEST_MS = 5_000
"""A client sends its request within this time."""
HANDOVER_SECONDS = 30.0
"""A program that is closing has ended, and one that is starting listens, within this time."""
RETRY_SECONDS = 0.05
MAX_PENDING_CONNECTIONS = 8


class Unanswered(Exception):
    """A program is running but does not answer."""


class Refused(BadData):
    """A program is running but rejects the request, for this reason."""


class SingleInstance(QObject):
    """The lock of the one running program, and the requests of later starts."""

    def __init__(self, data: Path) -> None:
        super().__init__()
        self._server: QLocalServer | None = None
        self._connections: set[_Connection] = set()
        self._waiting: list[LaunchRequest] = []
        self._handle: Callable[[LaunchRequest], None] | None = None
        try:
            place = socket_path(data)
        except OSError:
            # Without a socket, every start opens a window of its own.
            self._name, self._lock = "", None
            return
        # A Windows pipe has a name, not a path.
        self._name = f"beamme-{place.name}" if sys.platform == "win32" else str(place)
        self._lock = QLockFile(f"{place}.lock")
        self._lock.setStaleLockTime(0)

    def claim(self, request: LaunchRequest) -> bool:
        """Whether this is the only running program; otherwise the other one has taken the request.

        Raises Refused if the other one rejects it, and Unanswered if it hangs.
        """
        if self._lock is None:
            return True
        message = to_bytes(request)
        if len(message) > LARGEST_BYTES:
            raise Refused("larger than %1 bytes", LARGEST_BYTES)
        deadline = time.monotonic() + HANDOVER_SECONDS
        while True:
            answer = _send(self._name, message + END)
            if answer == TAKEN:
                return False
            if answer is not None and answer.startswith(REFUSED):
                raise Refused("%1", answer.removeprefix(REFUSED).decode("utf-8", "replace"))
            if self._lock.tryLock(0) or self._lock.error() != QLockFile.LockError.LockFailedError:
                return True
            if answer is not None:
                raise Unanswered
            if time.monotonic() > deadline and not _remove_if_stale(Path(self._lock.fileName())):
                raise Unanswered
            time.sleep(RETRY_SECONDS)

    def listen(self) -> None:
        """Accept requests from now on; they are queued until `serve`."""
        if self._lock is None or not self._lock.isLocked():
            return
        QLocalServer.removeServer(self._name)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.setMaxPendingConnections(MAX_PENDING_CONNECTIONS)
        self._server.newConnection.connect(self._accept_connections)
        if not self._server.listen(self._name):
            self._lock.unlock()  # no start should wait for a program that cannot listen

    def serve(self, handle: Callable[[LaunchRequest], None]) -> None:
        """Handle requests from now on, the queued ones first."""
        self._handle = handle
        waiting, self._waiting = self._waiting, []
        for request in waiting:
            handle(request)

    def take(self, request: LaunchRequest) -> None:
        """Handle a request, or queue it until `serve`."""
        if self._handle is None:
            self._waiting.append(request)
        else:
            self._handle(request)

    def close(self) -> None:
        """Stop listening; a new start waits until this program has ended."""
        self._handle = None
        for connection in tuple(self._connections):
            connection.close()
        if self._server is not None:
            self._server.close()

    def release(self) -> None:
        """Release the lock for the next start."""
        if self._lock is not None:
            self._lock.unlock()

    def _accept_connections(self) -> None:
        while self._server is not None and self._server.hasPendingConnections():
            _Connection(self._server.nextPendingConnection(), self.take, self._connections)


class _Connection:
    """An incoming connection, kept until it disconnects."""

    def __init__(
        self,
        socket: QLocalSocket,
        take: Callable[[LaunchRequest], None],
        connections: "set[_Connection]",
    ) -> None:
        self._socket, self._take, self._connections = socket, take, connections
        connections.add(self)
        self._timeout = QTimer(singleShot=True, interval=REQUEST_MS)
        self._timeout.timeout.connect(self.close)
        self._timeout.start()
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(self.close)
        self._read()

    def close(self) -> None:
        """Disconnect, unless already disconnected."""
        if self in self._connections:
            self._connections.discard(self)
            self._timeout.stop()
            self._socket.abort()
            self._socket.deleteLater()

    def _read(self) -> None:
        message = bytes(self._socket.peek(LARGEST_BYTES + len(END)).data())
        if END not in message and len(message) <= LARGEST_BYTES:
            return
        try:
            request = from_bytes(message.split(END)[0])
        except BadData as error:
            reason = reason_text(error.reason).encode("utf-8", "replace")
            self._answer(REFUSED + reason[:LONGEST_REASON_BYTES])
            return
        self._answer(TAKEN)
        self._take(request)

    def _answer(self, answer: bytes) -> None:
        self._socket.readAll()
        self._socket.write(answer)
        self._socket.disconnectFromServer()


def _remove_if_stale(lock: Path) -> bool:
    """Remove a lock that no process holds, although its process id is in use again.

    A running process keeps its lock file open: locked, or on Windows not removable.
    """
    if sys.platform == "win32":
        with suppress(PermissionError):
            lock.unlink(missing_ok=True)
        return not lock.exists()
    import fcntl  # noqa: PLC0415 not on Windows

    try:
        with lock.open("rb") as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if os.path.samestat(os.fstat(file.fileno()), lock.stat()):
                lock.unlink()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return True


def _allow_it_to_raise_its_window() -> None:
    """Pass on the right to raise a window, which Windows gives only to the newest program."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 only on Windows

        ctypes.windll.user32.AllowSetForegroundWindow(-1)


def _send(name: str, message: bytes) -> bytes | None:
    """Send a message to the running program; return its answer, or None if none is listening."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(ANSWER_MS):
        return None
    _allow_it_to_raise_its_window()
    socket.write(message)
    answer = b""
    # A program that refuses disconnects after the reason.
    while answer != TAKEN and socket.waitForReadyRead(ANSWER_MS):
        answer += bytes(socket.readAll().data())
    disconnected = socket.state() == QLocalSocket.LocalSocketState.UnconnectedState
    socket.abort()
    return None if disconnected and not answer else answer
