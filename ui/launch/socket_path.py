"""Where the programs that share a data folder meet: a socket in a private folder."""

import errno
import os
import sys
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QDir

from beamme.table.storage.files import make_folder

LONGEST_PATH_BYTES = 100
"""macOS allows 103, Linux 107."""


def socket_path(data: Path) -> Path:
    """The socket of the programs that share a data folder; raises OSError if no place is private.

    The usual folder may be missing, its path too long for a socket, or our name in it taken by
    another user; then the next one is tried, and last the data folder itself.
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
    if len(os.fsencode(place)) > LONGEST_PATH_BYTES:
        raise OSError(errno.ENAMETOOLONG, os.strerror(errno.ENAMETOOLONG), str(place))
    return place


def _private_folder(parent: Path) -> Path:
    user = f"-{os.getuid()}" if sys.platform != "win32" else ""
    folder = parent / f"beamme{user}"
    folder.mkdir(mode=0o700, exist_ok=True)
    if sys.platform != "win32":
        _make_private(folder)
    return folder


def _make_private(folder: Path) -> None:
    """Restrict our folder to its owner; raises OSError if it is a link or not ours."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        if os.fstat(handle).st_uid != os.getuid():
            raise PermissionError(errno.EPERM, os.strerror(errno.EPERM), str(folder))
        os.fchmod(handle, 0o700)
    finally:
        os.close(handle)
