"""How well all ways together join three starts: the sheet as a network of resistors."""

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from beamme.ai.kuh_vadis.trees import FAR, Bytes
from beamme.games.kuh_vadis.board import FIELDS, SIZE

Floats = NDArray[np.float64]

OWN = 0.05
"""The resistance of a player's own field; that of a free one is half its cost."""
_LEAK = 1e-7
_GROUND = 1e6
_LATER, _EARLIER = slice(1, None), slice(None, -1)
_TOUCH = {
    1: ((slice(None), _LATER), (slice(None), _EARLIER)),
    SIZE - 1: ((_LATER, _EARLIER), (_EARLIER, _LATER)),
    SIZE: ((_LATER, slice(None)), (_EARLIER, slice(None))),
    SIZE + 1: ((_LATER, _LATER), (_EARLIER, _EARLIER)),
}
"""By how far back in reading order an earlier neighbour is: the fields that have one, and these."""
_REACH = SIZE + 1
"""How far the last neighbour of a field is from it."""


def resistances(price: Bytes, starts: NDArray[np.intp]) -> Floats:
    """Between the first and second start, first and third, second and third, for each position.

    The first axis of prices is the field: 0 is the player's own, FAR the other player's.
    """
    positions = price.shape[1]
    band = _band(price)
    band[starts[0], _REACH] += _GROUND
    # One unit of current enters at the second start or, in the other case, at the third.
    flow = np.zeros((FIELDS + _REACH, 2, positions))
    flow[starts[1], 0] = 1.0
    flow[starts[2], 1] = 1.0
    # Gaussian elimination in reading order: each field touches only the few that follow it.
    # Below a field in its column, and in the rows and columns that follow, steps lead back.
    row, column, number = band.strides
    columns = as_strided(
        band[1:, _REACH - 1 :], (FIELDS, _REACH, positions), (row, row - column, number)
    )
    squares = as_strided(
        band[1:, _REACH:],
        (FIELDS, _REACH, _REACH, positions),
        (row, row - column, column, number),
    )
    spread, drift = np.empty(squares.shape[1:]), np.empty((_REACH, 2, positions))
    for place in range(FIELDS):
        shares = (columns[place] / band[place, _REACH])[:, np.newaxis]
        squares[place] -= np.multiply(shares, band[place, _REACH + 1 :], spread)
        flow[place + 1 : place + 1 + _REACH] -= np.multiply(shares, flow[place], drift)
    flow = flow[:FIELDS]
    drops = flow / band[:FIELDS, np.newaxis, _REACH]
    second, third = (flow * drops).sum(axis=0)
    both = (flow[:, 0] * drops[:, 1]).sum(axis=0)
    return np.stack([second, third, np.maximum(second + third - 2 * both, 0.0)])


def _band(price: Bytes) -> Floats:
    """The equations of all fields: conductances to neighbours, by how far these are, and in all.

    What follows the last field is empty.
    """
    positions = price.shape[1]
    open_ = (price < FAR).reshape(SIZE, SIZE, positions)
    resists = np.where(price == 0, OWN, price / 2).reshape(SIZE, SIZE, positions)
    poles = np.where(open_, _LEAK, 1.0)
    band = np.zeros((FIELDS + _REACH, 2 * _REACH + 1, positions))
    grid = band[:FIELDS].reshape(SIZE, SIZE, -1, positions)
    links = {
        back: (open_[place] & open_[before]) / (resists[place] + resists[before])
        for back, (place, before) in _TOUCH.items()
    }
    for back, (place, before) in _TOUCH.items():
        poles[place] += links[back]
        grid[place][..., _REACH - back, :] = -links[back]
        grid[before][..., _REACH + back, :] = -links[back]
    for back, (_, before) in _TOUCH.items():
        poles[before] += links[back]
    grid[..., _REACH, :] = poles
    return band
