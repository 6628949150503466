"""Neon signs: strokes drawn by a painter, which become glass tubes with light round them."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QImage, QPainter, QPen

Numbers = NDArray[np.float64]


def lettering(size: float) -> QFont:
    """Return the program's font for titles, without a window."""
    folder = Path(str(files("font_fredoka_one"))) / "files"
    number = QFontDatabase.addApplicationFont(str(folder / "FredokaOne-Regular.ttf"))
    font = QFont(QFontDatabase.applicationFontFamilies(number)[0])
    font.setPixelSize(round(size))
    return font


def pen(width: float) -> QPen:
    """Return a white pen with round ends."""
    return QPen(
        QColor("white"),
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def drawn(width: int, height: int, draw: Callable[[QPainter], None]) -> Numbers:
    """Return how much of each pixel the strokes cover, from 0 to 1."""
    image = QImage(width, height, QImage.Format.Format_RGBA8888)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(height, width, 4)
    return pixels[..., 3] / 255.0


def blurred(values: Numbers, reach: int) -> Numbers:
    """Return the values spread three times over a square of 2 reach + 1."""
    for _ in range(3):
        for axis in (0, 1):
            edges = [(reach + 1, reach) if it == axis else (0, 0) for it in range(values.ndim)]
            sums = np.cumsum(np.pad(values, edges, mode="edge"), axis)
            low = np.take(sums, range(sums.shape[axis] - 2 * reach - 1), axis)
            high = np.take(sums, range(2 * reach + 1, sums.shape[axis]), axis)
            values = (high - low) / (2 * reach + 1)
    return values


def glowing(strokes: Numbers, tone: str, reach: int) -> Numbers:
    """Return the light of strokes in a tone: rows × columns × red to blue, 1 is full."""
    colour = QColor(tone)
    light = np.array([colour.redF(), colour.greenF(), colour.blueF()])
    tube = strokes[..., None] * (light * 0.84 + 0.16)
    near, far = blurred(strokes, reach)[..., None], blurred(strokes, 4 * reach)[..., None]
    return tube + near * light * 0.56 + far * light * 0.75


def framed(light: Numbers, margin: float) -> Numbers:
    """Return the light, fading out over a margin of this many pixels."""
    rows, columns, _ = light.shape
    y, x = np.mgrid[0:rows, 0:columns]
    edge = np.minimum(np.minimum(x, columns - 1 - x), np.minimum(y, rows - 1 - y))
    return light * np.clip(edge / margin, 0, 1)[..., None]
