"""Won or blocked, decided after every mark of Kuh Vadis, against a plain breadth-first search."""

import random
from collections import deque
from dataclasses import dataclass

from beamme.core.match import Moved
from beamme.games.kuh_vadis import KuhVadis
from beamme.games.kuh_vadis.board import FIELDS, NEIGHBOURS, built_in_sheets, fields
from beamme.games.kuh_vadis.connection import Groups, could_still_join, joins, merged
from beamme.games.kuh_vadis.moves import Mark
from installer.tools.bench.entries import random_match
from installer.tools.bench.figure import SECONDS, Figure, speeds

_NEAR = tuple(fields(near) for near in NEIGHBOURS)


@dataclass(frozen=True, slots=True)
class Marked:
    """A field, and what its player (first) and the other one (second) had before."""

    place: int
    groups: tuple[Groups, Groups]
    free: int
    """The fields that nobody has after the mark."""
    starts: tuple[int, int]
    mine: frozenset[int]
    """The same as a program without bit sets would have it."""
    start_lists: tuple[list[int], list[int]]


def win_checks(seconds: float = SECONDS) -> list[Figure]:
    """The same marks of random matches on every built-in sheet."""
    all_marks = marks_of_matches(random.Random(1))  # noqa: S311 a benchmark needs no secrets
    if any(by_groups(marked) != by_search(marked) for marked in all_marks):
        raise RuntimeError("groups and breadth-first search disagree")

    def groups(_: random.Random) -> int:
        for marked in all_marks:
            by_groups(marked)
        return len(all_marks)

    def search(_: random.Random) -> int:
        for marked in all_marks:
            by_search(marked)
        return len(all_marks)

    speed = speeds({"groups": groups, "search": search}, seconds)
    return [
        Figure(
            "win checks, faster than a breadth-first search by",
            speed["groups"] / speed["search"],
            "times",
            at_least=3,
            note=f"{speed['groups']:.0f} checks/s",
        )
    ]


def marks_of_matches(rng: random.Random) -> list[Marked]:
    """The marks of one match on each sheet, as long as nobody is blocked before."""
    found = []
    for game in map(KuhVadis, built_in_sheets()):
        match = random_match(game, rng)
        for state, entry in zip(match.states, match.log, strict=False):
            if isinstance(entry, Moved) and isinstance(entry.move, Mark) and not any(state.blocked):
                place, own, other = entry.move.field, state.active, 1 - state.active
                starts = game.starts(own), game.starts(other)
                found.append(
                    Marked(
                        place,
                        (state.groups[own], state.groups[other]),
                        game.free(state) & ~(1 << place),
                        starts,
                        frozenset(fields(state.marks[own])),
                        (fields(starts[0]), fields(starts[1])),
                    )
                )
    return found


def by_groups(marked: Marked) -> tuple[bool, bool]:
    """Whether the mark wins, and whether it blocks the other player: as the rules do it."""
    (own, other), (starts, their_starts) = marked.groups, marked.starts
    won = joins(merged(own, marked.place)[:1], starts)
    return won, not could_still_join(other, marked.free, their_starts, marked.place)


def by_search(marked: Marked) -> tuple[bool, bool]:
    """The same from nothing but the marks."""
    starts, their_starts = marked.start_lists
    mine = marked.mine | {marked.place}
    won = _connected(starts, mine)
    return won, not _connected(their_starts, set(range(FIELDS)) - mine)


def _connected(starts: list[int], allowed: set[int] | frozenset[int]) -> bool:
    seen, queue = {starts[0]}, deque(starts[:1])
    while queue:
        for place in _NEAR[queue.popleft()]:
            if place in allowed and place not in seen:
                seen.add(place)
                queue.append(place)
    return seen.issuperset(starts)
