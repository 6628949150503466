"""Makes the pictures on the arctic box: the track on its rim, and the view inside its walls.

rim.webp is the top of the walls from above with 50 spaces; wall-day.webp and -night.webp
show icebergs at the horizon, unrolled from the left over the far to the right wall.

Run from the project's folder: python -m resources.rolling_dice.textures.make_box
"""

from pathlib import Path

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QLinearGradient, QPainter, QPainterPath

from resources.common.textures.neon import lettering
from resources.rolling_dice.meshes.box import RIM_FRAME
from resources.rolling_dice.meshes.measures import (
    HALF_LENGTH,
    HALF_WIDTH,
    LAP,
    RIM,
    WALL,
    WATER,
    space,
)
from resources.rolling_dice.textures.snow import (
    Numbers,
    clouds,
    drawn,
    keep,
    polygon,
    rise,
    see_through,
    stroke,
    tone,
)

HERE = Path(__file__).parent

RIM_SCALE, WALL_SCALE = 5, 4
"""Pixels for a millimetre."""
HORIZON = 0.745
SKIES = {
    "day": ((0.0, "#174A70"), (0.30, "#2F7BA3"), (0.55, "#7DB9CC"), (0.74, "#F3C9A0"),
            (0.80, "#2B6E90"), (1.0, "#08283F")),
    "night": ((0.0, "#071226"), (0.40, "#0B2446"), (0.74, "#1B4A66"), (0.80, "#0C2F4A"),
              (1.0, "#041320")),
}  # fmt: skip
BERGS = {
    "day": (("#8FB9CC", "#B9D6DF", 0.34), ("#B9DCE8", "#E9F5F9", 0.44)),
    "night": (("#3C6584", "#5D8AA5", 0.34), ("#5A88A6", "#9CC4D6", 0.44)),
}
"""Colour in the shade and in the light, and how high they are."""
AURORA = ((0.42, 0.10, "#37F0A8"), (0.30, 0.16, "#2FD6D0"), (0.18, 0.20, "#9A6BFF"))
"""The height of a curtain of light, its waves, and its colour."""
STARS = 420


def rim(*, numbered: bool) -> Numbers:
    """Return the top of the walls: polar blue lacquer with the spaces of the track."""
    left, right, far, near = RIM_FRAME
    width, height = round((right - left) * RIM_SCALE), round((near - far) * RIM_SCALE)

    def draw(painter: QPainter) -> None:
        painter.fillRect(0, 0, width, height, QColor("#12405F"))
        painter.scale(RIM_SCALE, RIM_SCALE)
        painter.translate(-left, -far)
        for number in range(sum(LAP)):
            painter.save()
            spot(painter, number, numbered=numbered)
            painter.restore()
        for offset, colour in ((1.5, "#96D2EE"), (RIM - 1.5, "#E2C07A")):
            painter.strokePath(inlay(offset), stroke(see_through(colour, 0.7), 0.55))

    picture = drawn(width, height, draw)[..., :3]
    x = (np.arange(width, dtype=np.float32) / RIM_SCALE)[None]
    z = (np.arange(height, dtype=np.float32) / RIM_SCALE)[:, None]
    return picture * (1 + 0.05 * clouds(x, z, 12, 4, 31)[..., None])


def spot(painter: QPainter, number: int, *, numbered: bool) -> None:
    """Draw one space; every fifth is pale, the first is the start."""
    x, z, heading = space(number)
    along = 2 * HALF_WIDTH / LAP[1] if heading == -90 else 2 * HALF_LENGTH / LAP[0]
    size = (along - 2.4, RIM - 5.4) if heading == -90 else (RIM - 5.4, along - 2.4)
    painter.translate(x, z)
    area = QRectF(-size[0] / 2, -size[1] / 2, *size)
    fifth = number % 5 == 0
    painter.setPen(stroke(see_through("#AADCF0", 0.92 if fifth else 0.59), 0.55))
    painter.setBrush(QColor("#D9F0F8") if fifth else see_through("#8CCDE8", 0.24))
    if number == 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#FFB45E"))
    painter.drawRoundedRect(area, 3.6, 3.6)
    if numbered:
        letters = QPainterPath()
        # Letters of a few pixels have bad shapes: they are drawn large and then shrunk.
        letters.addText(0, 0, lettering(100), str(number))
        painter.scale(*[(0.104 if fifth else 0.072)] * 2)
        middle = letters.boundingRect().center()
        painter.translate(-middle.x(), -middle.y())
        painter.fillPath(letters, QColor("#0B3049") if fifth else see_through("#CEECF8", 0.8))


