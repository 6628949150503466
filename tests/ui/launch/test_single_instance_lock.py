"""The lock of the one program: held as long as it lives, and no longer."""

import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.launch.other_programs import answer_of, meeting, start_other
from ui.launch import single_instance as module
from ui.launch.launch_request import LaunchRequest
from ui.launch.single_instance import SingleInstance, Unanswered
from ui.launch.socket_path import socket_path

__all__ = ["meeting"]


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
