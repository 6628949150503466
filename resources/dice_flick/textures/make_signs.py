"""Makes the neon signs of the flick box: its stickers, the name on its wall, the plates' arrows.

Run from the project's folder: python -m resources.dice_flick.textures.make_signs
"""

from pathlib import Path

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPainterPath, QPolygonF

from resources.common.textures.image import save
from resources.common.textures.neon import Numbers, drawn, framed, glowing, lettering, pen

HERE = Path(__file__).parent

STICKER = 160
STICKERS = {
    "centre": "#FFFFFF",
    "blue": "#3C8BFF",
    "yellow": "#FFC928",
    "green": "#2CE27A",
    "bonus": "#FF5CC0",
}
SIGN = (640, 148)
WORDS = (("DICE", 0.028, "#25C8FF"), ("FLICK", 0.477, "#FF4FB5"))
CHEVRON = 128


def sticker(kind: str) -> Numbers:
    """Return a sticker; its drawing is in a square of 100 round the middle."""

    def draw(painter: QPainter) -> None:
        painter.translate(STICKER / 2, STICKER / 2)
        painter.scale(STICKER / 100, STICKER / 100)
        painter.setPen(pen(5.2))
        if kind == "centre":
            _centre(painter)
            return
        painter.drawRoundedRect(QRectF(-42, -42, 84, 84), 15, 15)
        if kind == "bonus":
            _bonus(painter)
        else:
            _words(painter, "+2", 52, QRectF(-44, -30, 88, 62))

    return framed(glowing(drawn(STICKER, STICKER, draw), STICKERS[kind], 3), 9) * 255


def _words(painter: QPainter, words: str, size: float, where: QRectF) -> None:
    painter.setFont(lettering(size))
    painter.drawText(where, Qt.AlignmentFlag.AlignCenter, words)


def _centre(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(0, 0), 38, 38)
    for _ in range(4):
        painter.rotate(90)
        painter.drawLine(QPointF(28.3, -28.3), QPointF(33.9, -33.9))
    _words(painter, "×2", 44, QRectF(-40, -31, 80, 60))


def _bonus(painter: QPainter) -> None:
    painter.setPen(pen(8))
    painter.drawLine(QPointF(-17, 0), QPointF(17, 0))
    painter.drawLine(QPointF(0, -17), QPointF(0, 17))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.white)
    for x in (-25, 25):
        for y in (-25, 25):
            painter.drawEllipse(QPointF(x, y), 4.6, 4.6)


def sign() -> Numbers:
    """Return the game's name as bent glass."""
    width, height = SIGN
    light = np.zeros((height, width, 3))
    for words, start, tone in WORDS:

        def draw(painter: QPainter, words: str = words, start: float = start) -> None:
            font = lettering(height * 0.67)
            font.setLetterSpacing(font.SpacingType.AbsoluteSpacing, height * 0.04)
            outline = QPainterPath()
            outline.addText(QPointF(start * width, height * 0.74), font, words)
            painter.setPen(pen(height * 0.037))
            painter.drawPath(outline)

        light += glowing(drawn(width, height, draw), tone, 3)
    return framed(light, 15) * 255


def chevron() -> Numbers:
    """Return three arrows towards the box, the foremost the brightest: white, alpha only."""

    def draw(painter: QPainter) -> None:
        painter.scale(CHEVRON / 256, CHEVRON / 256)
        for number, alpha in enumerate((70, 130, 220)):
            stroke = pen(13)
            colour = stroke.color()
            colour.setAlpha(alpha)
            stroke.setColor(colour)
            painter.setPen(stroke)
            y = 178 - 44 * number
            painter.drawPolyline(QPolygonF([QPointF(92, y), QPointF(128, y - 26), QPointF(164, y)]))

    alpha = drawn(CHEVRON, CHEVRON, draw) * 255
    return np.dstack([np.full((CHEVRON, CHEVRON, 3), 255.0), alpha])


if __name__ == "__main__":
    QGuiApplication(["signs", "-platform", "offscreen"])
    for kind in STICKERS:
        save(HERE / f"{kind}.png", sticker(kind))
    save(HERE / "sign.png", sign())
    save(HERE / "chevron.png", chevron())
