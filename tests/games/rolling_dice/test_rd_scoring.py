"""The scoring of a round: heights and sums."""

from random import Random

import pytest

from beamme.core.chance import Body
from beamme.core.game import Seat
from beamme.games.rolling_dice.dice import Block, Loss, Shown
from beamme.games.rolling_dice.scoring import Step, Sum, further, sum_of
from tests.games.rolling_dice.rd import FLOE, WATER, blocks_of, position, scored, thrown


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
