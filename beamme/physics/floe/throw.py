"""Simulate where a bundle of dice rests on the floe: once to watch, or often for an opponent.

Every die has a rest, wherever it ended; the rules decide which dice touch water or are outside.
No rest is reported further from the middle than the entrance.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import radians

import numpy as np

from beamme.physics.engine.flight import Flight, Pose, Quaternion
from beamme.physics.engine.labels import all_drawn, label_of, nth_seed, rest_of, shown, unlabelled
from beamme.physics.engine.lying import Lying
from beamme.physics.engine.orientation import upright
from beamme.physics.engine.rest import Numbers, Shake, uprightness
from beamme.physics.engine.scene import STEP_SECONDS
from beamme.physics.engine.simulate import STEPS_PER_FRAME, Crowd, Recorded
from beamme.physics.engine.units import PER_CENTIMETRE
from beamme.physics.floe.bundle import Bundle, launches
from beamme.physics.floe.nudge import settle
from beamme.physics.floe.piles import heights
from beamme.physics.floe.scene import floe_scene
from beamme.physics.floe.shapes import Floe

FLAT_COSINE, ON_THE_ICE_CM = 0.999, 0.01
"""The least cosine of its tilt and the greatest height error of a die shown exactly at rest."""


@dataclass(frozen=True, slots=True)
class Thrown:
    """What a throw did."""

    thrown: tuple[Lying, ...]
    lying: tuple[Lying, ...]
    moved: tuple[int, ...]
    """Which of the lying dice were touched, as indices."""
    flight: Flight
    """The thrown dice, then those that moved; the middle of the box is at 0, 0, 0."""
    nudges: tuple[Shake, ...]


@dataclass(frozen=True, slots=True)
class Landings:
    """Where many throws ended, and how many steps each of them took."""

    thrown: tuple[tuple[Lying, ...], ...]
    lying: tuple[tuple[Lying, ...], ...]
    steps: tuple[int, ...]


def throw(floe: Floe, bundle: Bundle, lying: tuple[Lying, ...], seed: bytes) -> Thrown:
    """Simulate one throw that may push lying dice; the same seed gives the same result.

    Where lying dice overlap, later ones lie on earlier ones.
    """
    thrown = len(bundle.dice)
    scene = floe_scene(floe, thrown, lying_poses(floe, lying))
    world = Recorded(scene, *launches(floe, bundle, seed))
    settled = settle(world, [seed], to_the_table=True)
    labels = (*all_drawn(seed, thrown), *map(label_of, lying))
    rests = _rests(floe, world.places[0], labels)
    path = world.path()
    moved = [
        die for die in range(len(lying)) if (path[:, thrown + die] != path[0, thrown + die]).any()
    ]
    for die in set(range(len(lying))) - set(moved):
        rests[thrown + die] = lying[die]
    flying = [*range(thrown), *(thrown + die for die in moved)]
    frames = shown(path[:, flying], [labels[die] for die in flying], floe.die)
    for column, die in enumerate(flying):
        if _lies_on_the_ice(floe, world.places[0, die]):
            rest = rests[die]
            frames[-1, column, [0, 2]] = rest.x / floe.die, -rest.y / floe.die
            frames[-1, column, 1] = 0.5
            frames[-1, column, 3:] = upright(rest.face, radians(rest.turn / 100))
    flight = Flight(
        STEP_SECONDS * STEPS_PER_FRAME,
        len(flying),
        frames.astype(np.float32).tobytes(),
        world.impacts(),
    )
    return Thrown(
        tuple(rests[:thrown]), tuple(rests[thrown:]), tuple(moved), flight, settled.shakes[0]
    )


def landings(
    floe: Floe,
    bundles: Sequence[Bundle],
    lying: tuple[Lying, ...],
    seed: bytes,
    threads: int = 1,
    *,
    to_the_table: bool = False,
) -> Landings:
    """Throw the same number of dice many times onto one floe, the n-th time with the n-th seed.

    Dice that leave the ice are not simulated to the end, so that their rests are just somewhere
    beside it, unless `to_the_table` is set.
    """
    seeds = [nth_seed(seed, number) for number in range(len(bundles))]
    poses = lying_poses(floe, lying)
    thrown = len(bundles[0].dice)
    scene = floe_scene(floe, thrown, poses)
    pairs = zip(bundles, seeds, strict=True)
    crowd = Crowd(scene, [launches(floe, bundle, each) for bundle, each in pairs], threads)
    settled = settle(crowd, seeds, to_the_table=to_the_table)
    others = tuple(map(label_of, lying))
    found = [
        _rests(floe, places, (*all_drawn(each, thrown), *others))
        for places, each in zip(crowd.places, seeds, strict=True)
    ]
    return Landings(
        tuple(tuple(rests[:thrown]) for rests in found),
        tuple(tuple(rests[thrown:]) for rests in found),
        tuple(settled.steps.tolist()),
    )


def lying_poses(floe: Floe, lying: Sequence[Lying]) -> tuple[Pose, ...]:
    """The poses of dice on the ice or on each other, in centimetres and without labels."""
    edge = floe.die / PER_CENTIMETRE
    levels = heights(floe, lying)
    return tuple(
        unlabelled(die, edge * (level + 0.5)) for die, level in zip(lying, levels, strict=True)
    )


def _lies_on_the_ice(floe: Floe, place: Numbers) -> bool:
    level = abs(place[1] - floe.die / 2 / PER_CENTIMETRE) < ON_THE_ICE_CM
    return bool(level and uprightness(place[3:]) > FLAT_COSINE)


def _rests(floe: Floe, places: Numbers, labels: Sequence[Quaternion]) -> list[Lying]:
    found = [rest_of(place, label) for place, label in zip(places, labels, strict=True)]
    reach = floe.reach
    return [
        Lying(min(max(die.x, -reach), reach), min(max(die.y, -reach), reach), die.turn, die.face)
        for die in found
    ]
