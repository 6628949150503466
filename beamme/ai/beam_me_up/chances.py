"""Convert turns still needed to chances of winning."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Fit:
    """The model for one number of players, fitted to matches of equal, strong opponents.

    The strength of a seat is -sharpness * (turns + delay * place) / sqrt(blur + mean turns), where
    place is its distance in turn order as a fraction of a round; chances are its softmax.
    """

    delay: float
    sharpness: float
    blur: float


LEAST_SPREAD = 0.25
FITS = {2: Fit(1.12, 3.0, -0.5), 3: Fit(1.13, 2.45, -0.5), 4: Fit(1.17, 1.94, -0.5)}


def chances(turns: Floats) -> Floats:
    """Each seat's chance to win; the first axis is the seat, starting with the one to play next.

    Turns are those that each seat itself still needs.
    """
    seats = len(turns)
    fit = FITS[seats]
    places = (np.arange(seats) / seats).reshape((seats,) + (1,) * (turns.ndim - 1))
    scale = fit.sharpness / np.sqrt(np.maximum(fit.blur + turns.mean(axis=0), LEAST_SPREAD))
    strength = -scale * (turns + fit.delay * places)
    odds = np.exp(strength - strength.max(axis=0))
    shares: Floats = odds / odds.sum(axis=0)
    return shares
