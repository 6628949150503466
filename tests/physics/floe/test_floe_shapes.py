"""The floe is as the rules describe it, and nothing has a gap."""

from itertools import product
from math import hypot

import pytest

from beamme.games.rolling_dice.board import built_in_floe
from beamme.physics.engine.flight import Surface
from beamme.physics.engine.simulate import overlaps
from beamme.physics.floe.scene import CONTACTS, floe_scene
from beamme.physics.floe.shapes import FLOE, Floe, Slab, shapes, table_level

SOLID = shapes(FLOE)


def reach(slabs: tuple[Slab, ...], axis: int) -> tuple[float, float]:
    found = [corner[axis] for slab in slabs for corner in slab.corners]
    return round(min(found), 9), round(max(found), 9)


@pytest.mark.parametrize("size", ["width", "length", "wall", "strip", "step", "die"])
def test_it_is_the_floe_of_the_game(size: str) -> None:
    assert getattr(FLOE, size) == getattr(built_in_floe(), size)


def test_rests_are_told_as_far_as_the_game_allows() -> None:
    assert FLOE.reach == built_in_floe().reach
    assert Floe(length=43_201).reach == 21_601


def test_the_ice_reaches_the_entrance_and_has_water_on_three_sides() -> None:
    ice, water = SOLID[Surface.ICE], SOLID[Surface.WATER]
    assert reach(water, 0) == (-15.35, 15.35)
    assert reach(water, 2) == (-21.6, 21.2)
    dam = SOLID[Surface.WALL][3:]
    assert reach(dam, 0) == (-15.35, 15.35)
    assert reach(dam, 1) == reach(water, 1)
    assert reach(dam, 2) == (21.2, 21.6)
    assert reach(ice, 0) == (-13.15, 13.15)
    assert reach(ice, 2) == (-19.4, 21.6)


def test_the_ice_is_a_step_above_the_water_and_the_walls_above_the_ice() -> None:
    assert reach(SOLID[Surface.ICE], 1) == (-0.8, 0.0)
    assert reach(SOLID[Surface.WATER], 1) == (table_level(FLOE), -0.8)
    assert reach(SOLID[Surface.WALL], 1) == (table_level(FLOE), 3.0)
    assert table_level(FLOE) == pytest.approx(-2.2)


def test_walls_stand_on_three_sides_and_not_at_the_entrance() -> None:
    walls = SOLID[Surface.WALL]
    left, right, far = walls[:1], walls[1:2], walls[2:3]
    assert reach(left, 0) == (-17.25, -15.35)
    assert reach(right, 0) == (15.35, 17.25)
    assert reach(left, 2) == reach(right, 2) == (-21.6, 21.6)
    assert reach(far, 2) == (-23.5, -21.6)
    assert reach(far, 0) == (-17.25, 17.25)


@pytest.mark.parametrize(("surface", "radius"), [(Surface.ICE, 0.15), (Surface.WALL, 0.22)])
def test_upper_edges_are_round(surface: Surface, radius: float) -> None:
    for slab in SOLID[surface][:3]:
        low, high = slab.x
        near, far = slab.z
        side = {round(y, 9) for x, y, z in slab.corners if (x, z) == (low, near)}
        assert side == {slab.y[0], round(slab.y[1] - radius, 9)}
        top = {(round(x, 9), round(z, 9)) for x, y, z in slab.corners if y == slab.y[1]}
        expected = product((low + radius, high - radius), (near + radius, far - radius))
        assert top == {(round(x, 9), round(z, 9)) for x, z in expected}
        for x, y, _ in slab.corners:
            inset, below = min(x - low, high - x), slab.y[1] - y
            if y > slab.y[0]:
                assert hypot(radius - inset, radius - below) == pytest.approx(radius)


def test_a_slab_without_a_radius_is_a_cuboid() -> None:
    assert set(Slab((0, 1), (2, 3), (4, 5)).corners) == set(product((0, 1), (2, 3), (4, 5)))


def test_a_thin_floe_has_a_finer_edge() -> None:
    assert Floe(step=800).edge == 150
    assert Floe(step=100).edge == 50
    assert reach(shapes(Floe(step=100))[Surface.ICE], 1) == (-0.1, 0.0)


def test_every_surface_has_its_contact() -> None:
    scene = floe_scene(FLOE, 1, ())
    assert set(CONTACTS) == set(Surface)
    assert all(contact in scene for contact in CONTACTS.values())
    assert overlaps(scene, []) == []
