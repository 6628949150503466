"""The boards that an arena's matches rotate through, so that none favours a player."""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from beamme.core.game import Game
from beamme.games import GAMES, package_of


@dataclass(frozen=True, slots=True)
class Variant:
    """A game on certain boards."""

    game: Game[Any, Any]
    boards: tuple[str, ...]
    """For each seat, the board its result says anything about; empty if none."""


def variant(key: str, seats: int, number: int) -> Variant:
    """The variant with this number, cycling through all of them."""
    own = getattr(_module(key), "variant", None)
    if own is not None:
        found: Variant = own(seats, number)
        return found
    return Variant(GAMES[key].from_options({}, seats), ("",) * seats)


def board_name(key: str, board: str) -> str:
    """The label for results on this board."""
    return f"{getattr(_module(key), 'BOARD', 'board')} {board}"


def _module(key: str) -> object:
    """The commands' module for a game; None if its boards do not differ."""
    name = f"beamme.commands.games.{package_of(key)}"
    return None if find_spec(name) is None else import_module(name)
