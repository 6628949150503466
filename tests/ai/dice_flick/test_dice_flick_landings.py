"""Where flicks end: chances that sum to one, harder goes further, all plates alike."""

import numpy as np
import pytest

from beamme.ai.dice_flick.aims import aim_at, aims_of
from beamme.ai.dice_flick.landings import occupied, outlook, redirected, spot_of
from beamme.ai.dice_flick.samples import (
    ENDS,
    FARTHEST_MM,
    MOAT,
    NEAREST_MM,
    bounces,
    mirrored,
    range_of,
    seen_from,
    sent_off,
    speed_for,
)
from beamme.core.chance import Body
from beamme.core.plate import Plate
from beamme.games.dice_flick.board import CENTRE, HOLLOWS, SIZE, Box, built_in_box
from beamme.physics.box.flick import landings
from beamme.physics.box.hand import EXACT, OPPONENTS, Hand, flicked
from beamme.physics.box.launch import Aim
from beamme.physics.box.shapes import BOX
from beamme.physics.engine.labels import nth_seed
from beamme.physics.engine.lying import Lying
from beamme.throws.dice_flick.arena import simulated_box

GAME_BOX = built_in_box()
MASTER, BEGINNER = OPPONENTS["master"], OPPONENTS["beginner"]


def straight(speed: int, plate: Plate = Plate.SOUTH, lift: int = 4500) -> Aim:
    return Aim(plate, 0, 0, speed, lift)


