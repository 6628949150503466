"""Beam Me Up on the screen: rows of boards and columns, ghosts, flashes and sounds."""

from random import Random

import pytest

from tests.games.beam_me_up.bmu import GROUND
from tests.helpers.saved import played
from tests.ui.games.beam_me_up.helpers.boards import LEVEL, columns, model
from tests.ui.games.beam_me_up.helpers.views import after, keeping
from tests.ui.helpers.recorded import Change, changes_of, heard, rows_of
from ui.games.beam_me_up.model import BeamMeUpModel
from ui.models.game_model import View

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")


def test_boards_of_all_seats(model: BeamMeUpModel) -> None:
    model.show(keeping("3 3 1 5 6", own="5566701", others=(LEVEL, GROUND)))
    rows = rows_of(model.boards)
    assert [(row["name"], row["seat"], row["inSpace"], row["onGround"]) for row in rows] == [
        ("Ada", 0, 5, 1),
        ("Nova", 1, 0, 0),
        ("Mika", 2, 0, 7),
    ]
    assert [row["goal"] for row in rows] == [4, 4, 4]
    assert [row["own"] for row in rows] == [True, False, False]
    assert [row["active"] for row in rows] == [True, False, False]


def test_columns_with_fields_ghosts_and_words(model: BeamMeUpModel) -> None:
    model.show(keeping("3 3 3 5 6", own="0040000", fields="3p4 3r7 sb1"))
    rows = columns(model)
    assert rows[2].pop("fields")[4] == "Column 3, row 4: stone, pink star"
    assert [row["label"] for row in rows] == ["1", "2", "3", "4", "5", "6", "STRAIGHT"]
    assert rows[2] == {
        "label": "3",
        "height": 4,
        "specials": [{"row": 4, "kind": "pink"}, {"row": 7, "kind": "rocket"}],
        "ghost": 6,
        "chip": "+2",
        "cool": "",
        "coolRow": -1,
        "playable": True,
        "chosen": False,
        "star": "pink",
        "accessibleText": "Column 3: row 4 of 7, on a pink star, would rise",
    }
    assert rows[6]["specials"] == [{"row": 1, "kind": "blue"}]
    assert rows[0]["accessibleText"] == "Column 1: on the ground"


def test_a_cool_down_shows_where_stones_would_sink(model: BeamMeUpModel) -> None:
    model.show(keeping("3 3 3 5 6", others=(LEVEL, "0060000"), other_fields="3p6"))
    assert (columns(model, 1)[2]["cool"], columns(model, 1)[2]["coolRow"]) == ("hit", 3)
    assert (columns(model, 2)[2]["cool"], columns(model, 2)[2]["coolRow"]) == ("safe", -1)
    assert columns(model, 1)[0]["cool"] == ""


def test_looking_at_a_column_previews_it(model: BeamMeUpModel) -> None:
    model.show(after(keeping("3 3 1 1 6", own="0000004", fields="sb4"), "stop"))
    told = heard(model.actionsChanged)
    model.preview(4)
    assert [row["ghost"] for row in columns(model)] == [-1, -1, -1, -1, 1, -1, -1]
    model.preview(4)
    assert len(told) == 1
    for nothing in (-1, 7, 99):
        model.preview(nothing)
    assert [row["ghost"] for row in columns(model)] == [1, -1, 1, -1, -1, -1, -1]
    assert len(told) == 2


@pytest.mark.parametrize(
    ("before", "line", "cooled", "launched", "sounds"),
    [
        (after(keeping("3 3 3 5 6"), "stop"), "move 3", [(2,)], [], ["stone-rose", "cooled-down"]),
        (after(keeping("3 3 1 5 6"), "stop"), "move 3", [], [], ["stone-rose"]),
        (
            after(keeping("3 3 1 5 6", fields="3b1"), "stop"),
            "move 3",
            [],
            [],
            ["stone-reached-star"],
        ),
        (after(keeping("3 3 3 5 6", own="0070000"), "stop"), "move 3", [], [], []),
        (
            after(keeping("3 3 1 5 6", fields="3r1"), "stop", "move 3"),
            "rocket 6",
            [],
            [(0, 5)],
            ["rocket-launched"],
        ),
        (after(keeping("3 3 1 5 6", fields="3r1"), "stop", "move 3"), "rocket -", [], [], []),
        (keeping("3 3 1 5 6"), "roll", [], [], []),
    ],
)
def test_what_happened_flashes_and_sounds_once(
    model: BeamMeUpModel,
    before: View,
    line: str,
    cooled: list[tuple[int, ...]],
    launched: list[tuple[int, ...]],
    sounds: list[str],
) -> None:
    model.show(before)
    flashes, flames, noises = heard(model.cooled), heard(model.launched), heard(model.happened)
    happened = after(before, line, deciding=None)
    model.show(happened)
    model.show(View(happened.record, 1))
    model.retranslate()
    assert (flashes, flames, [name for (name,) in noises]) == (cooled, launched, sounds)


def test_jumping_back_and_forth_flashes_nothing(model: BeamMeUpModel) -> None:
    whole = after(keeping("3 3 3 5 6"), "stop", "move 3", "roll", deciding=None)
    flashes, noises = heard(model.cooled), heard(model.happened)
    for ply in (0, 3, 1, 3):
        model.show(after(View(whole.record, None), deciding=None))
        record = whole.record.with_match(whole.match.back_to(ply))
        model.show(View(record, None))
    assert not flashes
    assert not noises


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_match_can_be_shown(model: BeamMeUpModel, seats: int) -> None:
    record = played(seats=seats)
    for ply in sorted(Random(1).sample(range(len(record.match.log)), 40)):
        shown = record.with_match(record.match.back_to(ply))
        model.show(View(shown, None))
        assert len(rows_of(model.boards)) == seats
    assert record.match.states[-1].heights[0] == tuple(
        row["height"] for row in _final(model, View(record, None))
    )


def _final(model: BeamMeUpModel, view: View) -> list[dict[str, object]]:
    model.show(view)
    return columns(model)


def test_fewer_seats_than_before(model: BeamMeUpModel) -> None:
    model.show(keeping("3 3 1 5 6", others=(LEVEL, LEVEL, LEVEL)))
    changes: list[Change] = changes_of(model.boards)
    model.show(keeping("3 3 1 5 6"))
    assert changes[0] == ("remove", 2, 3, ())
