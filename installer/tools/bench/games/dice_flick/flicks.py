"""Flicks of Dice Flick against the engine alone, and the exact best score of a full box."""

import random
from statistics import fmean
from time import process_time

from beamme.core.chance import FACES, Body
from beamme.games.dice_flick.board import SIZE, built_in_box
from beamme.games.dice_flick.dice import DICE
from beamme.games.dice_flick.scoring import Spread, best, spread_of
from installer.tools.bench.figure import Figure

FLICKS = 1000
BOXES = 300
REPEATS = 3
"""The shortest of so many times counts: other programs may interrupt."""


def flicks(count: int = FLICKS, boxes: int = BOXES) -> list[Figure]:
    """How fast the simulator is, how early it stops, and how long scoring takes at most."""
    from beamme.physics.box.shapes import BOX  # noqa: PLC0415 only this figure needs the engine
    from installer.tools.trials.box_trials import speed_trial  # noqa: PLC0415

    speed = speed_trial(BOX, count, b"bench")
    rng = random.Random(1)  # noqa: S311 a benchmark needs no secrets
    times = [_milliseconds(full_box(rng)) for _ in range(boxes)]
    return [
        Figure(
            "flicks in batches, steps against the engine alone with the same ones",
            speed.steps / speed.bare_steps,
            "times",
            at_least=0.9,
            note=f"{speed.throws:.0f} flicks/s",
        ),
        Figure(
            "steps of a flick, against always 1.5 s",
            speed.share_of_fixed,
            "times",
            at_most=0.45,
            note=f"{speed.steps_per_throw:.0f} steps",
        ),
        Figure(
            "exact best score of a full box, at most",
            max(times),
            "ms",
            at_most=20,
            note=f"{fmean(times):.2f} ms on average",
        ),
    ]


def full_box(rng: random.Random) -> Spread:
    """All twenty dice in the box, each in a hollow of its own."""
    box = built_in_box()
    places = rng.sample([divmod(place, SIZE) for place in range(SIZE * SIZE)], len(DICE))
    bodies = (
        Body(die, *box.middle_of(row, column), rng.choice(FACES))
        for die, (row, column) in zip(DICE, places, strict=True)
    )
    return spread_of(box, bodies)


def _milliseconds(spread: Spread) -> float:
    times = []
    for _ in range(REPEATS):
        started = process_time()
        best(spread)
        times.append(process_time() - started)
    return 1000 * min(times)
