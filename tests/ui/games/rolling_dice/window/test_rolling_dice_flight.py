"""The camera follows thrown dice a little and returns, and they leave trails."""

from array import array
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QVector3D

from beamme.physics.engine.flight import Flight
from tests.ui.games.rolling_dice.helpers.views import to_throw
from tests.ui.games.rolling_dice.window.helpers.arena import LOW, LOWEST, Scene, unlike
from tests.ui.games.rolling_dice.window.helpers.hands import Table
from tests.ui.games.rolling_dice.window.helpers.tables import table
from ui.match.showing.staging import steady
from ui.models.arena_model import ArenaModel

__all__ = ["table"]

pytestmark = pytest.mark.usefixtures("language")

ANGLES = ("", "close", "above")
FRAMES, EACH, SPEED = 101, 0.005, 40


@pytest.fixture
def scene() -> Iterator[Scene]:
    made = Scene()
    yield made
    made.close()


def slide(arena: ArenaModel, angle: str = "") -> Iterator[float]:
    """Let two dice slide away from the entrance; give moments of their flight."""
    places = [(x, 0.6, 12 - SPEED * EACH * frame) for frame in range(FRAMES) for x in (-3, 3)]
    numbers = [n for place in places for n in (*place, 1.0, 0.0, 0.0, 0.0)]
    flight = Flight(EACH, 2, array("f", numbers).tobytes(), ())
    arena.fly(flight, ["a2", "a3"], steady(flight, 0.25), angle)
    for _ in range(40):
        arena.advance(0.05)
        yield arena.property("nearness")


def test_from_above_the_floe_is_enlarged_for_the_flight_alone(table: Table) -> None:
    table.open(to_throw())
    (frame,) = table.all("FlightFrame")
    (trails,) = table.all("FlatTrails")
    arena, zooms = table.model.table.arena, []
    for angle in ANGLES:
        for near in slide(arena, angle):
            drawn = [it for it in trails.childItems() if it.property("row")]
            assert len(drawn) == (2 if arena.property("flying") else 0)
            if near == 1:
                zooms.append(frame.property("zoom"))
        assert frame.property("zoom") == 1, "as if nothing had been"
    assert 1 < min(zooms) < 1.25 < max(zooms)


@pytest.mark.parametrize("level", [LOWEST, LOW])
def test_in_space_the_camera_follows_and_returns(scene: Scene, level: int) -> None:
    scene.quality(level)
    scene.open()
    arena, before = scene.model.dice, scene.project(5, 0, -5)
    moved = {}
    for angle in ANGLES:
        for near in slide(arena, angle):
            if near == 1:
                away = scene.project(5, 0, -5) - before
                moved[angle] = max(moved.get(angle, 0), away.manhattanLength())
        assert scene.project(5, 0, -5) == before, "as if nothing had been"
    if level == LOWEST:
        assert moved[""] == 0, "what is drawn once stays; its picture is enlarged"
    else:
        assert moved[""] > 1
    assert min(moved["close"], moved["above"]) > 20


@pytest.mark.parametrize("level", [LOWEST, LOW])
def test_in_space_fast_dice_leave_trails(scene: Scene, level: int) -> None:
    scene.quality(level)
    scene.open()
    (trails,) = scene.parts("SolidTrails")
    flight = slide(scene.model.dice)
    while next(flight) < 1:
        pass
    with_trails = scene.picture()
    trails.setProperty("visible", False)
    assert unlike(with_trails, scene.picture()) > 0
    flight.close()


def test_seen_from_straight_above_the_whole_floe_is_in_the_picture(scene: Scene) -> None:
    scene.quality(LOW)
    scene.open()
    flight = slide(scene.model.dice, "above")
    next(flight)
    size = scene.root.size()
    for x, z in ((-13, -19), (13, -19), (13, 21), (-13, 21)):
        spot = scene.root.project(QVector3D(x, 0, z))
        assert 0 < spot.x() < size.width()
        assert 0 < spot.y() < size.height()
    flight.close()
