"""The boards on which the matches of an arena take turns, so that none favours a player."""

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
    """For each seat the board that its result says something about; empty: none."""


def variant(key: str, seats: int, number: int) -> Variant:
    """One variant after the other, and then from the beginning."""
    own = getattr(_module(key), "variant", None)
    if own is not None:
        found: Variant = own(seats, number)
        return found
    return Variant(GAMES[key].from_options({}, seats), ("",) * seats)


def board_name(key: str, board: str) -> str:
    """What a result on this board is called."""
    return f"{getattr(_module(key), 'BOARD', 'board')} {board}"


def _module(key: str) -> object:
    """What the commands know of a game; nothing of one whose boards do not differ."""
    name = f"beamme.commands.games.{package_of(key)}"
    return None if find_spec(name) is None else import_module(name)
