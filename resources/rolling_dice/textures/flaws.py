"""What is frozen in the ice of the floe: cracks and bubbles."""

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from resources.rolling_dice.meshes.floe import FRAME
from resources.rolling_dice.textures.snow import Numbers, drawn, see_through, stroke

CRACKS = ((-128, 60, 0.15), (128, -10, 3.0), (-10, -190, 1.75), (120, 150, 3.6), (-125, -90, 0.4),
          (-40, 214, -1.2), (100, -188, 2.2))  # fmt: skip
"""Where cracks begin, x and z, and where to."""
BUBBLES = 900

Line = tuple[list[tuple[float, float]], float]


def cracks() -> list[Line]:
    """Return branching walks from the edge, in millimetres, each with its width."""
    chance = np.random.default_rng(8)
    found: list[Line] = []

    def walk(x: float, z: float, angle: float, steps: int, width: float) -> None:
        points = [(x, z)]
        for _ in range(steps):
            angle += chance.normal(0, 0.16)
            step = chance.uniform(5, 12)
            x, z = x + step * np.cos(angle), z + step * np.sin(angle)
            points.append((x, z))
            if width > 0.45 and chance.random() < 0.22:
                turn = chance.choice([-1, 1]) * chance.uniform(0.5, 1.0)
                walk(x, z, angle + turn, steps // 2, width * 0.6)
        found.append((points, width))

    for x, z, angle in CRACKS:
        walk(x, z, angle, 15, 1.0)
    return found


def placed(painter: QPainter, scale: float) -> None:
    """Let a painter draw in millimetres."""
    painter.scale(scale, scale)
    painter.translate(-FRAME[0], -FRAME[2])


def broken(width: int, height: int, scale: float) -> Numbers:
    """Draw the cracks: a faint glow, a pale refracted twin, a thin blue core."""

    def draw(painter: QPainter) -> None:
        placed(painter, scale)
        layers = (
            (0.0, see_through("#46A0C8", 0.24), 3.3),
            (0.6, see_through("#FFFFFF", 0.86), 0.72),
            (0.0, see_through("#1E6896", 0.82), 0.41),
        )
        for aside, colour, thick in layers:
            for points, wide in cracks():
                for place in range(1, len(points)):
                    thin = 0.2 + 0.8 * (1 - place / len(points))
                    painter.setPen(stroke(colour, max(thick * wide * thin, 0.12)))
                    (x, z), (to_x, to_z) = points[place - 1], points[place]
                    painter.drawLine(
                        QPointF(x + aside, z + aside), QPointF(to_x + aside, to_z + aside)
                    )

    return drawn(width, height, draw)


def bubbles(width: int, height: int, scale: float) -> Numbers:
    """Return air that is frozen in the ice."""
    chance = np.random.default_rng(8)
    found = np.zeros((height, width), np.float32)
    for _ in range(BUBBLES):
        x, z = chance.uniform(0, width / scale), chance.uniform(0, height / scale)
        size = chance.uniform(0.2, 0.67)
        reach = int(1.5 * scale) + 1
        column, row = int(x * scale), int(z * scale)
        rows = slice(max(row - reach, 0), min(row + reach, height))
        columns = slice(max(column - reach, 0), min(column + reach, width))
        b, a = np.mgrid[rows, columns] / scale
        spot = np.exp(-((a - x) ** 2 + (b - z) ** 2) / size**2)
        found[rows, columns] = np.maximum(found[rows, columns], spot)
    return found
