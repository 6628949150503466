"""The scoring of a round: heights, sums, seals and who begins the next one."""

from random import Random

import pytest
from rd import FLOE, WATER, blocks_of, lies, played, position, thrown

from beamme.core.chance import Body
from beamme.core.game import Seat
from beamme.games.rolling_dice.board import LAP
from beamme.games.rolling_dice.dice import Block, Loss, Shown
from beamme.games.rolling_dice.scoring import Step, Sum, further, landing, sum_of, tally
from beamme.games.rolling_dice.state import Phase


def scored(lying: str, blocks: str = "", points: tuple[int, ...] = (0,) * 6) -> list[Step]:
    """Score dice of six colours that threw in their order."""
    return [*tally(FLOE, lies(lying), blocks_of(blocks), points, range(6)).steps]


@pytest.mark.clause("RD-7")
@pytest.mark.parametrize(
    ("ahead", "is_further"), [(49, False), (50, True), (0, False), (-50, False)]
)
def test_rd_7_less_than_half_a_millimetre_is_the_same_height(
    ahead: int, *, is_further: bool
) -> None:
    assert further(Body("a1", -9000, 100 + ahead, 1), Body("b1", 9000, 100, 6)) is is_further


@pytest.mark.clause("RD-15")
@pytest.mark.clause("RD-16")
@pytest.mark.clause("RD-19")
def test_rd_15_the_case_of_the_rulebook() -> None:
    lying = "a1=3@-10600,15400,32500 b1=1@-6900,11200,1200 c1=4@2200,3400,4000"
    match = position(f"{lying} d1=6@2400,-4000,34200", seats=5, active=4, start=0)
    rest = f"{lying} d1=6@2400,-4000,34200 e3=5@{WATER}"
    after = thrown(match, rest)
    told = after.state.tally
    assert told is not None
    behind = (Shown("b1", 1), Shown("c1", 4), Shown("d1", 6))
    block = blocks_of("e3=5")
    assert told.blocks == block
    assert told.steps == (
        Step(0, Sum(3, 0, behind, block), 0, 19),
        Step(1, Sum(1, 6, behind[1:], block), 0, 22),
        Step(2, Sum(4, 0, behind[2:], block), 0, 15),
        Step(3, Sum(6, -2, (), block), 0, 9),
    )
    assert after.state.points == (19, 22, 15, 9, 0)
    assert after.turn == Seat(4)
    assert after.state.order == (4, 0, 1, 2, 3)


@pytest.mark.clause("RD-15")
def test_rd_15_dice_at_the_same_height_are_not_behind_each_other() -> None:
    steps = scored("a1=3@-10000,-8000 b1=5@0,-8049 c1=1@-5000,-8050")
    assert {step.colour: step.sum.behind for step in steps} == {
        0: (Shown("c1", 1),),
        1: (),
        2: (),
    }


@pytest.mark.clause("RD-15")
@pytest.mark.parametrize(
    ("die", "points"),
    [
        ("a1=6@5200,14600", 3),
        ("a1=3@5200,14600", 0),
        ("a1=1@5200,14600", 0),
        ("a1=1@-3600,12200", 7),
    ],
)
def test_rd_15_a_negative_sum_counts_nothing(die: str, points: int) -> None:
    (step,) = scored(die, points=(17, 0, 0, 0, 0, 0))
    assert step.sum.points == points
    assert step.after == 17 + points


@pytest.mark.clause("RD-15")
def test_rd_15_a_hole_costs_also_those_who_count_others() -> None:
    (step, _) = scored("a1=1@5200,14600 b1=4@0,-15000", blocks="c2=6 d1=5")
    assert step.sum == Sum(1, -3, (Shown("b1", 4),), blocks_of("c2=6 d1=5"))
    assert step.sum.points == 13


@pytest.mark.clause("RD-15")
@pytest.mark.parametrize("seed", range(5))
def test_rd_15_random_floes_against_a_plain_sum(seed: int) -> None:
    random = Random(seed)
    for _ in range(100):
        bodies = [
            Body(f"{letter}1", random.randint(-12000, 12000), random.randint(-300, 300), face)
            for letter, face in zip("abcd", random.choices(range(1, 7), k=4), strict=True)
        ]
        blocks = tuple(Block(die, random.randint(1, 6), Loss.MISS) for die in ("e1", "f1"))
        for body in bodies:
            plain = body.face + blocks[0].face + blocks[1].face
            plain += sum(other.face for other in bodies if other.y <= body.y - 50)
            field = FLOE.field_of(body)
            plain += field.value if field else 0
            assert sum_of(FLOE, body, bodies, blocks).points == max(0, plain)


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
        (0, (0, 0), 0),
        (49, (49,), 50),
        (50, (0, 50), 50),
        (49, (49, 0, 100), 50),
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
def test_rd_17_no_two_seals_ever_share_a_space_but_the_start(seed: int) -> None:
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
        spaces = [space for space in (each % LAP for each in points) if space]
        assert len({*spaces}) == len(spaces)
    assert max(points) > 100


