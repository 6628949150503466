"""The boards on which the matches of an arena take turns, so that none favours a player."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from beamme.core.game import Game
from beamme.games import GAMES
from beamme.games.beam_me_up import BeamMeUp
from beamme.games.beam_me_up.board import built_in_boards
from beamme.games.kuh_vadis import KuhVadis
from beamme.games.kuh_vadis.board import Sign, built_in_sheets


@dataclass(frozen=True, slots=True)
class Variant:
    """A game on certain boards."""

    game: Game[Any, Any]
    boards: tuple[str, ...]
    """For each seat the board that its result says something about; empty: none."""


def variant(key: str, seats: int, number: int) -> Variant:
    """One variant after the other, and then from the beginning."""
    if key in _VARIANTS:
        return _VARIANTS[key](seats, number)
    return Variant(GAMES[key].from_options({}, seats), ("",) * seats)


def board_name(key: str, board: str) -> str:
    """What a result on this board is called."""
    return f"{_NAMES.get(key, 'board')} {board}"


def _beam_me_up(seats: int, number: int) -> Variant:
    """Every order of the boards."""
    orders = tuple(permutations(built_in_boards(), seats))
    boards = orders[number % len(orders)]
    return Variant(BeamMeUp(boards), tuple(board.name for board in boards))


def _kuh_vadis(_: int, number: int) -> Variant:
    """Every sheet with both signs; its result is that of the player who starts."""
    sheets, signs = built_in_sheets(), tuple(Sign)
    sheet = sheets[number // len(signs) % len(sheets)]
    return Variant(KuhVadis(sheet, signs[number % len(signs)]), (sheet.name, ""))


_VARIANTS: dict[str, Callable[[int, int], Variant]] = {
    BeamMeUp.key: _beam_me_up,
    KuhVadis.key: _kuh_vadis,
}
_NAMES = {KuhVadis.key: "start on"}
