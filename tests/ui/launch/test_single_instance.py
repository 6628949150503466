"""One program for each user and folder: who comes later tells the first one, strangers nothing."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from waiting import wait_until

from beamme.core.errors import BadData
from ui.app.language import Language
from ui.launch import single_instance as module
from ui.launch.launch_request import LARGEST_BYTES, LaunchRequest, to_bytes
from ui.launch.single_instance import (
    END,
    REFUSED,
    TAKEN,
    Refused,
    SingleInstance,
    Unanswered,
)
from ui.launch.socket_path import socket_path

REQUEST = LaunchRequest(game="kuh-vadis", seats=(None, None), language="de")
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


def test_a_later_start_tells_its_wish_and_is_not_the_one(
    first: SingleInstance, tmp_path: Path
) -> None:
    requests: list[LaunchRequest] = []
    first.serve(requests.append)
    assert answer_of(start_other(tmp_path / "data")) == "False"
    assert requests == [LaunchRequest(language="en")]


def test_a_wish_waits_until_somebody_can_grant_it(first: SingleInstance, tmp_path: Path) -> None:
    assert answer_of(start_other(tmp_path / "data")) == "False"
    requests: list[LaunchRequest] = []
    first.serve(requests.append)
    assert requests == [LaunchRequest(language="en")]
    first.serve(requests.append)
    assert requests == [LaunchRequest(language="en")]


def test_the_same_folder_by_another_path_is_the_same(first: SingleInstance, tmp_path: Path) -> None:
    first.serve(lambda _: None)
    (tmp_path / "data").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "data")
    assert answer_of(start_other(tmp_path / "link")) == "False"


def test_another_folder_has_its_own_program(first: SingleInstance, tmp_path: Path) -> None:
    first.serve(lambda _: pytest.fail("heard"))
    assert answer_of(start_other(tmp_path / "elsewhere")) == "True"


def test_after_the_end_the_next_start_is_the_one(tmp_path: Path, first: SingleInstance) -> None:
    first.close()
    first.release()
    assert answer_of(start_other(tmp_path / "data")) == "True"


def test_who_starts_while_the_first_is_ending_waits_for_it(
    tmp_path: Path, first: SingleInstance
) -> None:
    first.close()
    other = start_other(tmp_path / "data")
    with pytest.raises(subprocess.TimeoutExpired):
        other.wait(0.5)
    first.release()
    assert answer_of(other) == "True"


def test_a_program_that_was_killed_leaves_nothing_that_matters(
    qapp: QApplication,  # noqa: ARG001
    tmp_path: Path,
) -> None:
    other = start_other(tmp_path / "data", "stay")
    assert other.stdout is not None
    assert other.stdout.readline().strip() == "True"
    other.send_signal(signal.SIGKILL)
    other.communicate()
    place = socket_path(tmp_path / "data")
    assert Path(f"{place}.lock").exists()
    stale = socket.socket(socket.AF_UNIX)
    stale.bind(str(place))
    stale.close()
    own = SingleInstance(tmp_path / "data")
    assert own.claim(LaunchRequest()) is True
    own.listen()
    requests: list[LaunchRequest] = []
    own.serve(requests.append)
    assert answer_of(start_other(tmp_path / "data")) == "False"
    assert len(requests) == 1
    own.close()


@pytest.fixture
def holder(tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    """Hold the lock in another process that never listens."""
    process = start_other(tmp_path / "data", "stay")
    assert process.stdout is not None
    process.stdout.readline()
    yield process
    process.communicate()


def test_the_lock_of_a_living_program_is_never_taken_away(
    holder: "subprocess.Popen[str]", tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "HANDOVER_SECONDS", 0.2)
    lock = Path(f"{socket_path(tmp_path / 'data')}.lock")
    before = lock.stat().st_ino
    with pytest.raises(Unanswered):
        SingleInstance(tmp_path / "data").claim(LaunchRequest())
    assert lock.stat().st_ino == before
    assert holder.poll() is None


def test_a_lock_whose_number_another_program_got_is_taken_over(
    holder: "subprocess.Popen[str]", tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "HANDOVER_SECONDS", 0.2)
    lock = Path(f"{socket_path(tmp_path / 'data')}.lock")
    written = lock.read_bytes()
    assert str(holder.pid).encode() in written
    lock.unlink()
    lock.write_bytes(written)  # the process lives, but this lock is not its own
    assert SingleInstance(tmp_path / "data").claim(LaunchRequest()) is True


def test_a_program_that_hangs_is_told_of(
    first: SingleInstance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first.serve(lambda _: None)
    monkeypatch.setattr(module, "ANSWER_MS", 100)
    with pytest.raises(Unanswered):
        SingleInstance(tmp_path / "data").claim(
            LaunchRequest()
        )  # nobody can answer: this is its own thread


@pytest.mark.parametrize(
    "noise",
    [
        END,
        b"GET / HTTP/1.1\r\n\r\n" + END,
        b'{"match": "relative"}' + END,
        b'{"run": "rm -rf"}' + END,
        b"x" * (LARGEST_BYTES + 1),
        b"[" * LARGEST_BYTES + END,
    ],
    ids=["nothing", "http", "relative", "unknown", "too long", "deep"],
)
def test_a_stranger_is_refused_with_a_reason(
    first: SingleInstance, tmp_path: Path, noise: bytes
) -> None:
    requests: list[LaunchRequest] = []
    first.serve(requests.append)
    answers: list[bytes] = []
    with call(tmp_path / "data") as line:
        send(line, noise)
        wait_until(lambda: bool(answers.append(heard(line) or b"") or answers[-1]), "an answer")
        assert answers[-1].startswith(REFUSED)
        assert len(answers[-1]) > len(REFUSED)
        wait_until(lambda: heard(line) == b"", "the end of the call")
    assert requests == []
    with call(tmp_path / "data") as line:
        told = to_bytes(REQUEST) + END
        line.sendall(told[:9])
        line.sendall(told[9:])
        wait_until(lambda: heard(line) == TAKEN, "an answer")
    assert requests == [REQUEST]


def test_who_never_comes_to_the_point_is_hung_up_on(
    first: SingleInstance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "REQUEST_MS", 50)
    first.serve(lambda _: pytest.fail("heard"))
    with call(tmp_path / "data") as line:
        line.sendall(b"{")
        wait_until(lambda: heard(line) == b"", "the end of the call")


def test_nobody_else_may_look_in(first: SingleInstance, tmp_path: Path, meeting: Path) -> None:
    place = socket_path(tmp_path / "data")
    first.serve(lambda _: None)
    assert place.parent.parent == meeting
    assert place.parent.stat().st_mode & 0o077 == 0
    assert place.stat().st_mode & 0o077 == 0


def test_without_a_place_to_meet_every_start_has_its_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "missing"))
    monkeypatch.setenv("TMPDIR", str(tmp_path / "missing"))
    (tmp_path / "file").touch()
    own = SingleInstance(tmp_path / "file" / "data")
    assert own.claim(LaunchRequest()) is True
    own.listen()
    own.close()


@pytest.mark.parametrize("way", ["missing", "a stranger's"])
def test_where_the_usual_place_is_not_ours_they_meet_in_the_data_folder(
    tmp_path: Path, meeting: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    usual = tmp_path / "run"
    if way != "missing":
        usual.mkdir()
        (usual / f"beamme-{os.getuid()}").symlink_to(tmp_path)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(usual))
    monkeypatch.setenv("TMPDIR", str(usual))
    data = meeting / "data"
    own = SingleInstance(data)
    assert own.claim(LaunchRequest()) is True
    assert socket_path(data).parent == data / f"beamme-{os.getuid()}"
    monkeypatch.setattr(module, "HANDOVER_SECONDS", 0.0)
    with pytest.raises(Unanswered):
        SingleInstance(data).claim(LaunchRequest())
    own.release()


@pytest.mark.parametrize("usual", [None, "missing", "deep" * 25])
def test_without_a_folder_of_the_system_they_meet_among_temporary_files(
    tmp_path: Path, meeting: Path, monkeypatch: pytest.MonkeyPatch, usual: str | None
) -> None:
    if usual is None:
        monkeypatch.delenv("XDG_RUNTIME_DIR")
    else:
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(meeting / usual))
        if usual != "missing":
            (meeting / usual).mkdir()
    monkeypatch.setenv("TMPDIR", str(meeting))
    assert socket_path(tmp_path).parent == meeting / f"beamme-{os.getuid()}"


def test_what_is_refused_is_told_to_the_later_start_at_once(
    first: SingleInstance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: bytes) -> LaunchRequest:
        raise BadData("game: not known")

    first.serve(lambda _: pytest.fail("heard"))
    monkeypatch.setattr(module, "from_bytes", refuse)
    lock = Path(f"{socket_path(tmp_path / 'data')}.lock")
    assert answer_of(start_other(tmp_path / "data")) == "game: not known"
    assert lock.exists()


def test_a_start_is_refused_in_the_language_of_the_window(
    first: SingleInstance, tmp_path: Path, language: Language
) -> None:
    language.switch("de")
    first.serve(lambda _: pytest.fail("heard"))
    answers: list[bytes] = []
    with call(tmp_path / "data") as line:
        send(line, b'{"game": "chess"}' + END)
        wait_until(lambda: bool(answers.append(heard(line) or b"") or answers[-1]), "an answer")
    assert answers[-1] == REFUSED + b"game: unbekannt"


@pytest.mark.parametrize("name", ["x" * 9000, "\N{BELL}\x01" * 1000, "strange\udcff.beamme"])
def test_any_path_can_be_told(first: SingleInstance, tmp_path: Path, name: str) -> None:
    requests: list[LaunchRequest] = []
    first.serve(requests.append)
    assert answer_of(start_other(tmp_path / "data", "open", f"/{name}")) == "False"
    assert requests == [LaunchRequest(match=Path(f"/{name}"), language="en")]


def test_what_cannot_be_told_is_refused_before_it_is(first: SingleInstance, tmp_path: Path) -> None:
    first.serve(lambda _: pytest.fail("heard"))
    with pytest.raises(Refused, match="larger than"):
        SingleInstance(tmp_path / "data").claim(
            LaunchRequest(match=Path("/" + "x" * LARGEST_BYTES))
        )


def test_a_planted_link_is_not_followed_to_somebodys_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    victim = tmp_path / "victim"
    victim.mkdir()
    victim.chmod(0o755)
    (tmp_path / f"beamme-{os.getuid()}").symlink_to(victim)
    with pytest.raises(OSError, match=r"Not a directory|symbolic links"):
        socket_path(tmp_path)
    assert victim.stat().st_mode & 0o777 == 0o755
    assert SingleInstance(tmp_path).claim(LaunchRequest()) is True


def test_a_folder_of_somebody_else_is_no_place_to_meet(
    meeting: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = socket_path(meeting).parent
    own = os.getuid()
    monkeypatch.setenv("TMPDIR", str(meeting))
    monkeypatch.setattr(os, "getuid", lambda: own + 1)
    place.rename(meeting / f"beamme-{own + 1}")
    with pytest.raises(PermissionError):
        socket_path(meeting)


def test_a_folder_of_ones_own_is_closed_to_others(meeting: Path, tmp_path: Path) -> None:
    folder = meeting / f"beamme-{os.getuid()}"
    folder.mkdir(mode=0o755)
    assert socket_path(tmp_path).parent == folder
    assert folder.stat().st_mode & 0o777 == 0o700
