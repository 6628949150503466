"""Ways to judge the end of a turn: plainly, with misjudgement, or by searching the reply."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

import numpy as np

from beamme.ai import turns
from beamme.ai.beam_me_up.chances import Floats, chances
from beamme.ai.beam_me_up.results import STATE_MASK, WON
from beamme.ai.beam_me_up.scene import Group, Scene, Whole, outlook
from beamme.ai.beam_me_up.stones import NO_COLUMN, STATE_BITS
from beamme.ai.beam_me_up.table import turns_needed
from beamme.ai.noise import bell, mixed

LEAST_TURNS = 0.5
"""Even a misjudged position is never considered already won."""
COOLS = NO_COLUMN + 1
"""A turn cools one of the columns, or none."""


class View(Protocol):
    """Judges the end of a turn by the mover's chance to win."""

    def __hash__(self) -> int: ...

    def best_of(self, scene: Scene, groups: Sequence[Group]) -> Floats:
        """For each group, the chance given by its best result."""


@dataclass(frozen=True, slots=True)
class Plain:
    """Trusts the tables, or misjudges by this many turns, always the same for a position."""

    noise: float = 0.0
    seed: int = 0

    def best_of(self, scene: Scene, groups: Sequence[Group]) -> Floats:
        """For each group, the chance given by its best result."""
        results, starts = joined(groups)
        best: Floats = np.maximum.reduceat(self.chances_of(scene, results), starts)
        return best

    def chances_of(self, scene: Scene, results: Whole) -> Floats:
        """The mover's chance after each result."""
        seats = len(scene.stones)
        own, cools = results & STATE_MASK, results >> STATE_BITS & COOLS - 1
        needed = np.empty((seats, len(results)))
        for place in range(1, seats):
            # The seat that plays next comes first; the mover has to wait for all the others.
            after = turns_needed(seats, place - 1, scene.line(place))[cooled_stones(scene, place)]
            needed[place - 1] = after[cools]
        needed[-1] = turns_needed(seats, seats - 1, scene.line(0))[own]
        if self.noise:
            needed[-1] += self.noise * self._misjudged(scene, own, cools)
            np.maximum(needed[-1], LEAST_TURNS, out=needed[-1])
        return np.where(results == WON, 1.0, chances(needed)[-1])

    def _misjudged(self, scene: Scene, own: Whole, cools: Whole) -> Floats:
        """One number for each resulting position, however it was reached."""
        others = [cooled_stones(scene, place) for place in range(1, len(scene.stones))]
        keys = [self.seed] * COOLS
        for stones in others:
            keys = [mixed(key ^ int(stone)) for key, stone in zip(keys, stones, strict=True)]
        return bell(np.array(keys, np.uint64)[cools] ^ own.astype(np.uint64))


@dataclass(frozen=True, slots=True)
class Reply:
    """Judges the best few results of each group after solving the next seat's turn exactly."""

    width: int = 3

    def best_of(self, scene: Scene, groups: Sequence[Group]) -> Floats:
        """For each group, the chance given by its best result."""
        results, starts = joined(groups)
        plain = Plain().chances_of(scene, results)
        ends = np.append(starts[1:], len(results))
        chosen = [
            start + np.argsort(-plain[start:end], kind="stable")[: self.width]
            for start, end in zip(starts, ends, strict=True)
        ]
        candidates, where = np.unique(results[np.concatenate(chosen)], return_inverse=True)
        judged = chances_after_reply(scene, candidates)[where]
        sizes = [len(places) for places in chosen]
        best: Floats = np.maximum.reduceat(judged, np.cumsum([0, *sizes[:-1]]))
        return best


def chances_after_reply(scene: Scene, results: Whole) -> Floats:
    """The mover's chance after each result and the next seat's turn."""
    found = np.ones(len(results))
    cools = results >> STATE_BITS & COOLS - 1
    by_scene: dict[tuple[int, ...], list[int]] = {}
    for place, (result, cool) in enumerate(zip(results.tolist(), cools.tolist(), strict=True)):
        if result != WON:
            stones = scene.handed_on(0, cool).stones[:-1]
            by_scene.setdefault(stones, []).append(place)
    for places in by_scene.values():
        first = places[0]
        own = results[places] & STATE_MASK
        following = scene.handed_on(int(own[0]), int(cools[first]))
        found[places] = 1.0 - _chance_of_reply(following, own)
    return found


def _chance_of_reply(scene: Scene, waiting: Whole) -> Floats:
    """The mover's chance before its turn, for each possible position of the other's stones."""
    ahead = outlook(scene.movers[0], scene.stones[0], scene.free_reading)
    theirs = _least_turns(scene)
    side = scene.side(1)
    mine = turns_needed(2, 0, scene.line(1))[
        np.array(
            [[side.cooled(state, cool) for state in waiting.tolist()] for cool in range(COOLS)]
        )
    ]
    shape = (len(ahead.groups), COOLS, len(waiting))
    pair = np.stack(
        [np.broadcast_to(mine, shape), np.broadcast_to(theirs[:, :, np.newaxis], shape)]
    )
    values = chances(pair)[1].max(axis=1)
    values[[group == (WON,) for group in ahead.groups]] = 1.0
    return turns.solve(ahead.finals(values)).before


def _least_turns(scene: Scene) -> Floats:
    """The fewest turns needed, for each group of the mover's results and each cooled column."""
    ahead = outlook(scene.movers[0], scene.stones[0], scene.free_reading)
    results, starts = joined(ahead.groups)
    group_of = np.repeat(np.arange(len(starts)), np.diff(np.append(starts, len(results))))
    least = np.full((len(starts), COOLS), 1e3)
    cools = results >> STATE_BITS & COOLS - 1
    needed = turns_needed(2, 1, scene.line(0))[results & STATE_MASK]
    np.minimum.at(least, (group_of, cools), needed)
    return least


def cooled_stones(scene: Scene, place: int) -> Whole:
    """A seat's stones after a Cool down of each column in turn, and of none."""
    side = scene.side(place)
    return np.array([side.cooled(scene.stones[place], cool) for cool in range(COOLS)])


def joined(groups: Sequence[Group]) -> tuple[Whole, Whole]:
    """All results in one array, and where each group starts in it."""
    sizes = [len(group) for group in groups]
    results = np.fromiter((result for group in groups for result in group), np.int64, sum(sizes))
    return results, np.cumsum([0, *sizes[:-1]])


@lru_cache(maxsize=256)
def turn_values(scene: Scene, view: View) -> turns.TurnValues:
    """The values of the mover's whole turn."""
    ahead = outlook(scene.movers[0], scene.stones[0], scene.free_reading)
    return turns.solve(ahead.finals(view.best_of(scene, ahead.groups)))
