"""A thousand rolls, with dice kept and put back in between: no die is ever inside another one."""

import random

import pytest

from beamme.physics.tray import tumble
from beamme.physics.tray.hands import carry, comes_from_left, gather
from beamme.physics.tray.layout import Layout, arranged, laid_out, landed
from tests.physics.tray.tray_flights import frames_of, separation

DICE = range(5)
FACES = (3, 6, 2, 3, 4)
ROLLS, ROLLS_PER_TURN = 1000, 3
TOUCHING = 0.0


def chosen(luck: random.Random) -> tuple[int, ...]:
    return tuple(die for die in DICE if luck.random() < 0.45)


def rolled(layout: Layout, dice: tuple[int, ...], number: int) -> tuple[Layout, float]:
    """Take up and throw these dice; return how close any two come."""
    taken = gather([layout.places[die] for die in dice], to_left=comes_from_left(dice))
    faces = tuple(FACES[die] for die in dice)
    flight = tumble.tumble(faces, dice, number.to_bytes(4))
    closest = min(separation(frames_of(shown, dice, layout.places)) for shown in (taken, flight))
    return landed(layout, dict(zip(dice, flight.rest, strict=True))), closest


def kept(layout: Layout, luck: random.Random) -> tuple[Layout, float]:
    """Keep other dice; return how close any two come."""
    after = arranged(layout, FACES, chosen(luck))
    shown = carry(layout.places, after.places)
    lane = tuple(DICE)
    closest = 1.0 if shown is None else separation(frames_of(shown, lane, layout.places))
    return after, closest


def test_no_die_is_ever_inside_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    # Throws that end elsewhere fly no closer: they need not be sorted out here.
    monkeypatch.setattr(tumble, "TOLERANCES", ((0, 1.4),))
    luck, layout, number = random.Random(15), laid_out(FACES, ()), 0
    while number < ROLLS:
        dice = tuple(DICE)
        for _ in range(ROLLS_PER_TURN):
            layout, closest = rolled(layout, dice, number)
            assert closest > TOUCHING, f"roll {number} of {dice}"
            number += 1
            for _ in range(luck.randrange(1, 3)):
                layout, closest = kept(layout, luck)
                assert closest > TOUCHING, f"after roll {number}"
            places = [pose.position[0] for pose in layout.places]
            assert places == sorted(places), "keys go from left to right"
            dice = tuple(die for die in DICE if die not in layout.lane)
            if not dice:
                break
