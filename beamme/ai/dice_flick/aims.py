"""All aims worth considering, and where each may lead with a hand of a given steadiness."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from beamme.ai.dice_flick.landings import (
    SMOOTH_DIRECTION_DEG,
    SMOOTH_LIFT_DEG,
    SMOOTH_RANGE_MM,
    occupied,
    redirected,
    sent_to,
)
from beamme.ai.dice_flick.samples import (
    ENDS,
    FARTHEST_MM,
    NEAREST_MM,
    WIDEST_DEG,
    Floats,
    range_of,
    seen_from,
    speed_for,
    tried,
)
from beamme.core.chance import Body
from beamme.core.plate import Plate
from beamme.games.dice_flick.board import HOLLOWS, SIZE, Box
from beamme.physics.box.hand import Hand

LIFTS_DEG = (15.0, 30.0, 45.0, 55.0)
"""Lower ones for the nearest row, higher ones for dice that must not roll on."""
DIRECTIONS_DEG = np.arange(-52.0, 52.1, 2.0)
RANGES_MM = np.arange(34.0, 155.1, 3.0)
_CELL_DEG, _CELL_MM = 1.0, 2.0
_FEW = 4


@dataclass(frozen=True, eq=False)
class Aims:
    """Aims from a plate in the middle of its side, in the standard box, as seen from there."""

    directions: Floats
    """Degrees to the right."""
    ranges: Floats
    """Millimetres from the plate."""
    lifts: Floats
    chances: Floats
    """For each aim, the chance of each end from the south plate, in an empty box."""

    def aim(self, box: Box, number: int, slide: int = 0) -> tuple[int, int, int]:
        """Direction, speed and lift of an aim in a box, in the game's whole numbers.

        In a box of another size, the aim is at the corresponding point of its hollows; from a slid
        plate it is at the same point.
        """
        return sent_to(
            box,
            float(self.directions[number]),
            float(self.ranges[number]),
            float(self.lifts[number]),
            slide,
        )

    @cached_property
    def few(self) -> NDArray[np.intp]:
        """The best aims at each hollow, pair of neighbours, row, column, and at the whole box."""
        rows = np.arange(HOLLOWS).reshape(SIZE, SIZE)
        wanted: list[list[int]] = [
            *([place] for place in range(HOLLOWS)),
            *([place, place + 1] for place in rows[:, :-1].ravel().tolist()),
            *([place, place + SIZE] for place in rows[:-1].ravel().tolist()),
            *rows.tolist(),
            *rows.T.tolist(),
            list(range(HOLLOWS)),
        ]
        best = [
            np.argsort(-self.chances[:, places].sum(axis=1), kind="stable")[:_FEW]
            for places in wanted
        ]
        return np.unique(np.concatenate(best))

    @cached_property
    def targets(self) -> NDArray[np.intp]:
        """For each aim, the most likely end of a die from the south plate."""
        return np.asarray(np.argmax(self.chances, axis=1))

    @cached_property
    def of_plates(self) -> dict[Plate, Floats]:
        """The chances of each end, for every plate."""
        return {
            plate: np.ascontiguousarray(self.chances[:, np.argsort(seen_from(plate))])
            for plate in Plate
        }

    @cached_property
    def few_of_plates(self) -> dict[Plate, Floats]:
        """The same for the best aims only; the aims are the second axis."""
        return {
            plate: np.ascontiguousarray(chances[self.few].T)
            for plate, chances in self.of_plates.items()
        }


@lru_cache(maxsize=16)
def aims_of(hand: Hand) -> Aims:
    """All aims, and where this hand's dice end with each."""
    found = [_of_lift(lift, hand) for lift in LIFTS_DEG]
    directions, ranges = np.meshgrid(DIRECTIONS_DEG, RANGES_MM, indexing="ij")
    return Aims(
        np.tile(directions.ravel(), len(LIFTS_DEG)),
        np.tile(ranges.ravel(), len(LIFTS_DEG)),
        np.repeat(LIFTS_DEG, directions.size),
        np.concatenate(found),
    )


def aim_at(
    box: Box, lying: Iterable[Body], plate: Plate, place: int, hand: Hand, slide: int = 0
) -> tuple[int, int, int]:
    """The direction, speed and lift with which a hand hits a hollow most often from a plate.

    The plate may have been slid to its right, in hundredths of a millimetre.
    """
    aims = aims_of(hand)
    hits = aims.of_plates[plate] @ redirected(plate, occupied(box, lying) - {place})[:, place]
    return aims.aim(box, int(np.argmax(hits)), slide)


def _of_lift(lift: float, hand: Hand) -> Floats:
    """The chance of each end, for all directions and ranges.

    The tried flicks are first counted in small cells; then each aim sums up the cells, weighted by
    how likely the hand sends a die there.
    """
    directions, ranges, lifts, ends = tried()
    off = (lifts - lift) / np.hypot(hand.lift, SMOOTH_LIFT_DEG)
    weights = np.exp(-(off**2) / 2) / ranges
    rows, columns = round(2 * WIDEST_DEG / _CELL_DEG), round((FARTHEST_MM - NEAREST_MM) / _CELL_MM)
    row = np.minimum((directions + WIDEST_DEG) / _CELL_DEG, rows - 1).astype(np.intp)
    column = np.minimum((ranges - NEAREST_MM) / _CELL_MM, columns - 1).astype(np.intp)
    cells = (row * columns + column) * ENDS + ends
    counts = np.bincount(cells, weights, minlength=rows * columns * ENDS)
    middles = (np.arange(rows) + 0.5) * _CELL_DEG - WIDEST_DEG
    sideways = _bells(DIRECTIONS_DEG, middles, np.hypot(hand.direction, SMOOTH_DIRECTION_DEG))
    middles = (np.arange(columns) + 0.5) * _CELL_MM + NEAREST_MM
    ahead = _bells(RANGES_MM, middles, _range_errors(lift, hand)[:, np.newaxis])
    summed = np.tensordot(sideways, counts.reshape(rows, columns, ENDS), 1)
    summed = np.einsum("rk,dke->dre", ahead, summed, optimize=True).reshape(-1, ENDS)
    found: Floats = summed / summed.sum(axis=1, keepdims=True)
    return found


def _range_errors(lift: float, hand: Hand) -> Floats:
    """For each range, how far a hand misses it, in mm."""
    speeds = speed_for(RANGES_MM, lift)
    by_speed = range_of(speeds * (1 + hand.speed), lift) - RANGES_MM
    by_lift = (range_of(speeds, lift + hand.lift) - range_of(speeds, lift - hand.lift)) / 2
    return np.sqrt(by_speed**2 + by_lift**2 + SMOOTH_RANGE_MM**2)


def _bells(aims: Floats, middles: NDArray[np.floating[Any]], errors: Floats | float) -> Floats:
    bells: Floats = np.exp(-(((aims[:, np.newaxis] - middles) / errors) ** 2) / 2)
    return bells
