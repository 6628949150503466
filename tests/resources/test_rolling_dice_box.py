"""The arctic box: its files are those that its scripts make, and it is where dice slide."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage

from beamme.games.rolling_dice.board import VALUES
from beamme.physics.floe.shapes import FLOE
from resources.common.textures.make_probe import LEVELS, ktx
from resources.rolling_dice.meshes import box, floe, measures, seal
from resources.rolling_dice.meshes.make_meshes import MESHES
from resources.rolling_dice.textures import (
    make_box,
    make_fields,
    make_floe,
    make_light,
    make_probe,
    make_top,
)
from resources.rolling_dice.textures.ice import ice

Pixels = NDArray[np.floating[Any]]

FOLDER = Path(__file__).parents[2] / "resources" / "rolling_dice"
SAMPLES = 40
STRIPS = 8
LOSSLESS = {f"{make.__name__}.png": make for make in make_light.PICTURES} | {
    "shore.png": make_floe.shore
}
SMALLER: dict[str, Callable[[], Pixels]] = {
    **{
        f"fields/{make_fields.name(value)}": lambda value=value: make_fields.field(value)
        for value in make_fields.VALUES
    },
    "rim.webp": lambda: make_box.rim(numbered=True),
    "wall-day.webp": lambda: make_box.panorama("day"),
    "wall-night.webp": lambda: make_box.panorama("night"),
}
ONCE = 1.0
"""Pixels for a millimetre at which the floe is made again."""


def read(name: str) -> Pixels:
    image = QImage(str(FOLDER / "textures" / name))
    assert not image.isNull(), name
    image = image.convertToFormat(QImage.Format.Format_RGBA8888)
    rows, columns = image.height(), image.width()
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(rows, columns, 4)
    return np.divide(pixels, 255, dtype=np.float32)


def shown(pixels: Pixels) -> Pixels:
    """What one sees of a picture: nothing where it covers nothing."""
    covers = pixels[..., 3:] if pixels.shape[2] == 4 else np.ones_like(pixels[..., :1])
    return np.dstack([np.clip(pixels[..., :3], 0, 1) * covers, covers])


def differences(one: Pixels, other: Pixels) -> Pixels:
    """How far the pixels of two pictures are from each other, a strip at a time to save memory."""
    assert one.shape[:2] == other.shape[:2]
    strips = zip(np.array_split(one, STRIPS), np.array_split(other, STRIPS), strict=True)
    return np.concatenate([np.abs(shown(here) - shown(there)) for here, there in strips])


@pytest.mark.parametrize("name", LOSSLESS)
@pytest.mark.usefixtures("qapp")
def test_a_small_picture_made_again_is_the_one_in_its_file(name: str) -> None:
    away = differences(read(name), LOSSLESS[name]())
    # Another version of Qt may smooth the edge of a drawing a little differently.
    assert away.mean() < 0.003
    assert (away > 0.03).mean() < 0.002


@pytest.mark.parametrize("name", SMALLER)
@pytest.mark.usefixtures("qapp")
def test_a_large_picture_made_again_is_the_one_in_its_file(name: str) -> None:
    """Its file is smaller because it leaves out what eyes do not see."""
    away = differences(read(name), SMALLER[name]())
    assert away.mean() < 0.015
    assert (away > 0.15).mean() < 0.01


def coarse(name: str) -> Pixels:
    """A picture of the floe with one pixel for a millimetre."""
    image = QImage(str(FOLDER / "textures" / name)).convertToFormat(QImage.Format.Format_RGB888)
    left, right, far, near = floe.FRAME
    scale = image.width() / (right - left)
    assert image.height() / (near - far) == pytest.approx(scale, rel=0.01)
    pixels = read(name)[..., :3]
    rows = ((np.arange(round(near - far)) + 0.5) * scale).astype(int)
    columns = ((np.arange(round(right - left)) + 0.5) * scale).astype(int)
    return pixels[rows][:, columns]


def test_the_floe_made_again_is_the_one_in_its_files() -> None:
    made = ice(ONCE)
    pictures = {"floe.webp": made.colour}
    for theme in make_floe.LIGHTS:
        pictures[f"floe-{theme}.webp"] = make_floe.lit(made, theme)
    for name, picture in pictures.items():
        # A coarse picture has no cracks as fine as those of the file.
        away = np.abs(coarse(name) - np.clip(picture, 0, 1)).mean(axis=2)
        assert np.median(away) < 0.03, name
        assert away.mean() < 0.05, name
    assert np.abs(coarse("relief.png")[..., 2] - made.rough).mean() < 0.03


def test_every_mesh_holds_the_vertices_that_are_made() -> None:
    for name, make in MESHES.items():
        surface = make()
        content = (FOLDER / "meshes" / f"{name}.mesh").read_bytes()
        for place in np.linspace(0, len(surface.positions) - 1, SAMPLES).astype(int):
            assert surface.positions[place].astype("<f4").tobytes() in content, (name, place)


def test_every_triangle_looks_to_where_its_normals_do() -> None:
    for name, make in MESHES.items():
        surface = make()
        corner = surface.positions[surface.triangles]
        winding = np.cross(corner[:, 1] - corner[:, 0], corner[:, 2] - corner[:, 0])
        agree = (winding * surface.normals[surface.triangles].mean(axis=1)).sum(axis=1)
        assert (agree > -1e-6).mean() > 0.995, name


def test_the_sky_of_a_theme_is_the_one_that_is_computed() -> None:
    for theme in make_probe.LAMPS:
        content = (FOLDER / "textures" / f"probe-{theme}.ktx").read_bytes()
        light = make_probe.sharp(theme)
        start = ktx([light] * LEVELS)[: light.size // 3 * 8]
        one, other = (np.frombuffer(it[-4096:], "<f2") for it in (content[: len(start)], start))
        assert np.allclose(one, other, atol=0.01)


def test_an_aurora_stands_over_the_far_end_by_night_alone() -> None:
    ahead = np.array([[[0.0, np.sin(0.7), -np.cos(0.7)]]])
    night, day = (make_probe.sky(theme, ahead)[0, 0] for theme in ("night", "day"))
    assert night[1] > 3 * night[0]
    assert day[1] < 2 * day[0]


def test_the_floe_is_as_big_as_the_one_dice_slide_on() -> None:
    edge, _ = measures.outline()
    half_width, half_length = (FLOE.width / 2 - FLOE.strip) / 100, FLOE.length / 200
    assert np.abs(edge[:, 0]).max() <= half_width
    assert edge[:, 1].max() <= half_length
    assert edge[:, 1].min() >= FLOE.strip / 100 - half_length
    inside = np.minimum(
        half_width - np.abs(edge[:, 0]),
        np.minimum(half_length - edge[:, 1], edge[:, 1] + half_length - FLOE.strip / 100),
    )
    assert inside.max() < 3, "no die hangs over water"
    top = floe.top().positions
    assert top[:, 1].max() == 0


def test_the_walls_stand_where_dice_bounce_off() -> None:
    rim = box.rim().positions
    assert rim[:, 1].max() == FLOE.wall / 100
    assert np.abs(rim[:, 0]).min() >= 0
    sides = rim[np.abs(rim[:, 2]) < 200]
    assert np.abs(sides[:, 0]).min() == pytest.approx(FLOE.width / 200)
    assert np.abs(sides[:, 0]).max() == pytest.approx(FLOE.width / 200 + FLOE.rim_width / 100)
    assert -FLOE.step / 100 == measures.WATER


def test_the_mask_hides_what_dice_bounce_off() -> None:
    mask = box.mask()
    corners = mask.positions[mask.triangles]
    level = np.ptp(corners[..., 1], axis=1) < 0.01
    tops = {round(float(height), 2) for height in corners[level][:, 0, 1]}
    assert {FLOE.wall / 100, 0.0, -FLOE.step / 100} <= tops
    assert mask.positions[:, 0].max() == pytest.approx(box.RIM_FRAME[1])
    assert mask.positions[:, 2].min() == pytest.approx(box.RIM_FRAME[2])


def test_every_value_that_a_field_may_have_has_a_picture() -> None:
    assert {*make_fields.VALUES} == {*VALUES} - {0}
    for value in make_fields.VALUES:
        assert (FOLDER / "textures" / "fields" / make_fields.name(value)).is_file()


def test_a_seal_is_a_closed_body_that_sits_on_the_rim() -> None:
    body = seal.seal()
    assert 0 <= body.positions[:, 1].min() < 0.2
    assert body.places is not None
    assert {0.0, 0.5, 1.0} == {*np.unique(body.places[:, 1])}
    fur = body.triangles[body.places[body.triangles, 1].max(axis=1) == 0]
    edges = np.sort(np.concatenate([fur[:, [0, 1]], fur[:, [1, 2]], fur[:, [2, 0]]]), axis=1)
    _, often = np.unique(edges, axis=0, return_counts=True)
    assert (often % 2 == 0).all()


def test_the_track_has_fifty_spaces_that_follow_each_other_round_the_rim() -> None:
    places = [measures.space(number)[:2] for number in range(50)]
    assert len({*places}) == 50
    for (x, z), (next_x, next_z) in pairwise(places):
        assert np.hypot(next_x - x, next_z - z) < 32
    assert places[0] == (-163.0, 204.0)
    assert places[49] == (163.0, 204.0)


@pytest.mark.parametrize("theme", ["day", "night"])
def test_the_box_from_above_has_its_parts_where_its_scale_says(theme: str) -> None:
    image = QImage(str(FOLDER / "textures" / f"top-{theme}.webp"))
    scale, (middle_x, middle_z) = make_top.SCALE, make_top.MIDDLE
    assert image.width() == round(make_top.ACROSS * scale)
    assert image.height() == round(make_top.ALONG * scale)

    def at(x: float, z: float) -> QColor:
        column = round(image.width() / 2 + (x - middle_x) * scale)
        return image.pixelColor(column, round(image.height() / 2 + (z - middle_z) * scale))

    assert at(-270, -255).alpha() < 10
    assert at(0, 0).alpha() == 255
    for z in (-180, 0, 200):
        assert at(-126, z).lightness() > at(-150, z).lightness() + 60, "ice, then water"
        assert at(126, z).lightness() > at(150, z).lightness() + 60
    assert at(0, -190).lightness() > at(0, -212).lightness() + 60
    start = at(*measures.space(0)[:2])
    assert start.red() > start.blue() + 30
    for number in range(6):
        x, z = measures.CANAL
        block = at(x, z + measures.FIRST_BLOCK - number * measures.BLOCK_STEP)
        between = at(x, z + measures.FIRST_BLOCK - (number - 0.5) * measures.BLOCK_STEP)
        assert block.lightness() > between.lightness() + 40, number
