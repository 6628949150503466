"""The chance of each seat to win, from the points when a round is over."""

from dataclasses import dataclass
from typing import Self

import numpy as np

from beamme.ai.rolling_dice.samples import Floats
from beamme.games.rolling_dice.state import State

PACE = {3: 11.5, 4: 15.0, 5: 17.5, 6: 20.0}
"""Points of the foremost seal in a round, by the number of colours."""
SWING = 5.5
"""So many points decide about as much as luck does in a round that is to come."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What a match is about."""

    seats: int
    colours: int
    goal: int

    @classmethod
    def of(cls, state: State) -> Self:
        """The standing of a state."""
        return cls(state.seats, len(state.points), state.goal)

    def chances(self, points: Floats, prospects: Floats) -> Floats:
        """The chance of each seat; colours, then seats, are the first axis.

        Prospects are points of the rounds to come, for the dice that lie on the floe.
        """
        totals = self._of_seats(points)
        foremost = points.max(axis=0)
        rounds = np.maximum((self.goal - foremost) / PACE[self.colours], 0.3)
        swing = SWING * np.sqrt(rounds * self.colours / self.seats)
        hopes = (totals + self._of_seats(prospects)) / swing
        shares = np.exp(hopes - hopes.max(axis=0))
        if (over := foremost >= self.goal).any():
            shares = np.where(over, totals == totals.max(axis=0), shares)
        found: Floats = shares / shares.sum(axis=0)
        return found

    def _of_seats(self, points: Floats) -> Floats:
        if self.colours == self.seats:
            return points
        found: Floats = points.reshape(-1, self.seats, *points.shape[1:]).sum(axis=0)
        return found
