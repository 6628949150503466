"""Boards and house rules as a saved match keeps them, read and checked."""

from collections.abc import Mapping
from reprlib import repr as brief

from beamme.core.errors import BadData
from beamme.core.game import Option, read_flag, refuse_unknown
from beamme.games.beam_me_up.board import Board, built_in_boards, read_board
from beamme.games.beam_me_up.jokers import Joker


def read_options(
    options: Mapping[str, Option], seats: int
) -> tuple[tuple[Board, ...], Joker, bool, bool]:
    """The boards, the joker, and whether readings are free and rockets lift another stone."""
    refuse_unknown(options, "boards", "joker", "free-reading", "another-stone")
    joker = options.get("joker", str(Joker.ANY_PART))
    if joker not in list(Joker):
        raise BadData("joker: %1 is none of %2", brief(joker), ", ".join(Joker))
    free_reading = read_flag(options, "free-reading")
    another_stone = read_flag(options, "another-stone")
    return _read_boards(options, seats), Joker(joker), free_reading, another_stone


def _read_boards(options: Mapping[str, Option], seats: int) -> tuple[Board, ...]:
    tables = options.get("boards")
    if tables is None:
        return built_in_boards()[:seats]
    if not isinstance(tables, list) or len(tables) < seats:
        raise BadData("boards: %1 are needed, one for each seat", seats)
    if not all(isinstance(table, dict) for table in tables):
        raise BadData("boards: each needs a name and columns")
    return tuple(read_board(table) for table in tables[:seats] if isinstance(table, dict))
