"""How far two pictures are apart, and a picture of the difference."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

TOLERANCE = 8
"""Differences of a channel that nobody sees: another processor rounds otherwise."""
SHARE = 0.005
"""So much of a picture may differ by more: edges of letters and shadows."""

Pixels = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Difference:
    """What differs between two pictures."""

    share: float
    """The part of all pixels that differ visibly; 1 if the sizes do."""
    picture: QImage
    """Both pictures faint, and what differs in red."""

    @property
    def is_small(self) -> bool:
        """Whether nobody would see it."""
        return self.share <= SHARE


def compare(before: QImage, after: QImage) -> Difference:
    """Compare two pictures pixel by pixel."""
    if before.size() != after.size():
        return Difference(1.0, after)
    old, new = pixels(before), pixels(after)
    apart = np.abs(old.astype(np.int16) - new.astype(np.int16)).max(axis=2)
    seen = apart > TOLERANCE
    faint = (255 - (255 - new.astype(np.uint16)) // 4).astype(np.uint8)
    faint[seen] = (255, 0, 0)
    return Difference(float(seen.mean()), picture(faint))


def pixels(image: QImage) -> Pixels:
    """Give the channels of a picture as numbers: row, column, channel."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), -1)
    return rows[:, : 3 * plain.width()].reshape(plain.height(), plain.width(), 3).copy()


def picture(numbers: Pixels) -> QImage:
    """Make a picture of numbers."""
    height, width, _ = numbers.shape
    data = np.ascontiguousarray(numbers).tobytes()
    return QImage(data, width, height, 3 * width, QImage.Format.Format_RGB888).copy()
