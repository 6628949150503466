"""A measurement and its bar; how often something runs in a second."""

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

SECONDS = 2.0
ROUNDS = 4

Run = Callable[[random.Random], int]
"""Does some work and returns how much."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A measurement and the bar it has to pass; without a value if its yardstick is missing."""

    name: str
    value: float | None
    unit: str
    at_least: float | None = None
    at_most: float | None = None
    note: str = ""

    @property
    def passed(self) -> bool | None:
        """Whether the bar is passed; None if it could not be measured."""
        if self.value is None:
            return None
        enough = self.at_least is None or self.value >= self.at_least
        return enough and (self.at_most is None or self.value <= self.at_most)


def speeds(runs: Mapping[str, Run], seconds: float = SECONDS) -> dict[str, float]:
    """Work per second of each; they take turns, so that a busy moment slows all of them down."""
    speed = dict.fromkeys(runs, 0.0)
    for _ in range(ROUNDS):
        for name, run in runs.items():
            speed[name] += _per_second(run, seconds / ROUNDS) / ROUNDS
    return speed


def _per_second(run: Run, seconds: float) -> float:
    rng = random.Random(1)  # noqa: S311 a benchmark needs no secrets
    done, start = 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        done += run(rng)
    return done / passed
