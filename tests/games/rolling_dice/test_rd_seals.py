"""The seals after a round: which goes first, and where it comes to rest."""

from random import Random

import pytest

from beamme.core.chance import Body
from beamme.core.editions import FIRST
from beamme.games.rolling_dice.board import LAP
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.scoring import landing, tally
from tests.games.rolling_dice.rd import FLOE, lies, played, position, scored, thrown


@pytest.mark.clause("RD-16")
def test_rd_16_seals_move_from_the_foremost_die_to_the_last() -> None:
    steps = scored("a1=1@0,-9000 b1=1@0,9000 c1=1@-12000,100 d1=1@12000,-300")
    assert [step.colour for step in steps] == [1, 2, 3, 0]


@pytest.mark.clause("RD-16")
@pytest.mark.parametrize(
    ("points", "order"),
    [
        ((0, 0, 0), [0, 1, 2]),
        ((5, 4, 3), [2, 1, 0]),
        ((5, 4, 5), [1, 0, 2]),
        ((7, 60, 8), [0, 2, 1]),
    ],
)
def test_rd_16_at_the_same_height_who_is_further_back_on_the_track_goes_first(
    points: tuple[int, ...], order: list[int]
) -> None:
    steps = scored("a1=1@-11000,-8000 b1=1@0,-8000 c1=1@11000,-8000", points=points)
    assert [step.colour for step in steps] == order


@pytest.mark.clause("RD-16")
@pytest.mark.parametrize(("behind", "order"), [(49, [1, 0]), (50, [0, 1])])
def test_rd_16_the_same_height_is_less_than_half_a_millimetre(
    behind: int, order: list[int]
) -> None:
    steps = scored(f"a1=1@-11000,-8000 b1=1@0,{-8000 - behind}", points=(9, 1, 0, 0, 0, 0))
    assert [step.colour for step in steps] == order


@pytest.mark.clause("RD-16")
def test_rd_16_then_turn_order_beginning_with_who_started() -> None:
    lying = lies("a1=1@-11000,-8000 b1=1@0,-8010 c1=1@11000,-8020")
    told = tally(FLOE, lying, (), (3, 3, 3), (1, 2, 0))
    assert [step.colour for step in told.steps] == [1, 2, 0]


@pytest.mark.clause("RD-16")
def test_rd_16_a_row_of_dice_each_level_with_the_next_has_an_order() -> None:
    # a and b are level, b and c are level, but a lies further than c.
    lying = "a1=1@-11000,-8000 b1=1@0,-8040 c1=1@11000,-8080"
    assert [step.colour for step in scored(lying, points=(9, 5, 1, 0, 0, 0))] == [1, 0, 2]
    assert [step.colour for step in scored(lying, points=(1, 5, 3, 0, 0, 0))] == [0, 2, 1]


@pytest.mark.clause("RD-17")
@pytest.mark.parametrize(
    ("points", "others", "space"),
    [
        (12, (), 12),
        (12, (11, 13), 12),
        (12, (12,), 13),
        (12, (12, 13, 15), 14),
        (12, (14, 13, 12), 15),
        (49, (49,), 50),
        (50, (), 50),
        (50, (0, 3), 51),
        (50, (100, 51), 52),
        (49, (49, 0, 100), 51),
        (100, (50,), 101),
        (62, (12,), 63),
        (12, (62, 113), 14),
        (112, (62, 13), 114),
    ],
)
def test_rd_17_a_seal_goes_on_to_the_next_free_space(
    points: int, others: tuple[int, ...], space: int
) -> None:
    assert landing(points, others) == space


@pytest.mark.clause("RD-17")
@pytest.mark.parametrize(
    ("points", "others", "space"), [(50, (0, 50), 50), (49, (49, 0, 100), 50), (62, (12,), 63)]
)
def test_rd_17_in_the_first_edition_the_start_was_shared_in_every_lap(
    points: int, others: tuple[int, ...], space: int
) -> None:
    assert landing(points, others, shared_start=True) == space


@pytest.mark.clause("RD-17")
@pytest.mark.parametrize("edition", RollingDice.editions)
def test_rd_17_a_match_goes_on_by_the_edition_in_which_it_began(edition: int) -> None:
    rules = RollingDice(edition=edition)
    lying = "b1=4@0,-8000 c1=1@0,-12000"
    match = position(lying, points=(0, 40, 0), start=1, rules=rules)
    match = played(thrown(match, f"{lying} a1=5@0,-15000"), "keep a1")
    assert match.state.tally is not None
    assert match.state.tally.steps[0].sum.points == 10
    assert match.state.points == (5, 51 - (edition == FIRST), 6)


@pytest.mark.clause("RD-17")
def test_rd_17_skipped_spaces_are_real_points_and_moved_seals_are_in_the_way() -> None:
    lying = "a1=4@0,-8000 b1=2@0,-12000 c1=1@0,-15000"
    steps = scored(lying, points=(0, 4, 8, 10, 0, 0))
    assert [(step.before, step.sum.points, step.after) for step in steps] == [
        (0, 7, 7),
        (4, 3, 9),
        (8, 1, 11),
    ]


@pytest.mark.clause("RD-17")
def test_rd_17_who_scores_nothing_does_not_move() -> None:
    steps = scored("a1=1@5200,14600 b1=1@400,-3200", points=(0, 0, 0, 0, 0, 0))
    assert [(step.sum.points, step.before, step.after) for step in steps] == [(0, 0, 0)] * 2
    (step,) = scored("a1=2@5200,14600", points=(50, 0, 50, 0, 100, 0))
    assert (step.before, step.after) == (50, 50)


@pytest.mark.clause("RD-17")
@pytest.mark.clause("RD-4")
@pytest.mark.parametrize("seed", range(5))
def test_rd_17_no_two_seals_ever_share_a_space_but_the_start_at_0_points(seed: int) -> None:
    random = Random(seed)
    points: tuple[int, ...] = (0,) * 6
    for _ in range(60):
        bodies = [
            Body(f"{letter}1", random.randint(-12000, 12000), random.randint(-20000, 18000), 1)
            for letter in random.sample("abcdef", random.randint(1, 6))
        ]
        told = tally(FLOE, bodies, (), points, range(6))
        assert all(step.after >= step.before + step.sum.points for step in told.steps)
        points = told.points
        spaces = [each % LAP for each in points if each] + [0] * (0 in points)
        assert len({*spaces}) == len(spaces)
    assert max(points) > 100
