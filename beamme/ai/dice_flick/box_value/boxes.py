"""Score many boxes at once that differ from the current one by one or two dice."""

from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Self

import numpy as np

from beamme.ai.dice_flick.box_value.hollows import COLUMNS, ROWS, Sets, combinations
from beamme.ai.dice_flick.samples import Floats
from beamme.games.dice_flick.board import CENTRE, HOLLOWS, Box
from beamme.games.dice_flick.dice import COLOURS, Colour
from beamme.games.dice_flick.scoring import KNALLER_WORTH, Spread

MEAN_FACE = 3.5
NOWHERE = HOLLOWS
"""The place of a die that is not in the box."""
PAINTS = tuple(Colour)
WHITE, PINK = PAINTS.index(Colour.WHITE), PAINTS.index(Colour.PINK)
_LOW = 13
"""Points of a set are looked up in two halves; this many hollows are in the first."""
_BITS = np.array([1 << place for place in range(HOLLOWS)] + [0])


@dataclass(frozen=True, slots=True, eq=False)
class Scores:
    """The best score of each box."""

    points: Floats
    taken: Sets
    dice: tuple[Sets, ...]
    """For each colour, where its dice lie before scoring."""


@dataclass(frozen=True)
class Ground:
    """A box and what lies in it."""

    dice: tuple[int, ...]
    """For each colour, where its dice lie."""
    markers: tuple[int, int, int]
    """Where the upgrade marker of each colour is, covered or not."""
    worth: tuple[float, ...]
    """What each hollow scores, uncovered upgrade markers included."""

    @classmethod
    def of(cls, box: Box, spread: Spread) -> Self:
        """The ground that a player sees."""
        markers = tuple(1 << box.markers[colour] for colour in COLOURS)
        covered = sum(1 << place for place, die in enumerate(spread.dice) if die)
        dice = tuple(spread.sets[colour] & covered for colour in PAINTS)
        first, second, third = markers
        return cls(dice, (first, second, third), tuple(map(float, spread.worth)))

    @property
    def full(self) -> int:
        """Where dice lie."""
        return sum(self.dice)

    @cached_property
    def sums(self) -> tuple[Floats, Floats]:
        """The points of every set within the first hollows, and within the others."""
        return _sums(self.worth[:_LOW]), _sums(self.worth[_LOW:])


def _sums(worth: tuple[float, ...]) -> Floats:
    found = np.zeros(1)
    for each in worth:
        found = np.concatenate([found, found + each])
    return found


def scores(ground: Ground, paints: Sets, places: Sets, faces: Floats) -> Scores:
    """The best scores after more dice have come to rest.

    One row per box, one column per die. A die may be NOWHERE; no two are in the same hollow.
    """
    bits = _BITS[places]
    dice = [
        own | np.where(paints == paint, bits, 0).sum(axis=1)
        for paint, own in enumerate(ground.dice)
    ]
    full = np.bitwise_or.reduce(dice)
    worth = np.where(paints == PINK, KNALLER_WORTH, faces * np.where(places == CENTRE, 2, 1))
    before = np.array([*ground.worth, 0.0])[places]
    gains = np.where(places == NOWHERE, 0.0, worth - before)
    colours = [dice[paint] | marker & ~full for paint, marker in enumerate(ground.markers)]
    lines = _line_choices(dice[PINK])
    most = np.full(len(places), -1.0)
    taken = np.zeros(len(places), np.int64)
    centre = full & 1 << CENTRE
    low, high = ground.sums
    for groups in _groupings(colours, dice[WHITE]):
        for line in lines:
            found = groups | line | centre
            points = low[found & (1 << _LOW) - 1] + high[found >> _LOW]
            points += ((found[:, np.newaxis] & bits != 0) * gains).sum(axis=1)
            better = points > most
            most = np.where(better, points, most)
            taken = np.where(better, found, taken)
    return Scores(most, taken, tuple(dice))


def _groupings(colours: list[Sets], whites: Sets) -> list[Sets]:
    """The union of all combinations, for each way of assigning colours to the jokers."""
    jokers = _singles(whites)
    shares = list(product((False, True), repeat=len(jokers)))
    found = [
        {share: combinations(own | _joined(jokers, share)) for share in shares} for own in colours
    ]
    return [
        np.bitwise_or.reduce(
            [
                found[paint][tuple(colour == paint for colour in chosen)]
                for paint in range(len(colours))
            ]
        )
        for chosen in product(range(len(colours)), repeat=len(jokers))
    ]


def _joined(parts: list[Sets], share: tuple[bool, ...]) -> Sets | int:
    chosen = [part for part, is_in in zip(parts, share, strict=True) if is_in]
    return np.bitwise_or.reduce(chosen) if chosen else 0


def _singles(sets: Sets) -> list[Sets]:
    """Split each set: the first hollow of each, then the second …; 0 if none is left."""
    found = []
    while sets.any():
        first = sets & -sets
        found.append(first)
        sets = sets ^ first
    return found


def _line_choices(pinks: Sets) -> list[Sets]:
    """The hollows scored, for each choice of a row or a column per Knaller."""
    found = [np.zeros_like(pinks)]
    for knaller in _singles(pinks):
        lines = [
            sum(np.where(knaller & line != 0, line, 0) for line in along)
            for along in (ROWS, COLUMNS)
        ]
        found = [others | line for others in found for line in lines]
    return found
