"""Laws that every game passes, one in the list of games as well as a fifth one beside it.

What a law has to know of a game stands in `rules/<game>.py` and, for the window, in
`window/<game>.py`; both are found by its key.
"""

from importlib import import_module
from typing import Any

from beamme.games import package_of


def kit_of(layer: str, key: str) -> Any:
    """The kit of a game: how it is played by rules, or in the window."""
    return import_module(f"tests.games_kit.{layer}.{package_of(key)}").KIT
