"""Which fields hang together: union-find, with every group as one set of fields."""

from functools import cache

from beamme.games.kuh_vadis.board import NEIGHBOURS, fields

Groups = tuple[int, ...]
"""Sets of fields that hang together; no two of them touch."""


def merged(groups: Groups, place: int) -> Groups:
    """The groups with one field more: all that it touches become one (KV-14)."""
    near = NEIGHBOURS[place]
    union, apart = 1 << place, []
    for group in groups:
        if group & near:
            union |= group
        else:
            apart.append(group)
    return (union, *apart)


def joins(groups: Groups, starts: int) -> bool:
    """Whether one group holds all the starts (KV-14)."""
    return any(group & starts == starts for group in groups)


def could_join(groups: Groups, free: int, starts: int) -> bool:
    """Whether the starts would be joined if every free field were one's own (KV-15)."""
    for place in fields(free):
        groups = merged(groups, place)
    return joins(groups, starts)


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
