"""The features of a position, and a small network trained to judge them."""

from functools import cache
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from beamme.ai import turns
from beamme.ai.kuh_vadis.resistance import OWN, resistances
from beamme.ai.kuh_vadis.rounds import Floats, Table, symbols_of
from beamme.ai.kuh_vadis.trees import FAR, Sets, Trees, members, trees
from beamme.ai.stored_tables import stored
from beamme.games.kuh_vadis.board import COW, fields
from beamme.games.kuh_vadis.scoring import claim

Look = NDArray[np.float32]
"""The network's inputs, one row per position."""

DETOURS = 7
DETOUR = np.array([0, 1, 2, 3, 4, 4, 5, 5, 5] + [6] * (FAR - 8), np.int64)
"""The class of a detour: how much more the best tree through a field costs than the best tree."""
NEAR = 3
"""A tree that costs at most this needs one more field; at most twice this, two."""
OF_FIELDS = DETOURS * DETOURS * 2
OF_SIDE = 12
OF_NET = 3
READS = OF_FIELDS + 2 * OF_SIDE + 2 * OF_NET
"""The number of inputs: fields by their detours, then each side, then its resistances."""


def look(table: Table, own: Sets, other: Sets) -> tuple[Look, Trees, Trees]:
    """The network's inputs, and the trees of the player who has just moved and of the other."""
    mine = trees(table.sheet, own, other, table.starts[0])
    theirs = trees(table.sheet, other, own, table.starts[1])
    free = members(~(own | other))
    kinds = (DETOUR[_detours(mine)] * DETOURS + DETOUR[_detours(theirs)]) * 2 + (
        symbols_of(table.sheet) == COW
    )[:, np.newaxis]
    kinds += OF_FIELDS * np.arange(len(own))
    counts = np.bincount(kinds[free], minlength=OF_FIELDS * len(own))
    sides = (_side(table, free, each) for each in (mine, theirs))
    seen = np.column_stack(
        [
            counts.reshape(len(own), OF_FIELDS),
            *chain(*sides),
            *_conduction(mine, table.starts[0]),
            *_conduction(theirs, table.starts[1]),
        ]
    )
    return seen.astype(np.float32), mine, theirs


def _detours(of: Trees) -> NDArray[np.uint8]:
    return np.where(of.least == FAR, FAR, of.through - of.least)


def _side(table: Table, free: NDArray[np.bool_], of: Trees) -> list[Floats]:
    """How close a player is to joining the starts, and how likely the dice are to help."""
    least = of.least.astype(np.float64)
    able = of.least < FAR
    detours = _detours(of)
    bits = (1 << symbols_of(table.sheet))[:, np.newaxis]

    def symbols(most: int) -> NDArray[np.int64]:
        """The set of symbols on free fields with a detour of at most this."""
        found: NDArray[np.int64] = np.bitwise_or.reduce(
            np.where(free & (detours <= most), bits, 0), axis=0
        )
        return found

    best, good, fair = symbols(0), symbols(1), symbols(3)
    hit = any_of()[best]
    columns = [
        least / 10,
        np.exp(-least / 3),
        hit,
        any_of()[good],
        any_of()[fair],
        four_of()[best],
        hit * (least <= NEAR),
        any_of()[good] * (least < NEAR),
        hit * ((least > NEAR) & (least <= 2 * NEAR)),
        (free & (detours == 0)).sum(axis=0) / 10,
        (least <= 2 * NEAR) * 1.0,
    ]
    return [
        np.where(able, columns[0], 3.0),
        *(np.where(able, column, 0.0) for column in columns[1:]),
        np.where(able, 0.0, 1.0),
    ]


def _conduction(of: Trees, starts: int) -> list[Floats]:
    """How well all ways together conduct between the starts."""
    found = resistances(of.price, np.array(fields(starts)))
    columns = (found.sum(axis=0), found.min(axis=0) + OWN, found.max(axis=0))
    able = of.least < FAR
    return [np.where(able, np.log(column), 0.0) for column in columns]


@cache
def any_of() -> Floats:
    """For each set of symbols, the chance to claim one of them in a round."""
    return _chances(again=False)


@cache
def four_of() -> Floats:
    """The same with four equal dice."""
    return _chances(again=True)


def _chances(*, again: bool) -> Floats:
    sets = np.arange(1 << COW + 1)
    claims = [claim(roll) for roll in turns.ROLLS]
    claimed = np.array([sum(1 << symbol for symbol in each.symbols) for each in claims])
    counted = np.array([each.again or not again for each in claims])
    hits = (claimed[:, np.newaxis] & sets != 0) & counted[:, np.newaxis]
    return turns.solve(hits.astype(np.float64)).before


@cache
def _layers() -> tuple[NDArray[np.float32], ...]:
    return tuple(stored("kuh_vadis").values())


def worth(table: Table, own: Sets, other: Sets) -> Floats:
    """The chance of the player who has just moved; a draw counts as half a win."""
    seen, mine, theirs = look(table, own, other)
    first, first_bias, second, second_bias, last = _layers()
    hidden = np.maximum(seen @ first + first_bias, 0)
    hidden = np.maximum(hidden @ second + second_bias, 0)
    chance = 1 / (1 + np.exp(-(hidden @ last[:-1] + last[-1]).astype(np.float64)))
    # KV-16 a blocked player can draw at best.
    chance = np.where(mine.least == FAR, chance / 2, chance)
    chance = np.where(theirs.least == FAR, chance / 2 + 0.5, chance)
    chance = np.where((mine.least == FAR) & (theirs.least == FAR), 0.5, chance)
    found: Floats = np.where(mine.least == 0, 1.0, chance)
    return found
