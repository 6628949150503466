"""Many sets of hollows and their neighbours at once, as bit masks: bit 0 is the north-west."""

import numpy as np
from numpy.typing import NDArray

from beamme.games.dice_flick.board import HOLLOWS, SIZE

Sets = NDArray[np.int64]

ROWS = [sum(1 << row * SIZE + column for column in range(SIZE)) for row in range(SIZE)]
COLUMNS = [sum(1 << row * SIZE + column for row in range(SIZE)) for column in range(SIZE)]
ALL = (1 << HOLLOWS) - 1


def combinations(members: Sets) -> Sets:
    """Those hollows of one colour that belong to a combination.

    Such a hollow has two neighbours of its colour, or a neighbour that has two. So all combinations
    of a box are found without tracing any of them.
    """
    twice = members & beside_two(members)
    found: Sets = twice | members & beside(twice)
    return found


def beside(members: Sets) -> Sets:
    """All hollows with a neighbour in the set."""
    east, west, south, north = _shifted(members)
    found: Sets = east | west | south | north
    return found


def beside_two(members: Sets) -> Sets:
    """All hollows with at least two neighbours in the set."""
    east, west, south, north = _shifted(members)
    found: Sets = (east | west) & (south | north) | east & west | south & north
    return found


def _shifted(members: Sets) -> tuple[Sets, Sets, Sets, Sets]:
    return (
        (members & ~COLUMNS[-1]) << 1,
        (members & ~COLUMNS[0]) >> 1,
        members << SIZE & ALL,
        members >> SIZE,
    )
