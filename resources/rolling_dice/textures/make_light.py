"""Makes soft lights, ripples, signs and patterns of the arctic box.

ripples.png holds normals of water that can be tiled; patterns.png the patterns that tell
the six colours of dice apart, in two rows of three.

Run from the project's folder: python -m resources.rolling_dice.textures.make_light
"""

from collections.abc import Callable, Sequence
from itertools import product
from math import hypot
from pathlib import Path

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from resources.rolling_dice.meshes.box import CANAL_WALL
from resources.rolling_dice.meshes.measures import CANAL, CANAL_HALF, HALF_LENGTH, HALF_WIDTH, RIM
from resources.rolling_dice.textures.snow import (
    Numbers,
    closed,
    drawn,
    keep,
    rise,
    see_through,
    stroke,
)

HERE = Path(__file__).parent

RIPPLES, SPOT, CELL = 256, 128, 64
TABLE_FRAME, TABLE_STEP = (-277.0, 223.0, -265.0, 265.0), 2.0
"""What the shadow on the table shows, x from … to, z from … to, and millimetres for a pixel."""


def ripples() -> Numbers:
    """Return the normals of little waves: sines in all directions that fit the tile, and noise."""
    chance = np.random.default_rng(4)
    y, x = np.mgrid[0:RIPPLES, 0:RIPPLES] / RIPPLES * 2 * np.pi
    high = np.zeros((RIPPLES, RIPPLES))
    for _ in range(46):
        across, down = chance.integers(-9, 10, 2)
        often = hypot(across, down)
        if often < 1.5:
            continue
        wave = np.sin(across * x + down * y + chance.uniform(0, 2 * np.pi))
        sharp = chance.random() < 0.35
        high += (1 - np.abs(wave) if sharp else wave) / often**1.25
    often = np.hypot(*np.meshgrid(*[np.fft.fftfreq(RIPPLES) * RIPPLES] * 2))
    noise = np.fft.fft2(chance.normal(0, 1, (RIPPLES, RIPPLES))) * np.exp(
        -(((often - 16) / 9) ** 2)
    )
    grain = np.real(np.fft.ifft2(noise))
    high = high / high.std() + 0.35 * grain / grain.std()
    slope_x = (np.roll(high, -1, 1) - np.roll(high, 1, 1)) / 2
    slope_y = (np.roll(high, -1, 0) - np.roll(high, 1, 0)) / 2
    # It was tuned on a tile of 512.
    normal = np.dstack([-3.75 * slope_x, -3.75 * slope_y, np.ones_like(high)])
    return normal / np.linalg.norm(normal, axis=2, keepdims=True) * 0.5 + 0.5


def disc(size: int) -> Numbers:
    """Return how far each pixel is from the middle; 1 touches the sides."""
    y, x = (np.mgrid[0:size, 0:size] + 0.5) / size * 2 - 1
    return np.hypot(x, y)


def white(alpha: Numbers) -> Numbers:
    """Return a white light with this coverage."""
    return np.dstack([np.ones((*alpha.shape, 3)), alpha])


def glow() -> Numbers:
    """Return a round light."""
    return white(np.clip(1 - disc(SPOT), 0, 1) ** 2)


def band() -> Numbers:
    """Return a light along a line."""
    across = np.linspace(-1, 1, 64)[:, None] * np.ones((1, 8))
    return white(np.exp(-((across / 0.36) ** 2)) * rise(0, 1, (1 - np.abs(across)) / 0.2))


def splash() -> Numbers:
    """Return the ring that a die leaves in water."""
    away = disc(SPOT)
    ring = np.exp(-(((away - 0.82) / 0.06) ** 2)) + 0.55 * np.exp(-(((away - 0.52) / 0.05) ** 2))
    return white(np.clip(ring + 0.12 * (away < 0.8), 0, 1) * (away < 1))


