"""The old or the new file is there at any moment, whatever fails."""

import errno
import os
import resource
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import pytest

from beamme.table.storage import files
from beamme.table.storage.files import write_atomically, write_for_user
from tests.helpers.without_rights import public_folder, read_only

OLD, NEW = b"old" * 100, b"new" * 5_000


class FaultLog:
    """Lets one of the calls that reach the disk fail, as a full or broken disk would."""

    def __init__(self, failing: int) -> None:
        self.names: list[str] = []
        self._failing = failing

    def call(self, name: str, original: Callable[..., Any]) -> Callable[..., Any]:
        """Count a call; fail instead if it is its turn."""

        def counted(*arguments: Any, **options: Any) -> Any:
            self.names.append(name)
            if len(self.names) == self._failing:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return original(*arguments, **options)

        return counted

    def opened(self, original: Callable[..., Any]) -> Callable[..., Any]:
        """Open a file whose own calls count too."""

        def counted(*arguments: Any, **options: Any) -> Any:
            file = self.call("open", original)(*arguments, **options)
            return Fragile(file, self)

        return counted


class Fragile:
    """A file that may fail, after writing half of what it should."""

    def __init__(self, file: Any, faults: FaultLog) -> None:
        self._file = file
        self._faults = faults

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
        self._faults.call("close", int)()

    def write(self, data: bytes) -> None:
        self._file.write(data[: len(data) // 2])
        self._faults.call("write", self._file.write)(data[len(data) // 2 :])

    def flush(self) -> None:
        self._faults.call("flush", self._file.flush)()

    def fileno(self) -> int:
        return int(self._file.fileno())


def write_with_fault(path: Path, failing: int) -> tuple[list[str], bool]:
    """Write the new content while one call fails; tell the calls and whether that was said."""
    faults = FaultLog(failing)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "open", faults.opened(open), raising=False)
        patch.setattr(Path, "replace", faults.call("replace", Path.replace))
        patch.setattr(os, "fsync", faults.call("fsync", os.fsync))
        try:
            write_atomically(path, NEW)
        except OSError:
            return faults.names, True
    return faults.names, False


CALLS = ["open", "write", "flush", "fsync", "close", "replace", "fsync"]


@pytest.mark.parametrize("failing", range(1, len(CALLS) + 1))
def test_whichever_call_fails_the_old_or_the_new_file_is_there(
    failing: int, tmp_path: Path
) -> None:
    path = tmp_path / "file"
    write_atomically(path, OLD)
    calls, said = write_with_fault(path, failing)
    assert calls[:failing] == CALLS[:failing]
    # The last call only hurries: the file is in its place already.
    assert said == (failing < len(CALLS))
    assert path.read_bytes() == (OLD if said else NEW)
    assert [each.name for each in tmp_path.iterdir()] == ["file"]
    write_atomically(path, NEW)
    assert path.read_bytes() == NEW


def test_without_a_fault_these_are_all_the_calls(tmp_path: Path) -> None:
    assert write_with_fault(tmp_path / "file", 0) == (CALLS, False)


@pytest.mark.parametrize("failing", range(1, len(CALLS)))
def test_a_first_file_that_fails_leaves_nothing(failing: int, tmp_path: Path) -> None:
    assert write_with_fault(tmp_path / "file", failing)[1]
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_really_is_full_keeps_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_atomically(path, OLD)
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, usual[1]))
    try:
        with pytest.raises(OSError, match="large"):
            write_atomically(path, NEW)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert path.read_bytes() == OLD
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_an_interrupted_writing_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "file"
    write_atomically(path, OLD)
    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(path, NEW)
    assert path.read_bytes() == OLD
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_the_content_is_on_the_disk_before_the_name_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[str] = []

    def sync(handle: int) -> None:
        is_folder = stat.S_ISDIR(os.fstat(handle).st_mode)
        synced.append("folder" if is_folder else "file")
        assert is_folder or os.fstat(handle).st_size == len(NEW)
        assert (tmp_path / "file").exists() == is_folder

    monkeypatch.setattr(os, "fsync", sync)
    write_atomically(tmp_path / "file", NEW)
    assert synced == ["file", "folder"]


def test_folders_are_made_where_they_are_missing(tmp_path: Path) -> None:
    path = tmp_path / "some" / "where" / "file"
    write_atomically(path, NEW)
    assert path.read_bytes() == NEW


def test_a_folder_that_cannot_be_is_an_os_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(OLD)
    with pytest.raises(OSError, match=r"File exists|Not a directory"):
        write_atomically(tmp_path / "file" / "below", NEW)


def test_a_protected_file_is_not_replaced() -> None:
    with public_folder() as folder:
        path = folder / "mine.pdf"
        path.write_bytes(b"old")
        path.chmod(0o444)
        with read_only(folder, 0o755), pytest.raises(PermissionError, match="Permission denied"):
            write_for_user(path, b"new")
        assert path.read_bytes() == b"old"
