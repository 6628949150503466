"""Other programs where one meets them: a later start, and a stranger at the socket."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from tests.ui.helpers.waiting import wait_until
from ui.launch.launch_request import LaunchRequest
from ui.launch.single_instance import SingleInstance
from ui.launch.socket_path import socket_path

CLAIM = """
import sys
from pathlib import Path
from ui.launch.single_instance import SingleInstance, Refused
from ui.launch.launch_request import LaunchRequest

instance = SingleInstance(Path(sys.argv[1]))
told = Path(sys.argv[3]) if sys.argv[2:3] == ["open"] else None
try:
    print(instance.claim(LaunchRequest(match=told, language="en")), flush=True)
except Refused as refused:
    print(refused)
if sys.argv[2:] == ["stay"]:
    sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def meeting(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Meet where nobody else does; the path of a socket has to be short."""
    with TemporaryDirectory() as place:
        monkeypatch.setenv("XDG_RUNTIME_DIR", place)
        yield Path(place)


@pytest.fixture
def first(qapp: QApplication, tmp_path: Path) -> Iterator[SingleInstance]:  # noqa: ARG001
    """The program that runs."""
    own = SingleInstance(tmp_path / "data")
    assert own.claim(LaunchRequest()) is True
    own.listen()
    yield own
    own.close()


def start_other(data: Path, *words: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", CLAIM, str(data), *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def answer_of(process: "subprocess.Popen[str]") -> str:
    """Wait for a process, while this one goes on."""
    wait_until(lambda: process.poll() is not None, "the end of the other process")
    return process.communicate()[0].strip()


def call(data: Path) -> socket.socket:
    """Be a stranger at the door."""
    line = socket.socket(socket.AF_UNIX)
    line.connect(str(socket_path(data)))
    line.setblocking(False)
    return line


def send(line: socket.socket, data: bytes) -> None:
    """Say more than a line holds at once, while this process goes on."""
    while data:
        try:
            data = data[line.send(data) :]
        except BlockingIOError:
            QCoreApplication.processEvents()


def heard(line: socket.socket) -> bytes | None:
    """What was answered; nothing if there is no answer so far."""
    try:
        return line.recv(100)
    except BlockingIOError:
        return None
    except ConnectionResetError:
        return b""
