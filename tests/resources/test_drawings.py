"""The drawings of Kuh Vadis: made again they are those in the files, and all can be seen."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from resources.drawings.hand import parse, resample
from resources.drawings.make_drawings import drawings
from resources.drawings.svg import simpler

FOLDER = Path(__file__).parents[2] / "resources" / "drawings"
MADE = dict(drawings())
NUMBER = re.compile(r"-?\d*\.?\d+")
SIZE = 64


def test_every_file_has_its_maker() -> None:
    kept = [*FOLDER.rglob("*.svg"), *FOLDER.rglob("*.json")]
    assert {path.relative_to(FOLDER).as_posix() for path in kept} == set(MADE)


def test_day_and_night_have_the_same_drawings() -> None:
    day, night = (
        {name.split("/")[1] for name in MADE if name.startswith(light)}
        for light in ("day", "night")
    )
    assert night - day == {"firefly.svg"}
    assert not day - night


@pytest.mark.parametrize("name", MADE)
def test_a_drawing_made_again_is_the_one_in_its_file(name: str) -> None:
    kept = (FOLDER / name).read_text("utf-8")
    assert NUMBER.sub("", MADE[name]) == NUMBER.sub("", kept)
    pairs = zip(NUMBER.findall(MADE[name]), NUMBER.findall(kept), strict=True)
    # The last digit may round differently on another processor.
    assert all(abs(float(again) - float(before)) <= 1 for again, before in pairs)


@pytest.mark.parametrize("name", [name for name in MADE if name.endswith(".svg")])
def test_a_drawing_can_be_seen(qapp: QApplication, name: str) -> None:
    assert qapp
    picture = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(MADE[name].encode())
    painter = QPainter(picture)
    renderer.render(painter)
    painter.end()
    assert renderer.isValid()
    seen = sum(
        picture.pixelColor(x, y).alpha() > 30 for x in range(0, SIZE, 2) for y in range(0, SIZE, 2)
    )
    assert seen > 20


def test_a_path_is_read_whole() -> None:
    curve, line = parse("M 0 0 C 0 10 10 10 10 0 Z M 1 2 L 3 4")
    assert (curve.closed, line.closed) == (True, False)
    assert curve.points[-1] == pytest.approx((10, 0))
    assert max(y for _, y in curve.points) == pytest.approx(7.5)
    assert line.points == ((1, 2), (3, 4))


def test_points_at_equal_distances() -> None:
    assert resample([(0, 0), (3, 0), (3, 3)], 2) == [(0, 0), (2, 0), (3, 1), (3, 3)]


def test_a_straight_line_needs_two_points() -> None:
    assert simpler([(0, 0), (1, 0.01), (2, 0)]) == [(0, 0), (2, 0)]
    assert simpler([(0, 0), (1, 1), (2, 0)]) == [(0, 0), (1, 1), (2, 0)]
