"""Try flicks out: simulate them among the lying dice, with a hand that misses."""

from dataclasses import dataclass, replace
from math import sqrt

import numpy as np

from beamme.ai.dice_flick.flicks import Candidate, aim_of
from beamme.ai.dice_flick.samples import MOAT, OUTSIDE
from beamme.games.dice_flick.board import SIZE, Box
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import State
from beamme.physics.box.flick import landings
from beamme.physics.box.hand import Hand, flicked
from beamme.physics.engine.labels import nth_seed
from beamme.physics.engine.lying import Lying
from beamme.throws.bodies import lying_of
from beamme.throws.dice_flick.arena import simulated_box

TRUST_FLICKS = 200.0
"""The table's word counts as much as this many tried flicks."""
DOUBT_ERRORS = 0.3
"""The mean of few flicks is lowered by this many of its standard errors."""

LEAST_FLICKS = 3
THREADS = 2
"""The number of threads does not change how flicks end."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How many flicks are tried for how many candidates per round; the better half stays."""

    candidates: int
    flicks: int
    rounds: int

    @property
    def total(self) -> int:
        """The total number of flicks tried."""
        return sum(
            max(self.candidates >> number, 1) * (self.flicks << number)
            for number in range(self.rounds)
        )

    def within(self, flicks: int | None) -> "Effort | None":
        """An effort of at most this many flicks; None if that is too few to learn from."""
        if flicks is None or self.total <= flicks:
            return self
        fewer = replace(self, flicks=self.flicks // 2)
        return fewer.within(flicks) if fewer.flicks >= LEAST_FLICKS else None


def tried_out(
    game: DiceFlick, state: State, hand: Hand, found: list[Candidate], effort: Effort, seed: bytes
) -> Candidate:
    """The candidate that proves best; all are tried with the same errors of the hand."""
    there = lying_of(state.lying)
    left = found[: effort.candidates]
    values: dict[int, list[float]] = {number: [] for number in range(len(left))}
    numbers = list(values)
    for round_ in range(effort.rounds):
        start, count = len(values[numbers[0]]), effort.flicks << round_
        seeds = [nth_seed(seed, number) for number in range(start, start + count)]
        aims = [
            flicked(aim_of(left[number].flick), hand, each) for number in numbers for each in seeds
        ]
        rests = landings(
            simulated_box(game.box), aims, there, nth_seed(seed, round_), THREADS
        ).rests
        ends = [_end_of(game.box, rest) for rest in rests]
        for place, number in enumerate(numbers):
            mine = ends[place * count : (place + 1) * count]
            values[number] += left[number].worth[mine].tolist()
        scores = {number: _believed(left[number].chance, values[number]) for number in numbers}
        numbers = sorted(numbers, key=lambda number: -scores[number])
        numbers = numbers[: max(len(numbers) // 2, 1)]
    return left[numbers[0]]


def _believed(said: float, seen: list[float]) -> float:
    """A candidate's value from the table and the tried flicks, with some caution."""
    mean, error = float(np.mean(seen)), float(np.std(seen)) / sqrt(len(seen))
    share = len(seen) / (len(seen) + TRUST_FLICKS)
    return said + share * (mean - said) - DOUBT_ERRORS * share * error


def _end_of(box: Box, rest: Lying | None) -> int:
    if rest is None:
        return OUTSIDE
    hollow = box.hollow_of(rest.x, rest.y)
    return MOAT if hollow is None else hollow[0] * SIZE + hollow[1]
