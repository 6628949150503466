"""A fair sheet from its number, the same for ever."""

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
OWN_STARTS_APART = 3  # KV-3 moves of a king
SPREAD = 4
"""So many rows and columns the starts of a player span at least: both ways cross the middle."""
TRIES = 16
"""So many arrangements are compared; that in which the fewest equal symbols touch is taken."""

_TOUCHING = tuple(
    (first, second)
    for first in range(FIELDS)
    for second in fields(NEIGHBOURS[first])
    if first < second
)

Symmetry = Callable[[int], int]
Thing = TypeVar("Thing")


def half_turn(place: int) -> int:
    """The field that a half turn of the sheet puts here."""
    return FIELDS - 1 - place


def mirror(place: int) -> int:
    """The field that a mirror upright in the middle shows."""
    return place // SIZE * SIZE + SIZE - 1 - place % SIZE


def diagonal(place: int) -> int:
    """The field that a mirror along the diagonal shows."""
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
    # What no other field mirrors shows pairs, too; one field is left over for the number that
    # there is once more.
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
    """Three fields for the crosses; their images are those of the circles."""
    attempts = (_chosen(f"{number} starts {attempt}", image) for attempt in count())
    return next(chosen for chosen in attempts if len(chosen) == STARTS)


def _chosen(purpose: str, image: Symmetry) -> list[int]:
    """The first fields of an order that fit together; too few if it leads nowhere."""
    chosen: list[int] = []
    for place in _shuffled(range(FIELDS), purpose):
        if len(chosen) < STARTS and _fits(place, chosen, image):
            chosen.append(place)
    return chosen


def _fits(place: int, chosen: list[int], image: Symmetry) -> bool:
    """KV-3 far from one's own, apart from the others, and in the end spread over the sheet."""
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
    """An order that depends on the purpose alone, whatever the version of Python."""
    numbered = enumerate(things)
    keyed = [(sha256(f"{purpose} {place}".encode()).digest(), thing) for place, thing in numbered]
    return [thing for _, thing in sorted(keyed, key=lambda pair: pair[0])]
