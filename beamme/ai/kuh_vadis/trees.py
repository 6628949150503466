"""The cheapest ways to join three starts, for many positions at once."""

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from beamme.core.keeping import ROLLS
from beamme.games.kuh_vadis.board import FIELDS, SIZE, Sheet, fields
from beamme.games.kuh_vadis.scoring import chance

Bytes = NDArray[np.uint8]
Sets = NDArray[np.int64]
"""Sets of fields, one per position."""

FAR = 100
"""More than any possible way costs; the distance of a blocked player."""


def cost(symbol: int) -> int:
    """What marking a field costs, from the chance to claim its symbol in one turn.

    It grows only with the square root of the expected turns, because nobody waits for one symbol:
    a player who fails to get it usually gets another useful one.
    """
    return round(1.75 / sqrt(chance(symbol, (), ROLLS)))


@lru_cache(maxsize=64)
def costs_of(sheet: Sheet) -> Bytes:
    """For each field, what marking it costs; 0 on a start."""
    symbols = (sheet.symbol(place) for place in range(FIELDS))
    return np.array([cost(symbol) if symbol else 0 for symbol in symbols], np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class Trees:
    """What joining the starts costs; the last axis is the position."""

    least: Bytes
    """The cheapest tree of each position: 0 if joined, FAR if blocked."""
    through: Bytes
    """For each field, the cheapest tree in which a way between starts leads through it."""
    price: Bytes
    """For each field, its cost: 0 if it is the player's own, FAR if it is the opponent's."""


def members(sets: Sets) -> NDArray[np.bool_]:
    """For each field (first axis), which of the sets contain it."""
    found: NDArray[np.bool_] = (sets >> np.arange(FIELDS)[:, np.newaxis] & 1).astype(np.bool_)
    return found


def trees(sheet: Sheet, own: Sets, other: Sets, starts: int) -> Trees:
    """The trees of the player whose fields are `own`."""
    positions = len(own)
    price = np.broadcast_to(costs_of(sheet)[:, np.newaxis], (FIELDS, positions)).copy()
    price[members(own)] = 0
    price[members(other)] = FAR
    grid = price.reshape(SIZE, SIZE, 1, positions)
    ways = np.full((SIZE, SIZE, 3, positions), FAR, np.uint8)
    for place, start in enumerate(fields(starts)):
        ways[start // SIZE, start % SIZE, place] = 0
    ways = _settled(ways, grid)
    # A tree through a field: the way from one start to it, and the cheapest way that joins the
    # other two starts and leads on to it.
    first, second, third = (ways[:, :, place] for place in range(3))
    once = np.where(price == FAR, 0, price).reshape(SIZE, SIZE, positions)
    pairs = np.stack([second + third - once, third + first - once, first + second - once], axis=2)
    joined = _settled(np.minimum(pairs, FAR), grid)
    through = (joined + ways - once[:, :, np.newaxis]).min(axis=2).reshape(FIELDS, positions)
    through = np.minimum(through, FAR)
    return Trees(through.min(axis=0), through, price)


def _settled(values: Bytes, price: Bytes) -> Bytes:
    """Spread values to neighbours, adding each field's price, until nothing gets cheaper."""
    framed = np.full((SIZE + 2, SIZE + 2, *values.shape[2:]), FAR, np.uint8)
    inside = framed[1:-1, 1:-1]
    inside[...] = values
    while True:
        rows = np.minimum(np.minimum(framed[:-2], framed[1:-1]), framed[2:])
        least = np.minimum(np.minimum(rows[:, :-2], rows[:, 1:-1]), rows[:, 2:])
        least += price
        if (least >= inside).all():
            return inside
        np.minimum(inside, least, out=inside)
