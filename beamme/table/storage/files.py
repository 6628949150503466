"""Write files completely or not at all; our own are private and never written through links."""

import errno
import os
import secrets
import stat
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import takewhile
from pathlib import Path

from beamme.core.file_reading import read_at_most
from beamme.table.storage.set_aside import beside

__all__ = ["make_folder", "private", "read_at_most", "write_atomically", "write_for_user"]

# Windows has neither flag; anyone who can make links there has all rights anyway.
_NO_LINKS_NO_WAITING = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


def private(path: str, flags: int) -> int:
    """Open a file that only its owner may read.

    Raises OSError if the path is a link, a pipe or anything else but a regular file.
    """
    handle = os.open(path, flags | _NO_LINKS_NO_WAITING, 0o600)
    mode = os.fstat(handle).st_mode
    if not stat.S_ISREG(mode):
        os.close(handle)
        raise OSError(errno.EINVAL, "not a file", path)
    if os.name == "posix" and mode & 0o077:
        with suppress(PermissionError):
            os.fchmod(handle, 0o600)
    return handle


def make_folder(folder: Path) -> None:
    """Make a folder and its missing parents, accessible only to this user."""
    missing = list(takewhile(lambda each: not each.is_dir(), (folder, *folder.parents)))
    for each in reversed(missing):
        each.mkdir(mode=0o700, exist_ok=True)


def write_atomically(path: Path, data: bytes) -> None:
    """Replace a file of our own; on an error the old one stays and no debris is left."""
    make_folder(path.parent)
    _replace(path, data, private)


def write_for_user(path: Path, data: bytes) -> None:
    """Write a file under a name that the user chose; raises OSError.

    Links are followed, a pipe or a device is given the bytes, an existing file keeps its
    permissions, and a write-protected one is left alone.
    """
    mode = 0
    with suppress(FileNotFoundError):
        mode = path.stat().st_mode
    if mode and not stat.S_ISREG(mode):
        with open(path, "wb", opener=lambda name, _: os.open(name, os.O_WRONLY)) as sink:
            sink.write(data)
        return
    if mode and not _may_write(path):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    target = Path(os.path.realpath(path))
    target.parent.mkdir(parents=True, exist_ok=True)
    _replace(target, data, partial(_with_rights, stat.S_IMODE(mode)))


def _may_write(path: Path) -> bool:
    return os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def _with_rights(mode: int, path: str, flags: int) -> int:
    """Open a file with these permissions, or with the default ones if 0."""
    handle = os.open(path, flags, 0o666)
    if os.name == "posix" and mode:
        os.fchmod(handle, mode)
    return handle


def _replace(path: Path, data: bytes, opener: Callable[[str, int], int]) -> None:
    fresh = beside(path, before=".", after=f".{secrets.token_hex(4)}")
    try:
        with open(fresh, "xb", opener=opener) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    if os.name == "posix":
        _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    # The new file is in place; not every file system can guarantee more.
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
