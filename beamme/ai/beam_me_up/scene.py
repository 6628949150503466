"""Where all stones stand, in turn order from the mover, and what its turn can lead to."""

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain
from typing import Self

import numpy as np
from numpy.typing import NDArray

from beamme.ai import turns
from beamme.ai.beam_me_up.results import Errand, Mover, results, same_results
from beamme.ai.beam_me_up.stones import Side, side_of
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.scoring import Part, readings
from beamme.games.beam_me_up.state import State

Whole = NDArray[np.int64]
Group = tuple[int, ...]
"""The results that one choice can lead to."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A position without its dice; the first seat is the mover."""

    movers: tuple[Mover, ...]
    stones: tuple[int, ...]
    free_reading: bool

    @classmethod
    def of(cls, game: BeamMeUp, state: State) -> Self:
        """The scene of a state."""
        seats = len(state.heights)
        order = [(state.active + place) % seats for place in range(seats)]
        movers = tuple(
            Mover(game.boards[seat], game.need(seats), game.joker, game.another_stone)
            for seat in order
        )
        stones = tuple(
            side_of(mover.board).pack(state.heights[seat])
            for mover, seat in zip(movers, order, strict=True)
        )
        return cls(movers, stones, game.free_reading)

    def side(self, place: int) -> Side:
        """The prepared board of the seat at this place in turn order."""
        return side_of(self.movers[place].board)

    def line(self, place: int) -> int:
        """The first row of space on the board of the seat at this place in turn order."""
        return self.movers[place].board.space

    def handed_on(self, own: int, cool: int) -> Self:
        """The next seat's scene, if the mover ends with these stones and a column cools down."""
        others = (
            self.side(place).cooled(self.stones[place], cool)
            for place in range(1, len(self.stones))
        )
        return type(self)((*self.movers[1:], self.movers[0]), (*others, own), self.free_reading)


@dataclass(frozen=True, slots=True, eq=False)
class Outlook:
    """What each roll can be read as, and what each reading can lead to."""

    groups: tuple[Group, ...]
    """The results of each different reading."""
    of_roll: Whole
    """For each of the 252 rolls, the groups to choose from; rows are padded with the first."""

    def finals(self, group_values: turns.Values) -> turns.Values:
        """The value of each roll, from the values of the groups (first axis)."""
        best: turns.Values = group_values[self.of_roll].max(axis=1)
        return best


@lru_cache(maxsize=512)
def outlook(mover: Mover, stones: int, free_reading: bool) -> Outlook:  # noqa: FBT001 a house rule
    """Everything that a turn can lead to from here."""
    different, of_roll = parts_of_rolls(free_reading)
    merged = same_results(mover, stones, different)
    numbers = {parts: number for number, parts in enumerate(dict.fromkeys(merged))}
    return Outlook(
        tuple(results(mover, Errand(stones, parts)) for parts in numbers),
        np.array([numbers[parts] for parts in merged])[of_roll],
    )


@cache
def parts_of_rolls(free_reading: bool) -> tuple[tuple[tuple[Part, ...], ...], Whole]:  # noqa: FBT001
    """The parts of all readings, and for each of the 252 rolls, which it may be read as.

    Rows are padded with the first.
    """
    last = None if free_reading else 1
    rows = [[reading.parts for reading in readings(roll)[:last]] for roll in turns.ROLLS]
    numbers = {parts: number for number, parts in enumerate(dict.fromkeys(chain(*rows)))}
    width = max(map(len, rows))
    return tuple(numbers), np.array(
        [[numbers[parts] for parts in row + row[:1] * (width - len(row))] for row in rows]
    )