@pytest.mark.clause("RD-4")
@pytest.mark.clause("RD-9")
def test_rd_4_six_colours_fill_six_blocks_in_order() -> None:
    match = position(seats=6, active=0)
    for letter, face in zip("abcde", (3, 5, 6, 2, 4), strict=True):
        match = thrown(match, f"{letter}2={face}@{WATER}")
    assert match.state.blocks == blocks_of("a2=3 b2=5 c2=6 d2=2 e2=4")
    after = thrown(match, f"f1=5@{WATER}")
    assert after.state.tally is not None
    assert after.state.tally.blocks == blocks_of("a2=3 b2=5 c2=6 d2=2 e2=4 f1=5")
    assert after.state.tally.steps == ()
    assert after.state.points == (0,) * 6
    assert after.turn == Seat(0)


@pytest.mark.clause("RD-18")
def test_rd_18_dice_on_the_floe_stay_and_those_on_blocks_return() -> None:
    lying = "a1=3@0,-8000 c2=5@0,-12000"
    match = position(lying, active=2, start=0, blocks="b3=4")
    after = thrown(match, f"a1=3@0,-8000 c2=5@0,-12000 c1=6@{WATER}")
    assert after.state.round == 2
    assert after.state.lying == lies("a1=3@0,-8000")
    assert after.state.blocks == ()
    assert after.state.scoring == ("a1", "", "")
    # b begins the next round, with four dice; a throws three.
    assert (after.state.start, after.state.active) == (1, 1)
    assert after.state.hand == ("b1", "b2", "b3", "b4")
    after = thrown(thrown(after, "a1=3@0,-8000"), "a1=3@0,-8000")
    assert after.state.active == 0
    assert after.state.hand == ("a2", "a3", "a4")


@pytest.mark.clause("RD-19")
def test_rd_19_the_owner_of_the_die_on_the_start_block_begins() -> None:
    lying = "a1=3@0,-8000"
    match = position(f"{lying} c1=6@0,9000", active=2, start=0, blocks="b3=4")
    after = thrown(match, f"{lying} c1=6@0,9000")
    assert after.state.order == (1, 2, 0)
    assert after.turn == Seat(1)


@pytest.mark.clause("RD-19")
@pytest.mark.parametrize(
    ("heights", "points", "start"),
    [
        ((0, -100, 100), (0, 0, 0), 1),
        ((0, 49, 100), (30, 20, 10), 1),
        ((0, 50, 100), (30, 20, 10), 0),
        ((0, 40, 20), (30, 20, 10), 2),
        ((0, 20, 40), (10, 30, 60), 0),
    ],
)
def test_rd_19_otherwise_the_rearmost_die_and_then_the_seal_further_back(
    heights: tuple[int, ...], points: tuple[int, ...], start: int
) -> None:
    first, second, third = (y - 16000 for y in heights)
    lying = f"a1=1@-9000,{first} b1=1@0,{second}"
    match = position(lying, active=2, start=0, points=points)
    after = played(thrown(match, f"{lying} c1=1@9000,{third}"), "keep c1")
    assert after.state.phase is Phase.THROW
    assert after.state.active == after.state.start == start
    assert after.state.tally is not None
    assert after.state.tally.start == start


@pytest.mark.clause("RD-19")
def test_rd_19_equal_seals_begin_in_turn_order() -> None:
    # Both touch a hole and score nothing: their seals stay at the start.
    lying = lies("b1=1@5200,14600 a1=1@5200,14601")
    for order, start in (((0, 1), 0), ((1, 0), 1)):
        assert tally(FLOE, lying, (), (0, 0), order).start == start


@pytest.mark.clause("RD-19")
def test_rd_19_the_track_is_looked_at_after_the_seals_have_moved() -> None:
    told = tally(FLOE, lies("a1=6@-11000,-8000 b1=1@0,-8000"), (), (10, 12), (0, 1))
    assert (told.points, told.start) == ((16, 13), 1)
