"""The sounds of Beam Me Up: stones that rise and cool down, rockets and stars."""

import numpy as np

from resources.common.sounds.bells import C6, E6, G6, PENTATONIC, bell
from resources.common.sounds.synthesis import (
    Chance,
    Samples,
    glide,
    mixed,
    moments,
    noise,
    ring,
    swept_noise,
    together,
)


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


def star(chance: Chance) -> Samples:
    """Return a handful of tiny bells, as light glitters."""
    notes = chance.permutation(PENTATONIC)
    starts = np.linspace(0, 0.35, len(notes)) + chance.uniform(0, 0.02, len(notes))
    parts = [
        (float(start), bell(float(note), 0.4, 0.09, 0.6 + 0.4 * chance.random()))
        for start, note in zip(starts, notes, strict=True)
    ]
    return mixed(0.8, parts)
