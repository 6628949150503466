"""How well all ways together join three starts: the sheet as a network of resistors."""

from itertools import product

import numpy as np
from numpy.typing import NDArray

from beamme.ai.kuh_vadis.trees import FAR, Bytes
from beamme.games.kuh_vadis.board import FIELDS, SIZE, distance

Floats = NDArray[np.float64]

OWN = 0.05
"""The resistance of a player's own field; that of a free one is half its cost."""
_LEAK = 1e-7
_GROUND = 1e6
_BACK = (1, SIZE - 1, SIZE, SIZE + 1)
"""How far back in reading order the earlier neighbours of a field are."""
_FRONT = SIZE + 2
"""The number of fields from a field to its last neighbour, both included."""
_TOUCH = {
    (place, back): place >= back and distance(place, place - back) == 1
    for place, back in product(range(FIELDS), _BACK)
}


def resistances(price: Bytes, starts: NDArray[np.intp]) -> Floats:
    """Between the first and second start, first and third, second and third, for each position.

    The first axis of prices is the field: 0 is the player's own, FAR the other player's.
    """
    positions = price.shape[1]
    open_ = price < FAR
    resists = np.where(price == 0, OWN, price / 2)
    links, poles = _links(open_, resists)
    poles[starts[0]] += _GROUND
    # One unit of current enters at the second start or, in the other case, at the third.
    enters = np.zeros((FIELDS, 2, positions))
    enters[starts[1], 0] = 1.0
    enters[starts[2], 1] = 1.0
    # Gaussian elimination in reading order: each field touches only the few that follow it.
    front = np.zeros((_FRONT, _FRONT, positions))
    flow = np.zeros((_FRONT, 2, positions))
    for place in range(_FRONT - 1):
        _enter(front, flow, place, place, (links, poles, enters))
    second, third, both = np.zeros((3, positions))
    for place in range(FIELDS):
        if (newest := place + _FRONT - 1) < FIELDS:
            _enter(front, flow, _FRONT - 1, newest, (links, poles, enters))
        else:
            front[-1, -1] = 1.0
        shares = front[1:, 0] / front[0, 0]
        drops = flow[0] / front[0, 0]
        second += flow[0, 0] * drops[0]
        third += flow[0, 1] * drops[1]
        both += flow[0, 0] * drops[1]
        front[:-1, :-1] = front[1:, 1:] - shares[:, np.newaxis] * front[0, 1:]
        flow[:-1] = flow[1:] - shares[:, np.newaxis] * flow[0]
        front[-1], front[:, -1], flow[-1] = 0.0, 0.0, 0.0
    return np.stack([second, third, np.maximum(second + third - 2 * both, 0.0)])


def _links(
    open_: NDArray[np.bool_], resists: Floats
) -> tuple[dict[tuple[int, int], Floats], Floats]:
    """Each field's conductance to its earlier neighbours, and its total conductance."""
    poles = np.where(open_, _LEAK, 1.0)
    links = {}
    for (place, back), touch in _TOUCH.items():
        if touch:
            before = place - back
            passes = (open_[place] & open_[before]) / (resists[place] + resists[before])
            links[place, back] = passes
            poles[place] += passes
            poles[before] += passes
    return links, poles


def _enter(
    front: Floats,
    flow: Floats,
    slot: int,
    place: int,
    net: tuple[dict[tuple[int, int], Floats], Floats, Floats],
) -> None:
    """Put the next field into its slot among those not yet eliminated."""
    links, poles, enters = net
    front[slot, slot] = poles[place]
    flow[slot] = enters[place]
    for back in _BACK:
        if _TOUCH[place, back]:
            front[slot, slot - back] = front[slot - back, slot] = -links[place, back]
