"""What a roll may mark: two cows, three equal numbers, one field; and when nothing."""

from itertools import product

import pytest

from beamme.core.errors import IllegalMove
from beamme.games.kuh_vadis.scoring import Claim, claim
from tests.games.kuh_vadis.kv import (
    EMPTY,
    choices,
    is_turn_of,
    marks,
    owner,
    played,
    position,
    rolled,
)

COWS = "b1 e1 g1 d3 f3 a4 g4 b5 d5 a7 c7 f7"
NO_FREE_COW = EMPTY.replace("*", "o").replace("O25o5o2", "O25o5x2")
NO_FREE_THREE = EMPTY.replace("3", "x").replace("*x4x4x*", "*x4o4x*")


@pytest.mark.clause("KV-7")
@pytest.mark.parametrize("dice", ["* * 1 2 3", "3 * 1 * 1", "* * * 4 4", "1 2 * * *"])
def test_kv_7_two_or_three_cows_mark_one_free_cow_anywhere(dice: str) -> None:
    match = rolled(position(EMPTY), dice)
    assert choices(match) == marks(COWS)
    after = played(match, "mark a7")
    assert owner(after, "a7") == 1
    assert is_turn_of(after, seat=2)


@pytest.mark.clause("KV-7")
@pytest.mark.parametrize("dice", ["3 3 3 1 2", "1 3 * 3 3", "3 1 1 3 3"])
def test_kv_7_three_equal_numbers_mark_one_free_field_with_it_anywhere(dice: str) -> None:
    match = rolled(position(EMPTY), dice)
    assert choices(match) == marks("a1 f1 b4 d4 f4 b7 g7")
    after = played(match, "mark g7")
    assert owner(after, "g7") == 1
    assert is_turn_of(after, seat=2)


@pytest.mark.clause("KV-7")
@pytest.mark.parametrize("seat", [1, 2])
def test_kv_7_what_is_marked_need_not_touch_anything_and_may_touch_anybody(seat: int) -> None:
    match = rolled(position(EMPTY, seat), "* * 1 2 3")
    beside_nothing, beside_crosses, beside_circles = "d5", "b1", "f3"
    for name in (beside_nothing, beside_crosses, beside_circles):
        assert owner(played(match, f"mark {name}"), name) == seat


@pytest.mark.clause("KV-7")
@pytest.mark.parametrize("name", ["c1", "b2", "d1", "a2", "b1", "c2", "f2"])
def test_kv_7_fields_with_other_symbols_and_starts_are_refused(name: str) -> None:
    with pytest.raises(IllegalMove, match=f"^not allowed here: mark {name}$"):
        played(rolled(position(EMPTY), "3 3 3 1 2"), f"mark {name}")


@pytest.mark.clause("KV-7")
@pytest.mark.parametrize(("name", "letter"), [("a1", "x"), ("a1", "o"), ("d4", "x"), ("d4", "o")])
def test_kv_7_a_field_that_anybody_has_marked_is_not_free(name: str, letter: str) -> None:
    rows = EMPTY.split()
    row = int(name[1]) - 1
    column = "abcdefg".index(name[0])
    rows[row] = rows[row][:column] + letter + rows[row][column + 1 :]
    match = rolled(position("\n".join(rows)), "3 3 3 1 2")
    assert choices(match) == marks("a1 f1 b4 d4 f4 b7 g7") - marks(name)
    with pytest.raises(IllegalMove):
        played(match, f"mark {name}")


@pytest.mark.clause("KV-8")
@pytest.mark.parametrize("dice", ["* * 3 3 3", "3 * 3 * 3"])
def test_kv_8_two_cows_and_three_equal_numbers_choose_one_of_them(dice: str) -> None:
    match = rolled(position(EMPTY), dice)
    assert choices(match) == marks(COWS) | marks("a1 f1 b4 d4 f4 b7 g7")
    assert is_turn_of(played(match, "mark a7"), seat=2)
    assert is_turn_of(played(match, "mark a1"), seat=2)


@pytest.mark.clause("KV-8")
def test_kv_8_if_only_one_has_a_free_field_it_is_that_one() -> None:
    no_cow = rolled(position(NO_FREE_COW), "* * 3 3 3")
    assert choices(no_cow) == marks("a1 f1 b4 d4 f4 b7 g7")
    no_three = rolled(position(NO_FREE_THREE), "* * 3 3 3")
    assert choices(no_three) == marks(COWS)


@pytest.mark.clause("KV-8")
def test_kv_8_if_neither_has_a_free_field_the_turn_passes() -> None:
    neither = NO_FREE_COW.replace("3", "x").replace("ox4x4xo", "ox4o4xo")
    assert is_turn_of(rolled(position(neither), "* * 3 3 3"), seat=2)


@pytest.mark.clause("KV-12")
@pytest.mark.parametrize(
    "dice", ["1 1 2 2 3", "1 2 3 4 5", "* 1 1 2 2", "* 2 3 4 5", "5 5 4 4 *", "* 1 2 3 3"]
)
def test_kv_12_without_a_result_nothing_is_marked_and_the_turn_passes(dice: str) -> None:
    before = position(EMPTY)
    after = rolled(before, dice)
    assert is_turn_of(after, seat=2)
    assert after.state.marks == before.state.marks


@pytest.mark.clause("KV-12")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(
    ("drawing", "dice"),
    [
        (NO_FREE_COW, "* * 1 2 3"),
        (NO_FREE_COW, "* * * 1 2"),
        (NO_FREE_THREE, "3 3 3 1 2"),
        (NO_FREE_COW, "* * * * 1"),
        (NO_FREE_COW, "* * * * *"),
        (NO_FREE_THREE, "3 3 3 3 *"),
        (NO_FREE_THREE, "3 3 3 3 3"),
    ],
)
def test_kv_12_without_a_free_field_the_turn_passes_even_with_four_equal(
    drawing: str, dice: str, seat: int
) -> None:
    before = position(drawing, seat)
    after = rolled(before, dice)
    assert is_turn_of(after, seat=3 - seat)
    assert after.state.marks == before.state.marks


@pytest.mark.clause("KV-12")
def test_kv_12_the_third_roll_passes_the_turn_by_itself() -> None:
    lines = ("roll", "faces 1 2 3 4 5", "roll", "faces 1 2 3 4 5", "roll", "faces 1 2 3 4 5")
    assert is_turn_of(played(position(EMPTY), *lines), seat=2)


@pytest.mark.clause("KV-13")
@pytest.mark.parametrize("dice", ["* * 1 2 3", "3 3 3 * *", "4 4 4 4 1"])
def test_kv_13_a_legal_mark_is_never_declined(dice: str) -> None:
    match = rolled(position(EMPTY), dice)
    assert all(line.startswith("mark ") for line in choices(match))
    for line in ("stop", "roll", "keep 1"):
        with pytest.raises(IllegalMove):
            played(match, line)


def plain_claim(faces: tuple[int, ...]) -> Claim:
    """Read a roll as the rulebook does: four or five equal first, then cows and threes."""
    for face in range(1, 7):
        if faces.count(face) in {4, 5}:
            return Claim((face,), again=True)
    claimed = [face for face in range(1, 6) if faces.count(face) == 3]
    if faces.count(6) in {2, 3}:
        claimed.append(6)
    return Claim(tuple(claimed), again=False)


@pytest.mark.clause("KV-7")
@pytest.mark.clause("KV-8")
@pytest.mark.clause("KV-9")
def test_kv_7_every_roll_there_is_claims_what_the_rulebook_says() -> None:
    for faces in product(range(1, 7), repeat=5):
        assert claim(faces) == plain_claim(faces), faces