def shadow() -> Numbers:
    """Return the shadow of box and canal on the table: black, alpha only."""
    left, right, far, near = TABLE_FRAME
    x = np.arange(left, right, TABLE_STEP) + TABLE_STEP / 2
    z = (np.arange(far, near, TABLE_STEP) + TABLE_STEP / 2)[:, None]
    box = (-HALF_WIDTH - RIM, HALF_WIDTH + RIM, -HALF_LENGTH - RIM, HALF_LENGTH)
    wide, long = CANAL_HALF[0] + CANAL_WALL, CANAL_HALF[1] + CANAL_WALL
    canal = (CANAL[0] - wide, CANAL[0] + wide, CANAL[1] - long, CANAL[1] + long)

    def beside(area: tuple[float, float, float, float], right: float, front: float) -> Numbers:
        across = np.maximum(np.maximum(area[0] + right - x, x - area[1] - right), 0)
        along = np.maximum(np.maximum(area[2] + front - z, z - area[3] - front), 0)
        return np.hypot(across, along)

    near_it = np.minimum(beside(box, 0, 0), beside(canal, 0, 0))
    cast = np.minimum(beside(box, 12, 14), beside(canal, 5, 6))
    dark = 0.5 * np.exp(-near_it / 6) + 0.5 * np.exp(-((cast / 18) ** 1.4))
    frame = np.minimum(np.minimum(x - left, right - x), np.minimum(z - far, near - z))
    return np.dstack(
        [np.zeros((*dark.shape, 3)), np.clip(dark, 0, 0.92) * np.clip(frame / 24, 0, 1)]
    )


def start() -> Numbers:
    """Return the sign on the first ice block: a pennant in a ring."""

    def draw(painter: QPainter) -> None:
        painter.setPen(stroke("#0C4A70", 8))
        painter.setBrush(see_through("#FFFFFF", 0.75))
        painter.drawEllipse(QPointF(64, 64), 56, 56)
        painter.setPen(stroke("#0C4A70", 7))
        painter.drawLine(QPointF(48, 31), QPointF(48, 98))
        painter.fillPath(closed(np.array([(51.5, 31), (95, 48), (51.5, 65)])), QColor("#E4572E"))

    return drawn(128, 128, draw)


def grid(painter: QPainter, places: Sequence[int], *, both: bool) -> None:
    """Draw lines across a face, or both ways."""
    for place in places:
        painter.drawLine(QPointF(-38, place), QPointF(38, place))
        if both:
            painter.drawLine(QPointF(place, -38), QPointF(place, 38))


def frames(painter: QPainter) -> None:
    """Draw squares, one in the other."""
    for half in (38, 13):
        painter.drawRect(QRectF(-half, -half, 2 * half, 2 * half))


def corners(painter: QPainter) -> None:
    """Fill the corners of a face."""
    for x, y in product((-1, 1), repeat=2):
        area = np.array([(42, 42), (6, 42), (42, 6)], float) * [x, y]
        painter.fillPath(closed(area), QColor("#FFFFFF"))


def circles(painter: QPainter) -> None:
    """Draw circles, one in the other."""
    for radius in (40, 26, 12):
        painter.drawEllipse(QPointF(0, 0), radius, radius)


def cross(painter: QPainter) -> None:
    """Draw a large cross."""
    painter.setPen(stroke("#FFFFFF", 12))
    for way in (-34, 34):
        painter.drawLine(QPointF(-34, -way), QPointF(34, way))


PATTERNS: tuple[Callable[[QPainter], None], ...] = (
    lambda painter: grid(painter, range(-36, 37, 12), both=False),
    frames,
    lambda painter: grid(painter, range(-36, 37, 24), both=True),
    corners,
    circles,
    cross,
)
"""The pattern on the faces of a colour, in a square of 100 around the middle."""


def patterns() -> Numbers:
    """Return all patterns: red tells where they are."""
    cells = []
    for pattern in PATTERNS:

        def draw(painter: QPainter, pattern: Callable[[QPainter], None] = pattern) -> None:
            painter.translate(CELL / 2, CELL / 2)
            painter.scale(CELL / 100, CELL / 100)
            painter.setPen(stroke("#FFFFFF", 5))
            pattern(painter)

        cells.append(np.dstack([drawn(CELL, CELL, draw)[..., 3]] * 3))
    return np.concatenate([np.concatenate(cells[row : row + 3], axis=1) for row in (0, 3)])


PICTURES = (ripples, glow, band, splash, shadow, start, patterns)

if __name__ == "__main__":
    for make in PICTURES:
        keep(HERE / f"{make.__name__}.png", make(), 0)
