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


@dataclass(frozen=True, slots=True, eq=False)
class Difference:
    """What differs between two pictures."""

    after: Pixels
    seen: NDArray[np.bool_]
    """Which pixels differ visibly: all of them if the sizes do."""

    @property
    def share(self) -> float:
        """The part of all pixels that differ visibly."""
        return float(self.seen.mean())

    @property
    def is_small(self) -> bool:
        """Whether nobody would see it."""
        return self.share <= SHARE

    @property
    def picture(self) -> QImage:
        """What is there now, faint, and what differs in red."""
        faint = 255 - (255 - self.after) // 4
        faint[self.seen] = (255, 0, 0)
        return picture(faint)


def compare(before: QImage, after: QImage) -> Difference:
    """Compare two pictures pixel by pixel."""
    new = pixels(after)
    if before.size() != after.size():
        return Difference(new, np.ones(new.shape[:2], np.bool_))
    old = pixels(before)
    apart = np.maximum(old, new) - np.minimum(old, new)
    return Difference(new, apart.max(axis=2) > TOLERANCE)


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
