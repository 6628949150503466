"""The sounds of Dice Flick: a finger, hard plastic, hollows, a bag, points and a Knaller."""

from collections.abc import Iterator

import numpy as np

from resources.common.sounds.synthesis import (
    Chance,
    Samples,
    glide,
    mixed,
    moments,
    noise,
    partials,
    struck,
    swept_noise,
    together,
    variants,
)

SEED = 25

# Steps of a major scale in semitones above A5, the ladder that points climb.
LADDER = (3, 5, 7, 10, 12)


def flick(chance: Chance, tune: float) -> Samples:
    """Return a nail that snaps against a die, the plate that answers, and air behind the die."""
    seconds = 0.24
    time = moments(seconds)
    snap = noise(chance, seconds, 1400, 6200) * np.exp(-time / 0.0028)
    modes = ((410, 0.030, 0.8), (905, 0.020, 0.55), (1730, 0.012, 0.35), (3100, 0.007, 0.2))
    plate = together(partials(seconds, tune, modes))
    swish = swept_noise(chance, 900 + 2600 * np.sin(np.pi * time / seconds), 2.4)
    air = swish * np.sin(np.pi * np.minimum(1, time / 0.2)) ** 2
    return 0.9 * snap + 0.7 * plate + 0.22 * air


def knock(chance: Chance, seconds: float, base: float, bright: float) -> Samples:
    """Return a die that hits a shell of hard plastic: dull or bright, with a short answer."""
    shape = ((1.0, 0.024, 0.9), (1.87, 0.017, 0.6), (2.96, 0.011, 0.45), (4.7, 0.006, 0.3))
    band, loudness = (1200, 2400 + 4200 * bright), 0.4 + 0.6 * bright
    return struck(chance, seconds, partials(seconds, base, shape), band, 0.0016, loudness)


def in_a_hollow(chance: Chance, tune: float) -> Samples:
    """Return a die that drops into its hollow and knocks against a wall or two."""
    parts = [(0.0, knock(chance, 0.16, 330 * tune, 0.2))]
    for start, loudness, pitch in ((0.055, 0.5, 1.22), (0.093, 0.28, 1.3), (0.118, 0.16, 1.36)):
        parts.append((start, loudness * knock(chance, 0.1, 330 * tune * pitch, 0.5)))
    return mixed(0.24, parts)


def rattle(chance: Chance) -> Samples:
    """Return dice that a hand takes out of a bag: many small knocks, dulled by cloth."""
    seconds = 0.46
    parts = [(0.0, 0.25 * noise(chance, seconds, 250, 1500) * _swell(seconds))]
    for start in np.sort(chance.uniform(0.03, 0.36, 13)):
        hit = knock(chance, 0.07, float(chance.uniform(900, 1700)), 0.4)
        parts.append((float(start), float(chance.uniform(0.2, 0.7)) * hit))
    return mixed(seconds, parts)


def point(step: int) -> Samples:
    """Return one light that arrives on the pad: a glass tick, the higher the later."""
    base = 880 * 2 ** (LADDER[step] / 12)
    seconds = 0.3
    shape = ((1.0, 0.085, 1.0), (2.01, 0.045, 0.4), (3.9, 0.02, 0.16))
    return together(partials(seconds, base, shape)) * np.minimum(1, moments(seconds) / 0.003)


def count() -> Samples:
    """Return dice that lift out of their hollows: a soft run up the ladder over a warm swell."""
    run = [(0.07 * step, 0.8 * point(step)) for step in range(len(LADDER))]
    time = moments(0.7)
    swell = glide(220 * 2 ** (0.5 * time)) * np.sin(np.pi * np.minimum(1, time / 0.6)) ** 2
    return mixed(0.75, [(0.0, 0.25 * swell), *run])


def bang(chance: Chance) -> Samples:
    """Return a small firecracker: a crack, the thump behind it, sparks that die away."""
    seconds = 0.85
    time = moments(seconds)
    crack = noise(chance, seconds, 500, 7500) * np.exp(-time / 0.016)
    thump = glide(60 + 130 * np.exp(-time / 0.05)) * np.exp(-time / 0.11)
    smoke = noise(chance, seconds, 120, 900) * np.exp(-time / 0.16)
    parts = [(0.0, 1.1 * crack + 0.9 * thump + 0.35 * smoke)]
    for start in np.sort(chance.uniform(0.07, 0.6, 22)):
        spark = noise(chance, 0.02, 2500, 8000) * np.exp(-moments(0.02) / 0.003)
        parts.append((float(start), float(0.42 * np.exp(-start / 0.3)) * spark))
    return mixed(seconds, parts)


def _swell(seconds: float) -> Samples:
    time = moments(seconds) / seconds
    wave: Samples = np.sin(np.pi * time) ** 1.5
    return wave


def box_sounds() -> Iterator[tuple[str, Samples]]:
    """Make every sound, each with its name, in an order that its chance depends on."""
    chance = np.random.default_rng(SEED)
    yield from variants("flick", flick, chance, (1.0, 1.07))
    for number, base in enumerate((610, 690, 560), start=1):
        yield f"box-{number}", knock(chance, 0.14, base, 0.75)
    yield from variants("hollow", in_a_hollow, chance, (1.0, 1.09))
    yield "rattle", rattle(chance)
    for step in range(len(LADDER)):
        yield f"point-{step + 1}", point(step)
    yield "count", count()
    yield "bang", bang(chance)
