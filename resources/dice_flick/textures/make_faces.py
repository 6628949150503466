"""Makes the faces of the Knaller, and the patterns that tell the colours of dice apart.

faces-knaller.png is data for the die's shader, as make_faces.py in common/textures says: its ink is
a firecracker, and all round it tiny facets lean to every side. paint-knaller.png holds glitter and
sparks; paint-<colour>.png holds the pattern of that colour. Every face of a die has the same.

Run from the project's folder: python -m resources.dice_flick.textures.make_faces
"""

from collections.abc import Callable
from math import cos, radians, sin
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from resources.common.textures.image import save
from resources.common.textures.neon import drawn, pen
from resources.kuh_vadis.textures.make_faces import distance, quarters, smooth

HERE = Path(__file__).parent

Numbers = NDArray[np.float64]

CELL, FINER, SPREAD = 128, 2, 10
FACES = range(1, 7)
FLECKS = ("#FFD6F0", "#FF78CD", "#BE0A6E", "#FFE296", "#CD78FF", "#FFFFFF")
CALM = "#C40074"
"""There is no glitter under the symbol."""
CALM_RADIUS = 0.40
FACET, LEAN = 3, 0.26
PATTERN = 0.62
PATTERNS = {"blue": (4.0, 20.0, 120.0), "yellow": (190.0, 84.0, 0.0), "green": (0.0, 62.0, 30.0)}
"""Darker than their dice, so that pips stay the clearest sign on a face."""


def firecracker(painter: QPainter) -> None:
    """Draw body and fuse in a square of 100 round the middle; its bands stay open."""
    painter.rotate(38)
    body = QPainterPath()
    for top, height in ((-14, 11.5), (2.5, 17), (24.5, 11.5)):
        body.addRoundedRect(QRectF(-15, top, 30, height), 3, 3)
    painter.fillPath(body, Qt.GlobalColor.white)
    fuse = QPainterPath(QPointF(0, -14))
    fuse.cubicTo(QPointF(0, -24), QPointF(10, -22), QPointF(8, -31))
    painter.strokePath(fuse, pen(4.5))


def sparks(painter: QPainter) -> None:
    """Draw what flies off the burning fuse."""
    painter.rotate(38)
    painter.translate(9, -36)
    painter.setPen(QPen(pen(5)))
    for number in range(7):
        angle = radians(-90 + (number - 3) * 40)
        x, y = cos(angle), sin(angle)
        painter.drawLine(QPointF(7 * x, 7 * y), QPointF(16 * x, 16 * y))


def placed(cell: int, draw: Callable[[QPainter], None]) -> Numbers:
    """Return what a drawing covers of a cell, from 0 to 1."""

    def in_the_middle(painter: QPainter) -> None:
        painter.translate(cell * 0.465, cell * 0.545)
        painter.scale(cell * 0.0098, cell * 0.0098)
        draw(painter)

    return drawn(cell, cell, in_the_middle)


def radius(cell: int) -> Numbers:
    """Return how far each pixel of a cell is from its middle; one half touches the sides."""
    y, x = (np.mgrid[0:cell, 0:cell] + 0.5) / cell - 0.5
    away: Numbers = np.hypot(x, y)
    return away


def symbol(value: int, chance: np.random.Generator) -> Numbers:
    """Return the three channels of one face of the Knaller."""
    inside = placed(CELL * FINER, firecracker) > 0.5
    signed = distance(~inside) - distance(inside)
    signed = signed.reshape(CELL, FINER, CELL, FINER).mean(axis=(1, 3)) / FINER
    groove_y, groove_x = np.gradient(-0.022 * CELL * smooth(np.clip(signed / 6, 0, 1) ** 0.7))
    count = CELL // FACET + 1
    facets = chance.normal(0, LEAN, (count, count, 2)).repeat(FACET, 0).repeat(FACET, 1)
    calm = np.clip((radius(CELL) - 0.36) / 0.06, 0.05, 1)[..., None]
    lean = facets[:CELL, :CELL] * calm - np.dstack([groove_x, groove_y])
    red = np.clip(signed / SPREAD, -1, 1)
    cell = 127.5 + 127.5 * np.dstack([red, np.clip(lean, -1, 1)])
    return np.rot90(cell, quarters(value))


def glitter(value: int, chance: np.random.Generator) -> Numbers:
    """Return the flecks of one face, calm under its symbol, and the sparks of the fuse."""
    image = QImage(CELL, CELL, QImage.Format.Format_RGBA8888)
    clear = QColor(CALM)
    clear.setAlpha(0)
    image.fill(clear)
    painter = QPainter(image)
    for x, y, size, tone in zip(
        *chance.integers(0, CELL, (2, 1000)),
        chance.integers(1, 4, 1000),
        chance.integers(0, len(FLECKS), 1000),
        strict=True,
    ):
        colour = QColor(FLECKS[tone])
        colour.setAlphaF(0.62)
        painter.fillRect(int(x), int(y), int(size), int(size), colour)
    painter.end()
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(CELL, CELL, 4).astype(float)
    pixels = _over(pixels, CALM, 0.93 * np.clip((CALM_RADIUS - radius(CELL)) / 0.06, 0, 1))
    pixels = _over(pixels, "#FFE15A", placed(CELL, sparks))
    return np.rot90(pixels, quarters(value))


def _over(pixels: Numbers, tone: str, alpha: Numbers) -> Numbers:
    colour = QColor(tone)
    layer = np.array([colour.red(), colour.green(), colour.blue(), 255.0])
    return pixels + (layer - pixels) * alpha[..., None]


def pattern(colour: str) -> Numbers:
    """Return the pattern of a colour on one face: stripes, frames or a grid."""

    def draw(painter: QPainter) -> None:
        painter.translate(CELL / 2, CELL / 2)
        painter.scale(CELL / 100, CELL / 100)
        if colour == "yellow":
            painter.setPen(pen(5))
            for half in (37, 11):
                painter.drawRect(QRectF(-half, -half, 2 * half, 2 * half))
            return
        painter.setPen(pen(3.4))
        for place in range(-36, 37, 12):
            painter.drawLine(QPointF(-37, place), QPointF(37, place))
            if colour == "green":
                painter.drawLine(QPointF(place, -37), QPointF(place, 37))

    alpha = drawn(CELL, CELL, draw) * 255 * PATTERN
    return np.dstack([np.full((CELL, CELL, 3), PATTERNS[colour]), alpha])


def atlas(cells: list[Numbers]) -> Numbers:
    """Return six cells in two rows of three."""
    return np.concatenate([np.concatenate(cells[row : row + 3], axis=1) for row in (0, 3)])


def atlases() -> dict[str, Numbers]:
    """Return every picture by its name."""
    chance = np.random.default_rng(11)
    made = {"faces-knaller.png": atlas([symbol(value, chance) for value in FACES])}
    made["paint-knaller.png"] = atlas([glitter(value, chance) for value in FACES])
    for colour in PATTERNS:
        made[f"paint-{colour}.png"] = atlas([pattern(colour)] * 6)
    return made


if __name__ == "__main__":
    for name, pixels in atlases().items():
        save(HERE / name, pixels)
