"""Names for files beside other files: never too long, and never already in use."""

import os
from hashlib import sha256
from itertools import count
from pathlib import Path

LONGEST_NAME_BYTES = 255
"""The limit for a file name on all common file systems."""


def beside(path: Path, before: str = "", after: str = "") -> Path:
    """This path with a prefix and a suffix added to its name, which is shortened if too long."""
    stem, added = path.stem, f"{before}{path.suffix}{after}"
    if len(os.fsencode(stem + added)) > LONGEST_NAME_BYTES:
        own = sha256(os.fsencode(stem)).hexdigest()[:8]
        while len(os.fsencode(stem + own + added)) > LONGEST_NAME_BYTES:
            stem = stem[:-1]
        stem += own
    return path.with_name(f"{before}{stem}{path.suffix}{after}")


def unused(path: Path) -> Path:
    """This path if it is free, otherwise the same with the first free number appended."""
    names = (beside(path, after=str(number or "")) for number in count())
    return next(name for name in names if not os.path.lexists(name))
