"""Kuh Vadis on the screen: fields and standings, picks, previews, marks that are seen and heard."""

from collections.abc import Callable
from random import Random

import pytest
from beam_me_up_views import after, view_of
from kuh_vadis_views import (
    FENCE,
    FOUR_THREES,
    NOTHING,
    ONE_TO_GO,
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
from kv import EMPTY
from PySide6.QtCore import QAbstractItemModel
from recorded import changes_of, heard, rows_of
from strategies import random_match

from beamme.games.kuh_vadis.board import Sign, built_in_sheets, fields
from beamme.games.kuh_vadis.rules import KuhVadis
from beamme.games.kuh_vadis.state import Phase
from ui.games.kuh_vadis.model import KuhVadisModel
from ui.models.game_model import View

pytestmark = pytest.mark.usefixtures("language")

Watch = Callable[[QAbstractItemModel], None]

SHEET = [*EMPTY.split()]


@pytest.fixture
def model(watched: Watch) -> KuhVadisModel:
    made = KuhVadisModel()
    watched(made.fields)
    watched(made.standings)
    return made


def those(model: KuhVadisModel, role: str) -> set[int]:
    return {number for number, row in enumerate(rows_of(model.fields)) if row[role]}


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


@pytest.mark.parametrize(
    ("before", "line", "marked", "sounds"),
    [
        (to_mark(THREES), "mark d4", [(place("d4"), "cross")], ["marked-cross"]),
        (to_mark(THREES, seat=2), "mark g7", [(place("g7"), "circle")], ["marked-circle"]),
        (to_keep(THREES), "stop", [], []),
        (to_keep(THREES), "roll", [], []),
        (after(to_keep(THREES), "roll"), faces(THREES), [], []),
        (after(to_keep(THREES), "roll"), faces(NOTHING), [], []),
        (to_keep(NOTHING), "stop", [], ["turn-passed"]),
        (
            after(to_keep(NOTHING), "roll", faces(NOTHING), "roll"),
            faces(NOTHING),
            [],
            ["turn-passed"],
        ),
        (
            to_mark("2 2 2 1 3", ONE_TO_GO),
            "mark f5",
            [(place("f5"), "cross")],
            ["marked-cross", "chain-closed"],
        ),
        (to_mark("2 2 2 1 3", FENCE), "mark b3", [(place("b3"), "cross")], ["marked-cross"]),
    ],
)
def test_what_happened_is_drawn_and_heard_once(
    model: KuhVadisModel,
    before: View,
    line: str,
    marked: list[tuple[int, str]],
    sounds: list[str],
) -> None:
    model.show(before)
    drawings, noises = heard(model.marked), heard(model.happened)
    happened = after(before, line, deciding=None)
    model.show(happened)
    model.show(View(happened.record, 1))
    model.preview(0)
    model.retranslate()
    assert (drawings, [name for (name,) in noises]) == (marked, sounds)


def test_jumping_and_taking_back_draws_nothing(model: KuhVadisModel) -> None:
    whole = after(to_mark(THREES), "mark d4", "roll", deciding=None)
    drawings, noises = heard(model.marked), heard(model.happened)
    last = len(whole.match.log)
    for ply in (last, 0, last - 1, last - 2, last, last - 2, last):
        record = whole.record.with_match(whole.match.back_to(ply))
        model.show(View(record, None))
    assert not drawings
    assert not noises


def test_a_mark_that_was_taken_back_is_drawn_anew(model: KuhVadisModel) -> None:
    before = to_mark(THREES)
    drawings = heard(model.marked)
    for line in ("mark d4", "mark g7"):
        model.show(before)
        model.show(after(before, line, deciding=None))
    assert drawings == [(place("d4"), "cross"), (place("g7"), "cross")]


def test_a_mark_changes_only_what_it_means(model: KuhVadisModel) -> None:
    view = unasked(to_mark(THREES))
    model.show(view)
    changes = changes_of(model.fields)
    model.show(after(view, "mark d4", deciding=None))
    assert {number for kind, number, *_ in changes if kind == "change"} >= {place("d4")}
    assert {kind for kind, *_ in changes} == {"change"}
    roles = {role for *_, names in changes for role in names}
    assert roles == {"owner", "accessibleText"}


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match_can_be_shown(model: KuhVadisModel, seed: int) -> None:
    game = KuhVadis(built_in_sheets()[seed], [*Sign][seed % 2])
    match = random_match(game, 2, Random(seed), longest=10_000)
    record = view_of(match).record
    for ply in [*range(0, len(match.log), 23), len(match.log)]:
        model.show(View(record.with_match(match.back_to(ply)), match.states[ply].active))
        moves = game.legal(match.states[ply])
        if match.states[ply].phase is Phase.MARK:
            assert those(model, "claimable") == {move.field for move in moves}
    assert model.property("over") is True
    assert bool(model.property("chain")) is (model.property("winnerSign") != "")
    owners = model.property("owners")
    for seat in (0, 1):
        own = [number for number, sign in enumerate(owners) if sign == str(game.sign(seat))]
        assert own == fields(match.state.marks[seat])