def lying_in(*places: int) -> tuple[Body, ...]:
    middles = [GAME_BOX.middle_of(place // SIZE, place % SIZE) for place in places]
    return tuple(Body(f"b{number}", x, y, 3) for number, (x, y) in enumerate(middles, start=1))


@pytest.mark.parametrize("hand", [EXACT, MASTER, BEGINNER])
@pytest.mark.parametrize(
    "aim",
    [
        straight(800),
        straight(200),
        straight(4000, Plate.WEST),
        Aim(Plate.EAST, 0, 9000, 900, 8500),
        Aim(Plate.NORTH, 4000, -9000, 3000, -2000),
        Aim(Plate.SOUTH, -5000, 2500, 700, 0),
    ],
)
def test_chances_sum_to_one_however_strange_the_aim(aim: Aim, hand: Hand) -> None:
    for lying in ((), lying_in(0, 7, 12, 13)):
        chances = outlook(GAME_BOX, lying, aim, hand)
        assert len(chances) == ENDS
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0
        assert not any(chances[place] for place in occupied(GAME_BOX, lying))


def test_a_harder_flick_goes_further() -> None:
    rows = []
    for speed in (520, 640, 760, 840, 930):
        chances = np.array(outlook(GAME_BOX, (), straight(speed), MASTER)[:HOLLOWS])
        by_row = chances.reshape(SIZE, SIZE).sum(axis=1)
        rows.append(float(by_row @ np.arange(SIZE) / by_row.sum()))
    assert rows == sorted(rows, reverse=True)
    assert rows[0] > 3.5
    assert rows[-1] < 1.2


def test_left_and_right_are_alike_and_so_are_the_plates() -> None:
    right, left = (
        np.array(outlook(GAME_BOX, (), Aim(Plate.SOUTH, 0, way, 780, 4500), MASTER))
        for way in (1800, -1800)
    )
    assert left == pytest.approx(right[mirrored()], abs=1e-9)
    for plate in Plate:
        turned = np.array(outlook(GAME_BOX, (), Aim(plate, 0, 1800, 780, 4500), MASTER))
        assert turned[seen_from(plate)] == pytest.approx(right)
    assert seen_from(Plate.EAST)[SIZE * SIZE - 3] == 2 * SIZE + 4


def test_a_steady_hand_hits_more_often_than_a_shaky_one() -> None:
    for place in (CENTRE, 24, 22, 6):
        hits = []
        for hand in (MASTER, OPPONENTS["advanced"], BEGINNER):
            direction, speed, lift = aim_at(GAME_BOX, (), Plate.SOUTH, place, hand)
            aim = Aim(Plate.SOUTH, 0, direction, speed, lift)
            hits.append(outlook(GAME_BOX, (), aim, hand)[place])
        assert hits == sorted(hits, reverse=True)
        assert hits[0] > 2 * hits[-1]


def test_what_is_said_is_what_real_flicks_do() -> None:
    hand = OPPONENTS["expert"]
    for lying in ((), lying_in(11, 17)):
        plate, place = Plate.EAST, 13
        direction, speed, lift = aim_at(GAME_BOX, lying, plate, place, hand)
        aim = Aim(plate, 0, direction, speed, lift)
        said = outlook(GAME_BOX, lying, aim, hand)
        there = tuple(shape_die(body) for body in lying)
        aims = [flicked(aim, hand, nth_seed(b"hit", number)) for number in range(200)]
        rests = landings(simulated_box(GAME_BOX), aims, there, b"hit").rests
        hits = [
            rest is not None and GAME_BOX.hollow_of(rest.x, rest.y) == divmod(place, SIZE)
            for rest in rests
        ]
        assert np.mean(hits) == pytest.approx(said[place], abs=0.12)


def shape_die(body: Body) -> Lying:
    return Lying(body.x, body.y, body.turn, body.face)


def test_a_full_hollow_is_left_for_a_neighbour_or_the_moat() -> None:
    redirect = redirected(Plate.WEST, frozenset({CENTRE}))
    assert redirect.sum(axis=1) == pytest.approx(np.ones(ENDS))
    assert redirect[CENTRE, CENTRE] == 0
    assert redirect[3] == pytest.approx(np.eye(ENDS)[3])
    # A die that comes from the west goes on to the east rather than back.
    assert redirect[CENTRE, CENTRE + 1] > redirect[CENTRE, CENTRE - 1]
    everywhere = redirected(Plate.SOUTH, frozenset(range(HOLLOWS)))
    assert everywhere[:, :HOLLOWS].sum() == 0


def test_bounces_have_a_share_for_every_hollow() -> None:
    assert bounces().sum(axis=1) == pytest.approx(np.ones(HOLLOWS))
    assert bounces()[CENTRE, MOAT] < 0.5


def test_speed_and_range_belong_together() -> None:
    for lift in (0.0, 15.0, 45.0, 75.0):
        for way in (30.0, 80.0, 150.0):
            assert range_of(speed_for(way, lift), lift) == pytest.approx(way)


def test_numbered_flicks_come_down_evenly() -> None:
    directions, ranges, lifts = sent_off(np.arange(4000))
    assert np.median(directions) == pytest.approx(40, abs=0.5)
    assert np.median(lifts) == pytest.approx(40, abs=0.5)
    assert np.mean(ranges**2) == pytest.approx((NEAREST_MM**2 + FARTHEST_MM**2) / 2, rel=0.01)


def test_a_slid_plate_and_a_larger_box_are_judged_by_the_same_point() -> None:
    spot = spot_of(GAME_BOX, Aim(Plate.SOUTH, 2000, 0, 800, 4500), MASTER)
    plain = spot_of(GAME_BOX, straight(800), MASTER)
    assert spot.range * np.cos(np.radians(spot.direction)) == pytest.approx(plain.range)
    assert spot.range * np.sin(np.radians(spot.direction)) == pytest.approx(20)
    large = Box("Large", GAME_BOX.rows, 1200, 2600, 900, 2500, 3500)
    for place in (CENTRE, 20):
        direction, speed, lift = aim_at(large, (), Plate.SOUTH, place, MASTER)
        chances = outlook(large, (), Aim(Plate.SOUTH, 0, direction, speed, lift), MASTER)
        assert int(np.argmax(chances)) == place
    assert BOX.pitch == GAME_BOX.pitch


def test_from_a_slid_plate_the_same_hollow_is_hit() -> None:
    for plate, slide, place in ((Plate.SOUTH, 3000, CENTRE), (Plate.WEST, -2500, 6)):
        middle = outlook(
            GAME_BOX, (), Aim(plate, 0, *aim_at(GAME_BOX, (), plate, place, MASTER)), MASTER
        )
        slid = Aim(plate, slide, *aim_at(GAME_BOX, (), plate, place, MASTER, slide))
        chances = outlook(GAME_BOX, (), slid, MASTER)
        assert int(np.argmax(chances)) == place
        assert chances[place] == pytest.approx(middle[place], abs=0.05)


def test_aims_of_a_hand_say_the_same_as_the_outlook() -> None:
    aims = aims_of(MASTER)
    for number in range(0, len(aims.chances), 701):
        direction, speed, lift = aims.aim(GAME_BOX, number)
        said = outlook(GAME_BOX, (), Aim(Plate.SOUTH, 0, direction, speed, lift), MASTER)
        assert aims.chances[number] == pytest.approx(np.array(said), abs=0.03)
