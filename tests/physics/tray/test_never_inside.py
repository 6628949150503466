"""A thousand rolls, with dice kept and put back in between: no die is ever inside another one."""

import random
from math import inf

import pytest

from beamme.physics.tray import tumble
from beamme.physics.tray.hands import carry, comes_from_left, gather
from beamme.physics.tray.layout import Layout, arranged, laid_out, landed
from beamme.physics.tray.places import column
from tests.physics.tray.tray_flights import frames_of, separation

DICE = (0, 1, 2, 3, 4)
FACES = (3, 6, 2, 3, 4)
ROLLS, SHARES = 1000, 5
"""Shares of the rolls are separate tests, so that they can run beside each other."""
SHOWN = 1.4
"""Dice that land farther from their columns are never shown, so nobody keeps them."""


def rolled(layout: Layout, dice: tuple[int, ...], number: int) -> tuple[Layout, float]:
    """Take up and throw these dice; return how close any two come."""
    taken = gather([layout.places[die] for die in dice], to_left=comes_from_left(dice))
    flight = tumble.tumble(tuple(FACES[die] for die in dice), dice, number.to_bytes(4))
    closest = min(separation(frames_of(shown, dice, layout.places)) for shown in (taken, flight))
    return landed(layout, dict(zip(dice, flight.rest, strict=True))), closest


def moved(layout: Layout, kept: tuple[int, ...]) -> tuple[Layout, float]:
    """Keep these dice; return how close any two come."""
    after = arranged(layout, FACES, kept)
    shown = carry(layout.places, after.places)
    return after, inf if shown is None else separation(frames_of(shown, DICE, layout.places))


def is_shown(layout: Layout) -> bool:
    return all(
        abs(pose.position[0] - column(die)) < SHOWN for die, pose in enumerate(layout.places)
    )


@pytest.mark.parametrize("share", range(SHARES))
def test_no_die_is_ever_inside_another_one(share: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # A throw that ends elsewhere flies no closer: it is looked at, too, instead of another one.
    monkeypatch.setattr(tumble, "TOLERANCES", ((0, inf),))
    luck, layout, dice = random.Random(share), laid_out(FACES, ()), DICE
    for number in range(share * ROLLS // SHARES, (share + 1) * ROLLS // SHARES):
        layout, closest = rolled(layout, dice, number)
        assert closest > 0, f"roll {number} of {dice}"
        if not is_shown(layout):
            layout, dice = laid_out(FACES, ()), DICE
            continue
        for _ in range(luck.randrange(1, 3)):
            kept = tuple(die for die in DICE if luck.random() < 0.45)
            layout, closest = moved(layout, kept)
            assert closest > 0, f"keeping {kept} after roll {number}"
            places = [pose.position[0] for pose in layout.places]
            assert places == sorted(places), "keys go from left to right"
        dice = tuple(die for die in DICE if die not in layout.lane) or DICE
