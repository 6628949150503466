"""Kuh Vadis on the screen: fields and standings, what a roll means, and how a match ends."""

import pytest

from beamme.games.kuh_vadis.board import Sign
from tests.games.kuh_vadis.kv import EMPTY
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.kuh_vadis.helpers.models import model, those
from tests.ui.games.kuh_vadis.helpers.views import (
    FENCE,
    FOUR_THREES,
    THREES,
    drawn,
    faces,
    place,
    place_set,
    to_keep,
    to_mark,
    to_roll,
    unasked,
    won,
    won_in_an_extra_round,
)
from tests.ui.helpers.recorded import changes_of, heard, rows_of
from ui.games.kuh_vadis.model import KuhVadisModel

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")

SHEET = [*EMPTY.split()]


def test_before_any_match_there_is_nothing(model: KuhVadisModel) -> None:
    decided = heard(model.decided)
    model.pick(0)
    model.preview(0)
    model.toggle(0)
    model.retranslate()
    assert not decided
    shown = {name: model.property(name) for name in ("sheetText", "winnerSign", "oddsTitle")}
    assert set(shown.values()) == {""}
    assert [model.property(name) for name in ("anchorField", "previewField")] == [-1, -1]
    assert [model.property(name) for name in ("rows", "owners", "chain", "odds", "table")] == [
        []
    ] * 5
    assert model.property("activeSign") == "cross"
    assert not model.property("over")
    assert not model.property("extraRound")


def test_the_sheet_and_who_marked_what(model: KuhVadisModel) -> None:
    model.show(after(to_mark(THREES), "mark d4", deciding=1))
    assert model.property("sheetText") == "Sheet made up"
    assert model.property("rows") == SHEET
    rows = rows_of(model.fields)
    assert len(rows) == 49
    assert model.property("owners") == [row["owner"] for row in rows]
    assert model.property("owners")[place("d4")] == "cross"
    assert model.property("activeSign") == "circle"
    assert model.property("goalText") == "Goal: join your three starts, diagonals count"
    assert rows[place("d4")] == {
        "symbol": 3,
        "owner": "cross",
        "start": False,
        "seed": place("d4"),
        "claimable": False,
        "chance": -1.0,
        "chanceText": "",
        "dimmed": False,
        "anchor": False,
        "struck": False,
        "accessibleText": "d4, 3, crossed",
    }


def test_the_sign_belongs_to_the_seat_whoever_starts(model: KuhVadisModel) -> None:
    model.show(to_roll(first=Sign.CIRCLE))
    assert model.property("activeSign") == "circle"
    assert [row["sign"] for row in rows_of(model.standings)] == ["circle", "cross"]


def test_standings(model: KuhVadisModel) -> None:
    model.show(to_roll(FENCE))
    assert rows_of(model.standings) == [
        {
            "seat": 0,
            "sign": "cross",
            "joined": 1,
            "text": "No starts joined",
            "note": "blocked",
            "blocked": True,
        },
        {
            "seat": 1,
            "sign": "circle",
            "joined": 1,
            "text": "No starts joined",
            "note": "at least 4 to go",
            "blocked": False,
        },
    ]


def test_chances_come_and_go(model: KuhVadisModel) -> None:
    model.setProperty("showChances", True)
    model.show(to_roll())
    assert rows_of(model.fields)[place("d3")]["chanceText"] == "70"
    switched, changes = heard(model.chancesChanged), changes_of(model.fields)
    model.setProperty("showChances", True)
    assert not switched
    model.setProperty("showChances", False)
    assert model.property("showChances") is False
    assert len(switched) == 1
    assert {row["chance"] for row in rows_of(model.fields)} == {-1.0}
    assert {roles for *_, roles in changes} == {("chance", "chanceText")}


def test_the_tray_tells_what_a_roll_means(model: KuhVadisModel) -> None:
    model.show(to_keep("* * 4 4 4"))
    assert model.property("readingTitle") == "This roll"
    assert model.property("readingText") == "Two cows and three 4s"
    assert model.property("readingNote") == "Mark a cow or a 4"
    assert model.property("oddsTitle") == "If you play for it"
    assert model.property("odds")[0] == {
        "symbol": 6,
        "chance": 1.0,
        "chanceText": "100 %",
        "now": True,
        "free": 12,
    }
    assert [row["current"] for row in model.property("table")] == [True, True, False]
    model.show(unasked(to_keep("* * 4 4 4")))
    assert model.property("odds") == []
    assert model.property("oddsTitle") == ""


def test_an_extra_round_stays_near_its_anchor(model: KuhVadisModel) -> None:
    model.show(after(to_mark(FOUR_THREES), "mark a1"))
    assert model.property("extraRound") is True
    assert model.property("anchorField") == place("a1")
    assert model.property("readingTitle") == "Extra round"
    assert those(model, "dimmed") == set(range(49)) - place_set("a1 b1 a2 b2")
    model.show(after(to_mark(FOUR_THREES), "mark a1", "roll", faces("* * 1 2 3")))
    assert those(model, "claimable") == {place("b1")}
    model.show(
        after(to_mark(FOUR_THREES), "mark a1", "roll", faces("* * 1 2 3"), "stop", "mark b1")
    )
    assert model.property("extraRound") is False
    assert model.property("anchorField") == -1


def test_a_match_that_is_won(model: KuhVadisModel) -> None:
    model.show(won())
    assert model.property("over") is True
    assert model.property("winnerSign") == "cross"
    assert model.property("activeSign") == "cross"
    assert model.property("chain") == [
        [place(name) for name in way.split()] for way in ("c2 c3 d4", "g5 f5 e5 d4", "b6 c5 d4")
    ]
    assert model.property("readingText") == ""
    model.show(to_roll())
    assert model.property("over") is False
    assert model.property("chain") == []
    assert model.property("winnerSign") == ""


def test_a_match_that_is_won_in_an_extra_round_has_none_any_more(model: KuhVadisModel) -> None:
    model.show(won_in_an_extra_round())
    assert model.property("winnerSign") == "cross"
    assert model.property("extraRound") is False
    assert model.property("anchorField") == -1


def test_a_draw_has_no_winner(model: KuhVadisModel) -> None:
    model.show(drawn())
    assert model.property("over") is True
    assert model.property("winnerSign") == ""
    assert model.property("chain") == []
