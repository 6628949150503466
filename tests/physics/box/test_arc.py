"""The arc of an aim: what an aiming eye sees, and what the hand may miss."""

from itertools import pairwise
from math import hypot

import pytest

from beamme.core.plate import Plate
from beamme.physics.box.arc import POINTS, arc, on_plate
from beamme.physics.box.flick import flick, landings
from beamme.physics.box.hand import EXACT, PEOPLE_OF_0_5, flicked
from beamme.physics.box.launch import Aim
from beamme.physics.box.shapes import BOX

STEADY, SHAKY = PEOPLE_OF_0_5["none"], PEOPLE_OF_0_5["arc"]


def aim(speed: int = 800, direction: int = 0, plate: Plate = Plate.SOUTH) -> Aim:
    return Aim(plate, 0, direction, speed, 4500)


def test_it_starts_on_the_plate_and_ends_on_the_land_between_hollows() -> None:
    found = arc(BOX, aim(), STEADY)
    assert len(found.points) == len(found.widths) == POINTS
    assert found.points[0] == pytest.approx(on_plate(BOX, Plate.SOUTH, 0))
    x, y, z = found.points[-1]
    assert (x, z) == pytest.approx((found.landing.x, found.landing.z))
    assert y == pytest.approx((900 + 600) / 1200, abs=0.01)


def test_it_is_the_path_of_the_simulated_die_until_it_touches() -> None:
    found = arc(BOX, aim(), EXACT)
    flight = flick(BOX, aim(), (), b"seed").flight
    seconds = 0.0
    for point in found.points[:-2]:
        while hypot(flight.at(seconds)[0].position[2] - point[2]) > 0.03 and seconds < 1:
            seconds += 0.001
        assert flight.at(seconds)[0].position == pytest.approx(point, abs=0.1)


def test_a_harder_flick_goes_further() -> None:
    depths = [arc(BOX, aim(speed), STEADY).landing.z for speed in range(500, 1_100, 100)]
    assert all(near > far for near, far in pairwise(depths))


def test_to_the_right_is_to_the_right_of_whoever_sits_behind_the_plate() -> None:
    assert arc(BOX, aim(direction=2_000), STEADY).landing.x > 1
    assert arc(BOX, aim(direction=2_000, plate=Plate.NORTH), STEADY).landing.x < -1
    assert arc(BOX, aim(direction=2_000, plate=Plate.EAST), STEADY).landing.z < -1
    assert arc(BOX, aim(direction=2_000, plate=Plate.WEST), STEADY).landing.z > 1


def test_a_flick_beyond_the_field_is_followed_into_the_moat_and_out_of_the_box() -> None:
    assert arc(BOX, aim(1_070), STEADY).points[-1][1] < 0
    assert arc(BOX, aim(3_000), STEADY).points[-1][2] < -7.5 / 1.2


def test_the_cone_is_what_the_hand_misses() -> None:
    exact, steady, shaky = (arc(BOX, aim(), hand) for hand in (EXACT, STEADY, SHAKY))
    assert set(exact.widths) == {0.0}
    assert exact.landing.along == exact.landing.across == 0
    assert steady.widths[0] == 0
    assert all(near < far for near, far in pairwise(steady.widths))
    assert shaky.landing.across == pytest.approx(2 * steady.landing.across)
    assert shaky.landing.along > 1.5 * steady.landing.along


def test_most_flicks_come_down_within_two_deviations() -> None:
    """Compare the ellipse with parabolas of a hand that really shakes."""
    found = arc(BOX, aim(), STEADY).landing
    inside = 0
    for number in range(400):
        real = flicked(aim(), STEADY, number.to_bytes(4))
        at = arc(BOX, real, EXACT).landing
        across, along = (at.x - found.x) / found.across, (at.z - found.z) / found.along
        inside += hypot(across, along) < 2
    assert 0.8 < inside / 400 < 0.92  # 86.5 % of a normal distribution in the plane


def test_a_slid_plate_moves_the_die() -> None:
    middle, slid = (on_plate(BOX, Plate.SOUTH, slide) for slide in (0, 1_200))
    assert slid == pytest.approx((middle[0] + 1, middle[1], middle[2]))
    assert on_plate(BOX, Plate.EAST, 1_200)[2] == pytest.approx(-1)


def test_where_it_comes_down_is_where_most_dice_stay() -> None:
    found = arc(BOX, aim(), EXACT).landing
    rests = landings(BOX, [aim()] * 1, (), b"seed").rests
    assert rests[0] is not None
    assert abs(-rests[0].y / 1200 - found.z) < 2.5
