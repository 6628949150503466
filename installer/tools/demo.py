"""Matches to look at: `resources/<game>/demo`."""

from pathlib import Path

from beamme.table.storage.library import load
from beamme.table.storage.record import Record
from ui.app.paths import RESOURCES


def demo_path(name: str) -> Path:
    """Where the match of this name lies; its name begins with the key of its game."""
    return next(RESOURCES.glob(f"*/demo/{name}.beamme"))


def load_demo(name: str) -> Record:
    """The match of this name."""
    return load(demo_path(name))
