"""A sheet of Kuh Vadis is told by its number, or chosen by chance."""

import pytest

from beamme.games.kuh_vadis.generator import sheet_of
from beamme.games.kuh_vadis.rules import KuhVadis
from tests.ui.games.kuh_vadis.helpers.setups import NAMES, names, played_on, setup
from tests.ui.helpers.recorded import rows_of
from ui.games.kuh_vadis import setup as setting_up
from ui.games.kuh_vadis.setup import KuhVadisSetup

__all__ = ["setup"]

pytestmark = pytest.mark.usefixtures("language")


@pytest.mark.parametrize(
    ("typed", "number"),
    [("4711", 4711), ("  12 ", 12), ("1", 1), ("9999", 9999), ("0007", 7)],
)
def test_a_number_tells_a_sheet(setup: KuhVadisSetup, typed: str, number: int) -> None:
    setup.choose(3)
    setup.takeNumber(typed)
    assert setup.property("numberProblem") == ""
    assert setup.property("numberText") == typed.strip()
    assert played_on(setup) == (str(number), [*sheet_of(number).rows])
    assert names(setup) == [str(number), *NAMES]
    assert rows_of(setup.sheets)[0]["own"] is False


@pytest.mark.parametrize(
    "typed",
    ["0", "10000", "-5", "+5", "12a", "Berta", "1.5", "1e3", "٣", "²", "1 2", "9" * 5000],
)
def test_what_is_no_number_of_a_sheet_is_told_and_changes_nothing(
    setup: KuhVadisSetup, typed: str
) -> None:
    setup.choose(3)
    before = rows_of(setup.sheets)
    setup.takeNumber(typed)
    assert setup.property("numberProblem") == "Sheets are numbered from 1 to 9999."
    assert setup.property("numberText") == typed
    assert rows_of(setup.sheets) == before
    assert played_on(setup)[0] == "Dora"


def test_a_number_after_a_wrong_one(setup: KuhVadisSetup) -> None:
    setup.takeNumber("12345")
    assert setup.property("numberProblem") != ""
    setup.takeNumber("1234")
    assert setup.property("numberProblem") == ""
    assert played_on(setup)[0] == "1234"
    setup.takeNumber("")
    assert setup.property("numberProblem") == ""
    assert played_on(setup)[0] == "1234"


def test_the_next_number_takes_the_place_of_the_last(setup: KuhVadisSetup) -> None:
    setup.takeNumber("12")
    setup.takeNumber("34")
    assert names(setup) == ["34", *NAMES]
    setup.choose(2)
    assert played_on(setup)[0] == "Berta"
    setup.takeNumber("56")
    assert played_on(setup)[0] == "56"


def test_another_sheet_is_one_by_chance(
    setup: KuhVadisSetup, monkeypatch: pytest.MonkeyPatch
) -> None:
    picked: list[int] = []

    def last(numbers: range) -> int:
        picked.append(len(numbers))
        return numbers[-1]

    monkeypatch.setattr(setting_up.secrets, "choice", last)
    setup.another()
    assert picked == [9999]
    assert setup.property("numberText") == "9999"
    assert played_on(setup) == ("9999", [*sheet_of(9999).rows])


def test_every_other_sheet_is_another(setup: KuhVadisSetup) -> None:
    seen = []
    for _ in range(5):
        setup.another()
        seen.append(setup.property("numberText"))
        assert played_on(setup)[0] == seen[-1]
        assert setup.property("numberProblem") == ""
    assert len(set(seen)) > 1


def test_a_numbered_sheet_reaches_a_saved_match_whole(setup: KuhVadisSetup) -> None:
    setup.takeNumber("4711")
    game = setup.game((1, 0))
    assert KuhVadis.from_options(game.options(), 2) == game
