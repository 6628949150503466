"""Makes the PNG sizes of beamme.svg.

Run from the project's folder: python -m resources.icons.make_icons
"""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (32, 64, 128, 256)
OVERSAMPLING = 4


def draw(drawing: Path, size: int) -> QImage:
    """Draw several times too large, then shrink: small sizes come out smoother."""
    large = QImage(OVERSAMPLING * size, OVERSAMPLING * size, QImage.Format.Format_ARGB32)
    large.fill(Qt.GlobalColor.transparent)
    painter = QPainter(large)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(drawing)).render(painter)
    painter.end()
    return large.scaled(
        size,
        size,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )


if __name__ == "__main__":
    source = Path(__file__).with_name("beamme.svg")
    for pixels in SIZES:
        draw(source, pixels).save(str(source.with_name(f"beamme-{pixels}.png")), quality=0)
