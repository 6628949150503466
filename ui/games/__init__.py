"""The games in the window: a folder each, with models, texts and printed sheets."""

from importlib import import_module
from types import ModuleType

from beamme.games import package_of


def part_of(key: str, part: str) -> ModuleType:
    """A module of a game's folder, such as `text` or `print.pad`, imported when first needed."""
    return import_module(f"ui.games.{package_of(key)}.{part}")
