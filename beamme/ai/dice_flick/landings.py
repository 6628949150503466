"""Where a flick may end: the chance of each hollow, for any aim and any hand."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, degrees, hypot, radians, sin

import numpy as np
from numpy.typing import NDArray

from beamme.ai.dice_flick.samples import (
    ENDS,
    FARTHEST_MM,
    MOAT,
    NEAREST_MM,
    STEEPEST_DEG,
    WIDEST_DEG,
    Floats,
    bounces,
    range_of,
    seen_from,
    speed_for,
    tried,
)
from beamme.core.chance import Body
from beamme.core.numbers import nearest
from beamme.core.plate import Plate
from beamme.games.dice_flick.board import HOLLOWS, SIZE, Box
from beamme.games.dice_flick.moves import DIRECTIONS, LIFTS, SPEEDS
from beamme.physics.box.hand import Hand
from beamme.physics.box.launch import Aim
from beamme.physics.box.shapes import BOX, plate_distance
from beamme.physics.box.shapes import Box as Shape
from beamme.physics.engine.units import PER_CENTIMETRE
from beamme.throws.dice_flick.arena import simulated_box

SMOOTH_DIRECTION_DEG, SMOOTH_RANGE_MM, SMOOTH_LIFT_DEG = 0.8, 2.0, 4.0
"""Tried flicks that differ by no more than this count as one."""
_REACH_DEVIATIONS = 3.5
_DOUBLED = 3
"""How often bounces are doubled: a die bounces at most 2³ times."""
_PER_MILLIMETRE = 100


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a die comes down, as a flick in the standard box, and how far a hand misses it."""

    direction: float
    range: float
    lift: float
    direction_error: float
    range_error: float
    lift_error: float


def occupied(box: Box, lying: Iterable[Body]) -> frozenset[int]:
    """The hollows that hold dice."""
    hollows = (box.hollow_of(body.x, body.y) for body in lying)
    return frozenset(hollow[0] * SIZE + hollow[1] for hollow in hollows if hollow)


def outlook(box: Box, lying: Iterable[Body], aim: Aim, hand: Hand) -> tuple[float, ...]:
    """The chance of each hollow, of the moat and of leaving the box."""
    spot = spot_of(box, aim, hand)
    ends = _ends(spot)[np.argsort(seen_from(aim.plate))]
    ends = ends @ redirected(aim.plate, occupied(box, lying))
    return tuple(ends.tolist())


def spot_of(box: Box, aim: Aim, hand: Hand) -> Spot:
    """Where an aim leads, converted to the standard box and a plate in the middle of its side.

    A slid plate or a box of another size is judged by the flick that comes down on the
    corresponding point of the hollows.
    """
    shape = simulated_box(box)
    drop = (box.rim - box.depth) / _PER_MILLIMETRE
    ahead, lift, speed = radians(aim.direction / 100), aim.lift / 100, float(aim.speed)
    way = float(range_of(speed, lift, drop))
    by_speed = float(range_of(speed * (1 + hand.speed), lift, drop)) - way
    by_lift = (
        float(range_of(speed, lift + hand.lift, drop) - range_of(speed, lift - hand.lift, drop)) / 2
    )
    scale = BOX.pitch / box.pitch
    side = (aim.slide / _PER_MILLIMETRE + way * sin(ahead)) * scale
    front = (way * cos(ahead) - _plate(shape)) * scale + _plate(BOX)
    return Spot(
        float(np.clip(degrees(atan2(side, front)), -WIDEST_DEG, WIDEST_DEG)),
        float(np.clip(hypot(side, front), NEAREST_MM, FARTHEST_MM)),
        float(np.clip(lift, 0.0, STEEPEST_DEG)),
        hypot(hand.direction, SMOOTH_DIRECTION_DEG),
        hypot(by_speed * scale, by_lift * scale, SMOOTH_RANGE_MM),
        hypot(hand.lift, SMOOTH_LIFT_DEG),
    )


def sent_to(
    box: Box, direction: float, range_: float, lift: float, slide: int = 0
) -> tuple[int, int, int]:
    """The direction, speed and lift that lead to where a flick in the standard box comes down.

    The flick there is from the middle of its side, the one that is found from a slid plate.

    In a box with unusual sizes they may not be allowed; then the nearest allowed ones are returned.
    """
    scale = box.pitch / BOX.pitch
    ahead = radians(direction)
    side = range_ * sin(ahead) * scale - slide / _PER_MILLIMETRE
    front = (range_ * cos(ahead) - _plate(BOX)) * scale + _plate(simulated_box(box))
    speed = float(speed_for(hypot(side, front), lift, (box.rim - box.depth) / _PER_MILLIMETRE))
    return (
        nearest(100 * degrees(atan2(side, front)), DIRECTIONS),
        nearest(speed, SPEEDS),
        nearest(100 * lift, LIFTS),
    )


def _plate(shape: Shape) -> float:
    """How far a plate is from the middle of the box, in mm."""
    return plate_distance(shape) * PER_CENTIMETRE / _PER_MILLIMETRE


@lru_cache(maxsize=256)
def redirected(plate: Plate, full: frozenset[int]) -> Floats:
    """How dice bounce off full hollows: for each end in an empty box, the chance of each end."""
    places = np.zeros((1, HOLLOWS), np.bool_)
    places[0, sorted(full)] = True
    found: Floats = redirections(plate, places)[0]
    return found


def redirections(plate: Plate, full: NDArray[np.bool_]) -> Floats:
    """The same for many boxes; each row says which hollows are full."""
    back = np.argsort(seen_from(plate))
    found = np.tile(np.eye(ENDS), (len(full), 1, 1))
    found[:, :HOLLOWS] = np.where(
        full[..., np.newaxis], bounces()[back[:HOLLOWS]][:, back], found[:, :HOLLOWS]
    )
    for _ in range(_DOUBLED):
        found = found @ found
    # Dice that still lie on other dice are shaken off into the moat.
    ended = np.where(full[:, np.newaxis], found[..., :HOLLOWS], 0.0)
    found[..., MOAT] += ended.sum(axis=-1)
    found[..., :HOLLOWS] -= ended
    return found


def _ends(spot: Spot) -> Floats:
    """The chance of each end from the south plate, in an empty box."""
    directions, ranges, lifts, ends = tried()
    reach = _REACH_DEVIATIONS * spot.direction_error
    first, last = np.searchsorted(directions, [spot.direction - reach, spot.direction + reach])
    near = slice(int(first), int(last))
    off = ((ranges[near] - spot.range) / spot.range_error) ** 2
    off += ((directions[near] - spot.direction) / spot.direction_error) ** 2
    off += ((lifts[near] - spot.lift) / spot.lift_error) ** 2
    # The farther they went, the closer together the tried flicks are.
    weights = np.exp(-off / 2) / ranges[near]
    found = np.bincount(ends[near], weights, minlength=ENDS)
    return np.asarray(found / found.sum())
