"""The flick box: its files are those that its scripts make, and it is where dice bounce off."""

import struct
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage

from beamme.physics.box.shapes import BOX, plate_distance
from resources.dice_flick.meshes import glass, light, shapes
from resources.dice_flick.meshes.make_meshes import LIT, meshes
from resources.dice_flick.textures import make_faces, make_light, make_signs, make_top

Pixels = NDArray[np.float64]

FOLDER = Path(__file__).parents[2] / "resources" / "dice_flick"
SAMPLES = 40
PICTURES: dict[str, Callable[[], Pixels]] = {
    **{
        f"{make.__name__}.png": make
        for make in (
            make_light.halo,
            make_light.shadow,
            make_light.spill,
            make_light.landing,
            make_light.spot,
            make_signs.sign,
            make_signs.chevron,
        )
    },
    **{f"{kind}.png": lambda kind=kind: make_signs.sticker(kind) for kind in make_signs.STICKERS},
}


def read(name: str) -> Pixels:
    image = QImage(str(FOLDER / "textures" / name))
    assert not image.isNull(), name
    image = image.convertToFormat(QImage.Format.Format_RGBA8888)
    rows, columns = image.height(), image.width()
    return np.frombuffer(image.constBits(), np.uint8).reshape(rows, columns, 4).astype(float)


def same(again: Pixels, name: str) -> None:
    pixels = read(name)[..., : again.shape[2]]
    away = np.abs(pixels - np.clip(again, 0, 255))
    # Another version of Qt may smooth the edge of a drawing a little differently.
    assert away.mean() < 0.6
    assert (away > 8).mean() < 0.002


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.usefixtures("qapp")
def test_a_picture_made_again_is_the_one_in_its_file(name: str) -> None:
    same(PICTURES[name](), name)


def test_faces_and_patterns_made_again_are_those_in_their_files() -> None:
    for name, pixels in make_faces.atlases().items():
        same(pixels, name)


def test_every_mesh_holds_the_vertices_that_are_made() -> None:
    for name, surface in meshes().items():
        content = (FOLDER / "meshes" / f"{name}.mesh").read_bytes()
        for place in np.linspace(0, len(surface.positions) - 1, SAMPLES).astype(int):
            assert surface.positions[place].astype("<f4").tobytes() in content, (name, place)


@pytest.mark.parametrize("name", LIT)
def test_the_light_of_a_mesh_is_the_one_that_is_computed(name: str) -> None:
    surface = meshes()[name]
    chosen = np.linspace(0, len(surface.positions) - 1, SAMPLES).astype(int)
    few = replace(surface, positions=surface.positions[chosen], normals=surface.normals[chosen])
    lit = light.lit(few)
    content = (FOLDER / "meshes" / f"{name}.mesh").read_bytes()
    assert lit.colours is not None
    for position, normal, shine in zip(few.positions, few.normals, lit.colours, strict=True):
        # Position, normal, texture place, colour: neighbours at one place differ in their normals.
        key = np.concatenate([position, normal]).astype("<f4").tobytes()
        assert key in content
        start = content.index(key) + len(key) + 8
        assert struct.unpack_from("<4f", content, start) == pytest.approx(shine, abs=2e-3)


def test_the_box_is_as_big_as_the_one_dice_bounce_off() -> None:
    field = shapes.field().positions
    assert field[:, 1].max() == BOX.depth / 100
    crest = field[np.isclose(field[:, 1], BOX.depth / 100)]
    assert abs(np.abs(crest).max() - (BOX.field + BOX.wall / 2) / 100) < 1
    assert np.isclose(field[:, 1], 0).any(), "dice stand on the floor of a hollow"
    bowl = shapes.bowl().positions
    assert np.isclose(bowl[:, 1], -BOX.moat_depth / 100).any()
    walls = bowl[(bowl[:, 1] > 0) & (bowl[:, 1] < 30) & (np.abs(bowl[:, 0]) < 40)]
    inner = np.abs(walls[:, [0, 2]]).max(axis=1).min()
    assert abs(inner - BOX.reach / 100) < 1.5
    tube = glass.TUBES["rim"].positions
    assert abs(tube[:, 1].max() - BOX.rim / 100) < 0.5
    assert glass.PAD.positions[:, 1].max() == 0
    assert abs(plate_distance(BOX) * 10 - 87.6) < 2, "a plate lies under the die that waits on it"


def test_the_mask_hides_what_the_box_hides() -> None:
    """It is nowhere above the box, and nowhere far below it."""
    mask = shapes.mask()
    corners = mask.positions[mask.triangles]
    level = np.ptp(corners[..., 1], axis=1) < 0.01
    middles = corners[level].mean(axis=1)
    assert len(middles) > 200
    # The corners of a hollow are round; the height that light meets has none.
    inside = np.abs((middles[:, [0, 2]] + 10) % 20 - 10)
    middles = middles[(inside.min(axis=1) < 5) | (np.abs(middles[:, [0, 2]]).max(axis=1) > 50)]
    high = light.height(middles[:, 0], middles[:, 2])
    assert (middles[:, 1] <= high + 0.01).all()
    assert (middles[:, 1] > high - 1).all()


@pytest.mark.parametrize("theme", ["day", "night"])
def test_the_box_from_above_has_its_hollows_where_its_scale_says(theme: str) -> None:
    image = QImage(str(FOLDER / "textures" / f"top-{theme}.webp"))
    assert image.width() == image.height() == make_top.SIZE
    middle, scale = make_top.SIZE / 2, make_top.SCALE

    def at(x: float, z: float) -> QColor:
        return image.pixelColor(round(middle + x * scale), round(middle + z * scale))

    assert at(-134, -134).alpha() == 0
    assert at(0, 70).alpha() == 255
    for x in shapes.STEPS:
        for z in shapes.STEPS:
            assert at(x, z).lightness() < at(x - 10, z - 10).lightness() - 5, (x, z)
    cyan, magenta = at(51.75, 0), at(0, 76.4)
    assert cyan.blue() > 150
    assert cyan.blue() > cyan.red()
    assert magenta.red() > 200
    assert magenta.red() > magenta.green()


def test_a_knaller_shows_its_symbol_the_same_way_up_on_every_face() -> None:
    chance = np.random.default_rng(1)
    upright = [
        np.rot90(make_faces.symbol(value, chance), -make_faces.quarters(value))[..., 0]
        for value in make_faces.FACES
    ]
    assert all(np.array_equal(face, upright[0]) for face in upright)
    assert 0.08 < (upright[0] > 127.5).mean() < 0.3
