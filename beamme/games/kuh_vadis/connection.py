"""Which fields hang together: union-find, with every group as one set of fields."""

from functools import cache, reduce
from operator import or_

from beamme.games.kuh_vadis.board import NEIGHBOURS, SIZE, fields

Groups = tuple[int, ...]
"""Sets of fields that hang together; no two of them touch."""

_ROW = (1 << SIZE) - 1


def merged(groups: Groups, place: int) -> Groups:
    """The groups with one field more: all that it touches become one (KV-14)."""
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
    """Whether the starts would be joined if every free field were one's own (KV-15)."""
    for row in range(SIZE):
        # Free fields beside each other come in at once.
        for run, near in _runs(row, free >> row * SIZE & _ROW):
            groups = _united(groups, run, near)
    return joins(groups, starts)


@cache
def _runs(row: int, free: int) -> tuple[tuple[int, int], ...]:
    """The runs of free fields in a row, each with all that touches it."""
    groups: Groups = ()
    for column in fields(free):
        groups = merged(groups, row * SIZE + column)
    return tuple((run, reduce(or_, (NEIGHBOURS[place] for place in fields(run)))) for run in groups)


def could_still_join(groups: Groups, free: int, starts: int, taken: int) -> bool:
    """The same for a player who could join before the other one took this field."""
    around = (free | sum(groups)) & NEIGHBOURS[taken]
    # Where the fields around it hang together, every way through it has a detour.
    return hang_together(around) or could_join(groups, free, starts)


@cache
def hang_together(places: int) -> bool:
    """Whether these fields are one group by themselves, or none."""
    groups: Groups = ()
    for place in fields(places):
        groups = merged(groups, place)
    return len(groups) <= 1
