"""Pictures of ice and snow: soft noise, mixing, drawing by a painter, and their files."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

Numbers = NDArray[np.floating[Any]]
LATTICE = 128


def clouds(x: Numbers, y: Numbers, size: float, octaves: int, seed: int) -> Numbers:
    """Return soft noise at places, about -1 to 1; the largest cloud has this size."""
    chance = np.random.default_rng(seed)
    total = np.zeros(np.broadcast_shapes(x.shape, y.shape), np.float32)
    loudness = 1.0
    for octave in range(octaves):
        table = chance.normal(0, 1, (LATTICE, LATTICE)).astype(np.float32)
        across, down = x * (2**octave / size), y * (2**octave / size)
        left, top = np.floor(across).astype(np.int32), np.floor(down).astype(np.int32)
        u, v = across - left, down - top
        u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
        left, top = left % LATTICE, top % LATTICE
        right, bottom = (left + 1) % LATTICE, (top + 1) % LATTICE
        upper = table[top, left] * (1 - u) + table[top, right] * u
        lower = table[bottom, left] * (1 - u) + table[bottom, right] * u
        total += loudness * (upper * (1 - v) + lower * v)
        loudness /= 2
    return total * np.float32(0.42)


def rise(start: float, end: float, values: Numbers) -> Numbers:
    """Return 0 before start, 1 after end, and a soft step between."""
    share = np.clip((values - start) / (end - start), 0, 1)
    return share * share * (3 - 2 * share)


def tone(name: str) -> Numbers:
    """Return a colour as three numbers from 0 to 1."""
    colour = QColor(name)
    return np.array([colour.redF(), colour.greenF(), colour.blueF()], np.float32)


def mix(one: Numbers, other: Numbers, share: Numbers) -> Numbers:
    """Return one picture with a share of another in it."""
    part = share[..., None]
    return one * (1 - part) + other * part


def drawn(width: int, height: int, draw: Callable[[QPainter], None]) -> Numbers:
    """Return what a painter draws: rows × columns × red to alpha, from 0 to 1."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    draw(painter)
    painter.end()
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    pixels = np.frombuffer(plain.constBits(), np.uint8).reshape(height, width, 4)
    return np.divide(pixels, 255, dtype=np.float32)


def over(picture: Numbers, layer: Numbers, strength: float = 1) -> Numbers:
    """Return a picture with a drawing on it."""
    return mix(picture, layer[..., :3], layer[..., 3] * np.float32(strength))


def away(solid: NDArray[np.bool_], reach: int) -> Numbers:
    """Return the distance in pixels of each pixel from the nearest solid one, up to the reach."""
    squared = np.where(solid, np.float32(0), np.float32(reach**2))
    for axis in (0, 1):
        padded = np.pad(squared, [(reach, reach) if it == axis else (0, 0) for it in (0, 1)],
                        constant_values=reach**2)  # fmt: skip
        nearest = squared.copy()
        size = squared.shape[axis]
        for step in range(-reach + 1, reach):
            part = np.take(padded, range(reach + step, reach + step + size), axis)
            np.minimum(nearest, part + np.float32(step**2), out=nearest)
        squared = nearest
    return np.sqrt(squared)


def polygon(points: NDArray[np.float64]) -> QPolygonF:
    """Return points as a painter wants them."""
    return QPolygonF([QPointF(x, y) for x, y in points.tolist()])


def closed(points: NDArray[np.float64]) -> QPainterPath:
    """Return a path round an area."""
    path = QPainterPath()
    path.addPolygon(polygon(points))
    path.closeSubpath()
    return path


def stroke(colour: QColor | str, width: float) -> QPen:
    """Return a pen with round ends."""
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin)  # fmt: skip


def see_through(name: str, alpha: float) -> QColor:
    """Return a colour with an opacity."""
    colour = QColor(name)
    colour.setAlphaF(alpha)
    return colour


def keep(path: Path, picture: Numbers, quality: int) -> None:
    """Write a picture with values from 0 to 1."""
    pixels = np.ascontiguousarray(np.clip(picture * 255 + 0.5, 0, 255).astype(np.uint8))
    rows, columns, depth = pixels.shape
    form = QImage.Format.Format_RGB888 if depth == 3 else QImage.Format.Format_RGBA8888
    image = QImage(pixels.tobytes(), columns, rows, columns * depth, form)
    if not image.save(str(path), quality=quality):
        message = f"{path} could not be written"
        raise SystemExit(message)
