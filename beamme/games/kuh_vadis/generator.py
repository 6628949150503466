"""Generate a fair sheet from its number; the same number always gives the same sheet."""

from collections.abc import Callable, Iterable
from hashlib import sha256
from itertools import count
from reprlib import repr as brief
from typing import TypeVar

from beamme.core.errors import BadData
from beamme.games.kuh_vadis.board import (
    COW,
    FIELDS,
    NEIGHBOURS,
    SIZE,
    STARTS,
    SYMBOLS,
    Sheet,
    distance,
    fields,
)

NUMBERS = range(1, 10_000)
COWS = 12  # KV-3
EACH_NUMBER = 6  # KV-3, one number once more
OWN_STARTS_APART = 3  # KV-3 king's moves
SPREAD = 4
"""The starts of a player span at least this many rows and columns, thus crossing the middle."""
TRIES = 16
"""Arrangements that are compared; the one in which the fewest equal symbols touch is taken."""

_TOUCHING = tuple(
    (first, second)
    for first in range(FIELDS)
    for second in fields(NEIGHBOURS[first])
    if first < second
)

Symmetry = Callable[[int], int]
Thing = TypeVar("Thing")


def half_turn(place: int) -> int:
    """The field that ends up here after a half turn of the sheet."""
    return FIELDS - 1 - place


def mirror(place: int) -> int:
    """The mirror image of a field in the sheet's vertical axis."""
    return place // SIZE * SIZE + SIZE - 1 - place % SIZE


def diagonal(place: int) -> int:
    """The mirror image of a field in the sheet's main diagonal."""
    return place % SIZE * SIZE + place // SIZE


SYMMETRIES: tuple[Symmetry, ...] = (half_turn, mirror, diagonal)


def sheet_of(number: int) -> Sheet:
    """The sheet with this number; raises BadData."""
    if number not in NUMBERS:
        raise BadData("sheet %1: numbers go from %2 to %3", brief(number), NUMBERS[0], NUMBERS[-1])
    image = _shuffled(SYMMETRIES, f"{number} symmetry")[0]
    crosses = _starts(number, image)
    circles = [image(place) for place in crosses]
    free = [place for place in range(FIELDS) if place not in {*crosses, *circles}]
    pairs = [(place, image(place)) for place in free if image(place) > place]
    axis = _shuffled([place for place in free if image(place) == place], f"{number} axis")
    # Fields on the axis of symmetry are paired with each other; the one left over takes the number
    # that occurs once more than the others.
    pairs += zip(axis[1::2], axis[2::2], strict=True)
    extra, *_ = _shuffled(range(1, COW), f"{number} extra")
    bag = [COW] * (COWS // 2) + [face for face in range(1, COW) for _ in range(EACH_NUMBER // 2)]
    tries = (
        {axis[0]: extra, **_dealt(pairs, _shuffled(bag, f"{number} symbols {attempt}"))}
        for attempt in range(TRIES)
    )
    printed = {place: SYMBOLS[face] for place, face in min(tries, key=_clumps).items()}
    printed |= dict.fromkeys(crosses, "X") | dict.fromkeys(circles, "O")
    rows = (range(row, row + SIZE) for row in range(0, FIELDS, SIZE))
    return Sheet(str(number), tuple("".join(printed[place] for place in row) for row in rows))


def _starts(number: int, image: Symmetry) -> list[int]:
    """Three starts for the crosses; their images are the starts of the circles."""
    attempts = (_chosen(f"{number} starts {attempt}", image) for attempt in count())
    return next(chosen for chosen in attempts if len(chosen) == STARTS)


def _chosen(purpose: str, image: Symmetry) -> list[int]:
    """The first fields in a random order that fit together; too few if the order is a dead end."""
    chosen: list[int] = []
    for place in _shuffled(range(FIELDS), purpose):
        if len(chosen) < STARTS and _fits(place, chosen, image):
            chosen.append(place)
    return chosen


def _fits(place: int, chosen: list[int], image: Symmetry) -> bool:
    """KV-3: far from the player's others, not touching the opponent's, spread over the sheet."""
    if any(distance(place, own) < OWN_STARTS_APART for own in chosen):
        return False
    if any(distance(place, image(own)) < 2 for own in (*chosen, place)):
        return False
    if len(chosen) < STARTS - 1:
        return True
    rows = [own // SIZE for own in (*chosen, place)]
    columns = [own % SIZE for own in (*chosen, place)]
    return min(max(rows) - min(rows), max(columns) - min(columns)) >= SPREAD


def _dealt(pairs: list[tuple[int, int]], bag: list[int]) -> dict[int, int]:
    return {place: face for pair, face in zip(pairs, bag, strict=True) for place in pair}


def _clumps(faces: dict[int, int]) -> int:
    """How often two fields with the same symbol touch."""
    return sum(faces.get(first, 0) == faces.get(second, -1) for first, second in _TOUCHING)


def _shuffled(things: Iterable[Thing], purpose: str) -> list[Thing]:
    """Shuffle in an order that depends only on the purpose, whatever the version of Python."""
    numbered = enumerate(things)
    keyed = [(sha256(f"{purpose} {place}".encode()).digest(), thing) for place, thing in numbered]
    return [thing for _, thing in sorted(keyed, key=lambda pair: pair[0])]
