"""Ice holes: terraces down into black water, and bones for what they cost."""

from math import cos, pi, sin

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from resources.rolling_dice.textures.field_numbers import RADIUS, number
from resources.rolling_dice.textures.snow import closed, see_through, stroke

ROW = 3
"""How many bones lie side by side in a hole."""
TERRACES = ((1.06, "#BFE6F4"), (0.99, "#5FB4D6"), (0.93, "#2379A6"), (0.87, "#0E4468"),
            (0.80, "#06243C"))  # fmt: skip


def chipped(radius: float, seed: int) -> QPainterPath:
    """Return an area with a broken edge."""
    chance = np.random.default_rng(seed)
    angles = np.linspace(0, 2 * pi, 26, endpoint=False) + chance.uniform(-0.07, 0.07, 26)
    away = radius * (1 + chance.uniform(-0.05, 0.05, 26))
    return closed(np.stack([away * np.cos(angles), away * np.sin(angles)], 1))


def bone(painter: QPainter, length: float) -> None:
    """Draw the bones of a fish."""
    painter.drawLine(QPointF(-length / 2, 0), QPointF(0.3 * length, 0))
    for rib, x in enumerate((-0.28, -0.12, 0.04)):
        high = length * (0.12 + 0.045 * rib)
        painter.drawLine(QPointF(x * length, -high), QPointF((x + 0.06) * length, high))
    head = np.array([(0.5, 0.0), (0.24, -0.16), (0.24, 0.16)]) * length
    painter.drawPath(closed(head))
    for way in (-1, 1):
        painter.drawLine(QPointF(-length / 2, 0), QPointF(-0.64 * length, way * 0.14 * length))


def splits(painter: QPainter, chance: np.random.Generator) -> None:
    """Draw the cracks round a hole."""
    for _ in range(11):
        angle, length = chance.uniform(0, 2 * pi), RADIUS * chance.uniform(0.25, 0.75)
        path = QPainterPath(QPointF(0.95 * RADIUS * cos(angle), 0.95 * RADIUS * sin(angle)))
        for step in range(1, 5):
            angle += chance.normal(0, 0.07)
            away = 0.95 * RADIUS + length * step / 4
            path.lineTo(away * cos(angle), away * sin(angle))
        pale = stroke(see_through("#FFFFFF", 0.47), 0.036 * RADIUS)
        painter.strokePath(path.translated(2, 2), pale)
        painter.strokePath(path, stroke(see_through("#246E96", 0.59), 0.022 * RADIUS))


def shoal(cost: int) -> list[tuple[float, float, float]]:
    """Return where so many bones lie in a hole, and how long they are, as shares of its radius."""
    if cost <= ROW:
        return [((place - (cost - 1) / 2) * 0.46, 0.47, 0.34) for place in range(cost)]
    gap = 0.34 if cost <= 2 * ROW else 0.235
    upper = (cost + 1) // 2
    rows = [(upper, 0.42), (cost - upper, 0.61)]
    return [
        ((place - (count - 1) / 2) * gap, y, 0.74 * gap)
        for count, y in rows
        for place in range(count)
    ]


def hole(painter: QPainter, cost: int) -> None:
    """Draw an ice hole: terraces down into black water."""
    splits(painter, np.random.default_rng(31 * cost))
    painter.fillPath(chipped(1.14 * RADIUS, 114 + cost), see_through("#FFFFFF", 0.59))
    for share, colour in TERRACES:
        painter.fillPath(chipped(share * RADIUS, round(100 * share) + cost), QColor(colour))
    deep = QRadialGradient(0, 0.25 * RADIUS, 0.8 * RADIUS)
    deep.setColorAt(0, QColor("#020A14"))
    deep.setColorAt(1, QColor("#05192C"))
    painter.fillPath(chipped(0.74 * RADIUS, 74 + cost), deep)
    for place, (x, y, length) in enumerate(shoal(cost)):
        painter.save()
        painter.translate(x * RADIUS, y * RADIUS)
        painter.rotate(-12 + 12 * (place % 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke("#8EC6DE", 0.045 * RADIUS * length / 0.34))
        bone(painter, length * RADIUS)
        painter.restore()
    number(painter, f"−{cost}", 0.92 * RADIUS, -0.1 * RADIUS, "#FF8E7C", "#020A14")
