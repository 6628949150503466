"""The chance to win, from the points on the pad and the remaining turns."""

from dataclasses import dataclass
from functools import cache, lru_cache

import numpy as np

from beamme.ai.dice_flick.samples import Floats
from beamme.ai.stored_tables import stored
from beamme.games.dice_flick.state import ROUNDS, State

LEAST_POINTS, MOST_POINTS = -15, 75
"""What a turn may be worth, including what it leaves in the box."""
_RARE = 1e-7


@dataclass(frozen=True, slots=True)
class Standing:
    """Every seat's points, and its turns after the current one; the active seat comes first."""

    totals: tuple[int, ...]
    turns: tuple[int, ...]

    @classmethod
    def of(cls, state: State) -> "Standing":
        """The standing of a state that is not over."""
        order = [*range(state.active, len(state.pad)), *range(state.active)]
        turns = [ROUNDS - len(state.pad[seat]) for seat in order]
        return cls(tuple(state.totals[seat] for seat in order), (turns[0] - 1, *turns[1:]))

    @property
    def is_last_turn(self) -> bool:
        """Whether this is the last turn of the match."""
        return not any(self.turns)


@cache
def turn_points(pace: int) -> Floats:
    """The chance of each number of points in a turn at this level; the weakest is 0."""
    counts = stored("dice_flick_turns")["points"][pace].astype(np.float64)
    return np.asarray(counts / counts.sum())


@cache
def _of_turns(pace: int, turns: int) -> Floats:
    """The chance of each number of points in this many turns."""
    if not turns:
        return np.ones(1)
    found = np.convolve(_of_turns(pace, turns - 1), turn_points(pace))
    return np.asarray(found[: int(np.flatnonzero(found > _RARE)[-1]) + 1])


@lru_cache(maxsize=256)
def chances(standing: Standing, pace: int) -> Floats:
    """Each seat's chance (columns) if the turn is worth LEAST_POINTS, …, MOST_POINTS (rows)."""
    lowest = min(standing.totals) + LEAST_POINTS
    ends = [_of_turns(pace, turns) for turns in standing.turns]
    length = max(
        total - lowest + MOST_POINTS + len(end)
        for total, end in zip(standing.totals, ends, strict=True)
    )
    likely = [
        _at(length, total - lowest, end)
        for total, end in zip(standing.totals[1:], ends[1:], strict=True)
    ]
    own = [
        _at(length, standing.totals[0] - lowest + points, ends[0])
        for points in range(LEAST_POINTS, MOST_POINTS + 1)
    ]
    everybody = [np.stack(own), *(each[np.newaxis] for each in likely)]
    shares = [_share(everybody, seat) for seat in range(len(everybody))]
    return np.stack(np.broadcast_arrays(*shares), axis=1)


def _at(length: int, first: int, likely: Floats) -> Floats:
    row = np.zeros(length)
    row[first : first + len(likely)] = likely
    return row


def _share(everybody: list[Floats], seat: int) -> Floats:
    """The chance of one seat to win; tied seats share a win."""
    # ties[n][total] is the chance that n others have the same total and nobody has more.
    ties = [np.ones((1, 1))]
    for other, likely in enumerate(everybody):
        if other != seat:
            below = np.cumsum(likely, axis=1) - likely
            less, equal = [tie * below for tie in ties], [tie * likely for tie in ties]
            ties = [
                less[0],
                *(one + two for one, two in zip(less[1:], equal[:-1], strict=True)),
                equal[-1],
            ]
    wins = sum(tie / (number + 1) for number, tie in enumerate(ties))
    return np.asarray((everybody[seat] * wins).sum(axis=1))


def won(curve: Floats, points: Floats | float) -> Floats:
    """The chance if a turn is worth this many points, whole or fractional."""
    return np.asarray(np.interp(points, np.arange(LEAST_POINTS, MOST_POINTS + 1), curve))
