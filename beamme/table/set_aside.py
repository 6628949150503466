"""Names for files that are set aside: nothing that was set aside earlier is overwritten."""

import os
from itertools import count
from pathlib import Path


def unused(path: Path) -> Path:
    """This path if nothing is there, otherwise the same with the first free number behind it."""
    names = (path.with_name(f"{path.name}{number or ''}") for number in count())
    return next(name for name in names if not os.path.lexists(name))