def inlay(offset: float) -> QPainterPath:
    """Return a line round the walls at a distance from their inside."""
    x, z, bend = HALF_WIDTH + offset, HALF_LENGTH + offset, max(offset - 2, 0)
    path = QPainterPath(QPointF(-x, HALF_LENGTH))
    path.lineTo(-x, bend - z)
    path.quadTo(-x, -z, bend - x, -z)
    path.lineTo(x - bend, -z)
    path.quadTo(x, -z, x, bend - z)
    path.lineTo(x, HALF_LENGTH)
    return path


def bergs(painter: QPainter, theme: str, width: int, height: int) -> None:
    """Draw two rows of icebergs, and how the water mirrors them."""
    chance = np.random.default_rng(12)
    level = HORIZON * height
    for shade, light, high in BERGS[theme]:
        x = -32.0
        while x < width:
            wide = chance.uniform(58, 168)
            tall = height * high * chance.uniform(0.35, 1)
            peaks = chance.integers(3, 6)
            points = [(x, level)]
            for peak in range(peaks):
                lower = 1 - 0.9 * abs((peak + 0.5) / peaks - 0.5)
                up = level - tall * chance.uniform(0.45, 1) * lower
                points.append((x + wide * (peak + 0.7) / (peaks + 0.4), up))
            berg = polygon(np.array([*points, (x + wide, level)]))
            fill = QLinearGradient(x, 0, x + wide, 0)
            fill.setColorAt(0, QColor(light))
            fill.setColorAt(0.5, QColor(shade))
            fill.setColorAt(1, QColor(shade).darker(118))
            painter.setBrush(fill)
            painter.drawPolygon(berg)
            painter.save()
            painter.translate(0, 2 * level)
            painter.scale(1, -1)
            painter.setOpacity(0.22)
            painter.drawPolygon(berg)
            painter.restore()
            x += wide + chance.uniform(14, 144)


def aurora(width: int, height: int) -> Numbers:
    """Return curtains of light over the horizon, and stars: red, green, blue."""
    chance = np.random.default_rng(7)
    x = np.arange(width, dtype=np.float32)[None] / WALL_SCALE
    y = (np.arange(height, dtype=np.float32)[:, None] + 0.5) / height
    light = np.zeros((height, width, 3), np.float32)
    for number, (low, sway, colour) in enumerate(AURORA):
        wave = clouds(x, 0 * x, 110, 2, 40 + number)
        folds = 0.55 + 0.45 * clouds(x + 12 * wave, 0 * x, 7, 2, 50 + number)
        hem = low + sway * wave
        below = rise(0, 1, (hem - y) / 0.03)
        curtain = below * np.exp(-np.clip(hem - y, 0, None) / 0.18) * np.clip(folds, 0, None)
        light += (0.75 * curtain)[..., None] * tone(colour)
    rows, columns = chance.integers(0, int(0.66 * height), STARS), chance.integers(0, width, STARS)
    light[rows, columns] += chance.uniform(0.15, 0.9, (STARS, 1))
    return light * rise(0, 1, (HORIZON - y) / 0.06)[..., None]


def panorama(theme: str) -> Numbers:
    """Return the inside of the walls."""
    width = round((2 * HALF_WIDTH + 4 * HALF_LENGTH) * WALL_SCALE)
    height = round((WALL - WATER) * WALL_SCALE)

    def behind(painter: QPainter) -> None:
        sky = QLinearGradient(0, 0, 0, height)
        for stop, colour in SKIES[theme]:
            sky.setColorAt(stop, QColor(colour))
        painter.fillRect(0, 0, width, height, sky)

    def before(painter: QPainter) -> None:
        bergs(painter, theme, width, height)
        painter.setPen(stroke(see_through("#FFF0D6" if theme == "day" else "#7FE8D0", 0.47), 1.2))
        painter.drawLine(QPointF(0, HORIZON * height), QPointF(width, HORIZON * height))

    picture = drawn(width, height, behind)[..., :3]
    if theme == "night":
        picture = 1 - (1 - picture) * (1 - np.clip(aurora(width, height), 0, 1))
    front = drawn(width, height, before)
    return picture * (1 - front[..., 3:]) + front[..., :3] * front[..., 3:]


if __name__ == "__main__":
    QGuiApplication(["ice", "-platform", "offscreen"])
    keep(HERE / "rim.webp", rim(numbered=True), 90)
    for theme in SKIES:
        keep(HERE / f"wall-{theme}.webp", panorama(theme), 88)
