"""Simulate where a flick comes to rest: once to be watched, or many times for an opponent."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import radians

import numpy as np

from beamme.core.plate import Plate
from beamme.physics.box.launch import Aim, launch
from beamme.physics.box.scene import box_scene
from beamme.physics.box.settle import is_inside, settle
from beamme.physics.box.shapes import Box
from beamme.physics.engine.flight import Flight, Pose, Quaternion
from beamme.physics.engine.labels import drawn, label_of, nth_seed, rest_of, shown
from beamme.physics.engine.labels import unlabelled as unlabelled_at
from beamme.physics.engine.lying import Lying
from beamme.physics.engine.orientation import upright
from beamme.physics.engine.rest import Numbers, Shake
from beamme.physics.engine.scene import STEP_SECONDS
from beamme.physics.engine.simulate import STEPS_PER_FRAME, Crowd, Recorded, make_ready
from beamme.physics.engine.units import PER_CENTIMETRE


@dataclass(frozen=True, slots=True)
class Flicked:
    """What a flick did; None for a die that is no longer in the box."""

    launched: Lying | None
    lying: tuple[Lying | None, ...]
    moved: tuple[int, ...]
    """Which of the lying dice were touched, as indices."""
    flight: Flight
    """The launched die, then those that moved; the middle of the field is at 0, 0, 0."""
    shakes: tuple[Shake, ...]


@dataclass(frozen=True, slots=True)
class Landings:
    """Where many flicks ended, and how many steps each of them took."""

    rests: tuple[Lying | None, ...]
    steps: tuple[int, ...]


def flick(box: Box, aim: Aim, lying: tuple[Lying, ...], seed: bytes) -> Flicked:
    """Simulate one flick that may knock lying dice; the same seed gives the same result."""
    world = Recorded(_scene(box, aim, lying), launch(box, aim))
    settled = settle(world, box, [seed], to_the_table=True)
    labels = (drawn(seed), *(label_of(die) for die in lying))
    rests = [
        _rest(box, place, label) if clear else None
        for place, label, clear in zip(world.places[0], labels, settled.clear[0], strict=True)
    ]
    path = world.path()
    moved = [die for die in range(len(lying)) if (path[:, die + 1] != path[0, die + 1]).any()]
    for die in set(range(len(lying))) - set(moved):
        rests[die + 1] = lying[die]
    flying = [0, *(die + 1 for die in moved)]
    frames = shown(path[:, flying], [labels[die] for die in flying], box.die)
    for column, die in enumerate(flying):
        rest = rests[die]
        if rest is not None and in_a_hollow(box, rest):
            exact = _exact(box, rest)
            frames[-1, column] = (*exact.position, *exact.rotation)
    flight = Flight(
        STEP_SECONDS * STEPS_PER_FRAME,
        len(flying),
        frames.astype(np.float32).tobytes(),
        world.impacts(),
    )
    return Flicked(rests[0], tuple(rests[1:]), tuple(moved), flight, settled.shakes[0])


def prepare(box: Box, aim: Aim, lying: tuple[Lying, ...]) -> None:
    """Prepare what does not depend on the hand, while a player is aiming like this."""
    make_ready(_scene(box, aim, lying))


def landings(
    box: Box, aims: Sequence[Aim], lying: tuple[Lying, ...], seed: bytes, threads: int = 1
) -> Landings:
    """Flick a die many times beside immovable lying ones, the n-th time with the n-th seed."""
    rests: list[Lying | None] = [None] * len(aims)
    steps = [0] * len(aims)
    poses = tuple(unlabelled(box, die) for die in lying)
    for plate, slide in sorted({_slid(aim) for aim in aims}):
        group = [number for number, aim in enumerate(aims) if _slid(aim) == (plate, slide)]
        seeds = [nth_seed(seed, number) for number in group]
        scene = box_scene(box, plate, slide, poses, movable=False)
        crowd = Crowd(scene, [[launch(box, aims[number])] for number in group], threads)
        settled = settle(crowd, box, seeds, to_the_table=False)
        for row, number in enumerate(group):
            steps[number] = int(settled.steps[row])
            if settled.clear[row, 0]:
                rests[number] = _rest(box, crowd.places[row, 0], drawn(seeds[row]))
    return Landings(tuple(rests), tuple(steps))


def in_a_hollow(box: Box, die: Lying) -> bool:
    """Tell whether a die lies on the field and not in the moat."""
    return max(abs(die.x), abs(die.y)) < box.field


def _scene(box: Box, aim: Aim, lying: tuple[Lying, ...]) -> str:
    poses = tuple(unlabelled(box, die) for die in lying)
    return box_scene(box, aim.plate, aim.slide, poses, movable=True)


def _slid(aim: Aim) -> tuple[Plate, int]:
    """What tells scenes apart: all plates in the middle of their sides share one scene."""
    return (aim.plate, aim.slide) if aim.slide else (Plate.SOUTH, 0)


def unlabelled(box: Box, die: Lying) -> Pose:
    """The pose of a lying die, in centimetres, as if its faces were unmarked."""
    return unlabelled_at(die, box.die / 2 / PER_CENTIMETRE)


def _rest(box: Box, place: Numbers, label: Quaternion) -> Lying | None:
    return rest_of(place, label) if is_inside(box, place) else None


def _exact(box: Box, die: Lying) -> Pose:
    """The pose, as in a flight, of a die in a hollow; in die edges."""
    position = (die.x / box.die, 0.5, -die.y / box.die)
    return Pose(position, upright(die.face, radians(die.turn / 100)))
