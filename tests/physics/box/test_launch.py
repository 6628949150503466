"""From an aim to a die in the air, and what an unsteady hand makes of an aim."""

from math import cos, pi, radians, sin

import numpy as np
import pytest

from beamme.core.plate import Plate
from beamme.physics.box.hand import EXACT, OPPONENTS, PEOPLE_OF_0_5, SLOWEST_MM_S, Hand, flicked
from beamme.physics.box.launch import TOP_SPIN_RAD_S, Aim, launch
from beamme.physics.box.shapes import BOX
from beamme.physics.engine.orientation import up_face, yaw_of

STRAIGHT = Aim(Plate.SOUTH, 0, 0, 800, 4500)


def test_a_straight_flick_goes_over_the_middle_of_the_box() -> None:
    for plate, ahead in zip(Plate, ((0, -1), (-1, 0), (0, 1), (1, 0)), strict=True):
        made = launch(BOX, Aim(plate, 0, 0, 800, 3000))
        x, y, z = made.velocity
        assert (x, z) == pytest.approx([80 * cos(pi / 6) * part for part in ahead])
        assert y == pytest.approx(40)
        assert (made.position[0], made.position[2]) == pytest.approx(
            [-8.6 * part for part in ahead]
        )
        assert made.position[1] == pytest.approx(3.5 + 0.6, abs=0.01)


def test_directions_and_slides_count_to_the_right_of_whoever_flicks() -> None:
    made = launch(BOX, Aim(Plate.SOUTH, 1500, 9000, 1000, 0))
    assert made.velocity == pytest.approx((100, 0, 0))
    assert made.position[0] == pytest.approx(1.5)
    made = launch(BOX, Aim(Plate.NORTH, 1500, 3000, 1000, 0))
    assert made.velocity == pytest.approx((-50, 0, 100 * cos(pi / 6)))
    assert made.position[0] == pytest.approx(-1.5)


def test_a_flicked_die_rolls_forwards() -> None:
    assert launch(BOX, STRAIGHT).spin == pytest.approx((-TOP_SPIN_RAD_S, 0, 0))
    assert launch(BOX, Aim(Plate.WEST, 0, 0, 800, 0)).spin == pytest.approx((0, 0, -TOP_SPIN_RAD_S))


def test_more_spin_is_about_right_up_and_back() -> None:
    made = launch(BOX, Aim(Plate.SOUTH, 0, 0, 800, 0, (100, 200, 300)))
    assert made.spin == pytest.approx((1 - TOP_SPIN_RAD_S, 2, 3))


@pytest.mark.parametrize("direction", [-9000, -5000, -1000, 0, 300, 4400, 4600, 9000])
def test_a_die_starts_with_its_first_face_up_square_to_its_way(direction: int) -> None:
    rotation = launch(BOX, Aim(Plate.EAST, 0, direction, 800, 4500)).rotation
    yaw = yaw_of(rotation)
    assert up_face(rotation) == 1
    assert abs(yaw) <= pi / 4 + 1e-9
    assert sin(2 * (yaw + radians(direction / 100))) == pytest.approx(0, abs=1e-9)


def test_an_exact_hand_does_what_it_means() -> None:
    assert flicked(STRAIGHT, EXACT, b"seed") == STRAIGHT


def test_the_same_seed_gives_the_same_error() -> None:
    hand = OPPONENTS["casual"]
    assert flicked(STRAIGHT, hand, b"1") == flicked(STRAIGHT, hand, b"1")
    assert flicked(STRAIGHT, hand, b"1") != flicked(STRAIGHT, hand, b"2")


def test_errors_are_as_large_as_the_hand_is_unsteady() -> None:
    hand = Hand(0.1, 6.0, 2.5, 5.0)
    done = [flicked(STRAIGHT, hand, number.to_bytes(2)) for number in range(4000)]
    assert np.std([aim.speed for aim in done]) == pytest.approx(80, rel=0.05)
    assert np.std([aim.direction for aim in done]) == pytest.approx(600, rel=0.05)
    assert np.std([aim.lift for aim in done]) == pytest.approx(250, rel=0.05)
    assert np.std([aim.spin for aim in done], axis=0) == pytest.approx([500] * 3, rel=0.05)
    assert np.mean([aim.speed for aim in done]) == pytest.approx(800, rel=0.01)
    assert {(aim.plate, aim.slide) for aim in done} == {(Plate.SOUTH, 0)}


def test_no_hand_flicks_backwards() -> None:
    wild = Hand(3.0, 0.0, 400.0, 0.0)
    done = [flicked(STRAIGHT, wild, number.to_bytes(2)) for number in range(200)]
    assert min(aim.speed for aim in done) == SLOWEST_MM_S
    assert max(aim.lift for aim in done) == 9000


@pytest.mark.parametrize("hands", [OPPONENTS, PEOPLE_OF_0_5], ids=["opponents", "people"])
def test_hands_stand_in_the_order_of_their_steadiness(hands: dict[str, Hand]) -> None:
    errors = [(hand.speed, hand.direction, hand.lift) for hand in hands.values()]
    assert errors in (sorted(errors), sorted(errors, reverse=True))
    assert len(set(errors)) == len(errors)
