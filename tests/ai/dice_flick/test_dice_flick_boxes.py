"""Many boxes scored at once: the same points as the rules give each of them."""

from random import Random

import numpy as np
import pytest

from beamme.ai.dice_flick.box_value.boxes import NOWHERE, PAINTS, Ground, scores
from beamme.ai.dice_flick.box_value.hollows import combinations
from beamme.ai.dice_flick.box_value.promise import promise
from beamme.games.dice_flick.board import HOLLOWS, built_in_box
from beamme.games.dice_flick.dice import COLOUR_OF, DICE
from beamme.games.dice_flick.scoring import best, spread_of
from tests.ai.dice_flick.dice_flick_positions import body, scattered

BOX = built_in_box()


@pytest.mark.parametrize("count", [0, 2, 5, 9, 14])
def test_points_and_taken_dice_are_those_of_the_best_score(count: int) -> None:
    random = Random(count)
    for _ in range(40):
        there = scattered(random, count)
        dice = random.sample([die for die in DICE if die not in {b.die for b in there}], 2)
        ground = Ground.of(BOX, spread_of(BOX, there))
        free = [place for place in range(HOLLOWS) if not ground.full >> place & 1]
        rows = [[*random.sample(free, 2)] for _ in range(4)] + [[free[0], NOWHERE]]
        faces = [[random.randint(1, 6), random.randint(1, 6)] for _ in rows]
        paints = np.array([[PAINTS.index(COLOUR_OF[die]) for die in dice]] * len(rows))
        found = scores(ground, paints, np.array(rows), np.array(faces, np.float64))
        for number, row in enumerate(rows):
            added = [
                body(die, place, face)
                for die, place, face in zip(dice, row, faces[number], strict=True)
                if place != NOWHERE
            ]
            score = best(spread_of(BOX, (*there, *added)))
            assert found.points[number] == score.points
            full = int(np.bitwise_or.reduce([each[number] for each in found.dice]))
            taken = int(found.taken[number]) & full
            assert full.bit_count() == len(there) + len(added)
            if score.points:
                assert taken


def test_combinations_are_three_or_more_that_hang_together() -> None:
    corner, pair, diagonal = 0b11 | 1 << 5, 0b11, 1 | 1 << 6 | 1 << 12
    snake = sum(1 << place for place in (0, 1, 2, 7, 12))
    apart = corner | 1 << 24 | 1 << 23
    wrapped = 1 << 3 | 1 << 4 | 1 << 5  # the end of a row is no neighbour of the next one's start
    sets = np.array([corner, pair, diagonal, snake, apart, wrapped])
    assert combinations(sets).tolist() == [corner, 0, 0, snake, corner, 0]


def test_a_box_promises_more_the_nearer_combinations_are() -> None:
    markers = Ground.of(BOX, spread_of(BOX, ())).markers
    nothing = (np.array([0]),) * len(PAINTS)
    assert promise(nothing, markers) == 0
    blue = PAINTS.index(COLOUR_OF["b1"])

    def of(*places: int) -> float:
        dice = list(nothing)
        dice[blue] = np.array([sum(1 << place for place in places)])
        return float(promise(tuple(dice), markers)[0])

    assert of(17, 22) > of(17, 20) >= 0
    assert of(6 + 1) > of(24)  # beside the blue marker
