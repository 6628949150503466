"""The camera follows a flicked die a little and returns, and the die leaves a trail."""

from array import array
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QVector3D

from beamme.physics.engine.flight import Flight
from tests.ui.games.dice_flick.window.helpers.parts import Box, aiming, box
from tests.ui.games.dice_flick.window.helpers.scenes import (
    LOW,
    LOWEST,
    Scene,
    away,
    hang,
    like,
    scene,
)
from ui.match.showing.staging import steady
from ui.models.arena_model import ArenaModel

__all__ = ["box", "scene"]

pytestmark = pytest.mark.usefixtures("language")

FRAMES, EACH = 101, 0.01
ANGLES = ("", "close", "above")


def slide(arena: ArenaModel, angle: str = "") -> Iterator[float]:
    """Let a die slide to the east for two seconds; give moments of its flight."""
    numbers = [n for at in range(FRAMES) for n in (-5 + 0.1 * at, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0)]
    flight = Flight(EACH, 1, array("f", numbers).tobytes(), ())
    arena.fly(flight, ["y5"], steady(flight, 0.5), angle)
    for _ in range(40):
        arena.advance(0.05)
        yield arena.property("nearness")


def die_of(arena: ArenaModel) -> QVector3D:
    (flying,) = [row.position for row in arena.rows if row.key == "y5"]
    return flying


def test_from_above_the_box_is_enlarged_around_the_die_and_not_for_long(box: Box) -> None:
    box.open(aiming())
    (frame,) = box.all("FlightFrame")
    arena, zooms, spots = box.model.table.arena, {}, []
    middle = QPointF(box.root.width() / 2, box.root.height() / 2)
    for angle in ANGLES:
        zooms[angle] = [frame.property("zoom") for _ in slide(arena, angle)]
        assert frame.property("zoom") == 1, "as if nothing had been"
        assert not frame.property("clip")
    assert 1 < max(zooms["above"]) < max(zooms[""]) < 1.25 < max(zooms["close"])
    for near in slide(arena):
        place = die_of(arena)
        if near == 1:
            inside = box.box.project(place)
            spots.append(box.box.mapToItem(box.root, inside) - inside)
    assert max(abs(it.x()) for it in spots) < 12, "it stays where it would be"
    for near in slide(arena, "close"):
        if near == 1:
            place = box.box.mapToItem(box.root, box.box.project(die_of(arena))) - middle
            assert abs(place.x()) < 0.3 * middle.x(), "in the middle of the picture"


def test_from_above_a_fast_die_leaves_a_trail(box: Box) -> None:
    box.open(aiming())
    (trails,) = box.all("FlatTrails")
    arena = box.model.table.arena

    def shown() -> list[object]:
        return [it for it in trails.childItems() if it.isVisible() and it.property("row")]

    assert not shown()
    for near in slide(arena):
        if near == 1:
            (trail,) = shown()
            head, *_, tail = trail.property("points").toVariant()
            assert head.x() - tail.x() == pytest.approx(
                0.075 * 10 * box.box.property("edge"), rel=0.01
            )
    assert not shown()


@pytest.mark.parametrize("level", [LOWEST, LOW])
def test_in_space_the_camera_comes_nearer_and_returns(scene: Scene, level: int) -> None:
    scene.quality(level)
    scene.open(aiming())
    arena = scene.model.table.arena
    corners = [QVector3D(-4, 0, -4), QVector3D(4, 0, 4)]

    def width() -> float:
        one, other = (scene.project(corner) for corner in corners)
        return (one - other).manhattanLength()

    before, widths = width(), {}
    for angle in ANGLES:
        widths[angle] = max(width() for near in slide(arena, angle) if near == 1)
        assert width() == before, "as if nothing had been"
    if level == LOWEST:
        assert widths[""] == before, "what is drawn once stays; its picture is enlarged"
    else:
        assert before < widths[""] < 1.25 * before < widths["close"]


def test_shown_again_it_is_seen_from_other_sides(scene: Scene) -> None:
    scene.quality(LOW)
    scene.open(aiming())
    arena = scene.model.table.arena
    pictures = []
    for angle in ANGLES:
        flight = slide(arena, angle)
        next(flight)
        pictures.append(scene.picture())
        flight.close()
    arena.finish()
    assert away(pictures[0], pictures[1]) > 5
    assert away(pictures[0], pictures[2]) > 5
    assert away(pictures[1], pictures[2]) > 5


@pytest.mark.parametrize("level", [LOWEST, LOW])
def test_in_space_a_fast_die_leaves_a_trail(scene: Scene, level: int) -> None:
    scene.quality(level)
    scene.open(aiming())
    (trails,) = (it for it in scene.parts("SolidTrails"))
    arena = scene.model.table.arena
    flight = slide(arena)
    while next(flight) < 1:
        pass
    with_trail = scene.picture()
    trails.setProperty("visible", False)
    assert away(with_trail, scene.picture()) > 0
    flight.close()


def test_from_above_a_die_is_seen_even_in_the_moat(box: Box) -> None:
    box.open(aiming())
    hang(box.model.table.arena, "y5", QVector3D(0, -0.75, 5.2))
    beside_a_pip = box.at(0.12, 5.32)
    die = box.view.grabWindow().pixelColor(beside_a_pip)
    assert like(die, "yellow"), die.name()
