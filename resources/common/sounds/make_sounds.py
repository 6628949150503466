"""Makes the sounds of the program: dice on felt and on dice, chimes, rocket, ice and fanfare.

The number behind a hyphen is a variant of the same sound. What only one game sounds like is made in
the folder of its sounds, and written there.

Run from the project's folder: python -m resources.common.sounds.make_sounds
"""

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from resources.beam_me_up.sounds.space import cool, rise, rocket, star
from resources.common.sounds.bells import C5, C6, C7, E5, E6, G5, G6, bell, pitch
from resources.common.sounds.synthesis import (
    Chance,
    Samples,
    glide,
    mixed,
    moments,
    noise,
    partials,
    ring,
    struck,
    together,
    variants,
    write,
)
from resources.dice_flick.sounds.neon_box import box_sounds
from resources.kuh_vadis.sounds.meadow import meadow_sounds
from resources.rolling_dice.sounds.ice_floe import floe_sounds

SEED = 6
RESOURCES = Path(__file__).parents[2]
OWN = {"kuh_vadis": meadow_sounds, "dice_flick": box_sounds, "rolling_dice": floe_sounds}


def horn(semitone: float, seconds: float) -> Samples:
    """Return a mild brass tone, brightest at its beginning."""
    time = moments(seconds)
    swell = np.minimum(1, time / 0.025) * np.exp(-time / (0.9 * seconds))
    wobble = 1 + 0.003 * np.sin(2 * np.pi * 5.5 * time) * np.minimum(1, time / 0.25)
    base = pitch(semitone) * wobble
    tones = [glide(base * order) * swell**order / order**1.25 for order in range(1, 7)]
    return together(tones)


def die_on_tray(chance: Chance, tune: float) -> Samples:
    """Return a thud on felt with the wood of the tray below."""
    seconds = 0.16
    modes = ((235, 0.026, 0.8), (520, 0.020, 0.7), (930, 0.013, 0.45), (1560, 0.008, 0.3))
    return struck(chance, seconds, partials(seconds, tune, modes), (300, 2600), 0.007, 0.9)


def die_on_die(chance: Chance, tune: float) -> Samples:
    """Return a short clack of two hard, small bodies."""
    seconds = 0.09
    modes = ((1480, 0.011, 0.8), (2350, 0.009, 0.7), (3720, 0.006, 0.4), (5050, 0.004, 0.2))
    return struck(chance, seconds, partials(seconds, tune, modes), (900, 5200), 0.0022, 0.5)


def click(chance: Chance) -> Samples:
    """Return a small wooden tick for buttons and marked dice."""
    seconds = 0.05
    tick = noise(chance, seconds, 600, 3000) * np.exp(-moments(seconds) / 0.0015)
    return ring(seconds, 1250, 0.007) + ring(seconds, 2210, 0.004, 0.4) + 0.4 * tick


def win() -> Samples:
    """Return a short fanfare: three steps up and a chord that stays."""
    steps = [(0.0, C5, 0.2), (0.14, E5, 0.2), (0.28, G5, 0.2)]
    chord = [(0.44, note, 1.1) for note in (C5, E5, G5, C6)]
    brass = [(start, horn(note, seconds)) for start, note, seconds in steps + chord]
    sparkle = [
        (0.5 + 0.07 * number, bell(note, 0.6, 0.15, 0.5))
        for number, note in enumerate((C6, E6, G6, C7))
    ]
    return mixed(1.6, brass + sparkle)


def sounds() -> Iterator[tuple[str, Samples]]:
    """Make every sound with its file below `resources`, in an order that its chance depends on."""
    chance = np.random.default_rng(SEED)
    yield from variants("common/sounds/tray", die_on_tray, chance, (1.0, 0.93, 1.09))
    yield from variants("common/sounds/die", die_on_die, chance, (1.0, 1.08))
    yield "beam_me_up/sounds/rise", rise()
    yield "beam_me_up/sounds/rocket", rocket(chance)
    yield "beam_me_up/sounds/cool", cool(chance)
    yield "common/sounds/click", click(chance)
    yield "common/sounds/win", win()
    yield "beam_me_up/sounds/star", star(chance)
    for game, own in OWN.items():
        for name, samples in own():
            yield f"{game}/sounds/{name}", samples


if __name__ == "__main__":
    for name, samples in sounds():
        write(RESOURCES / f"{name}.wav", samples)
