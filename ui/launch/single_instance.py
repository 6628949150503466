"""One running program per user and data folder: a second start hands its request to the first."""

import errno
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QDir, QLockFile, QObject, QTimer
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from beamme.core.errors import BadData
from beamme.table.storage.files import make_folder
from ui.launch.launch_request import LARGEST_BYTES, LaunchRequest, from_bytes, to_bytes
from ui.text.reasons import reason_text

END = b"\0"
"""Ends what is told; no JSON contains it."""
TAKEN = b"taken"
REFUSED = b"refused: "
"""What is told after it is the reason."""
LONGEST_REASON_BYTES = 200
ANSWER_MS = 30_000
"""A program that is alive answers within this time, however busy it is."""
REQUEST_MS = 5_000
"""A caller has sent its request within this time."""
LEAVING_SECONDS = 30.0
"""Within this time a program that no longer listens has ended, or one that starts listens."""
PAUSE_SECONDS = 0.05
LONGEST_SOCKET_PATH_BYTES = 100
"""macOS takes 103, Linux 107."""
MOST_CALLERS = 8


class Unanswered(Exception):
    """A program runs, but does not answer."""


class Refused(BadData):
    """A program runs, but does not take the request; tells why."""


def socket_path(data: Path) -> Path:
    """Where the programs that use this data folder meet; raises OSError if nowhere is private.

    The usual folder may be missing or too deep for a socket, and a stranger may sit there under
    our name; then they meet in the next one, at last in the data folder itself.
    """
    name = sha256(os.fsencode(os.path.realpath(data))).hexdigest()[:16]
    usual = os.environ.get("XDG_RUNTIME_DIR")
    for parent in (*([Path(usual)] if usual else []), Path(QDir.tempPath())):
        with suppress(OSError):
            return _private_place(parent, name)
    make_folder(data)
    return _private_place(data, name)


def _private_place(parent: Path, name: str) -> Path:
    place = _private_folder(parent) / name
    if len(os.fsencode(place)) > LONGEST_SOCKET_PATH_BYTES:
        raise OSError(errno.ENAMETOOLONG, os.strerror(errno.ENAMETOOLONG), str(place))
    return place


def _private_folder(parent: Path) -> Path:
    user = f"-{os.getuid()}" if sys.platform != "win32" else ""
    folder = parent / f"beamme{user}"
    folder.mkdir(mode=0o700, exist_ok=True)
    if sys.platform != "win32":
        _keep_others_out(folder)
    return folder


