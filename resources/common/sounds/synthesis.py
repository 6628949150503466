"""What sounds are made of: partials, noise, glides, and how they become a file.

Every sound is mono, 44.1 kHz, 16 bit, begins and ends in silence and peaks at -3 dB. Whoever
needs noise brings its source of chance, so that every sound comes out the same each time.
"""

import wave
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]
Chance = np.random.Generator

RATE = 44_100
PEAK = 10 ** (-3 / 20)
FADE_IN, FADE_OUT = 0.001, 0.012


def moments(seconds: float) -> Samples:
    """Return the time of each sample."""
    return np.arange(round(seconds * RATE)) / RATE


def ring(seconds: float, frequency: float, decay: float, loudness: float = 1.0) -> Samples:
    """Return a partial that dies away to 1/e within the decay."""
    time = moments(seconds)
    return loudness * np.exp(-time / decay) * np.sin(2 * np.pi * frequency * time)


def partials(
    seconds: float, base: float, shape: Sequence[tuple[float, float, float]]
) -> list[Samples]:
    """Return what a struck body rings with: frequencies in units of the base, decays, loudness."""
    return [ring(seconds, base * ratio, decay, part) for ratio, decay, part in shape]


def noise(chance: Chance, seconds: float, low: float, high: float) -> Samples:
    """Return a band of noise between two frequencies, with soft flanks."""
    count = round(seconds * RATE)
    spectrum = np.fft.rfft(chance.standard_normal(count))
    frequency = np.fft.rfftfreq(count, 1 / RATE)
    shape = 1 / (1 + (low / np.maximum(frequency, 1)) ** 4) / (1 + (frequency / high) ** 4)
    band: Samples = np.fft.irfft(spectrum * np.sqrt(shape), count)
    return band / float(np.abs(band).max())


def resonance(source: Samples, centre: Samples, sharpness: float) -> Samples:
    """Return the source through a resonance that follows the centre (a state variable filter)."""
    low = band = 0.0
    damping = 1 / sharpness
    result = np.empty(len(centre))
    steps = 2 * np.sin(np.pi * centre / RATE)
    for number, (step, value) in enumerate(zip(steps.tolist(), source.tolist(), strict=True)):
        low += step * band
        band += step * (value - low - damping * band)
        result[number] = band
    return result


def swept_noise(chance: Chance, centre: Samples, sharpness: float) -> Samples:
    """Return noise through a moving resonance."""
    result = resonance(chance.standard_normal(len(centre)), centre, sharpness)
    return result / float(np.abs(result).max())


def glide(frequency: Samples) -> Samples:
    """Return a tone whose frequency moves."""
    return np.sin(2 * np.pi * np.cumsum(frequency) / RATE)


def together(parts: list[Samples]) -> Samples:
    """Return the sum of parts that begin at once and last equally long."""
    total: Samples = np.sum(parts, axis=0)
    return total


def struck(
    chance: Chance,
    seconds: float,
    tones: list[Samples],
    band: tuple[float, float],
    fade: float,
    loudness: float,
) -> Samples:
    """Return a body that rings, and a band of noise from the blow that dies away in no time."""
    blow = noise(chance, seconds, *band) * np.exp(-moments(seconds) / fade)
    return together(tones) + loudness * blow


def mixed(seconds: float, parts: list[tuple[float, Samples]]) -> Samples:
    """Return the sum of parts, each beginning at its moment."""
    total = np.zeros(round(seconds * RATE))
    for start, part in parts:
        first = round(start * RATE)
        last = min(len(total), first + len(part))
        total[first:last] += part[: last - first]
    return total


def variants(
    name: str, make: Callable[[Chance, float], Samples], chance: Chance, tunes: Sequence[float]
) -> Iterator[tuple[str, Samples]]:
    """Make a sound several times, each tuned differently and with a number in its name."""
    for number, tune in enumerate(tunes, start=1):
        yield f"{name}-{number}", make(chance, tune)


def finished(samples: Samples) -> NDArray[np.int16]:
    """Fade both ends and bring the peak to its level."""
    time = moments(len(samples) / RATE)
    samples = samples - float(samples.mean())
    samples = samples * np.minimum(1, time / FADE_IN)
    samples = samples * np.minimum(1, time[::-1] / FADE_OUT)
    samples = samples * PEAK / float(np.abs(samples).max())
    return np.round(samples * 32767).astype("<i2")


def write(path: Path, samples: Samples) -> None:
    """Write one sound."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(finished(samples).tobytes())
