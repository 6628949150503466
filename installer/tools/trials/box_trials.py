"""Long trials of the flick box: whether all throws end well, fairness of faces, speed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product

import numpy as np

from beamme.core.plate import Plate
from beamme.physics.box.flick import landings, unlabelled
from beamme.physics.box.launch import Aim, launch
from beamme.physics.box.likely_aim import likely_aim
from beamme.physics.box.scene import box_scene
from beamme.physics.box.settle import is_inside, settle
from beamme.physics.box.shapes import Box
from beamme.physics.engine.labels import nth_seed
from beamme.physics.engine.launch import Launch
from beamme.physics.engine.lying import Lying
from beamme.physics.engine.noise import Noise
from beamme.physics.engine.scene import STEP_SECONDS
from beamme.physics.engine.simulate import Crowd, Recorded, overlaps
from beamme.physics.engine.units import PER_CENTIMETRE
from installer.tools.trials.box_watched import Watched, through_a_wall
from installer.tools.trials.tally import Lot, Speed, fingerprint, measured_speed, total

AT_ONCE = 500
PER_TURN = 100
FIXED_STEPS = round(1.5 / STEP_SECONDS)
PLATES = tuple(Plate)


@dataclass(frozen=True, slots=True)
class Tally:
    """How many throws ended."""

    throws: int
    hollow: int
    moat: int
    outside: int
    unfinished: int
    """Dice that were not at rest, or not clear, when the time was over."""
    lost: int
    """Dice below the table, inside the box's floor, or at no valid position."""
    tunnelled: int
    """Throws in which a die went through a wall, a floor or the rim."""
    shaken: int
    longest: float
    """Seconds."""
    deepest: float
    """Overlap at rest in millimetres."""
    fingerprint: str
    """Of every resting place."""


def usual(box: Box, noise: Noise) -> Launch:
    """Draw a flick that a player might aim."""
    speed, lift = round(400 + 1200 * noise.uniform()), round(1000 + 5000 * noise.uniform())
    plate, direction = PLATES[noise.below(4)], round(1200 * noise.normal())
    spin = _rounded(noise, 2000)
    return launch(box, Aim(plate, 0, direction, speed, lift, spin))


def extreme(box: Box, noise: Noise) -> Launch:
    """Draw a flick of any speed and direction, with the die held in any orientation."""
    speed, lift = round(200 + 3800 * noise.uniform()), round(-2000 + 10500 * noise.uniform())
    plate, direction = PLATES[noise.below(4)], round(-9000 + 18000 * noise.uniform())
    made = launch(box, Aim(plate, 0, direction, speed, lift, _rounded(noise, 8000)))
    x, y, z = made.position
    held = (x, y + box.die / 2 / PER_CENTIMETRE, z)
    return Launch(held, noise.rotation(), made.velocity, made.spin)


def crowd_trial(box: Box, draw: Callable[[Box, Noise], Launch], throws: int, seed: bytes) -> Tally:
    """Throw one die into an empty box, many times, and check every path and rest."""
    scene = box_scene(box, Plate.SOUTH, 0, (), movable=False)
    tallies = []
    for start in range(0, throws, AT_ONCE):
        seeds = [nth_seed(seed, number) for number in range(start, min(start + AT_ONCE, throws))]
        launches = [[draw(box, Noise(each, b"trial"))] for each in seeds]
        watched = Watched(partial(through_a_wall, box), Crowd(scene, launches, 1))
        tallies.append(_tally(box, scene, watched, seeds))
    return total(tallies)


def knocking_trial(
    box: Box, draw: Callable[[Box, Noise], Launch], lying: int, throws: int, seed: bytes
) -> Tally:
    """Throw a die among others that may be knocked, onto a new random board each time."""
    tallies = []
    for number in range(throws):
        each = nth_seed(seed, number)
        noise = Noise(each, b"trial")
        board = tuple(unlabelled(box, die) for die in random_board(box, lying, noise))
        scene = box_scene(box, Plate.SOUTH, 0, board, movable=True)
        watched = Watched(partial(through_a_wall, box), Recorded(scene, draw(box, noise)))
        tallies.append(_tally(box, scene, watched, [each]))
    return total(tallies)


def face_trial(box: Box, throws: int, seed: bytes) -> tuple[int, ...]:
    """How often each face came up among the dice that stayed in the box."""
    counts = [0] * 6
    for start in range(0, throws, AT_ONCE):
        each = nth_seed(seed, start)
        aims = [likely_aim(Noise(nth_seed(each, n), b"aim")) for n in range(AT_ONCE)]
        for rest in landings(box, aims[: throws - start], (), each).rests:
            if rest is not None:
                counts[rest.face - 1] += 1
    return tuple(counts)


def chi_square(counts: Sequence[int]) -> float:
    """How uneven counts are; among six, 20.52 is exceeded by chance once in 1,000 times."""
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 for count in counts) / mean


def speed_trial(box: Box, flicks: int, seed: bytes) -> Speed:
    """How fast an opponent simulates flicks into an empty box."""
    scene = box_scene(box, Plate.SOUTH, 0, (), movable=False)
    landings(box, [likely_aim(Noise(seed, b"aim"))], (), seed)
    return measured_speed(scene, _likely_flicks(box, flicks, seed), FIXED_STEPS)


def _likely_flicks(box: Box, flicks: int, seed: bytes) -> Iterator[Lot]:
    for start in range(0, flicks, PER_TURN):
        numbers = range(start, min(start + PER_TURN, flicks))
        aims = [likely_aim(Noise(nth_seed(seed, number), b"aim")) for number in numbers]
        each = nth_seed(seed, start)
        yield Lot([[launch(box, aim)] for aim in aims], partial(landings, box, aims, (), each))


def random_board(box: Box, dice: int, noise: Noise) -> tuple[Lying, ...]:
    """Draw some dice that lie in different hollows."""
    room = (box.pitch - box.wall - box.die) // 2
    middles = [round((place + 0.5) * box.pitch) - box.field for place in range(box.hollows)]
    cells = list(product(middles, middles))
    return tuple(
        Lying(
            x + noise.below(room) - room // 2,
            y + noise.below(room) - room // 2,
            (9000 * noise.below(4) + noise.below(1000)) % 36_000,
            1 + noise.below(6),
        )
        for x, y in (cells.pop(noise.below(len(cells))) for _ in range(dice))
    )


def _rounded(noise: Noise, spread: int) -> tuple[int, int, int]:
    return (
        round(spread * noise.normal()),
        round(spread * noise.normal()),
        round(spread * noise.normal()),
    )


def _tally(box: Box, scene: str, watched: Watched, seeds: Sequence[bytes]) -> Tally:
    settled = settle(watched, box, seeds, to_the_table=True)
    places = watched.places
    inside, clear = is_inside(box, places), settled.clear
    away = np.maximum(np.abs(places[..., 0]), np.abs(places[..., 2])) * PER_CENTIMETRE
    hollow = inside & (away < box.field)
    lost = ~np.isfinite(places).all(axis=-1) | through_a_wall(box, places, places)
    return Tally(
        len(seeds),
        int((clear & hollow).sum()),
        int((clear & inside & ~hollow).sum()),
        int((clear & ~inside).sum()),
        int((~clear).sum()),
        int(lost.sum()),
        int(watched.tunnelled.sum()),
        sum(bool(shakes) for shakes in settled.shakes),
        float(settled.steps.max()) * STEP_SECONDS,
        10 * max(overlaps(scene, places)),
        fingerprint(places),
    )
