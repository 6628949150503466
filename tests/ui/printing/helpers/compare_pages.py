"""How far two drawings of the same page are apart, seen from a step away."""

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

BLOCK = 8
"""Pixels of a square whose mean is compared: how edges are smoothed does not count."""
VISIBLE = 24


def apart(one: QImage, two: QImage) -> float:
    """The share of all squares whose mean colour differs visibly."""
    return float((np.abs(_means(one) - _means(two)).max(axis=2) > VISIBLE).mean())


def _means(image: QImage) -> NDArray[np.float64]:
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), -1)
    high, wide = plain.height() // BLOCK, plain.width() // BLOCK
    pixels = rows[: high * BLOCK, : 3 * wide * BLOCK].reshape(high, BLOCK, wide, BLOCK, 3)
    return pixels.mean(axis=(1, 3))
