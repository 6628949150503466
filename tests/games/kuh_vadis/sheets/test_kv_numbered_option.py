"""A sheet may be told by its number alone; a saved match still keeps it whole."""

import pytest

from beamme.core.errors import BadData
from beamme.games.kuh_vadis import KuhVadis
from beamme.games.kuh_vadis.board import Sign
from beamme.games.kuh_vadis.generator import sheet_of


@pytest.mark.parametrize("number", [1, 4711, 9999])
def test_a_number_tells_the_whole_sheet(number: int) -> None:
    rules = KuhVadis.from_options({"sheet": number, "first": "circle"}, 2)
    assert rules == KuhVadis(sheet_of(number), Sign.CIRCLE)
    told = rules.options()["sheet"]
    assert told == {"name": str(number), "rows": list(sheet_of(number).rows)}


@pytest.mark.parametrize("number", [0, -1, 10_000, 10**4000])
def test_a_number_that_no_sheet_has_is_refused_in_a_short_sentence(number: int) -> None:
    with pytest.raises(BadData, match="numbers go from 1 to 9999") as refused:
        KuhVadis.from_options({"sheet": number}, 2)
    assert len(str(refused.value)) < 100


@pytest.mark.parametrize("told", [True, "4711", "Berta", [4711]])
def test_what_is_neither_a_number_nor_a_sheet_is_refused(told: object) -> None:
    with pytest.raises(BadData) as refused:
        KuhVadis.from_options({"sheet": told}, 2)  # type: ignore[dict-item] a stranger's file
    assert str(refused.value) == "sheet: a name and rows are needed, or a number"
