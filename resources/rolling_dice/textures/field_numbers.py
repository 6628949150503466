"""How large the picture of a field is, and the number in it."""

from PySide6.QtGui import QColor, QPainter, QPainterPath

from resources.common.textures.neon import lettering
from resources.rolling_dice.textures.snow import stroke

SIZE, ROOM = 448, 1.8
RADIUS = SIZE / 2 / ROOM


def number(painter: QPainter, text: str, size: float, high: float, ink: str, edge: str) -> None:
    """Draw what a field is worth."""
    letters = QPainterPath()
    letters.addText(0, 0, lettering(size), text)
    middle = letters.boundingRect().center()
    letters.translate(-middle.x(), high - middle.y())
    painter.strokePath(letters, stroke(edge, 0.11 * RADIUS))
    painter.fillPath(letters, QColor(ink))
