"""The drawings of Kuh Vadis: made again they are those in the files, and all can be seen."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from resources.kuh_vadis.drawings.make_drawings import drawings
from resources.kuh_vadis.drawings.paths import parse, resample
from resources.kuh_vadis.drawings.svg import simpler

FOLDER = Path(__file__).parents[2] / "resources" / "kuh_vadis" / "drawings"
NUMBER = re.compile(r"-?\d*\.?\d+")
SIZE = 64


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    """Make all drawings again."""
    return dict(drawings())


def test_every_file_has_its_maker(made: dict[str, str]) -> None:
    kept = [*FOLDER.rglob("*.svg"), *FOLDER.rglob("*.json")]
    assert {path.relative_to(FOLDER).as_posix() for path in kept} == set(made)


def test_day_and_night_have_the_same_drawings(made: dict[str, str]) -> None:
    day, night = (
        {name.split("/")[1] for name in made if name.startswith(light)}
        for light in ("day", "night")
    )
    assert night - day == {"firefly.svg"}
    assert not day - night


def alike(again: str, kept: str) -> bool:
    """Tell whether two drawings are the same; another processor may round the last digit."""
    if NUMBER.sub("", again) != NUMBER.sub("", kept):
        return False
    pairs = zip(NUMBER.findall(again), NUMBER.findall(kept), strict=True)
    return all(abs(float(one) - float(other)) <= 1 for one, other in pairs)


def test_drawings_made_again_are_those_in_their_files(made: dict[str, str]) -> None:
    kept = {name: (FOLDER / name).read_text("utf-8") for name in made}
    assert [name for name in made if not alike(made[name], kept[name])] == []


@pytest.mark.parametrize(
    ("again", "found"),
    [("M 1 2", True), ("M 1.9 1.1", True), ("M 1 4", False), ("L 1 2", False)],
)
def test_another_drawing_is_noticed(again: str, *, found: bool) -> None:
    assert alike(again, "M 1 2") is found


def dots(drawing: str) -> int:
    """Count the points of a grid on which a drawing leaves ink."""
    picture = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(drawing.encode())
    painter = QPainter(picture)
    renderer.render(painter)
    painter.end()
    grid = [(x, y) for x in range(0, SIZE, 2) for y in range(0, SIZE, 2)]
    return sum(picture.pixelColor(*point).alpha() > 30 for point in grid)


@pytest.mark.usefixtures("qapp")
def test_every_drawing_can_be_seen(made: dict[str, str]) -> None:
    shown = {name: drawing for name, drawing in made.items() if name.endswith(".svg")}
    assert [name for name, drawing in shown.items() if dots(drawing) <= 20] == []


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
