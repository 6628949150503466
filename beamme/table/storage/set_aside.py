"""Names for files beside others: never too long, and never those of files that are there."""

import os
from hashlib import sha256
from itertools import count
from pathlib import Path

LONGEST = 255
"""Bytes of a file name on all usual file systems."""


def beside(path: Path, before: str = "", after: str = "") -> Path:
    """This path with more before and after its name, which is shortened if that is too long."""
    stem, added = path.stem, f"{before}{path.suffix}{after}"
    if len(os.fsencode(stem + added)) > LONGEST:
        own = sha256(os.fsencode(stem)).hexdigest()[:8]
        while len(os.fsencode(stem + own + added)) > LONGEST:
            stem = stem[:-1]
        stem += own
    return path.with_name(f"{before}{stem}{path.suffix}{after}")


def unused(path: Path) -> Path:
    """This path if nothing is there, otherwise the same with the first free number behind it."""
    names = (beside(path, after=str(number or "")) for number in count())
    return next(name for name in names if not os.path.lexists(name))
