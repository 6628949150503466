"""Positions as lines of text, in a format of its own for each game."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from beamme.games import package_of


def picture(game: Any, state: Any, names: Sequence[str]) -> list[str]:  # noqa: ANN401 any game
    """The position for people to read; names are those of the players."""
    module = import_module(f"beamme.commands.games.{package_of(game.key)}")
    lines: list[str] = module.picture(game, state, names)
    return lines
