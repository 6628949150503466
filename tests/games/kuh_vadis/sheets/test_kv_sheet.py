"""The sheet: 49 fields, fair to both players."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from beamme.core.board_file import load
from beamme.core.chance import Roll
from beamme.core.errors import IllegalMove
from beamme.core.game import Chance
from beamme.core.match import new_match
from beamme.games.kuh_vadis.board import (
    COW,
    FIELDS,
    Sheet,
    Sign,
    built_in_sheets,
    distance,
    field_name,
    fields,
    read_sheet,
)
from beamme.games.kuh_vadis.rules import KuhVadis
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
from tests.games.kuh_vadis.sheets.fair import counts, images, is_fair, king_moves, starts_of
from tests.games.kuh_vadis.slow_chains import place_of

EACH_SHEET = pytest.mark.parametrize("sheet", built_in_sheets(), ids=lambda sheet: sheet.name)


@pytest.mark.clause("KV-1")
@EACH_SHEET
def test_kv_1_a_sheet_has_seven_rows_of_seven_fields_and_three_starts_each(sheet: Sheet) -> None:
    assert [len(row) for row in sheet.rows] == [7] * 7
    printed = Counter("".join(sheet.rows))
    assert (printed.pop("X"), printed.pop("O")) == (3, 3)
    assert printed.keys() <= {*"12345*"}
    assert printed.total() == 43


@pytest.mark.clause("KV-1")
@EACH_SHEET
def test_kv_1_every_field_is_a_start_or_shows_one_symbol(sheet: Sheet) -> None:
    for place in range(FIELDS):
        printed = sheet.rows[place // 7][place % 7]
        assert sheet.symbol(place) == {"*": COW, "X": 0, "O": 0}.get(printed, ord(printed) - 48)
        shown = [face for face in range(7) if sheet.symbols[face] >> place & 1]
        assert shown == [sheet.symbol(place)] * (printed not in "XO")
        for sign, letter in ((Sign.CROSS, "X"), (Sign.CIRCLE, "O")):
            assert sheet.starts[sign] >> place & 1 == (printed == letter)


@pytest.mark.clause("KV-2")
def test_kv_2_five_dice_with_six_faces_are_rolled() -> None:
    match = played(new_match(KuhVadis(), 2), "roll")
    assert match.turn == Chance(Roll(5, sides=6))
    for faces in ("faces 1 2 3 4", "faces 1 2 3 4 5 6", "faces 1 2 3 4 7", "faces 0 2 3 4 5"):
        with pytest.raises(IllegalMove):
            played(match, faces)


@pytest.mark.clause("KV-2")
@pytest.mark.parametrize(
    ("dice", "claimed"),
    [
        ("1 1 1 2 3", "c1 e2 g2 a6 c6 e7"),
        ("2 2 2 1 3", "d1 b3 g3 a5 f5 d7"),
        ("3 3 3 1 2", "a1 f1 b4 d4 f4 b7 g7"),
        ("4 4 4 1 2", "b2 d2 c4 e4 d6 f6"),
        ("5 5 5 1 2", "a2 c3 e3 c5 e5 g6"),
        ("* * 1 2 3", "b1 e1 g1 d3 f3 a4 g4 b5 d5 a7 c7 f7"),
    ],
)
def test_kv_2_the_faces_are_five_numbers_and_a_cow(dice: str, claimed: str) -> None:
    assert choices(rolled(position(EMPTY), dice)) == marks(claimed)


@pytest.mark.clause("KV-3")
def test_kv_3_there_are_eight_sheets_and_no_two_are_one_turned_or_mirrored() -> None:
    sheets = built_in_sheets()
    assert len(sheets) >= 8
    assert len({sheet.name for sheet in sheets}) == len(sheets)
    assert [sheet.name for sheet in sheets] == sorted(sheet.name for sheet in sheets)
    swapped = str.maketrans("XO", "OX")
    for first, second in combinations(sheets, 2):
        alike = {*images(first.rows)}
        assert second.rows not in alike
        assert tuple(row.translate(swapped) for row in second.rows) not in alike


@pytest.mark.clause("KV-3")
@EACH_SHEET
def test_kv_3_a_sheet_has_twelve_cows_and_one_number_seven_times(sheet: Sheet) -> None:
    assert counts(sheet.rows) == (12, [6, 6, 6, 6, 7])


@pytest.mark.clause("KV-3")
@EACH_SHEET
def test_kv_3_starts_do_not_touch_and_ones_own_are_three_moves_of_a_king_apart(
    sheet: Sheet,
) -> None:
    crosses, circles = starts_of(sheet.rows)
    assert min(king_moves(*pair) for pair in combinations(crosses + circles, 2)) >= 2
    for own in (crosses, circles):
        assert min(king_moves(*pair) for pair in combinations(own, 2)) >= 3


@pytest.mark.clause("KV-3")
@EACH_SHEET
def test_kv_3_some_symmetry_of_the_square_swaps_crosses_and_circles(sheet: Sheet) -> None:
    assert is_fair(sheet.rows)


@pytest.mark.clause("KV-3")
@pytest.mark.parametrize(
    ("change", "fair"),
    [(("4711", "4711"), True), (("3*12*3*", "3*12*31"), False), (("O25*5*2", "025*5O*"), False)],
)
def test_kv_3_a_sheet_that_favours_somebody_would_be_noticed(
    change: tuple[str, str], *, fair: bool
) -> None:
    assert is_fair(tuple(EMPTY.replace(*change).split())) is fair


@pytest.mark.clause("KV-3")
def test_kv_3_a_sheet_of_ones_own_may_be_unfair(tmp_path: Path) -> None:
    rows = ["X2O1O3X", "1111111", "O2*****", "3333333", "X555555", "1231231", "4444444"]
    path = tmp_path / "mine.toml"
    path.write_text(f'name = " Mine "\nrows = {rows}', encoding="utf-8")
    assert load(path, read_sheet) == Sheet("Mine", tuple(rows))
    assert not is_fair(tuple(rows))


@pytest.mark.clause("KV-4")
@pytest.mark.parametrize("first", Sign)
def test_kv_4_starts_belong_to_their_owners_from_the_beginning(first: Sign) -> None:
    match = new_match(KuhVadis(first=first), 2)
    crosses, circles = match.game.sheet.starts.values()
    assert {*match.state.marks} == {crosses, circles}
    assert match.state.marks[first is Sign.CIRCLE] == crosses
    assert [*map(sorted, match.state.groups)] == [
        sorted(1 << place for place in fields(own)) for own in match.state.marks
    ]
    assert match.state.blocked == (False, False)


@pytest.mark.clause("KV-4")
@pytest.mark.parametrize("start", ["c2", "b6", "g5", "a3", "f2", "e6"])
@pytest.mark.parametrize("dice", ["1 1 1 2 3", "3 3 3 3 3", "* * 4 4 4"])
def test_kv_4_a_start_cannot_be_marked(start: str, dice: str) -> None:
    match = rolled(position(EMPTY), dice)
    assert owner(match, start) in {1, 2}
    with pytest.raises(IllegalMove, match=f"not allowed here: mark {start}"):
        played(match, f"mark {start}")


@pytest.mark.clause("KV-5")
@pytest.mark.parametrize("first", Sign)
def test_kv_5_seat_1_begins_with_either_sign(first: Sign) -> None:
    match = new_match(KuhVadis(first=first), 2)
    assert is_turn_of(match, seat=1)
    assert (match.game.sign(0), match.game.sign(1)) == (first, first.other)
    assert match.game.starts(0) == match.game.sheet.starts[first]
    assert match.game.starts(1) == match.game.sheet.starts[first.other]


@pytest.mark.clause("KV-5")
def test_kv_5_the_other_one_follows() -> None:
    assert is_turn_of(rolled(position(EMPTY), "1 1 2 2 3"), seat=2)


def test_fields_have_names() -> None:
    names = [field_name(place) for place in range(FIELDS)]
    assert names[:8] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2"]
    assert [place_of(name) for name in names] == [divmod(place, 7) for place in range(FIELDS)]


def test_distances_are_those_of_a_king() -> None:
    for first in range(FIELDS):
        for second in range(FIELDS):
            assert distance(first, second) == king_moves(divmod(first, 7), divmod(second, 7))
