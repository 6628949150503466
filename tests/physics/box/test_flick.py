"""A flick becomes a rest: fair, repeatable, inside the box or gone."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import radians

import numpy as np
import pytest

from beamme.core.plate import Plate
from beamme.physics.box.flick import flick, in_a_hollow, landings, prepare
from beamme.physics.box.hand import Hand, flicked
from beamme.physics.box.launch import Aim
from beamme.physics.box.likely_aim import likely_aim
from beamme.physics.box.shapes import BOX
from beamme.physics.engine import simulate
from beamme.physics.engine.flight import Pose
from beamme.physics.engine.labels import nth_seed
from beamme.physics.engine.lying import Lying
from beamme.physics.engine.noise import Noise
from beamme.physics.engine.orientation import FACES, upright
from beamme.physics.tray.places import gap
from installer.tools.trials.box_trials import random_board
from tests.physics.box.box_flicks import Many, knocked, many

__all__ = ["many"]

STEADY = Hand(0.03, 1.5, 1.5, 4.0)
SPEEDS = (540, 680, 800, 920, 1000)
"""For the rows from the near to the far one, at 45°."""


def row(die: Lying | None) -> int | None:
    """Count the row from the south, or nothing if the die is in no hollow."""
    return (die.y + BOX.field) // BOX.pitch if die and in_a_hollow(BOX, die) else None


def test_who_is_expected_flies_at_once() -> None:
    board = random_board(BOX, 3, Noise(b"expected", b""))
    aim = Aim(Plate.EAST, 0, 300, 800, 4500)
    known = flick(BOX, aim, board, b"expected")
    simulate._compiled.cache_clear()
    prepare(BOX, aim, board)
    made = simulate._compiled.cache_info().misses
    assert flick(BOX, replace(aim, speed=900), board, b"expected") != known
    assert flick(BOX, aim, board, b"expected") == known
    assert simulate._compiled.cache_info().misses == made == 1


@pytest.mark.parametrize("expected", range(5))
def test_each_row_is_hit_by_the_aim_for_it(expected: int) -> None:
    aim = Aim(Plate.SOUTH, 0, 0, SPEEDS[expected], 4500)
    aims = [flicked(aim, STEADY, number.to_bytes(2)) for number in range(60)]
    rests = landings(BOX, aims, (), b"rows").rests
    rows = Counter(row(rest) for rest in rests)
    del rows[None]
    assert rows.most_common(1)[0][0] == expected
    assert rows[expected] >= 20
    columns = Counter(rest.x // 2000 for rest in rests if row(rest) == expected and rest)
    assert columns.most_common(1)[0][0] in (-1, 0)


@pytest.mark.parametrize("plate", Plate)
def test_a_flick_lands_before_its_own_plate(plate: Plate) -> None:
    aims = [
        flicked(Aim(plate, 0, 0, 540, 4500), STEADY, number.to_bytes(2)) for number in range(20)
    ]
    rests = [rest for rest in landings(BOX, aims, (), b"plates").rests if rest is not None]
    middle = np.median([(rest.x, rest.y) for rest in rests], axis=0)
    towards = {Plate.SOUTH: (0, -1), Plate.EAST: (1, 0), Plate.NORTH: (0, 1), Plate.WEST: (-1, 0)}
    assert middle == pytest.approx(np.array(towards[plate]) * 4000, abs=700)


def test_a_slid_plate_changes_the_column() -> None:
    aims = [Aim(Plate.SOUTH, slide, 0, 560, 4500) for slide in (-4000, 0, 4000)]
    rests = landings(BOX, aims, (), b"slide").rests
    assert [rest and round(rest.x, -3) for rest in rests] == [-4000, 0, 4000]
    assert [flick(BOX, aim, (), b"").launched is not None for aim in aims] == [True] * 3


def test_one_flick_and_one_of_many_end_alike() -> None:
    aims = [likely_aim(Noise(bytes([number]), b"aim")) for number in range(24)]
    found = landings(BOX, aims, (), b"alike")
    single = [flick(BOX, aim, (), nth_seed(b"alike", number)) for number, aim in enumerate(aims)]
    assert [thrown.launched for thrown in single] == list(found.rests)
    assert any(thrown.shakes for thrown in single)
    assert landings(BOX, aims, (), b"alike", threads=2) == found


def test_the_same_seed_gives_the_same_throw(many: Many) -> None:
    for number in range(0, 40, 8):
        assert knocked(number) == many[number]


def test_a_rest_is_clear_or_gone(many: Many) -> None:
    for _, thrown in many:
        for die in (thrown.launched, *thrown.lying):
            if die is None:
                continue
            assert max(abs(die.x), abs(die.y)) < BOX.reach
            assert die.face in FACES
            assert 0 <= die.turn < 36_000
            if in_a_hollow(BOX, die):
                # At least as far from the middle of every wall as half the wall and half the die.
                assert all(400 < (part + 5000) % 2000 < 1600 for part in (die.x, die.y))


def test_dice_never_overlap_or_share_a_hollow(many: Many) -> None:
    for _, thrown in many:
        dice = [die for die in (thrown.launched, *thrown.lying) if die and in_a_hollow(BOX, die)]
        cells = {((die.x + 5000) // 2000, (die.y + 5000) // 2000) for die in dice}
        assert len(cells) == len(dice)
        poses = [
            Pose((die.x / 1200, 0.5, -die.y / 1200), upright(1, radians(die.turn / 100)))
            for die in dice
        ]
        assert all(gap(one, other) > 0 for one, other in combinations(poses, 2))


def test_dice_are_knocked_and_what_was_not_touched_stays_as_it_was(many: Many) -> None:
    assert sum(bool(thrown.moved) for _, thrown in many) > 10
    for board, thrown in many:
        untouched = set(range(len(board))) - set(thrown.moved)
        assert all(thrown.lying[number] == board[number] for number in untouched)
        assert thrown.flight.dice == 1 + len(thrown.moved)
    changed = [
        1
        for board, thrown in many
        for number in thrown.moved
        if thrown.lying[number] != board[number]
    ]
    assert len(changed) > 10


def test_thoughts_take_lying_dice_into_account() -> None:
    full = Lying(0, -4000, 0, 1)
    aims = [
        flicked(Aim(Plate.SOUTH, 0, 0, 540, 4500), STEADY, number.to_bytes(2))
        for number in range(40)
    ]

    def near_middle(lying: tuple[Lying, ...]) -> int:
        rests = landings(BOX, aims, lying, b"full").rests
        return sum(bool(die) and max(abs(die.x), abs(die.y + 4000)) < 1000 for die in rests if die)

    assert near_middle(()) > 20
    assert near_middle((full,)) == 0
