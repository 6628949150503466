"""Reading no more than expected, and writing so that the old or the new file is there, whole."""

import os
import secrets
import stat
from contextlib import suppress
from pathlib import Path

from beamme.core.errors import BadData


def read_at_most(path: Path, largest: int) -> bytes:
    """What is in a file; raises OSError, and BadData if it is too large or no file at all."""
    # A pipe could let us wait for ever, and a device never ends.
    if not stat.S_ISREG(path.stat().st_mode):
        raise BadData("not a file")
    with path.open("rb") as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise BadData(f"larger than {largest} bytes")
    return data


def write_atomically(path: Path, data: bytes) -> None:
    """Replace the file; on an error the old one stays and nothing is left behind."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with fresh.open("xb") as file:
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
    # The new file is in place; not every file system can promise more.
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
