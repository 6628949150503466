"""Makes the sounds of the program: dice on felt and on dice, chimes, rocket, ice and fanfare.

The number behind a hyphen is a variant of the same sound. Pencil, paper and cow are in meadow.py,
finger and plastic in neon_box.py, ice, water and seal in ice_floe.py.

Run from the project's folder: python -m resources.sounds.make_sounds
"""

from collections.abc import Iterator

import numpy as np

from resources.sounds.ice_floe import floe_sounds
from resources.sounds.meadow import meadow_sounds
from resources.sounds.neon_box import box_sounds
from resources.sounds.synthesis import (
    Chance,
    Samples,
    glide,
    mixed,
    moments,
    noise,
    ring,
    swept_noise,
    together,
    write,
)

SEED = 6

# Equal temperament, in semitones above A4 = 440 Hz.
C5, E5, G5, C6, E6, G6, C7 = 3, 7, 10, 15, 19, 22, 27
PENTATONIC = (22, 24, 27, 29, 31, 34, 36, 39)


def pitch(semitone: float) -> float:
    """Return the frequency of a note."""
    return float(440 * 2 ** (semitone / 12))


def bell(semitone: float, seconds: float, decay: float, loudness: float = 1.0) -> Samples:
    """Return a soft glass bell: a few partials, the higher the sooner gone."""
    base = pitch(semitone)
    partials = ((1.0, 1.0, 1.0), (2.0, 0.35, 0.6), (3.01, 0.16, 0.35), (5.2, 0.06, 0.15))
    tones = [ring(seconds, base * ratio, decay * life, part) for ratio, part, life in partials]
    attack: Samples = np.minimum(1, moments(seconds) / 0.004)
    return loudness * attack * together(tones)


def horn(semitone: float, seconds: float) -> Samples:
    """Return a mild brass tone, brightest at its beginning."""
    time = moments(seconds)
    swell = np.minimum(1, time / 0.025) * np.exp(-time / (0.9 * seconds))
    wobble = 1 + 0.003 * np.sin(2 * np.pi * 5.5 * time) * np.minimum(1, time / 0.25)
    base = pitch(semitone) * wobble
    partials = [glide(base * order) * swell**order / order**1.25 for order in range(1, 7)]
    return together(partials)


def die_on_tray(chance: Chance, tune: float) -> Samples:
    """Return a thud on felt with the wood of the tray below."""
    seconds = 0.16
    modes = ((235, 0.026, 0.8), (520, 0.020, 0.7), (930, 0.013, 0.45), (1560, 0.008, 0.3))
    tones = [ring(seconds, mode * tune, decay, part) for mode, decay, part in modes]
    brush = noise(chance, seconds, 300, 2600) * np.exp(-moments(seconds) / 0.007)
    return together(tones) + 0.9 * brush


def die_on_die(chance: Chance, tune: float) -> Samples:
    """Return a short clack of two hard, small bodies."""
    seconds = 0.09
    modes = ((1480, 0.011, 0.8), (2350, 0.009, 0.7), (3720, 0.006, 0.4), (5050, 0.004, 0.2))
    tones = [ring(seconds, mode * tune, decay, part) for mode, decay, part in modes]
    snap = noise(chance, seconds, 900, 5200) * np.exp(-moments(seconds) / 0.0022)
    return together(tones) + 0.5 * snap


def rise() -> Samples:
    """Return three bells that climb with a stone."""
    notes = ((0.0, C6), (0.09, E6), (0.18, G6))
    return mixed(0.75, [(start, bell(note, 0.57, 0.16)) for start, note in notes])


def rocket(chance: Chance) -> Samples:
    """Return air that rushes past, from a rumble to a bright whoosh."""
    time = moments(1.0)
    swell: Samples = np.sin(np.pi * time**0.7) ** 2
    rush = swept_noise(chance, 260 * 2 ** (3.6 * time), 1.6) * swell
    rumble = noise(chance, 1.0, 45, 170) * np.exp(-time / 0.28) * np.minimum(1, time / 0.05)
    tone = glide(180 * 2 ** (2.2 * time)) * swell
    return together([rush, 0.8 * rumble, 0.12 * tone])


def cool(chance: Chance) -> Samples:
    """Return glass that sinks: falling tones with frost on them."""
    time = moments(0.85)
    fall = 2 ** (-1.5 * time)
    tremble = 1 + 0.25 * np.sin(2 * np.pi * 17 * time)
    voices = ((1760, 1.0), (1772, 0.8), (2637, 0.4), (3520, 0.18))
    tones = [part * glide(base * fall) for base, part in voices]
    body = together(tones) * tremble * np.exp(-time / 0.32) * np.minimum(1, time / 0.02)
    frost = (
        swept_noise(chance, 6500 * fall, 3.0) * np.exp(-time / 0.22) * np.minimum(1, time / 0.03)
    )
    crackle = [(0.06 * number, ring(0.05, 3900 - 330 * number, 0.008, 0.5)) for number in range(7)]
    return body + 0.5 * frost + mixed(0.85, crackle)


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


def star(chance: Chance) -> Samples:
    """Return a handful of tiny bells, as light glitters."""
    notes = chance.permutation(PENTATONIC)
    starts = np.linspace(0, 0.35, len(notes)) + chance.uniform(0, 0.02, len(notes))
    parts = [
        (float(start), bell(float(note), 0.4, 0.09, 0.6 + 0.4 * chance.random()))
        for start, note in zip(starts, notes, strict=True)
    ]
    return mixed(0.8, parts)


def sounds() -> Iterator[tuple[str, Samples]]:
    """Make every sound, each with its name, in an order that its chance depends on."""
    chance = np.random.default_rng(SEED)
    for number, tune in enumerate((1.0, 0.93, 1.09), start=1):
        yield f"tray-{number}", die_on_tray(chance, tune)
    for number, tune in enumerate((1.0, 1.08), start=1):
        yield f"die-{number}", die_on_die(chance, tune)
    yield "rise", rise()
    yield "rocket", rocket(chance)
    yield "cool", cool(chance)
    yield "click", click(chance)
    yield "win", win()
    yield "star", star(chance)
    yield from meadow_sounds()
    yield from box_sounds()
    yield from floe_sounds()


if __name__ == "__main__":
    for name, samples in sounds():
        write(name, samples)
