"""Readings: what a roll is worth, all 7,776 of them, and the house rule that leaves a choice."""

from collections import Counter
from itertools import product

import pytest

from beamme.games.beam_me_up.moves import LABELS
from beamme.games.beam_me_up.scoring import Kind, Part, Reading, odds, read, readings
from beamme.games.beam_me_up.state import Phase
from tests.games.beam_me_up.bmu import carried_out, choices, has_ended_turn, played, rolled, stones
from tests.games.beam_me_up.slow_readings import slow_readings

ROLLS = tuple(product(range(1, 7), repeat=5))


def spelled(reading: Reading) -> tuple[str, tuple[tuple[str, int], ...]]:
    return reading.kind, tuple((LABELS[part.column], part.steps) for part in reading.parts)


@pytest.mark.clause("BMU-8")
@pytest.mark.parametrize(
    ("dice", "kind", "after"),
    [
        ("4 4 4 4 4", "five-of-a-kind", "0004000"),
        ("5 4 3 2 1", "large-straight", "0000003"),
        ("6 2 5 4 3", "large-straight", "0000003"),
        ("2 6 6 6 6", "four-of-a-kind", "0000030"),
        ("2 5 2 5 5", "full-house", "0100200"),
        ("1 2 3 4 6", "small-straight", "0000002"),
        ("3 4 5 6 1", "small-straight", "0000002"),
        ("2 3 4 5 3", "small-straight", "0010002"),
        ("1 1 1 3 5", "three-of-a-kind", "2000000"),
        ("1 6 1 6 4", "two-pairs", "1000010"),
        ("1 2 4 6 4", "pair", "0001000"),
    ],
)
def test_bmu_8_a_roll_moves_what_its_best_reading_says(dice: str, kind: str, after: str) -> None:
    assert read(tuple(map(int, dice.split()))).kind == kind
    match = carried_out(rolled(dice))
    assert stones(match) == after
    assert has_ended_turn(match)


@pytest.mark.clause("BMU-8")
@pytest.mark.parametrize("dice", ["1 2 3 5 6", "1 2 4 5 6", "6 5 4 2 1"])
def test_bmu_8_nothing_ends_the_turn(dice: str) -> None:
    assert has_ended_turn(rolled(dice))


@pytest.mark.clause("BMU-8")
def test_bmu_8_only_two_sets_of_dice_are_worth_nothing() -> None:
    worthless = {tuple(sorted(roll)) for roll in ROLLS if read(roll).kind is Kind.NOTHING}
    assert worthless == {(1, 2, 3, 5, 6), (1, 2, 4, 5, 6)}


@pytest.mark.clause("BMU-8")
def test_bmu_8_all_rolls_agree_with_a_slow_second_opinion() -> None:
    for roll in ROLLS:
        expected = slow_readings("".join(map(str, roll)))
        assert spelled(read(roll)) == expected[0], roll
        assert [*map(spelled, readings(tuple(sorted(roll))))] == expected, roll


@pytest.mark.clause("BMU-8")
def test_bmu_8_one_roll_in_exact_numbers() -> None:
    counts = Counter(
        (reading.kind, len(reading.parts)) for reading in (read(roll) for roll in ROLLS)
    )
    assert counts == {
        (Kind.PAIR, 1): 2880,
        (Kind.TWO_PAIRS, 2): 1800,
        (Kind.THREE, 1): 1200,
        (Kind.SMALL_STRAIGHT, 2): 720,
        (Kind.FULL_HOUSE, 2): 300,
        (Kind.SMALL_STRAIGHT, 1): 240,
        (Kind.LARGE_STRAIGHT, 1): 240,
        (Kind.NOTHING, 0): 240,
        (Kind.FOUR, 1): 150,
        (Kind.FIVE, 1): 6,
    }
    assert sum(counts.values()) == 7776


@pytest.mark.clause("BMU-8")
@pytest.mark.parametrize(
    ("dice", "after"),
    [
        ("2 2 2 4 6", "0200000"),
        ("2 2 4 4 6", "0101000"),
        ("2 2 2 4 4", "0201000"),
        ("1 2 3 4 4", "0001002"),
    ],
)
def test_bmu_8_the_cases_of_the_rulebook(dice: str, after: str) -> None:
    assert stones(carried_out(rolled(dice))) == after


@pytest.mark.clause("BMU-8")
def test_bmu_8_without_the_house_rule_there_is_no_choice_of_reading() -> None:
    assert choices(rolled("3 3 3 3 3")) == {"move 3"}


@pytest.mark.clause("BMU-8")
@pytest.mark.parametrize(
    ("dice", "offered"),
    [
        ("3 3 3 3 3", "five-of-a-kind 3, four-of-a-kind 3, three-of-a-kind 3, pair 3"),
        ("1 2 3 4 5", "large-straight s, small-straight s"),
        ("3 3 3 3 5", "four-of-a-kind 3, three-of-a-kind 3, pair 3"),
        ("5 2 5 2 5", "full-house 5 2, three-of-a-kind 5, two-pairs 2 5, pair 2, pair 5"),
        ("1 2 3 4 4", "small-straight s 4, pair 4"),
        ("6 6 6 1 2", "three-of-a-kind 6, pair 6"),
        ("6 6 1 1 2", "two-pairs 1 6, pair 1, pair 6"),
    ],
)
def test_free_reading_offers_every_smaller_entry_best_first(dice: str, offered: str) -> None:
    match = rolled(dice, free_reading=True)
    assert match.state.phase is Phase.READ
    lines = [match.game.write(move) for move in match.game.legal(match.state)]
    assert lines == [f"read {entry}" for entry in offered.split(", ")]


@pytest.mark.clause("BMU-8")
@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("read full-house 5 2", "0100200"),
        ("read three-of-a-kind 5", "0000200"),
        ("read two-pairs 2 5", "0100100"),
        ("read pair 2", "0100000"),
        ("read pair 5", "0000100"),
    ],
)
def test_free_reading_moves_what_was_chosen(line: str, after: str) -> None:
    match = carried_out(played(rolled("5 2 5 2 5", free_reading=True), line))
    assert stones(match) == after
    assert has_ended_turn(match)


@pytest.mark.clause("BMU-8")
def test_free_reading_asks_nothing_where_there_is_one_reading() -> None:
    assert choices(rolled("1 2 4 6 6", free_reading=True)) == {"move 6"}
    assert has_ended_turn(rolled("1 2 3 5 6", free_reading=True))


@pytest.mark.clause("BMU-8")
@pytest.mark.parametrize("kept", [(), (6,), (3, 3), (2, 3, 4), (1, 2, 5, 6), (4, 4, 4, 4, 4)])
def test_bmu_8_the_odds_of_one_more_roll_are_those_of_counting_every_roll(
    kept: tuple[int, ...],
) -> None:
    rolls = [*product(range(1, 7), repeat=5 - len(kept))]
    counts = Counter(read((*kept, *roll)).kind for roll in rolls)
    assert odds(kept) == {kind: counts[kind] / len(rolls) for kind in counts}
    assert [*odds(kept)] == [kind for kind in Kind if kind in counts]


def test_a_part_says_whether_it_may_be_left() -> None:
    assert read((1, 2, 3, 4, 4)).parts == (Part(6, 2), Part(3, 1, optional=True))
