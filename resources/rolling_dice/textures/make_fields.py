"""Makes the pictures of nets and ice holes, fields/net2.webp … fields/hole3.webp.

A net shows as many fish as it gives points, a hole as many bones as it costs. Each picture is
1.8 times as wide as its field, whose middle is in its own.

Run from the project's folder: python -m resources.rolling_dice.textures.make_fields
"""

from math import cos, degrees, pi, sin
from pathlib import Path

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from resources.common.textures.neon import lettering
from resources.rolling_dice.textures.snow import Numbers, closed, drawn, keep, see_through, stroke

HERE = Path(__file__).parent

VALUES = tuple(value for value in range(-9, 10) if value)
"""All values that a custom floe may have."""
SIZE, ROOM = 448, 1.8
ROW = 3
"""How many bones lie side by side in a hole."""
RADIUS = SIZE / 2 / ROOM
MESH = 0.30
"""The mesh width of a net, as a fraction of its radius."""
TERRACES = ((1.06, "#BFE6F4"), (0.99, "#5FB4D6"), (0.93, "#2379A6"), (0.87, "#0E4468"),
            (0.80, "#06243C"))  # fmt: skip


def lake(radius: float, seed: int, *, unrest: float = 0.022) -> QPainterPath:
    """Return an area that is nearly round."""
    chance = np.random.default_rng(seed)
    angles = np.linspace(0, 2 * pi, 96, endpoint=False)
    away = np.ones_like(angles)
    for wave in range(2, 7):
        size, start = unrest / (wave - 1) * chance.normal(), chance.uniform(0, 6)
        away += size * np.cos(wave * angles + start)
    return closed(radius * np.stack([away * np.cos(angles), away * np.sin(angles)], 1))


def chipped(radius: float, seed: int) -> QPainterPath:
    """Return an area with a broken edge."""
    chance = np.random.default_rng(seed)
    angles = np.linspace(0, 2 * pi, 26, endpoint=False) + chance.uniform(-0.07, 0.07, 26)
    away = radius * (1 + chance.uniform(-0.05, 0.05, 26))
    return closed(np.stack([away * np.cos(angles), away * np.sin(angles)], 1))


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


def number(painter: QPainter, text: str, size: float, high: float, ink: str, edge: str) -> None:
    """Draw what a field is worth."""
    letters = QPainterPath()
    letters.addText(0, 0, lettering(size), text)
    middle = letters.boundingRect().center()
    letters.translate(-middle.x(), high - middle.y())
    painter.strokePath(letters, stroke(edge, 0.11 * RADIUS))
    painter.fillPath(letters, QColor(ink))


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


def field(value: int) -> Numbers:
    """Return the picture of a net or hole."""

    def draw(painter: QPainter) -> None:
        painter.translate(SIZE / 2, SIZE / 2)
        if value > 0:
            net(painter, value)
        else:
            hole(painter, -value)

    return drawn(SIZE, SIZE, draw)


def name(value: int) -> str:
    """Return the name of the file for a field of this value."""
    return f"{'net' if value > 0 else 'hole'}{abs(value)}.webp"


if __name__ == "__main__":
    QGuiApplication(["ice", "-platform", "offscreen"])
    for value in VALUES:
        keep(HERE / "fields" / name(value), field(value), 90)
