"""The faces of dice: made again they are those in the files, and each can be read upright."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from beamme.physics.engine.orientation import FACES, rotate, upright
from resources.common.meshes import make_die
from resources.common.textures import make_faces
from resources.kuh_vadis.textures import make_faces as make_cow_faces

Pixels = NDArray[np.float64]

RESOURCES = Path(__file__).parents[2] / "resources"
STEPS = 120
"""So many points a side is read at."""
EDGE = 0.5


def read(name: str, channels: int = 4) -> Pixels:
    image = QImage(str(RESOURCES / name)).convertToFormat(QImage.Format.Format_RGBA8888)
    assert not image.isNull(), name
    rows, columns = image.height(), image.width()
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(rows, columns, 4)
    return pixels[..., :channels].astype(float)


@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("common/textures/faces-pips.png", make_faces.atlas),
        ("kuh_vadis/textures/faces.png", lambda: make_cow_faces.atlas(make_cow_faces.cell)),
        ("kuh_vadis/textures/paint.png", lambda: make_cow_faces.atlas(make_cow_faces.paint)),
    ],
)
def test_an_atlas_made_again_is_the_one_in_its_file(name: str, make: Callable[[], Pixels]) -> None:
    again = make()
    away = np.abs(read(name, again.shape[2]) - again)
    # Another version of Qt may smooth the edge of a drawing a little differently.
    assert away.mean() < 0.6
    assert (away > 8).mean() < 0.002


def seen_from_above(face: int, pixels: Pixels, channel: int) -> Pixels:
    """Read the upper face of an upright die, row by row from the back to the front."""
    w, *axis = upright(face)
    back = (w, *(-part for part in axis))
    # Where a step to the right, up and to the front leads on the die.
    steps = np.array([rotate(back, step) for step in ((1, 0, 0), (0, 1, 0), (0, 0, 1))])
    right, down, _ = make_die.FACES[face]
    row, column = divmod(face - 1, 3)
    stops = (np.arange(STEPS) + 0.5) / STEPS - EDGE
    z, x = np.meshgrid(stops, stops, indexing="ij")
    on_die = np.stack([x, np.full_like(x, EDGE), z], axis=-1) @ steps
    across, along = on_die @ right + EDGE, on_die @ down + EDGE
    rows, columns, _ = pixels.shape
    v, u = (row + along) / 2 * rows, (column + across) / 3 * columns
    return pixels[v.astype(int), u.astype(int), channel]


def drawn_flat(name: str, size: float) -> NDArray[np.bool_]:
    """Give the places of a die's face that a drawing covers."""
    face = QImage(STEPS, STEPS, QImage.Format.Format_RGBA8888)
    face.fill(Qt.GlobalColor.transparent)
    drawing = QImage(str(RESOURCES / "kuh_vadis" / "drawings" / "day" / f"{name}.svg"))
    painter = QPainter(face)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    margin = STEPS * (1 - size) / 2
    painter.translate(margin, margin)
    painter.scale(STEPS * size / drawing.width(), STEPS * size / drawing.height())
    painter.drawImage(0, 0, drawing)
    painter.end()
    pixels = np.frombuffer(face.constBits(), np.uint8).reshape(STEPS, STEPS, 4)
    return pixels[..., 3] > 127


@pytest.mark.parametrize("face", FACES)
def test_an_upright_die_shows_what_a_flat_one_shows(face: int) -> None:
    ink, paint = read("kuh_vadis/textures/faces.png"), read("kuh_vadis/textures/paint.png")
    solid = (seen_from_above(face, ink, 0) > 127) | (seen_from_above(face, paint, 3) > 127)
    if face == make_cow_faces.COW:
        flat = drawn_flat("cow-0-0", make_cow_faces.COW_SIZE)
    else:
        flat = drawn_flat(f"number-{face}-0", make_cow_faces.NUMERAL_SIZE)
    assert (solid & flat).sum() / (solid | flat).sum() > 0.9
    for turned in (np.rot90(solid), np.rot90(solid, 2), np.rot90(solid, 3)):
        assert (turned & flat).sum() / (turned | flat).sum() < 0.9


def test_ink_lies_in_a_groove() -> None:
    """The normals on both sides of a stroke lean towards its middle."""
    cell = make_cow_faces.cell(1)
    row = cell[len(cell) // 2]
    inside = np.flatnonzero(row[:, 0] > 128)
    assert row[inside[1], 1] > 140
    assert row[inside[-2], 1] < 115


def test_only_the_cow_is_painted_and_with_every_pigment_of_its_drawing() -> None:
    paint = read("kuh_vadis/textures/paint.png")
    rows, columns, _ = paint.shape
    cow = paint[rows // 2 :, 2 * columns // 3 :]
    assert paint[..., 3].sum() == cow[..., 3].sum() > 0
    keys = {shape.key for shape in make_cow_faces.drawing(make_cow_faces.COW)} - {"ink"}
    assert {"coat", "dark", "pink", "horn"} <= keys
    for key in keys:
        colour = QColor(make_cow_faces.DAY[key])
        wanted = np.array([colour.red(), colour.green(), colour.blue(), 255])
        assert (np.abs(cow - wanted).max(axis=-1) <= 1).any(), key
