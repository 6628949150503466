"""Which fields are connected: union-find, with every group as one set of fields."""

from functools import cache, reduce
from operator import or_

from beamme.games.kuh_vadis.board import NEIGHBOURS, SIZE, fields

Groups = tuple[int, ...]
"""Sets of connected fields; no two sets touch."""

_ROW = (1 << SIZE) - 1


def merged(groups: Groups, place: int) -> Groups:
    """The groups with one more field: all groups it touches become one (KV-14)."""
    return _united(groups, 1 << place, NEIGHBOURS[place])


def _united(groups: Groups, union: int, near: int) -> Groups:
    apart = []
    for group in groups:
        if group & near:
            union |= group
        else:
            apart.append(group)
    return (union, *apart)


def joins(groups: Groups, starts: int) -> bool:
    """Whether one group holds all the starts (KV-14)."""
    return starts in [group & starts for group in groups]


def could_join(groups: Groups, free: int, starts: int) -> bool:
    """Whether the starts would be joined if the player owned every free field (KV-15)."""
    for row in range(SIZE):
        # Adjacent free fields are added all at once.
        for run, near in _runs(row, free >> row * SIZE & _ROW):
            groups = _united(groups, run, near)
    return joins(groups, starts)


@cache
def _runs(row: int, free: int) -> tuple[tuple[int, int], ...]:
    """The runs of free fields in a row, each with all fields that touch it."""
    groups: Groups = ()
    for column in fields(free):
        groups = merged(groups, row * SIZE + column)
    return tuple((run, reduce(or_, (NEIGHBOURS[place] for place in fields(run)))) for run in groups)


def could_still_join(groups: Groups, free: int, starts: int, taken: int) -> bool:
    """Like could_join, for a player who could join before the opponent took this field."""
    around = (free | sum(groups)) & NEIGHBOURS[taken]
    # If the fields around it are connected, every way through it has a detour.
    return hang_together(around) or could_join(groups, free, starts)


@cache
def hang_together(places: int) -> bool:
    """Whether these fields form at most one connected group."""
    groups: Groups = ()
    for place in fields(places):
        groups = merged(groups, place)
    return len(groups) <= 1
