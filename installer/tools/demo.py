"""Matches to look at: `resources/<game>/demo`."""

from functools import cache
from pathlib import Path

from beamme.table.storage.library import REPORT, load
from beamme.table.storage.record import Record
from ui.app.paths import RESOURCES


def demo_path(name: str) -> Path:
    """Where the match of this name lies; its name begins with the key of its game."""
    return next(RESOURCES.glob(f"*/demo/{name}.beamme"))


def report_path(name: str) -> Path:
    """Where its report lies, if it is over."""
    path = demo_path(name)
    return path.with_name(f"{path.name}{REPORT}")


@cache
def load_demo(name: str) -> Record:
    """The match of this name."""
    return load(demo_path(name))
