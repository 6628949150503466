"""Where a flick may end: the chance of every hollow, for any aim and any hand."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, degrees, hypot, radians, sin

import numpy as np
from numpy.typing import NDArray

from beamme.ai.dice_flick.samples import (
    ENDS,
    FARTHEST,
    MOAT,
    NEAREST,
    STEEPEST,
    WIDEST,
    Floats,
    bounces,
    range_of,
    seen_from,
    speed_for,
    tried,
)
from beamme.core.chance import Body
from beamme.core.plate import Plate
from beamme.games.dice_flick.board import HOLLOWS, SIZE, Box
from beamme.games.dice_flick.moves import DIRECTIONS, LIFTS, SPEEDS
from beamme.physics.box.hand import Hand
from beamme.physics.box.launch import Aim
from beamme.physics.box.shapes import BOX, plate_distance
from beamme.physics.box.shapes import Box as Shape
from beamme.physics.engine.units import PER_CENTIMETRE
from beamme.throws.dice_flick.arena import simulated_box

SMOOTH_DIRECTION, SMOOTH_RANGE, SMOOTH_LIFT = 0.8, 2.0, 4.0
"""Degrees, millimetres, degrees: flicks so near to each other count as one."""
_REACH = 3.5
_DOUBLED = 3
"""A die bounces at most twice twice twice."""
_PER_MILLIMETRE = 100


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a die comes down, as a flick in the usual box, and by how much a hand misses it."""

    direction: float
    range: float
    lift: float
    direction_error: float
    range_error: float
    lift_error: float


def occupied(box: Box, lying: Iterable[Body]) -> frozenset[int]:
    """The hollows in which dice lie."""
    hollows = (box.hollow_of(body.x, body.y) for body in lying)
    return frozenset(hollow[0] * SIZE + hollow[1] for hollow in hollows if hollow)


def outlook(box: Box, lying: Iterable[Body], aim: Aim, hand: Hand) -> tuple[float, ...]:
    """The chance of each hollow, of the moat and of leaving the box."""
    spot = spot_of(box, aim, hand)
    ends = _ends(spot)[np.argsort(seen_from(aim.plate))]
    ends = ends @ redirected(aim.plate, occupied(box, lying))
    return tuple(ends.tolist())


def spot_of(box: Box, aim: Aim, hand: Hand) -> Spot:
    """Where an aim leads, in the usual box and with its plate in the middle of its side.

    A slid plate or a box with other sizes is judged by the flick that meets the same point of the
    hollows.
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
        float(np.clip(degrees(atan2(side, front)), -WIDEST, WIDEST)),
        float(np.clip(hypot(side, front), NEAREST, FARTHEST)),
        float(np.clip(lift, 0.0, STEEPEST)),
        hypot(hand.direction, SMOOTH_DIRECTION),
        hypot(by_speed * scale, by_lift * scale, SMOOTH_RANGE),
        hypot(hand.lift, SMOOTH_LIFT),
    )


def sent_to(box: Box, direction: float, range_: float, lift: float) -> tuple[int, int, int]:
    """Direction, speed and lift that lead to where a flick in the usual box comes down.

    In a box with strange sizes nobody may flick like that; then the nearest that is allowed.
    """
    scale = box.pitch / BOX.pitch
    ahead = radians(direction)
    side = range_ * sin(ahead) * scale
    front = (range_ * cos(ahead) - _plate(BOX)) * scale + _plate(simulated_box(box))
    speed = float(speed_for(hypot(side, front), lift, (box.rim - box.depth) / _PER_MILLIMETRE))
    return (
        _nearest(100 * degrees(atan2(side, front)), DIRECTIONS),
        _nearest(speed, SPEEDS),
        _nearest(100 * lift, LIFTS),
    )


def _nearest(value: float, allowed: range) -> int:
    return min(max(round(value), allowed[0]), allowed[-1])


def _plate(shape: Shape) -> float:
    """How far a plate is from the middle of the box, in mm."""
    return plate_distance(shape) * PER_CENTIMETRE / _PER_MILLIMETRE


@lru_cache(maxsize=256)
def redirected(plate: Plate, full: frozenset[int]) -> Floats:
    """What bounces off full hollows: for each end in an empty box the chance of each end."""
    places = np.zeros((1, HOLLOWS), np.bool_)
    places[0, sorted(full)] = True
    found: Floats = redirections(plate, places)[0]
    return found


def redirections(plate: Plate, full: NDArray[np.bool_]) -> Floats:
    """The same for many boxes, each a row that tells which of the hollows are full."""
    back = np.argsort(seen_from(plate))
    found = np.tile(np.eye(ENDS), (len(full), 1, 1))
    found[:, :HOLLOWS] = np.where(
        full[..., np.newaxis], bounces()[back[:HOLLOWS]][:, back], found[:, :HOLLOWS]
    )
    for _ in range(_DOUBLED):
        found = found @ found
    # What still lies on other dice is shaken off them.
    ended = np.where(full[:, np.newaxis], found[..., :HOLLOWS], 0.0)
    found[..., MOAT] += ended.sum(axis=-1)
    found[..., :HOLLOWS] -= ended
    return found


def _ends(spot: Spot) -> Floats:
    """The chance of each end from the south plate, in an empty box."""
    directions, ranges, lifts, ends = tried()
    reach = _REACH * spot.direction_error
    first, last = np.searchsorted(directions, [spot.direction - reach, spot.direction + reach])
    near = slice(int(first), int(last))
    off = ((ranges[near] - spot.range) / spot.range_error) ** 2
    off += ((directions[near] - spot.direction) / spot.direction_error) ** 2
    off += ((lifts[near] - spot.lift) / spot.lift_error) ** 2
    # The flicks that were tried are the closer together the farther they went.
    weights = np.exp(-off / 2) / ranges[near]
    found = np.bincount(ends[near], weights, minlength=ENDS)
    return np.asarray(found / found.sum())
