"""Read untrusted files: only regular ones, and no more bytes than expected."""

import stat
from pathlib import Path
from typing import BinaryIO

from beamme.core.errors import BadData


def open_regular(path: Path) -> BinaryIO:
    """Open a file for reading; raises OSError, or BadData for a pipe, a device or a folder."""
    # A pipe could block forever, and a device may never end.
    if not stat.S_ISREG(path.stat().st_mode):
        raise BadData("not a file")
    return path.open("rb")


def read_at_most(path: Path, largest: int) -> bytes:
    """Read a whole file; raises OSError, or BadData if it is too large or not a regular file."""
    with open_regular(path) as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise BadData("larger than %1 bytes", largest)
    return data
