"""What dice left in the box or in a player's hand are worth in later turns."""

import numpy as np

from beamme.ai.dice_flick.box_value.boxes import PAINTS, WHITE
from beamme.ai.dice_flick.box_value.hollows import ALL, Sets, beside, beside_two
from beamme.ai.dice_flick.samples import Floats

POINTS_PER_CHANCE = 0.25
"""For each hollow in which a die of the right colour would complete a combination."""
POINTS_PER_PAIR = 0.4
"""For each die or marker that has a neighbour of its colour."""
POINTS_KEPT = np.array([0.0, 0.0, 0.0, 0.8, 1.0])
"""For a die of each colour that a player keeps for the next turn."""


def features(dice: tuple[Sets, ...], markers: tuple[int, int, int]) -> Floats:
    """For each box, the hollows that would complete a combination; dice and markers in pairs."""
    full = np.bitwise_or.reduce(dice)
    ready = np.zeros(len(full), np.int64)
    paired = np.zeros(len(full), np.int64)
    for paint, marker in enumerate(markers):
        own = dice[paint] | dice[WHITE] | marker & ~full
        pairs = own & beside(own)
        ready += np.bitwise_count(ALL & ~full & (beside(pairs) | beside_two(own)))
        paired += np.bitwise_count(pairs)
    return np.column_stack([ready, paired]).astype(np.float64)


def promise(dice: tuple[Sets, ...], markers: tuple[int, int, int]) -> Floats:
    """How many more points the next player may expect than from an empty box."""
    ready, paired = (features(dice, markers) - nothing(markers)).T
    found: Floats = POINTS_PER_CHANCE * ready + POINTS_PER_PAIR * paired
    return found


def nothing(markers: tuple[int, int, int]) -> Floats:
    """The features of an empty box."""
    return features((np.zeros(1, np.int64),) * len(PAINTS), markers)
