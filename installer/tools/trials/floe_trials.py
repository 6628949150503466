"""Long trials of the floe: whether all throws end well, growth of energy, speed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import cos, hypot, radians, sin

import numpy as np

from beamme.physics.engine.labels import FULL_TURN, nth_seed
from beamme.physics.engine.launch import Launch
from beamme.physics.engine.lying import Lying
from beamme.physics.engine.noise import Noise
from beamme.physics.engine.scene import STEP_SECONDS
from beamme.physics.engine.simulate import Crowd, overlaps
from beamme.physics.engine.units import PER_CENTIMETRE
from beamme.physics.floe.bundle import OPPONENTS, Bundle, Gesture, Grip, launches, released
from beamme.physics.floe.nudge import settle
from beamme.physics.floe.scene import floe_scene
from beamme.physics.floe.shapes import Floe
from beamme.physics.floe.throw import landings, lying_poses
from installer.tools.trials.floe_watched import WatchedFloe, through_the_box
from installer.tools.trials.tally import Lot, Speed, fingerprint, measured_speed, total

PER_BOARD = 20
PER_TURN = 50
MOST_LYING = 5
FIXED_STEPS = round(2.0 / STEP_SECONDS)
LOOSE = Grip(0.12, 6.0, 0.11, 5.5)

Draw = Callable[[Floe, int, bytes], tuple[Launch, ...]]
"""Launches this many dice from one hand; the same seed gives the same launches."""


@dataclass(frozen=True, slots=True)
class FloeTally:
    """How many throws ended, for all dice that were thrown or lay there."""

    throws: int
    floe: int
    water: int
    outside: int
    unfinished: int
    """Dice that were not at rest, or showed no clear face, when the time was over."""
    lost: int
    """Dice below the table, inside ice or floor, or at no valid position."""
    tunnelled: int
    """Throws in which a die went through a wall or a floor."""
    pushed: int
    """Dice that lay on the floe and no longer do."""
    nudged: int
    """Throws in which a die had to be nudged."""
    longest: float
    """Seconds."""
    deepest: float
    """Overlap at rest in millimetres."""
    gained: float
    """Spurious energy, as millimetres by which it could lift a die."""
    fingerprint: str
    """Of every resting place."""


def usual(floe: Floe, dice: int, seed: bytes) -> tuple[Launch, ...]:
    """Draw a throw that a player might aim."""
    noise = Noise(seed, b"trial")
    gesture = Gesture(
        round(8000 * (2 * noise.uniform() - 1)),
        round(1000 * noise.normal()),
        round(450 + 800 * noise.uniform()),
        round(1000 * noise.uniform()),
    )
    return launches(floe, released(gesture, dice, OPPONENTS["casual"], seed), seed)


def extreme(floe: Floe, dice: int, seed: bytes) -> tuple[Launch, ...]:
    """Draw a throw of any strength in any direction, up or down, with any spin."""
    noise = Noise(seed, b"trial")
    room = floe.width // 2 - floe.strip - 2 * floe.die
    gesture = Gesture(
        round(room * (2 * noise.uniform() - 1)),
        round(6000 * (2 * noise.uniform() - 1)),
        round(200 + 3800 * noise.uniform()),
        round(3000 * noise.uniform()),
    )
    lift = radians(-60 + 100 * noise.uniform())
    found = []
    for launch in launches(floe, released(gesture, dice, OPPONENTS["beginner"], seed), seed):
        x, y, z = launch.velocity
        level, speed = hypot(x, z), hypot(x, y, z)
        right, ahead = x / level, z / level
        velocity = speed * cos(lift) * right, speed * sin(lift), speed * cos(lift) * ahead
        spin = 80 * noise.normal(), 80 * noise.normal(), 80 * noise.normal()
        found.append(Launch(launch.position, launch.rotation, velocity, spin))
    return tuple(found)


def floe_trial(floe: Floe, draw: Draw, throws: int, seed: bytes) -> FloeTally:
    """Throw three or four dice onto random floes, and check every path and rest."""
    tallies = []
    for start in range(0, throws, PER_BOARD):
        noise = Noise(nth_seed(seed, start), b"board")
        dice = 3 + noise.below(2)
        board = random_floe(floe, noise.below(MOST_LYING + 1), noise)
        scene = floe_scene(floe, dice, lying_poses(floe, board))
        seeds = [nth_seed(seed, number) for number in range(start, min(start + PER_BOARD, throws))]
        crowd = Crowd(scene, [draw(floe, dice, each) for each in seeds], 1)
        tallies.append(_tally(floe, scene, dice, WatchedFloe(floe, crowd), seeds))
    return total(tallies)


def random_floe(floe: Floe, dice: int, noise: Noise) -> tuple[Lying, ...]:
    """Draw some dice that lie anywhere on the ice, not on each other."""
    found: list[Lying] = []
    apart = hypot(floe.die, floe.die)
    side = floe.width / 2 - floe.strip - apart / 2
    near, far = (apart - floe.length) / 2, floe.length / 2 - floe.strip - apart / 2
    while len(found) < dice:
        x = round(side * (2 * noise.uniform() - 1))
        y = round(near + (far - near) * noise.uniform())
        if all(hypot(x - other.x, y - other.y) > apart for other in found):
            found.append(Lying(x, y, noise.below(FULL_TURN), 1 + noise.below(6)))
    return tuple(found)


def speed_trial(floe: Floe, throws: int, seed: bytes) -> Speed:
    """How fast an opponent simulates throws of four dice onto an empty floe."""
    landings(floe, [sensible(seed)], (), seed)
    return measured_speed(
        floe_scene(floe, 4, ()), _sensible_throws(floe, throws, seed), FIXED_STEPS
    )


def _sensible_throws(floe: Floe, throws: int, seed: bytes) -> Iterator[Lot]:
    for start in range(0, throws, PER_TURN):
        each = nth_seed(seed, start)
        seeds = [nth_seed(each, number) for number in range(min(PER_TURN, throws - start))]
        bundles = [sensible(one) for one in seeds]
        sent = [launches(floe, bundle, one) for bundle, one in zip(bundles, seeds, strict=True)]
        yield Lot(sent, partial(landings, floe, bundles, (), each))


def sensible(seed: bytes) -> Bundle:
    """Draw a throw of four dice that tries to get far."""
    noise = Noise(seed, b"aim")
    x, speed = round(6000 * noise.normal()), round(600 + 450 * noise.uniform())
    return released(Gesture(x, 0, speed, 300), 4, LOOSE, seed)


def _tally(
    floe: Floe, scene: str, dice: int, watched: WatchedFloe, seeds: Sequence[bytes]
) -> FloeTally:
    settled = settle(watched, seeds, to_the_table=True)
    places = watched.places
    aside, away = np.abs(places[..., 0]) * PER_CENTIMETRE, -places[..., 2] * PER_CENTIMETRE
    inside = (aside < floe.width / 2) & (np.abs(away) < floe.length / 2)
    ice = (aside < floe.width / 2 - floe.strip) & (away < floe.length / 2 - floe.strip) & inside
    lost = ~np.isfinite(places).all(axis=-1) | through_the_box(floe, places, places)
    return FloeTally(
        len(seeds),
        int(ice.sum()),
        int((inside & ~ice).sum()),
        int((~inside).sum()),
        int((~settled.clear).sum()),
        int(lost.sum()),
        int(watched.tunnelled.sum()),
        int((~ice[:, dice:]).sum()),
        sum(bool(nudges) for nudges in settled.shakes),
        float(settled.steps.max()) * STEP_SECONDS,
        10 * max(overlaps(scene, places)),
        10 * float(watched.gained.max()),
        fingerprint(places),
    )
