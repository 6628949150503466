"""Which fields hang together: union-find, with every group as one set of fields."""

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
