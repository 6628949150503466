"""The setup of a match of Kuh Vadis: its sheets, and a pencil for each seat."""

import pytest

from beamme.games.kuh_vadis.board import Sign, built_in_sheets
from beamme.games.kuh_vadis.generator import sheet_of
from beamme.games.kuh_vadis.rules import KuhVadis
from tests.ui.games.kuh_vadis.helpers.setups import NAMES, names, played_on, setup
from tests.ui.helpers.recorded import changes_of, heard, rows_of
from ui.app.language import Language
from ui.games.kuh_vadis.setup import KuhVadisSetup

__all__ = ["setup"]

pytestmark = pytest.mark.usefixtures("language")


def test_the_sheets_that_come_with_the_game(setup: KuhVadisSetup) -> None:
    rows = rows_of(setup.sheets)
    assert names(setup) == NAMES
    assert [row["title"] for row in rows] == [f"Sheet {name}" for name in NAMES]
    assert [row["rows"] for row in rows] == [[*sheet.rows] for sheet in built_in_sheets()]
    assert not any(row["own"] for row in rows)
    assert played_on(setup) == ("Alma", [*built_in_sheets()[0].rows])
    assert setup.property("numberText") == setup.property("numberProblem") == ""


def test_another_sheet_is_chosen(setup: KuhVadisSetup) -> None:
    told, changes = heard(setup.changed), changes_of(setup.sheets)
    setup.choose(2)
    assert played_on(setup)[0] == "Clara"
    assert changes == [("change", 0, 0, ("chosen",)), ("change", 2, 2, ("chosen",))]
    assert told
    setup.setProperty("chosen", 5)
    assert played_on(setup)[0] == "Flora"


@pytest.mark.parametrize("number", [-1, 8, 1000])
def test_a_sheet_that_is_not_there_cannot_be_chosen(setup: KuhVadisSetup, number: int) -> None:
    setup.choose(3)
    setup.choose(number)
    setup.setProperty("chosen", number)
    assert setup.property("chosen") == 3
    assert played_on(setup)[0] == "Dora"


def test_each_seat_has_its_pencil_whoever_starts(setup: KuhVadisSetup) -> None:
    assert [setup.note(seat) for seat in (0, 1)] == ["Circles", "Crosses"]
    for order in ((0, 1), (1, 0)):
        game = setup.game(order)
        signs = {seat: game.sign(place) for place, seat in enumerate(order)}
        assert signs == {0: Sign.CIRCLE, 1: Sign.CROSS}


def test_when_the_other_one_starts_both_keep_their_pencil_and_the_sheet(
    setup: KuhVadisSetup,
) -> None:
    game = KuhVadis(sheet_of(5), Sign.CIRCLE)
    turned = setup.rotated(game)
    assert turned.sheet == game.sheet
    assert [turned.sign(1), turned.sign(0)] == [game.sign(0), game.sign(1)]
    assert setup.rotated(turned) == game


def test_always_two_play(setup: KuhVadisSetup) -> None:
    before = rows_of(setup.sheets)
    setup.seat_count(3)
    setup.remove_seat(0)
    assert rows_of(setup.sheets) == before
    assert setup.goal() == "Goal: join your three starts, diagonals count"


def test_everything_follows_the_language(setup: KuhVadisSetup, language: Language) -> None:
    setup.takeNumber("77")
    setup.choose(2)
    setup.takeNumber("x")
    language.switch("de")
    told = heard(setup.changed)
    setup.retranslate()
    assert told
    assert [row["title"] for row in rows_of(setup.sheets)][:2] == ["Blatt 77", "Blatt Alma"]
    assert setup.property("title") == "Blatt Berta"
    assert setup.property("numberProblem") == "Blätter haben Nummern von 1 bis 9999."
    assert [setup.note(seat) for seat in (0, 1)] == ["Kreise", "Kreuze"]
    assert setup.goal() == "Ziel: Verbinde deine drei Starts, auch über Eck"
    assert setup.property("chosen") == 2
