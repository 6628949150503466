"""Where throws end: the table agrees with real throws, harder goes further, fields are found."""

import numpy as np
import pytest

from beamme.ai.rolling_dice.ground import CELL, CELLS, cell_of, possible, spots_of, values_of
from beamme.ai.rolling_dice.samples import FASTEST_MM_S, SLOWEST_MM_S, SPREAD, sent_off, tried
from beamme.ai.rolling_dice.throws import MANY, Landings, hand_of
from beamme.core.chance import Body
from beamme.games.rolling_dice.moves import Throw
from beamme.physics.engine.labels import nth_seed
from beamme.physics.floe.bundle import EXACT, OPPONENTS, Gesture, released
from beamme.physics.floe.throw import landings
from beamme.throws.rolling_dice.arena import simulated_floe
from tests.ai.rolling_dice.rolling_dice_outlooks import outlook
from tests.ai.rolling_dice.rolling_dice_positions import FLOE, GAME, NET, die, throwing

MASTER, BEGINNER = OPPONENTS["master"], OPPONENTS["beginner"]


@pytest.mark.parametrize("dice", [3, 4])
def test_throws_of_the_table_are_even_in_speed_and_looseness(dice: int) -> None:
    sent = sent_off(np.arange(2000), dice)
    counts, _, _ = np.histogram2d(sent.meant, sent.loose, 4)
    assert counts.max() < 1.2 * counts.min()
    assert sent.meant.min() >= SLOWEST_MM_S
    assert sent.meant.max() <= FASTEST_MM_S
    off = (sent.speeds / sent.meant[:, np.newaxis] - 1).std(axis=0)
    assert off == pytest.approx(np.hypot(0.09, 0.12 / 12**0.5), rel=0.05)
    fans = sent.directions.mean(axis=0)
    assert fans[0] == pytest.approx(-SPREAD / 100, abs=0.3)
    assert fans[1] == pytest.approx(SPREAD / 100, abs=0.3)


@pytest.mark.parametrize("dice", [3, 4])
def test_every_throw_of_the_table_has_a_mirror_image(dice: int) -> None:
    table = tried(dice)
    half = len(table.ahead) // 2
    assert half >= 1500
    assert (table.meant[:half] == table.meant[half:]).all()
    there = [~np.isnan(part) for part in (table.ahead[:half], table.ahead[half:])]
    assert (there[0].sum(axis=1) == there[1].sum(axis=1)).all()
    assert np.nansum(table.aside) == pytest.approx(0)
    # The dice that are held above fly furthest.
    assert np.nanmean(table.ahead[:, -1]) > np.nanmean(table.ahead[:, 0]) + 1000


def test_harder_throws_go_further_and_get_wet() -> None:
    said = [outlook(GAME, throwing(), Throw(0, 0, v, 300), MASTER) for v in (500, 700, 900, 1200)]
    assert [each.middle for each in said] == sorted(each.middle for each in said)
    water = [each.water for each in said]
    assert water == sorted(water)
    assert water[0] == 0
    assert water[-1] > 0.1
    assert all(each.near < each.middle < each.far for each in said)


@pytest.mark.parametrize("dice", [3, 4])
@pytest.mark.parametrize("speed", [650, 900])
def test_the_table_agrees_with_real_throws(speed: int, dice: int) -> None:
    gesture = Gesture(-3000, 400, speed, 300)
    seeds = [nth_seed(b"real", number) for number in range(100)]
    bundles = [released(gesture, dice, MASTER, seed) for seed in seeds]
    rests = landings(simulated_floe(FLOE), bundles, (), b"rolled").thrown
    bodies = [Body("a1", lies.x, lies.y, 1, lies.turn) for row in rests for lies in row]
    there = [body for body in bodies if FLOE.holds(body)]
    spots = spots_of(FLOE, hand_of(MASTER, dice).gesture(gesture))
    # Within three standard errors of dice that are alike within a throw.
    assert spots.there.mean() == pytest.approx(len(there) / len(bodies), abs=0.1)
    ahead = np.array([body.y + FLOE.length / 2 for body in there])
    assert spots.ahead[spots.there].mean() == pytest.approx(ahead.mean(), abs=1500)
    touching = np.mean([FLOE.field_of(body) is not None for body in bodies])
    assert (spots.field > 0).mean() == pytest.approx(touching, abs=0.1)