def _keep_others_out(folder: Path) -> None:
    """Close a folder of our own to everybody else; raises OSError if it is a link or not ours."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        if os.fstat(handle).st_uid != os.getuid():
            raise PermissionError(errno.EPERM, os.strerror(errno.EPERM), str(folder))
        os.fchmod(handle, 0o700)
    finally:
        os.close(handle)


class SingleInstance(QObject):
    """The right to be the one running program, and the requests of later starts."""

    def __init__(self, data: Path) -> None:
        super().__init__()
        self._server: QLocalServer | None = None
        self._calls: set[_Call] = set()
        self._waiting: list[LaunchRequest] = []
        self._handle: Callable[[LaunchRequest], None] | None = None
        try:
            place = socket_path(data)
        except OSError:
            # With no place to meet, every start has a window of its own.
            self._name, self._lock = "", None
            return
        # A pipe of Windows has a name, not a path.
        self._name = f"beamme-{place.name}" if sys.platform == "win32" else str(place)
        self._lock = QLockFile(f"{place}.lock")
        self._lock.setStaleLockTime(0)

    def claim(self, request: LaunchRequest) -> bool:
        """Whether this program is the one; otherwise the one that runs has taken the request.

        Raises Refused if it does not want to, and Unanswered if it hangs.
        """
        if self._lock is None:
            return True
        told = to_bytes(request)
        if len(told) > LARGEST_BYTES:
            raise Refused("larger than %1 bytes", LARGEST_BYTES)
        end = time.monotonic() + LEAVING_SECONDS
        while True:
            heard = _send(self._name, told + END)
            if heard == TAKEN:
                return False
            if heard is not None and heard.startswith(REFUSED):
                raise Refused("%1", heard.removeprefix(REFUSED).decode("utf-8", "replace"))
            if self._lock.tryLock(0) or self._lock.error() != QLockFile.LockError.LockFailedError:
                return True
            if heard is not None:
                raise Unanswered
            if time.monotonic() > end and not _removed_if_abandoned(Path(self._lock.fileName())):
                raise Unanswered
            time.sleep(PAUSE_SECONDS)

    def listen(self) -> None:
        """Accept requests from now on; they wait until somebody handles them."""
        if self._lock is None or not self._lock.isLocked():
            return
        QLocalServer.removeServer(self._name)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.setMaxPendingConnections(MOST_CALLERS)
        self._server.newConnection.connect(self._greet)
        if not self._server.listen(self._name):
            self._lock.unlock()  # nobody waits for a program that cannot hear

    def serve(self, handle: Callable[[LaunchRequest], None]) -> None:
        """Let requests be handled, first those that wait."""
        self._handle = handle
        waiting, self._waiting = self._waiting, []
        for request in waiting:
            handle(request)

    def take(self, request: LaunchRequest) -> None:
        """Handle a request, now or as soon as somebody can."""
        if self._handle is None:
            self._waiting.append(request)
        else:
            self._handle(request)

    def close(self) -> None:
        """Accept nothing more; whoever starts now waits until this program has ended."""
        self._handle = None
        for call in tuple(self._calls):
            call.hang_up()
        if self._server is not None:
            self._server.close()

    def release(self) -> None:
        """Give up the right: the next start may have it."""
        if self._lock is not None:
            self._lock.unlock()

    def _greet(self) -> None:
        while self._server is not None and self._server.hasPendingConnections():
            _Call(self._server.nextPendingConnection(), self.take, self._calls)


class _Call:
    """An incoming connection, kept until it disconnects."""

    def __init__(
        self, line: QLocalSocket, take: Callable[[LaunchRequest], None], calls: "set[_Call]"
    ) -> None:
        self._line, self._take, self._calls = line, take, calls
        calls.add(self)
        self._patience = QTimer(singleShot=True, interval=REQUEST_MS)
        self._patience.timeout.connect(self.hang_up)
        self._patience.start()
        line.readyRead.connect(self._hear)
        line.disconnected.connect(self.hang_up)
        self._hear()

    def hang_up(self) -> None:
        """Disconnect, unless that has happened."""
        if self in self._calls:
            self._calls.discard(self)
            self._patience.stop()
            self._line.abort()
            self._line.deleteLater()

    def _hear(self) -> None:
        told = bytes(self._line.peek(LARGEST_BYTES + len(END)).data())
        if END not in told and len(told) <= LARGEST_BYTES:
            return
        try:
            request = from_bytes(told.split(END)[0])
        except BadData as error:
            reason = reason_text(error.reason).encode("utf-8", "replace")
            self._answer(REFUSED + reason[:LONGEST_REASON_BYTES])
            return
        self._answer(TAKEN)
        self._take(request)

    def _answer(self, answer: bytes) -> None:
        self._line.readAll()
        self._line.write(answer)
        self._line.disconnectFromServer()


def _removed_if_abandoned(lock: Path) -> bool:
    """Remove a lock that nobody holds, though another process has got the number written in it.

    A living process holds its lock file open: locked, or where the system works like that, so that
    it cannot be removed.
    """
    if sys.platform == "win32":
        with suppress(PermissionError):
            lock.unlink(missing_ok=True)
        return not lock.exists()
    import fcntl  # noqa: PLC0415 not everywhere

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


def _let_it_come_forward() -> None:
    """Give away the right to put a window in front, where only the newest program has it."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 only there

        ctypes.windll.user32.AllowSetForegroundWindow(-1)


def _send(name: str, message: bytes) -> bytes | None:
    """Send a message to the running program; return its answer, or None if nobody listens."""
    line = QLocalSocket()
    line.connectToServer(name)
    if not line.waitForConnected(ANSWER_MS):
        return None
    _let_it_come_forward()
    line.write(message)
    answer = b""
    # Whoever refuses hangs up after the reason.
    while answer != TAKEN and line.waitForReadyRead(ANSWER_MS):
        answer += bytes(line.readAll().data())
    hung_up = line.state() == QLocalSocket.LocalSocketState.UnconnectedState
    line.abort()
    return None if hung_up and not answer else answer
