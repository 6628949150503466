"""Which stones may rise, and where all stand after one has moved or has cooled a column down."""

from collections.abc import Sequence

from beamme.games.beam_me_up.board import STARS, TOP, Board
from beamme.games.beam_me_up.state import State

Heights = tuple[tuple[int, ...], ...]
"""For each seat, the row of the stone in each column."""


def may_rise(state: State, column: int) -> bool:
    """Whether a rocket may lift this stone."""
    return state.heights[state.active][column] < TOP and column not in state.launched


def moved(heights: Heights, seat: int, column: int, row: int) -> Heights:
    """One stone stands in another row."""
    own = heights[seat]
    changed = (*own[:column], row, *own[column + 1 :])
    return (*heights[:seat], changed, *heights[seat + 1 :])


def lifted(heights: Heights, seat: int, columns: Sequence[int]) -> Heights:
    """BMU-6: each in a different column; a rocket reached this way does not fire."""
    for column in columns:
        heights = moved(heights, seat, column, 1)
    return heights


def cooled(boards: Sequence[Board], heights: Heights, active: int, column: int) -> Heights:
    """Every opponent's stone in the column sinks by 1, except on the ground or on a star."""
    for seat, board in enumerate(boards[: len(heights)]):
        row = heights[seat][column]
        # BMU-11, BMU-17 stars protect; BMU-14 a rocket reached downwards does not fire
        if seat != active and row > 0 and board.columns[column][row] not in STARS:
            heights = moved(heights, seat, column, row - 1)
    return heights
