"""Notes, and the bells that play them."""

import numpy as np

from resources.common.sounds.synthesis import Samples, moments, ring, together

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
