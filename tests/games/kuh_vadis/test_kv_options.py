"""The sheet and who begins, as a saved match keeps them."""

import pytest

from beamme.core.errors import BadData
from beamme.games.kuh_vadis.board import Sheet, Sign, built_in_sheets
from beamme.games.kuh_vadis.rules import KuhVadis
from tests.games.kuh_vadis.kv import EMPTY

OPTIONS = {"sheet": {"name": "made up", "rows": EMPTY.split()}, "first": "circle"}
RULES = KuhVadis(Sheet("made up", tuple(EMPTY.split())), Sign.CIRCLE)


def test_options_are_written_and_read() -> None:
    assert RULES.options() == OPTIONS
    assert KuhVadis.from_options(OPTIONS, 2) == RULES


@pytest.mark.parametrize("sheet", built_in_sheets(), ids=lambda sheet: sheet.name)
@pytest.mark.parametrize("first", Sign)
def test_every_sheet_comes_back_whole(sheet: Sheet, first: Sign) -> None:
    rules = KuhVadis(sheet, first)
    again = KuhVadis.from_options(rules.options(), 2)
    assert again == rules
    assert (again.sheet.starts, again.sheet.symbols) == (sheet.starts, sheet.symbols)


def test_what_is_missing_has_its_default() -> None:
    assert KuhVadis.from_options({}, 2) == KuhVadis(built_in_sheets()[0], Sign.CROSS)
    assert KuhVadis.from_options({"first": "circle"}, 2).sheet == built_in_sheets()[0]
    assert KuhVadis.from_options({"sheet": OPTIONS["sheet"]}, 2).first is Sign.CROSS


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"jokers": 1}, "jokers: unknown house rule"),
        ({"first": "square"}, "first: 'square' is none of cross, circle"),
        ({"first": "X"}, "first: 'X' is none of cross, circle"),
        ({"first": ["cross"]}, "first: ['cross'] is none of cross, circle"),
        ({"first": 0}, "first: 0 is none of cross, circle"),
        ({"sheet": {"name": "A"}}, "rows: a list of 7 texts is needed"),
        (
            {"sheet": {"rows": EMPTY.split()}},
            "name: a text of 1 to 40 visible characters is needed",
        ),
        (
            {"sheet": {"name": "A", "rows": ["X" * 7, *EMPTY.split()[1:]]}},
            "rows: 3 fields X are needed, not 10",
        ),
    ],
)
def test_options_that_are_wrong_say_where_and_why(change: dict[str, object], reason: str) -> None:
    with pytest.raises(BadData) as refused:
        KuhVadis.from_options(OPTIONS | change, 2)
    assert str(refused.value) == reason


def test_the_sheet_of_a_match_does_not_change_with_what_was_read() -> None:
    table = {"name": "made up", "rows": EMPTY.split()}
    rules = KuhVadis.from_options({"sheet": table}, 2)
    table["rows"][0] = "1111111"
    rules.options()["sheet"]["rows"][0] = "1111111"
    assert rules.sheet == RULES.sheet
