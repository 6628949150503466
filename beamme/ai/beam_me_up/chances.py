"""From turns still needed to chances of winning."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Fit:
    """The model of one number of players, fitted to matches between equal strong opponents.

    The strength of a seat is -sharpness * (turns + delay * place) / sqrt(blur + mean turns), where
    place is its distance in turn order as a share of a round; chances are the softmax of it.
    """

    delay: float
    sharpness: float
    blur: float


FITS = {2: Fit(1.09, 3.89, 0.25), 3: Fit(1.0, 3.6, 0.25), 4: Fit(1.0, 3.4, 0.25)}


def chances(turns: Floats) -> Floats:
    """Each seat's chance to win; along the first axis the seat to play next comes first.

    Turns are the own turns that a seat still needs; a seat that needs none has won.
    """
    seats = len(turns)
    fit = FITS[seats]
    places = (np.arange(seats) / seats).reshape((seats,) + (1,) * (turns.ndim - 1))
    scale = fit.sharpness / np.sqrt(fit.blur + turns.mean(axis=0))
    strength = -scale * (turns + fit.delay * places)
    odds = np.exp(strength - strength.max(axis=0))
    shares: Floats = odds / odds.sum(axis=0)
    return shares
