"""Sheets from numbers: fair, all different, and the same for ever."""

from hashlib import sha256
from itertools import combinations, pairwise

import pytest

from beamme.core.errors import BadData
from beamme.games.kuh_vadis.board import Sheet, read_sheet
from beamme.games.kuh_vadis.generator import sheet_of
from tests.games.kuh_vadis.sheets.fair import (
    counts,
    half_turned,
    images,
    is_fair,
    king_moves,
    starts_of,
    swapped,
)

NUMBERS = [*range(1, 991), *range(9990, 10_000)]


@pytest.fixture(scope="module")
def sheets() -> list[Sheet]:
    return [sheet_of(number) for number in NUMBERS]


@pytest.mark.clause("KV-3")
def test_kv_3_a_generated_sheet_is_a_sheet_and_its_name_is_its_number(
    sheets: list[Sheet],
) -> None:
    assert [sheet.name for sheet in sheets] == [*map(str, NUMBERS)]
    for sheet in sheets:
        assert read_sheet({"name": sheet.name, "rows": [*sheet.rows]}) == sheet


@pytest.mark.clause("KV-3")
def test_kv_3_a_generated_sheet_has_twelve_cows_and_one_number_seven_times(
    sheets: list[Sheet],
) -> None:
    assert [sheet.name for sheet in sheets if counts(sheet.rows) != (12, [6, 6, 6, 6, 7])] == []


@pytest.mark.clause("KV-3")
def test_kv_3_a_generated_sheet_is_the_same_for_both_players(sheets: list[Sheet]) -> None:
    assert [sheet.name for sheet in sheets if not is_fair(sheet.rows)] == []


@pytest.mark.clause("KV-3")
def test_kv_3_a_half_turn_and_mirrors_make_sheets(sheets: list[Sheet]) -> None:
    turned = [sheet for sheet in sheets if half_turned(sheet.rows) == swapped(sheet.rows)]
    assert 250 < len(turned) < 420
    upright = [sheet for sheet in sheets if [*images(sheet.rows)][1] == swapped(sheet.rows)]
    assert 250 < len(upright) < 420
    assert 250 < len(sheets) - len(turned) - len(upright) < 420


@pytest.mark.clause("KV-3")
def test_kv_3_generated_starts_keep_apart_and_are_spread_over_the_sheet(
    sheets: list[Sheet],
) -> None:
    for sheet in sheets:
        crosses, circles = starts_of(sheet.rows)
        assert min(king_moves(*pair) for pair in combinations(crosses + circles, 2)) >= 2
        for own in (crosses, circles):
            assert min(king_moves(*pair) for pair in combinations(own, 2)) >= 3
            for line in zip(*own, strict=True):
                assert max(line) - min(line) >= 4


@pytest.mark.clause("KV-3")
def test_kv_3_another_number_makes_another_sheet(sheets: list[Sheet]) -> None:
    assert len({sheet.rows for sheet in sheets}) == len(sheets)
    for sheet, following in pairwise(sheets):
        assert following.rows not in {*images(sheet.rows)}
        assert following.rows not in {*images(swapped(sheet.rows))}


# A number sent to a friend, or printed on a sheet, means these fields for ever.
GOLDEN = {
    1: "51X2*4* 15**523 O*3123O 2*1441* *52435X 423153* *3X*O*4",
    2: "4*X*23X *45445* O51*2O2 *4*1113 242145* 35X15*3 O*23*3*",
    7: "25*X*5* 5431325 *341O4* O111234 *3X25*X 5243*2* *5*4O*1",
    4711: "O4*15*1 32*3X32 X524*4* 51*4*15 *4*425O 23O3*23 1*51*4X",
    9999: "3X242O3 54*5*45 *52425* 3*1*1*3 1O141X1 3*5*5*3 2X*4*O2",
}


@pytest.mark.clause("KV-3")
@pytest.mark.parametrize("number", GOLDEN)
def test_kv_3_a_number_means_the_same_sheet_for_ever(number: int) -> None:
    assert " ".join(sheet_of(number).rows) == GOLDEN[number]
    assert sheet_of(number) == sheet_of(number)


@pytest.mark.clause("KV-3")
def test_kv_3_a_thousand_numbers_mean_the_same_sheets_for_ever(sheets: list[Sheet]) -> None:
    printed = "\n".join(" ".join(sheet.rows) for sheet in sheets)
    fingerprint = "b73090d52eb5b66cccfadcc78ffbed3657da1e19a55ee48ff1fbdb2a6d511d9c"
    assert sha256(printed.encode()).hexdigest() == fingerprint


@pytest.mark.clause("KV-3")
@pytest.mark.parametrize("number", [0, -1, 10_000, 10**30])
def test_kv_3_other_numbers_have_no_sheet(number: int) -> None:
    with pytest.raises(BadData) as refused:
        sheet_of(number)
    assert str(refused.value) == f"sheet {number}: numbers go from 1 to 9999"
