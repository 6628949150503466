"""What the program writes is for its user alone, and lands nowhere else through a link."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from beamme.table.storage.files import make_folder, private, write_atomically
from ui.diagnostics.crash_report import Reports
from ui.diagnostics.fault_log import NAME, SEPARATOR, FaultLog
from ui.diagnostics.log_file import LogFile

VICTIM = "somebody's letter\n"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.lstat().st_mode)


@pytest.fixture
def victim(tmp_path: Path) -> Path:
    """A file that a link in a foreign folder points to."""
    path = tmp_path / "victim"
    path.write_text(VICTIM)
    path.chmod(0o644)
    return path


@pytest.fixture(autouse=True)
def open_handed() -> Iterator[None]:
    """Let everybody read what is not closed on purpose."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def test_files_and_folders_are_for_their_owner(tmp_path: Path) -> None:
    path = tmp_path / "data" / "matches" / "one.beamme"
    write_atomically(path, b"one")
    assert mode(path) == 0o600
    assert mode(path.parent) == mode(path.parent.parent) == 0o700


def test_what_everybody_could_read_is_closed_when_it_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "one.beamme"
    path.write_bytes(b"old")
    assert mode(path) == 0o644
    write_atomically(path, b"new")
    assert mode(path) == 0o600


def test_a_folder_that_was_there_stays_as_it_was(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    make_folder(tmp_path / "data")
    make_folder(tmp_path)
    assert mode(tmp_path) == 0o755


def test_a_link_is_replaced_and_its_target_is_not_written(tmp_path: Path, victim: Path) -> None:
    link = tmp_path / "settings.json"
    link.symlink_to(victim)
    write_atomically(link, b"{}")
    assert victim.read_text() == VICTIM
    assert not link.is_symlink()


def test_what_is_no_file_is_not_opened_for_writing(tmp_path: Path, victim: Path) -> None:
    (tmp_path / "link").symlink_to(victim)
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    for name in ("link", "pipe"):
        with pytest.raises(OSError, match=r"symbolic links|not a file"):
            private(str(tmp_path / name), os.O_WRONLY)
    os.close(reader)


def test_the_trace_of_crashes_is_private_and_no_link(tmp_path: Path, victim: Path) -> None:
    victim.write_text(f"{VICTIM}{SEPARATOR}a secret")
    (tmp_path / NAME).symlink_to(victim)
    faults = FaultLog(tmp_path)
    file = faults._new_file()
    file.close()
    assert mode(tmp_path / NAME) == 0o600
    assert victim.read_text() == f"{VICTIM}{SEPARATOR}a secret"


def test_a_trace_is_not_read_through_a_link_nor_from_a_pipe(tmp_path: Path, victim: Path) -> None:
    victim.write_text(f"{VICTIM}{SEPARATOR}a secret")
    (tmp_path / NAME).symlink_to(victim)
    assert FaultLog(tmp_path)._last_trace() == ""
    (tmp_path / NAME).unlink()
    os.mkfifo(tmp_path / NAME)
    assert FaultLog(tmp_path)._last_trace() == ""


def test_the_log_is_private_and_no_link(tmp_path: Path, victim: Path) -> None:
    (tmp_path / "linked.log").symlink_to(victim)
    with pytest.raises(OSError, match="symbolic links"):
        LogFile(tmp_path / "linked.log", 1000, 1)
    (tmp_path / "own.log").touch(0o644)
    LogFile(tmp_path / "own.log", 1000, 1).close()
    assert mode(tmp_path / "own.log") == 0o600
    assert (victim.read_text(), mode(victim)) == (VICTIM, 0o644)


def test_a_report_is_private_and_no_link(
    tmp_path: Path, victim: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reports = Reports(tmp_path / "state")
    monkeypatch.setattr(reports, "_unused_path", lambda: tmp_path / "state" / "crash-1.txt")
    make_folder(tmp_path / "state")
    (tmp_path / "state" / "crash-1.txt").symlink_to(victim)
    report = reports.write("what happened")
    assert report.path is not None
    assert mode(report.path) == 0o600
    assert victim.read_text() == VICTIM
