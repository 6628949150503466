"""The sounds of Kuh Vadis: a pencil on paper, a page, and a friendly cow."""

from collections.abc import Iterator

import numpy as np

from resources.common.sounds.synthesis import (
    RATE,
    Chance,
    Samples,
    glide,
    mixed,
    moments,
    noise,
    resonance,
    ring,
    swept_noise,
    together,
)

SEED = 49

# What a cow's mouth does: moment, pitch in hertz, openness from 0 (closed: "m") to 1 (wide: "uh").
MOO = (
    (0.00, 118, 0.0),
    (0.16, 132, 0.03),
    (0.30, 158, 0.6),
    (0.48, 172, 1.0),
    (0.75, 164, 0.95),
    (1.00, 138, 0.6),
    (1.18, 112, 0.2),
)
# Per formant: frequency and loudness with the mouth closed, and with the mouth open.
FORMANTS = (
    ((240, 1.0), (430, 1.0), 7.0),
    ((700, 0.10), (860, 0.62), 9.0),
    ((1900, 0.015), (2250, 0.16), 10.0),
    ((3000, 0.004), (3250, 0.06), 11.0),
)


def stroke(chance: Chance, seconds: float, speed: Samples) -> Samples:
    """Return graphite that scratches over the tooth of paper; speed (0 to 1) follows the hand."""
    tooth = np.abs(0.35 + 0.65 * noise(chance, seconds, 90, 420))
    hiss = noise(chance, seconds, 1100, 4200)
    whisper = swept_noise(chance, 1500 + 1900 * speed, 2.2)
    table = noise(chance, seconds, 180, 620)
    contact = ring(seconds, 640, 0.006, 0.12) + ring(seconds, 1130, 0.004, 0.1)
    scratch = (0.6 * hiss + 0.5 * whisper + 0.3 * table) * tooth * speed**0.7
    # Paper gives way: no grain stands out far above the others.
    return np.tanh(1.7 * scratch / float(np.abs(scratch).max())) + contact


def pencil_cross(chance: Chance) -> Samples:
    """Return two quick strokes, the second one a little shorter and lighter."""
    parts = []
    for start, seconds, loudness in ((0.0, 0.19, 1.0), (0.225, 0.175, 0.85)):
        way = moments(seconds) / seconds
        speed: Samples = np.sin(np.pi * way**0.8) ** 0.8
        parts.append((start, loudness * stroke(chance, seconds, speed)))
    return mixed(0.41, parts)


def pencil_circle(chance: Chance) -> Samples:
    """Return one round stroke: the hand is slower where it turns at the bottom and at the top."""
    seconds = 0.42
    way = moments(seconds) / seconds
    ends = np.minimum(1, np.minimum(way / 0.08, (1 - way) / 0.16))
    speed: Samples = ends * (0.72 + 0.28 * np.cos(2 * np.pi * (2.6 * way + 0.1)))
    return stroke(chance, seconds, speed)


def paper(chance: Chance) -> Samples:
    """Return a soft tick of a page that is let go: a flutter of air and a light slap."""
    seconds = 0.2
    time = moments(seconds)
    air = noise(chance, seconds, 900, 3600)
    flutter = np.exp(-(((time - 0.035) / 0.022) ** 2)) * (1 + 0.5 * np.sin(2 * np.pi * 75 * time))
    slap = noise(chance, 0.12, 240, 1500) * np.exp(-moments(0.12) / 0.014)
    return 0.3 * air * flutter + mixed(seconds, [(0.062, slap)])


def moo(chance: Chance) -> Samples:
    """Return a short friendly cow: a hummed beginning, an open call, a sinking end."""
    when, pitches, openings = (np.array(column, dtype=float) for column in zip(*MOO, strict=True))
    time = moments(float(when[-1]))
    wobble = 1 + 0.012 * noise(chance, float(when[-1]), 3, 14)
    pitch = np.interp(time, when, pitches) * wobble
    mouth = smoothed(np.interp(time, when, openings), 0.05)
    voice = throat(pitch) * (1 + 0.14 * glide(pitch / 5)) + 0.02 * chance.standard_normal(len(time))
    tones = []
    for (closed, hum), (wide, call), sharpness in FORMANTS:
        centre = closed + (wide - closed) * mouth
        loudness = hum + (call - hum) * mouth
        tones.append(loudness * resonance(voice, centre, sharpness))
    swell = np.minimum(1, time / 0.09) * np.minimum(1, (time[-1] - time) / 0.28) ** 1.5
    call_of_a_cow: Samples = together(tones) * swell * (0.38 + 0.62 * mouth)
    return call_of_a_cow


def throat(pitch: Samples) -> Samples:
    """Return the buzz of vocal folds: all harmonics below 5 kHz, the higher the weaker."""
    turns = np.cumsum(pitch) / RATE
    orders = range(1, int(5000 / float(pitch.max())))
    return together([np.sin(2 * np.pi * order * turns) / order**1.1 for order in orders])


def smoothed(values: Samples, seconds: float) -> Samples:
    """Return the values without their corners."""
    width = round(seconds * RATE)
    padded = np.pad(values, (width // 2, width - width // 2 - 1), mode="edge")
    mean: Samples = np.convolve(padded, np.hanning(width + 2)[1:-1], "valid")
    return mean / float(np.hanning(width + 2).sum())


def meadow_sounds() -> Iterator[tuple[str, Samples]]:
    """Make every sound, each with its name, in an order that its chance depends on."""
    chance = np.random.default_rng(SEED)
    yield "pencil-cross", pencil_cross(chance)
    yield "pencil-circle", pencil_circle(chance)
    yield "paper", paper(chance)
    yield "moo", moo(chance)
