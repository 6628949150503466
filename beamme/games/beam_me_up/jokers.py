"""Blue stars: which stones a part may move instead of its own (BMU-15, BMU-16)."""

from collections.abc import Sequence
from enum import StrEnum

from beamme.games.beam_me_up.board import COLUMNS, TOP, Board, Field
from beamme.games.beam_me_up.scoring import Part
from beamme.games.beam_me_up.state import State


class Joker(StrEnum):
    """What a stone on a blue star may redirect (house rule of BMU-16)."""

    ANY_PART = "any-part"
    PER_STAR = "per-star"
    OWN_COLUMN = "own-column"


def targets(board: Board, joker: Joker, state: State, part: Part) -> Sequence[int]:
    """The columns a part may move: its own and, with the joker, any others below the top."""
    own = () if part.column in state.moved else (part.column,)
    if not _redirects(board, joker, state, part):
        return own
    heights = state.heights[state.active]
    # BMU-15, BMU-16 any stone instead, but two parts must move two different stones
    return tuple(
        column
        for column in range(COLUMNS)
        if column not in state.moved and (column == part.column or heights[column] < TOP)
    )


def _redirects(board: Board, joker: Joker, state: State, part: Part) -> bool:
    """Whether this part may be redirected; a star counts as soon as it is reached (BMU-15)."""
    columns, heights = board.columns, state.heights[state.active]
    if joker is Joker.OWN_COLUMN:
        return columns[part.column][heights[part.column]] == Field.BLUE
    stars = sum(columns[c][heights[c]] == Field.BLUE for c in range(COLUMNS))
    return stars > (state.jokers if joker is Joker.PER_STAR else 0)
