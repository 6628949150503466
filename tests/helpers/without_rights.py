"""A folder that may be read and not written, even when tests run as root."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODY = 65534


@contextmanager
def public_folder() -> Iterator[Path]:
    """Make a folder that everybody may enter."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


@contextmanager
def read_only(folder: Path, mode: int = 0o555) -> Iterator[None]:
    """Take the right to write away, from root too by not being root for a while."""
    is_root = os.geteuid() == 0
    if is_root:
        for each in (folder, *folder.iterdir()):
            os.chown(each, NOBODY, -1)
    folder.chmod(mode)
    if is_root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)
        folder.chmod(0o755)
