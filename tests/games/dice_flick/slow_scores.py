"""All that may be scored, found by trying everything: every order, every colour of every joker.

A box is a dictionary from (row, column) to a die such as "b3": colour and pips.
"""

from collections.abc import Iterator
from itertools import product

Place = tuple[int, int]
Cells = dict[Place, str]
Colours = dict[Place, str]
Left = frozenset[Place]

WORDS = {"b": "blue", "y": "yellow", "g": "green"}
MARKERS = {(1, 1): "b", (1, 3): "y", (3, 1): "g"}
MIDDLE = (2, 2)


def everything(cells: Cells) -> Left:
    """Tell what counts when scoring begins: dice, and markers that no die covers."""
    return frozenset(cells) | frozenset(MARKERS)


def colourings(cells: Cells) -> Iterator[Colours]:
    """Let the jokers take colours in every way."""
    whites = [place for place, die in cells.items() if die[0] == "w"]
    for chosen in product("byg", repeat=len(whites)):
        yield dict(zip(whites, chosen, strict=True))


def points(cells: Cells, place: Place) -> int:
    """Tell what a hollow scores."""
    if place not in cells:
        return 2
    if cells[place][0] == "p":
        return 6
    return int(cells[place][1]) * (2 if place == MIDDLE else 1)


def takes(cells: Cells, colours: Colours, left: Left) -> Iterator[tuple[str, Left]]:
    """List what may be taken from what is left, by places, and what goes with it."""
    for letter, word in WORDS.items():
        members = {place for place in left if _shown(cells, colours, place) == letter}
        while members:
            group = _hanging_together(members, members.pop())
            members -= group
            if len(group) >= 3:
                yield word, frozenset(group)
    for row, column in left:
        if cells.get((row, column), "")[:1] == "p":
            for word, line in (
                ("row", {(row, other) for other in range(5)}),
                ("column", {(other, column) for other in range(5)}),
            ):
                yield f"{word} {row}{column}", left & line
    if MIDDLE in left:
        yield "centre", frozenset({MIDDLE})


def best_total(cells: Cells) -> int:
    """Find the most points by trying all takes in all orders."""
    known: dict[tuple[Left, tuple[str, ...]], int] = {}

    def most(left: Left, colours: Colours) -> int:
        key = left, tuple(colour for place, colour in colours.items() if place in left)
        if key not in known:
            known[key] = max(
                (
                    sum(points(cells, place) for place in taken) + most(left - taken, colours)
                    for _, taken in takes(cells, colours, left)
                ),
                default=0,
            )
        return known[key]

    return max(most(everything(cells), colours) for colours in colourings(cells))


def _shown(cells: Cells, colours: Colours, place: Place) -> str:
    if place not in cells:
        return MARKERS[place]
    return colours.get(place, cells[place][0])


def _hanging_together(members: set[Place], start: Place) -> set[Place]:
    group, edge = {start}, [start]
    while edge:
        row, column = edge.pop()
        beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        fresh = (beside & members) - group
        group |= fresh
        edge.extend(fresh)
    return group
