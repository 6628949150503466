"""Looks at pictures that the program took of itself; runs where Qt is installed."""

import json
import sys
from collections import Counter
from itertools import product

from PySide6.QtGui import QImage, qBlue, qGreen, qRed

STEP = 4
"""Every so many pixels one is looked at."""


def colours(picture: QImage) -> int:
    """How many colours the middle half of a picture has, in steps that an eye can tell."""
    width, height = picture.width(), picture.height()
    columns = range(width // 4, 3 * width // 4, STEP)
    rows = range(height // 4, 3 * height // 4, STEP)
    seen = Counter(
        tuple(part(picture.pixel(x, y)) // 16 for part in (qRed, qGreen, qBlue))
        for x, y in product(columns, rows)
    )
    return len(seen)


def differing(one: QImage, other: QImage) -> float:
    """Which share of the pixels of two pictures is not the same."""
    if one.size() != other.size():
        return 1.0
    places = list(product(range(0, one.width(), STEP), range(0, one.height(), STEP)))
    return sum(one.pixel(x, y) != other.pixel(x, y) for x, y in places) / len(places)


def main(paths: list[str]) -> int:
    """Tell of each picture its colours, and how far it is from the one before."""
    pictures = [QImage(path) for path in paths]
    print(
        json.dumps(
            [
                {"colours": colours(each), "differing": differing(each, before)}
                for before, each in zip([QImage(), *pictures], pictures, strict=False)
            ]
        )
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