def test_left_and_right_are_alike_but_for_the_place_and_direction_of_the_hand() -> None:
    hand = hand_of(EXACT, 4)
    straight = hand.gesture(Gesture(0, 0, 700, 0))
    moved = hand.gesture(Gesture(5000, 0, 700, 0))
    there = ~np.isnan(straight.aside)
    assert (moved.aside - straight.aside)[there] == pytest.approx(5000)
    turned = hand.gesture(Gesture(0, 3000, 700, 0))
    assert np.nanmean(turned.aside) > np.nanmean(straight.aside) + 5000
    assert straight.aside.shape == (MANY, 4)
    assert abs(np.nanmean(straight.aside)) < 600


def test_an_unsteady_hand_scatters_more() -> None:
    spreads = [np.nanstd(hand_of(grip, 4).landings(700.0).aside) for grip in (MASTER, BEGINNER)]
    assert spreads[0] * 1.3 < spreads[1]


def test_fields_are_found_as_the_rules_do() -> None:
    random = np.random.default_rng(3)
    x = random.uniform(-13_000, 13_000, 400).round()
    y = random.uniform(500, 40_500, 400).round()
    spots = spots_of(FLOE, Landings(x, y))
    same = 0
    for number in range(400):
        turn = int(random.integers(9000))
        body = Body("a1", int(x[number]), int(y[number]) - FLOE.length // 2, 1, turn)
        field = FLOE.field_of(body)
        on_floe = FLOE.holds(body)
        same += on_floe == spots.there[number] and (
            not on_floe or (field.value if field else 0) == values_of(FLOE)[spots.field[number]]
        )
    assert same > 390, "all but some at an edge"


def test_every_field_that_is_touched_is_possible_there() -> None:
    aside, ahead = np.meshgrid(np.arange(-13_000.0, 13_001, 300), np.arange(100.0, 41_000, 100))
    spots = spots_of(FLOE, Landings(aside.ravel(), ahead.ravel()))
    assert possible(FLOE)[spots.cell, spots.field].all()
    assert FLOE.along < CELL * CELLS
    assert cell_of(np.array([0.0, 99_999.0])).tolist() == [0, CELLS - 1]


@pytest.mark.clause("RD-10")
def test_the_outlook_tells_who_is_beaten() -> None:
    near = outlook(GAME, throwing(die("a1", 6, 20)), Throw(0, 0, 800, 300), MASTER)
    assert near.beat > 0.98
    far = outlook(GAME, throwing(die("a1", 6, 400)), Throw(0, 0, 600, 300), MASTER)
    assert far.beat < 0.02
    assert far.stay > 0.95
    low = outlook(GAME, throwing(die("a1", 3, 400)), Throw(0, 0, 600, 300), MASTER)
    # Three dice, each of which shows more with a chance of one half.
    assert low.beat == pytest.approx(1 - 1 / 8, abs=0.03)
    for each in (near, far, low):
        assert each.beat + each.stay + each.water == pytest.approx(1)


def test_the_best_net_is_hit_from_in_front_of_it() -> None:
    spots = spots_of(FLOE, hand_of(MASTER, 4).gesture(Gesture(NET.x, 0, 1100, 0)))
    beside = spots_of(FLOE, hand_of(MASTER, 4).gesture(Gesture(9000, 0, 1100, 0)))
    number = FLOE.fields.index(NET) + 1
    assert (spots.field == number).mean() > 3 * (beside.field == number).mean()
