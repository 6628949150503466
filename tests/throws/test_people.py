"""A person's hand: the gesture decides, the added noise is small, and a tap is no better."""

from dataclasses import astuple
from statistics import fmean, stdev

import pytest

from beamme.ai.dice_flick.aims import aim_at
from beamme.ai.dice_flick.landings import outlook
from beamme.core.plate import Plate
from beamme.games.dice_flick.board import CENTRE, built_in_box
from beamme.games.dice_flick.moves import DIRECTIONS, LIFTS, SPEEDS, Flick
from beamme.games.rolling_dice import moves
from beamme.games.rolling_dice.moves import Throw
from beamme.physics.box.hand import OPPONENTS
from beamme.physics.box.launch import Aim
from beamme.physics.engine.labels import nth_seed
from beamme.throws.dice_flick import flick
from beamme.throws.hands import PERSON, SET
from beamme.throws.rolling_dice import throw

BOX = built_in_box()
HAND, TAPPED = flick.HANDS[PERSON], flick.HANDS[SET]
OFF = 400
"""Hundredths of a degree."""


def hit(off: int = 0, hand: str = PERSON) -> float:
    """The chance to hit the middle with an aim that is so far off."""
    direction, speed, lift = aim_at(BOX, (), Plate.SOUTH, CENTRE, flick.HANDS[hand])
    aim = Aim(Plate.SOUTH, 0, direction + off, speed, lift)
    return outlook(BOX, (), aim, flick.HANDS[hand])[CENTRE]


def test_a_perfect_gesture_is_worth_practising() -> None:
    assert hit() >= 0.45
    assert hit(OFF) <= 2 / 3 * hit()
    assert hit(-OFF) <= 2 / 3 * hit()


def test_a_tap_is_an_experts_flick_and_worse_than_a_gesture() -> None:
    assert hit(hand="expert") * 0.8 < hit(hand=SET) < 0.7 * hit()
    expert = OPPONENTS["expert"]
    assert TAPPED.direction == pytest.approx(expert.direction, rel=0.1)
    assert TAPPED.speed == pytest.approx(expert.speed, rel=0.1)
    grip, together = throw.GRIPS[PERSON], throw.GRIPS[SET]
    assert (grip.loose_speed, grip.loose_direction) == (
        together.loose_speed,
        together.loose_direction,
    )
    for steady, tapped in zip(astuple(HAND)[:2], astuple(TAPPED)[:2], strict=True):
        assert tapped > 1.8 * steady


def test_a_wobble_makes_up_for_the_gesture() -> None:
    meant = Flick("b1", Plate.WEST, 700, -1_000, 800, 4_500)
    done = [flick.wobbled(meant, nth_seed(b"wobble", number)) for number in range(2_000)]
    assert {(each.die, each.plate, each.slide) for each in done} == {("b1", Plate.WEST, 700)}
    assert fmean(each.direction for each in done) == pytest.approx(-1_000, abs=30)
    assert stdev(each.direction for each in done) == pytest.approx(360, rel=0.06)
    assert stdev(each.speed for each in done) == pytest.approx(0.055 * 800, rel=0.06)
    thrown = Throw(2_000, -1_000, 800, 600)
    threw = [throw.wobbled(thrown, nth_seed(b"wobble", number)) for number in range(2_000)]
    assert {(each.x, each.spread) for each in threw} == {(2_000, 600)}
    assert stdev(each.direction for each in threw) == pytest.approx(240, rel=0.06)
    assert stdev(each.speed for each in threw) == pytest.approx(0.055 * 800, rel=0.06)


def test_a_wobble_keeps_to_what_the_rules_allow() -> None:
    for number in range(200):
        seed = nth_seed(b"limits", number)
        for direction, speed, lift in zip(
            *((each[0], each[-1]) for each in (DIRECTIONS, SPEEDS, LIFTS)), strict=True
        ):
            done = flick.wobbled(Flick("b1", Plate.EAST, 0, direction, speed, lift), seed)
            assert done.direction in DIRECTIONS
            assert done.speed in SPEEDS
            assert done.lift in LIFTS
        for direction, speed in zip(
            *((each[0], each[-1]) for each in (moves.DIRECTIONS, moves.SPEEDS)), strict=True
        ):
            threw = throw.wobbled(Throw(0, direction, speed, 0), seed)
            assert threw.direction in moves.DIRECTIONS
            assert threw.speed in moves.SPEEDS
