"""The chance of each seat to win, from the points at the end of a round."""

from dataclasses import dataclass
from typing import Self

import numpy as np

from beamme.ai.rolling_dice.samples import Floats
from beamme.games.rolling_dice.state import State

PACE_POINTS = {3: 11.5, 4: 15.0, 5: 17.5, 6: 20.0}
"""What the foremost seal gains per round, by number of colours."""
SWING_POINTS = 5.5
"""A lead of this size matters about as much as the luck of one round to come."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The size of a match: its seats, its colours, and the points that end it."""

    seats: int
    colours: int
    goal: int

    @classmethod
    def of(cls, state: State) -> Self:
        """The standing of a state."""
        return cls(state.seats, len(state.points), state.goal)

    def chances(self, points: Floats, prospects: Floats) -> Floats:
        """The chance of each seat; the first axis is the colour in the input, then the seat.

        Prospects are the points that the dice on the floe will bring in later rounds.
        """
        totals = self._of_seats(points)
        foremost = points.max(axis=0)
        rounds = np.maximum((self.goal - foremost) / PACE_POINTS[self.colours], 0.3)
        swing = SWING_POINTS * np.sqrt(rounds * self.colours / self.seats)
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
