"""What five dice are worth: the readings of a roll, best first."""

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import combinations_with_replacement
from math import factorial

from beamme.core.keeping import DICE
from beamme.games.beam_me_up.board import STRAIGHT


class Kind(StrEnum):
    """The readings, best first (BMU-8)."""

    FIVE = "five-of-a-kind"
    LARGE_STRAIGHT = "large-straight"
    FOUR = "four-of-a-kind"
    FULL_HOUSE = "full-house"
    SMALL_STRAIGHT = "small-straight"
    THREE = "three-of-a-kind"
    TWO_PAIRS = "two-pairs"
    PAIR = "pair"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Part:
    """One stone's share of a reading: its own column and how far it moves."""

    column: int
    steps: int
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Reading:
    """What a roll means."""

    kind: Kind
    parts: tuple[Part, ...]


NOTHING = Reading(Kind.NOTHING, ())


def read(faces: tuple[int, ...]) -> Reading:
    """The one reading of a roll, the best of the list (BMU-8)."""
    return readings(tuple(sorted(faces)))[0]


@cache
def readings(faces: tuple[int, ...]) -> tuple[Reading, ...]:
    """Every reading that the dice contain, best first (house rule free-reading)."""
    counts = Counter(faces)
    by_count = {
        least: [f - 1 for f in sorted(counts) if counts[f] >= least] for least in (2, 3, 4, 5)
    }
    run = _longest_run(set(faces))
    found = [Reading(Kind.FIVE, (Part(column, 4),)) for column in by_count[5]]
    if run == DICE:
        found.append(Reading(Kind.LARGE_STRAIGHT, (Part(STRAIGHT, 3),)))
    found += [Reading(Kind.FOUR, (Part(column, 3),)) for column in by_count[4]]
    found += [
        Reading(Kind.FULL_HOUSE, (Part(triple, 2), Part(pair, 1)))
        for triple in by_count[3]
        for pair in by_count[2]
        if pair != triple
    ]
    if run >= DICE - 1:
        # BMU-9 the pair beside a small straight is the only part that may be left unused
        pair = tuple(Part(column, 1, optional=True) for column in by_count[2])
        found.append(Reading(Kind.SMALL_STRAIGHT, (Part(STRAIGHT, 2), *pair)))
    found += [Reading(Kind.THREE, (Part(column, 2),)) for column in by_count[3]]
    if len(by_count[2]) == 2:
        found.append(Reading(Kind.TWO_PAIRS, tuple(Part(column, 1) for column in by_count[2])))
    found += [Reading(Kind.PAIR, (Part(column, 1),)) for column in by_count[2]]
    return tuple(found) or (NOTHING,)


def _longest_run(values: set[int]) -> int:
    run = longest = 0
    for value in range(1, 7):
        run = run + 1 if value in values else 0
        longest = max(longest, run)
    return longest


@cache
def odds(kept: tuple[int, ...]) -> dict[Kind, float]:
    """The exact chance of each reading if these dice are kept and the others rolled once."""
    rolled = DICE - len(kept)
    ways: Counter[Kind] = Counter()
    for fresh in combinations_with_replacement(range(1, 7), rolled):
        orders = factorial(rolled)
        for count in Counter(fresh).values():
            orders //= factorial(count)
        ways[read((*kept, *fresh)).kind] += orders
    return {kind: ways[kind] / 6**rolled for kind in Kind if ways[kind]}
