"""Reading files that anybody may have put there: only regular ones, and no more than expected."""

import stat
from pathlib import Path
from typing import BinaryIO

from beamme.core.errors import BadData


def open_regular(path: Path) -> BinaryIO:
    """Open a file for reading; raises OSError, and BadData for a pipe, a device or a folder."""
    # A pipe could let us wait for ever, and a device never ends.
    if not stat.S_ISREG(path.stat().st_mode):
        raise BadData("not a file")
    return path.open("rb")


def read_at_most(path: Path, largest: int) -> bytes:
    """The content of a file; raises OSError, and BadData if it is too large or no regular file."""
    with open_regular(path) as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise BadData("larger than %1 bytes", largest)
    return data
