"""Trying flicks out: real ones beside the dice that lie there, with a hand that misses."""

from dataclasses import dataclass, replace
from math import sqrt

import numpy as np

from beamme.ai.dice_flick.flicks import Idea, aim_of
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

TRUST = 200.0
"""What the table says counts as much as so many flicks that were tried."""
DOUBT = 0.3
"""A mean of few flicks is taken to be less by so many of its standard errors."""

LEAST_FLICKS = 3
THREADS = 2
"""The same flicks end the same, however many threads try them."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How many flicks are tried for how many ideas, round by round; the better half stays."""

    ideas: int
    flicks: int
    rounds: int

    @property
    def total(self) -> int:
        """All flicks that are tried."""
        return sum(
            max(self.ideas >> number, 1) * (self.flicks << number) for number in range(self.rounds)
        )

    def within(self, flicks: int | None) -> "Effort | None":
        """An effort of at most so many flicks; none if that is too few to learn from."""
        if flicks is None or self.total <= flicks:
            return self
        fewer = replace(self, flicks=self.flicks // 2)
        return fewer.within(flicks) if fewer.flicks >= LEAST_FLICKS else None


def tried_out(
    game: DiceFlick, state: State, hand: Hand, found: list[Idea], effort: Effort, seed: bytes
) -> Idea:
    """The idea that proves best; all of them meet the same unsteady hands."""
    there = lying_of(state.lying)
    left = found[: effort.ideas]
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
    """What an idea is worth by the table and the flicks that were tried, with some caution."""
    mean, error = float(np.mean(seen)), float(np.std(seen)) / sqrt(len(seen))
    share = len(seen) / (len(seen) + TRUST)
    return said + share * (mean - said) - DOUBT * share * error


def _end_of(box: Box, rest: Lying | None) -> int:
    if rest is None:
        return OUTSIDE
    hollow = box.hollow_of(rest.x, rest.y)
    return MOAT if hollow is None else hollow[0] * SIZE + hollow[1]
