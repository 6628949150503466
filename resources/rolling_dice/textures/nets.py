"""Nets: a rope with floats round clear water, and a fish for every point."""

from math import cos, degrees, pi, sin

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from resources.rolling_dice.textures.field_numbers import RADIUS, number
from resources.rolling_dice.textures.snow import closed, see_through, stroke

MESH = 0.30
"""The mesh width of a net, as a fraction of its radius."""


def lake(radius: float, seed: int, *, unrest: float = 0.022) -> QPainterPath:
    """Return an area that is nearly round."""
    chance = np.random.default_rng(seed)
    angles = np.linspace(0, 2 * pi, 96, endpoint=False)
    away = np.ones_like(angles)
    for wave in range(2, 7):
        size, start = unrest / (wave - 1) * chance.normal(), chance.uniform(0, 6)
        away += size * np.cos(wave * angles + start)
    return closed(radius * np.stack([away * np.cos(angles), away * np.sin(angles)], 1))


def fish(length: float) -> QPainterPath:
    """Return a little fish that looks to the right."""
    path = QPainterPath(QPointF(0.5, 0))
    path.cubicTo(QPointF(0.28, -0.30), QPointF(-0.10, -0.26), QPointF(-0.26, -0.03))
    path.lineTo(-0.5, -0.20)
    path.cubicTo(QPointF(-0.42, -0.05), QPointF(-0.42, 0.05), QPointF(-0.5, 0.20))
    path.lineTo(-0.26, 0.03)
    path.cubicTo(QPointF(-0.10, 0.26), QPointF(0.28, 0.30), QPointF(0.5, 0))
    grown = QPainterPath()
    for place in range(path.elementCount()):
        path.setElementPositionAt(
            place, path.elementAt(place).x * length, path.elementAt(place).y * length
        )
    grown.addPath(path)
    return grown


def swarm(painter: QPainter, value: int) -> None:
    """Draw a fish for every point, in a ring."""
    length, away = RADIUS * (0.50 if value < 6 else 0.42), 0.66 * RADIUS
    for place in range(value):
        angle = -pi / 2 + 2 * pi * (place + 0.5) / value + (0.25 if value == 2 else 0)
        painter.save()
        painter.translate(away * cos(angle), away * sin(angle))
        painter.rotate(degrees(angle) + 90)
        shadow = fish(length).translated(0.02 * RADIUS, 0.045 * RADIUS)
        painter.fillPath(shadow, see_through("#04283E", 0.43))
        gold = QLinearGradient(0, -length / 4, 0, length / 4)
        for stop, colour in ((0, "#FFD98C"), (0.55, "#FFB45E"), (1, "#F08A3C")):
            gold.setColorAt(stop, QColor(colour))
        painter.fillPath(fish(length), gold)
        painter.setBrush(QColor("#0A2E46"))
        painter.drawEllipse(QPointF(0.27 * length, -0.04 * length), 0.05 * length, 0.05 * length)
        painter.restore()


def mesh(painter: QPainter) -> None:
    """Draw the ropes of a net, which sags in its middle."""
    shares = np.linspace(-1.2, 1.2, 25)
    for width, colour in (
        (0.044, see_through("#06283C", 0.35)),
        (0.025, see_through("#F0E4C4", 0.6)),
    ):
        painter.setPen(stroke(colour, width * RADIUS))
        for knot in range(-9, 10):
            for way in (-1, 1):
                across, down = shares * RADIUS, (way * shares + knot * MESH) * RADIUS
                low = 0.07 * RADIUS * (1 - np.minimum((across**2 + down**2) / RADIUS**2, 1))
                points = [QPointF(*it) for it in zip(across, down + low, strict=True)]
                painter.drawPolyline(points)
    painter.setPen(Qt.PenStyle.NoPen)


def rope(painter: QPainter, seed: int, floats: int) -> None:
    """Draw the rope around a net, and its floats."""
    painter.strokePath(
        lake(RADIUS, seed).translated(1.2, 2.8),
        stroke(see_through("#0A2C42", 0.47), 0.135 * RADIUS),
    )
    painter.strokePath(lake(RADIUS, seed), stroke("#E9D6A6", 0.1 * RADIUS))
    twist = QPen(see_through("#96703E", 0.67), 0.094 * RADIUS)
    twist.setDashPattern([0.28, 0.55])
    painter.strokePath(lake(RADIUS, seed), twist)
    shine = lake(RADIUS, seed).translated(-0.8, -2)
    painter.strokePath(shine, stroke(see_through("#FFF6DC", 0.75), 0.02 * RADIUS))
    size = 0.08 * RADIUS
    for place in range(floats):
        angle = 2 * pi * (place + 0.5) / floats
        x, y = RADIUS * cos(angle), RADIUS * sin(angle)
        painter.setBrush(see_through("#08243A", 0.47))
        painter.drawEllipse(QPointF(x + 1.6, y + 3.2), 1.05 * size, 1.05 * size)
        ball = QRadialGradient(x - 0.3 * size, y - 0.4 * size, 1.5 * size)
        ball.setColorAt(0, QColor("#FFFFFF"))
        ball.setColorAt(1, QColor("#C9DCE6" if place % 2 else "#F2674E"))
        painter.setBrush(ball)
        painter.drawEllipse(QPointF(x, y), size, size)


def net(painter: QPainter, value: int) -> None:
    """Draw a fishing net let into the ice."""
    seed = 7 * value + 1
    for share, alpha in ((1.16, 0.13), (1.11, 0.18), (1.06, 0.27)):
        painter.fillPath(lake(share * RADIUS, seed), see_through("#78D6EE", alpha))
    water = QRadialGradient(0, 0, RADIUS)
    for stop, colour in ((0, "#0E6E8E"), (0.62, "#0B587A"), (0.93, "#0A4464"), (1, "#0A3D5C")):
        water.setColorAt(stop, QColor(colour))
    light = QRadialGradient(-0.25 * RADIUS, -0.45 * RADIUS, 0.9 * RADIUS)
    light.setColorAt(0, see_through("#82EBF5", 0.37))
    light.setColorAt(1, see_through("#82EBF5", 0))
    painter.save()
    painter.setClipPath(lake(RADIUS, seed))
    painter.fillPath(lake(RADIUS, seed), water)
    painter.fillPath(lake(RADIUS, seed), light)
    swarm(painter, value)
    mesh(painter)
    painter.restore()
    rope(painter, seed, 8 if value < 6 else 10)
    number(painter, f"+{value}", 0.98 * RADIUS, 0, "#FFFFFF", "#06324C")
