"""Analyse pictures of the program's window; runs in the project's environment, which has Qt."""

import json
import sys
from collections import Counter
from itertools import product

from PySide6.QtGui import QImage, qBlue, qGreen, qRed

STEP = 4
"""Every fourth pixel is sampled."""


def colours(picture: QImage) -> int:
    """The number of visibly different colours in the middle half of a picture."""
    width, height = picture.width(), picture.height()
    columns = range(width // 4, 3 * width // 4, STEP)
    rows = range(height // 4, 3 * height // 4, STEP)
    seen = Counter(
        tuple(part(picture.pixel(x, y)) // 16 for part in (qRed, qGreen, qBlue))
        for x, y in product(columns, rows)
    )
    return len(seen)


def differing(one: QImage, other: QImage) -> float:
    """The share of pixels that differ between two pictures."""
    if one.size() != other.size():
        return 1.0
    places = list(product(range(0, one.width(), STEP), range(0, one.height(), STEP)))
    return sum(one.pixel(x, y) != other.pixel(x, y) for x, y in places) / len(places)


def main(paths: list[str]) -> int:
    """Print the colours of each picture, and its difference from the one before."""
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
