"""Makes the faces of the dice of Kuh Vadis: numerals and a cow, drawn by the hand of the pad.

faces.png is data for the die's shader, as make_faces.py in common/textures says: red is the signed
distance to the edge of the ink, green and blue are x and y of the normal of its groove.
paint.png holds what is coloured between the lines of ink. The cells are those of
faces-pips.png, each turned so that its face is upright where beamme/physics says so.

Run from the project's folder: python -m resources.kuh_vadis.textures.make_faces
"""

from collections.abc import Callable
from math import atan2, pi
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF

from beamme.physics.engine.orientation import rotate, upright
from resources.common.meshes.make_die import FACES
from resources.common.textures.image import save
from resources.kuh_vadis.drawings.cow_faces import BERTA
from resources.kuh_vadis.drawings.cow_faces import face as cow_face
from resources.kuh_vadis.drawings.hand import Shape
from resources.kuh_vadis.drawings.numerals import numeral
from resources.kuh_vadis.drawings.palettes import DAY

HERE = Path(__file__).parent

Numbers = NDArray[np.float64]

COW = 6
COW_SEED, NUMERAL_SEED = 2, 3
"""Those of drawings/day/cow-0-0.svg and number-1-0.svg, which flat dice show."""
CELL = 384
PAINT_CELL = 256
FINER = 2
"""How many times larger ink is drawn before distances are measured."""
SPREAD = 20
"""Pixels of distance that red spans on either side of the edge."""
NUMERAL_SIZE, COW_SIZE = 0.97, 0.86
"""The side of a drawing, as a fraction of the face."""
BOLDER = 0.9
"""Pixels by which the fine lines of the cow grow on either side, to be seen from afar."""
GROOVE, SLOPE = 0.022, 12
"""The depth of ink in the die, as a fraction of its edge, and the pixels to reach it."""


def drawing(value: int) -> list[Shape]:
    """Draw a face in a box of 100 × 100."""
    return cow_face(BERTA, COW_SEED) if value == COW else numeral(value, NUMERAL_SEED)


def quarters(value: int) -> int:
    """Count the quarter turns to the left that make a face stand upright for its reader."""
    right, down, _ = FACES[value]
    front = rotate(upright(value), down)
    side = rotate(upright(value), right)
    return round(atan2(side[2], front[2]) / (pi / 2)) % 4


def painted(value: int, cell: int, colour_of: Callable[[str], QColor | None]) -> Numbers:
    """Return the drawing of a face, turned into its cell: rows × columns × red to alpha."""
    image = QImage(cell, cell, QImage.Format.Format_RGBA8888)
    image.fill(Qt.GlobalColor.transparent)
    size = cell * (COW_SIZE if value == COW else NUMERAL_SIZE) / 100
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(cell / 2, cell / 2)
    painter.scale(size, size)
    painter.translate(-50, -50)
    for shape in drawing(value):
        colour = colour_of(shape.key)
        if colour is not None:
            colour.setAlphaF(shape.alpha)
            painter.setBrush(colour)
            painter.drawPath(outline(shape))
    painter.end()
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(cell, cell, 4)
    return np.rot90(pixels, quarters(value)).astype(float)


def outline(shape: Shape) -> QPainterPath:
    """Return a shape as a path; overlaps are filled."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in shape.points]))
    path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def ink(value: int) -> Numbers:
    """Return the signed distance in pixels of a cell to the edge of the ink, positive inside."""
    fine = CELL * FINER
    black, white = QColor("black"), QColor("white")
    shown = painted(value, fine, lambda key: QColor(white if key == "ink" else black))
    inside = shown[..., 0] * shown[..., 3] > 255 * 255 / 2
    signed = distance(~inside) - distance(inside)
    mean: Numbers = signed.reshape(CELL, FINER, CELL, FINER).mean(axis=(1, 3))
    return mean / FINER + (BOLDER if value == COW else 0)


def distance(solid: NDArray[np.bool_]) -> Numbers:
    """Return how far each pixel is from the nearest one that is solid, up to the spread."""
    reach = SPREAD * FINER + 1
    squared = np.where(solid, np.float32(0), np.float32(reach**2))
    for axis in (0, 1):
        lines = np.moveaxis(squared, axis, 0)
        around = np.concatenate([lines[-reach:], lines, lines[:reach]])
        nearest, further = lines.copy(), np.empty_like(lines)
        for step in range(1, reach):
            before, after = (around[reach + way :][: len(lines)] for way in (-step, step))
            np.minimum(before, after, out=further)
            further += np.float32(step**2)
            np.minimum(nearest, further, out=nearest)
        squared = np.ascontiguousarray(np.moveaxis(nearest, 0, axis))
    return np.sqrt(squared, dtype=np.float64)


def cell(value: int) -> Numbers:
    """Return the three channels of one face."""
    signed = ink(value)
    height = -GROOVE * smooth(np.clip(signed / SLOPE, 0, 1) ** 0.7)
    slope_y, slope_x = np.gradient(height * CELL)
    length = np.sqrt(slope_x**2 + slope_y**2 + 1)
    red = np.clip(signed / SPREAD, -1, 1)
    return 127.5 + 127.5 * np.stack([red, -slope_x / length, -slope_y / length], axis=-1)


def smooth(values: Numbers) -> Numbers:
    """Return the values with their edges rounded over a few pixels."""
    for axis in (0, 1):
        for _ in range(3):
            values = (np.roll(values, 1, axis) + 2 * values + np.roll(values, -1, axis)) / 4
    return values


def paint(value: int) -> Numbers:
    """Return what is coloured on one face; where nothing is, colours blend into white fur."""
    colours = np.zeros((PAINT_CELL, PAINT_CELL, 4))
    if value == COW:
        colours = painted(value, PAINT_CELL, lambda key: None if key == "ink" else QColor(DAY[key]))
    fur = QColor(DAY["coat"])
    colours[colours[..., 3] == 0, :3] = fur.red(), fur.green(), fur.blue()
    return colours


def atlas(cells: Callable[[int], Numbers]) -> Numbers:
    """Return the six cells in two rows of three."""
    rows = ((1, 2, 3), (4, 5, 6))
    return np.concatenate([np.concatenate([cells(value) for value in row], axis=1) for row in rows])


if __name__ == "__main__":
    save(HERE / "faces.png", atlas(cell))
    save(HERE / "paint.png", atlas(paint))
