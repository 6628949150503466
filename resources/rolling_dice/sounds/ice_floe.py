"""The sounds of Rolling Dice: dice on ice and walls, water, and a seal that hops and barks."""

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
    resonance,
    ring,
    struck,
    swept_noise,
    together,
    variants,
)
from resources.kuh_vadis.sounds.meadow import throat

SEED = 62

# A seal's two barks: when they begin, how long they last, their pitch in hertz, their loudness.
BARKS = ((0.0, 0.24, 265, 1.0), (0.3, 0.2, 240, 0.75))
# Per formant of its open mouth: frequency, sharpness, loudness.
MOUTH = ((520, 5.0, 1.0), (1150, 7.0, 0.7), (2500, 9.0, 0.25))


def clack(chance: Chance, tune: float) -> Samples:
    """Return a die that hits ice: a glassy tick, and the floe that answers far below."""
    seconds = 0.16
    modes = ((1720, 0.016, 0.7), (2890, 0.012, 0.6), (4380, 0.008, 0.4), (6150, 0.005, 0.25))
    floe = ring(seconds, 190 * tune, 0.035, 0.35)
    tones = [*partials(seconds, tune, modes), floe]
    return struck(chance, seconds, tones, (2200, 9000), 0.0016, 0.6)


def throw(chance: Chance, tune: float) -> Samples:
    """Return dice that leave a hand and slide over ice, a hiss that fades as they slow down."""
    seconds = 0.75
    time = moments(seconds)
    air = swept_noise(chance, 700 + 1500 * np.exp(-time / 0.12), 1.8)
    start = air * np.sin(np.pi * np.minimum(1, time / 0.16)) ** 2
    slow = np.exp(-np.maximum(0, time - 0.14) / 0.2) * np.minimum(1, time / 0.14)
    hiss = swept_noise(chance, tune * (2600 + 3400 * slow), 2.0)
    grain = 0.6 + 0.4 * noise(chance, seconds, 20, 90)
    taps = [
        (float(when), float(0.3 * np.exp(-when / 0.3)) * clack(chance, tune * 1.1))
        for when in np.sort(chance.uniform(0.12, 0.5, 6))
    ]
    return 0.5 * start + 0.4 * hiss * grain * slow**1.5 + mixed(seconds, taps)


def splash(chance: Chance, tune: float) -> Samples:
    """Return a die that falls into water: a slap, a bubble that rises in pitch, drops after it."""
    seconds = 0.8
    time = moments(seconds)
    slap = noise(chance, seconds, 500, 4200) * np.exp(-time / 0.03)
    spray = swept_noise(chance, 1800 * tune * np.exp(-time / 0.5) + 700, 1.4)
    parts = [(0.0, 0.8 * slap + 0.5 * spray * np.exp(-time / 0.15) * np.minimum(1, time / 0.03))]
    parts.append((0.07, bubble(0.2, 330 * tune, 0.9)))
    for when in np.sort(chance.uniform(0.2, 0.6, 7)):
        drop = bubble(0.09, float(chance.uniform(700, 1500)) * tune, 0.35)
        parts.append((float(when), float(np.exp(-when / 0.35)) * drop))
    return mixed(seconds, parts)


def bubble(seconds: float, base: float, loudness: float) -> Samples:
    """Return a drop that closes: a tone that rises while it fades."""
    time = moments(seconds)
    fade = np.exp(-time / (0.25 * seconds)) * np.minimum(1, time / 0.004)
    return loudness * fade * glide(base * 2 ** (1.3 * time / seconds))


def wall(chance: Chance, tune: float) -> Samples:
    """Return a die that hits the wall of the box: thick card over wood, dull and short."""
    seconds = 0.17
    modes = ((310, 0.03, 0.9), (640, 0.02, 0.6), (1180, 0.012, 0.4), (2050, 0.007, 0.25))
    return struck(chance, seconds, partials(seconds, tune, modes), (500, 3400), 0.003, 0.5)


def put(chance: Chance) -> Samples:
    """Return a die that fingers set down on ice: a soft touch, then its weight."""
    touch = clack(chance, 0.9)
    return mixed(
        0.26, [(0.0, 0.35 * touch), (0.06, 0.9 * clack(chance, 0.82)), (0.085, 0.3 * touch)]
    )


def hop(chance: Chance, tune: float) -> Samples:
    """Return a seal that flops one space on: a soft, wet belly on the rim."""
    seconds = 0.16
    time = moments(seconds)
    belly = glide(tune * (95 + 90 * np.exp(-time / 0.02))) * np.exp(-time / 0.035)
    skin = noise(chance, seconds, 250, 1700) * np.exp(-(((time - 0.018) / 0.014) ** 2))
    return belly + 0.4 * skin


def bark(chance: Chance) -> Samples:
    """Return a happy seal: two short barks, hoarse, that break downwards."""
    parts = []
    for start, seconds, base, loudness in BARKS:
        time = moments(seconds)
        way = time / seconds
        pitch = base * (1 + 0.35 * np.sin(np.pi * np.minimum(1, way / 0.55)) - 0.25 * way)
        rough = 1 + 0.3 * glide(np.full(len(time), 62.0))
        voice = throat(pitch) * rough + 0.25 * noise(chance, seconds, 300, 4000)
        tones = [
            part * resonance(voice, np.full(len(time), centre * (1.1 - 0.25 * way)), sharpness)
            for centre, sharpness, part in MOUTH
        ]
        swell = np.minimum(1, time / 0.02) * np.minimum(1, (1 - way) / 0.4) ** 1.3
        parts.append((start, loudness * together(tones) * swell))
    return mixed(0.54, parts)


def floe_sounds() -> Iterator[tuple[str, Samples]]:
    """Make every sound, each with its name, in an order that its chance depends on."""
    chance = np.random.default_rng(SEED)
    yield from variants("ice", clack, chance, (1.0, 1.08, 0.92))
    yield from variants("throw", throw, chance, (1.0, 1.12))
    yield from variants("water", splash, chance, (1.0, 1.18))
    yield from variants("wall", wall, chance, (1.0, 1.1))
    yield "put", put(chance)
    yield from variants("step", hop, chance, (1.0, 1.15))
    yield "bark", bark(chance)
