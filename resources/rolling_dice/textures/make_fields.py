"""Makes the pictures of nets and ice holes, fields/net2.webp … fields/hole3.webp.

A net shows as many fish as it gives points, a hole as many bones as it costs. Each picture is
1.8 times as wide as its field, whose middle is in its own.

Run from the project's folder: python -m resources.rolling_dice.textures.make_fields
"""

from pathlib import Path

from PySide6.QtGui import QGuiApplication, QPainter

from resources.rolling_dice.textures.field_numbers import SIZE
from resources.rolling_dice.textures.holes import hole
from resources.rolling_dice.textures.nets import net
from resources.rolling_dice.textures.snow import Numbers, drawn, keep

HERE = Path(__file__).parent

VALUES = tuple(value for value in range(-9, 10) if value)
"""All values that a custom floe may have."""


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
