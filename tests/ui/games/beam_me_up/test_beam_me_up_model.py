"""Beam Me Up on the screen: rows of boards and columns, marks, picks, flashes and sounds."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from beam_me_up_views import after, keeping, view_of
from bmu import GROUND
from PySide6.QtCore import QAbstractItemModel
from recorded import Change, changes_of, heard, rows_of
from saved import played

from beamme.core.match import new_match
from beamme.games.beam_me_up.moves import Read, write
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.scoring import Kind
from ui.games.beam_me_up.model import BeamMeUpModel
from ui.models.game_model import View

pytestmark = pytest.mark.usefixtures("language")

Watch = Callable[[QAbstractItemModel], None]

LEVEL = "4444444"


@pytest.fixture
def model(watched: Watch) -> Iterator[BeamMeUpModel]:
    made = BeamMeUpModel()
    watched(made.boards)
    for columns in made._columns:
        watched(columns)
    return made


def columns(model: BeamMeUpModel, seat: int = 0) -> list[dict[str, object]]:
    return rows_of(rows_of(model.boards)[seat]["columns"])


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
    assert [row["label"] for row in rows] == ["1", "2", "3", "4", "5", "6", "STRAIGHT"]
    assert rows[2] == {
        "label": "3",
        "height": 4,
        "specials": [{"row": 4, "kind": "pink"}, {"row": 7, "kind": "rocket"}],
        "ghost": 6,
        "chip": "+2",
        "cool": "",
        "coolRow": -1,
        "playable": False,
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


def test_a_mark_changes_only_what_it_means(model: BeamMeUpModel) -> None:
    model.show(keeping("3 3 1 5 6"))
    told = heard(model.actionsChanged)
    changes = [changes_of(model.boards), *map(changes_of, model._columns)]
    model.toggle(0)
    model.toggle(1)
    assert model.common.dice.kept == 0b11
    assert model.common.primary.text == "Roll 3 dice"
    assert len(told) == 2
    assert not any(changes), "the boards stay as they are"
    model.toggle(0)
    assert model.common.dice.kept == 0b10


def test_dice_cannot_be_marked_while_nobody_is_asked(model: BeamMeUpModel) -> None:
    model.show(View(keeping("3 3 1 5 6").record, None))
    model.toggle(0)
    assert model.common.dice.kept == 0


def test_the_next_decision_starts_with_the_dice_kept_before(model: BeamMeUpModel) -> None:
    view = after(keeping("3 3 1 5 6"), "stop", "move 3", "roll", "faces 2 2 1 5 6", deciding=1)
    model.show(view)
    model.toggle(0)
    model.toggle(1)
    model.show(after(view, "keep 1 2", deciding=None))
    assert model.common.dice.kept == 0b11
    again = after(view, "keep 1 2", "faces 2 4 6", deciding=1)
    model.show(again)
    assert model.common.dice.kept == 0b11
    model.show(again)
    model.toggle(2)
    model.show(again)
    assert model.common.dice.kept == 0b111, "showing the same again forgets no mark"


@pytest.mark.parametrize(
    ("view", "column", "moves"),
    [
        (after(keeping("3 3 1 5 6"), "stop"), 2, ["move 3"]),
        (after(keeping("3 3 1 5 6"), "stop"), 3, None),
        (after(keeping("3 3 1 5 6"), "stop"), -1, None),
        (after(keeping("3 3 1 5 6"), "stop"), 7, None),
        (after(keeping("3 3 1 5 6"), "stop", deciding=None), 2, None),
        (keeping("3 3 1 5 6"), 2, None),
        (after(keeping("3 3 1 5 6", fields="3r1"), "stop", "move 3"), 5, ["rocket 6"]),
    ],
)
def test_a_pick_decides_once_and_only_what_is_allowed(
    model: BeamMeUpModel, view: View, column: int, moves: list[str] | None
) -> None:
    model.show(view)
    decided = heard(model.decided)
    model.pick(column)
    told = [[write(move) for move in given[0]] for given in decided]
    assert told == ([] if moves is None else [moves])


def test_picks_before_the_first_roll_choose_stones_to_lift(model: BeamMeUpModel) -> None:
    view = after(view_of(new_match(BeamMeUp(), 3)), "lift 1", deciding=2)
    model.show(view)
    decided = heard(model.decided)
    changes = changes_of(model._columns[2])
    for column in (0, 3, 6):
        model.pick(column)
    assert [place for place, row in enumerate(columns(model, 2)) if row["chosen"]] == [3, 6]
    assert all(set(roles) <= {"chosen", "ghost", "chip", "accessibleText"} for *_, roles in changes)
    assert not decided
    assert [write(move) for move in model.common.primary.moves] == ["lift 4 s"]


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


def test_odds_follow_the_marks(model: BeamMeUpModel) -> None:
    model.show(keeping("3 3 1 5 6"))
    assert model.property("oddsTitle") == "If you roll all five again"
    model.toggle(0)
    model.toggle(1)
    assert model.property("oddsTitle") == "Next roll, keeping 3-3"
    odds = model.property("odds")
    assert len(odds) == 4
    assert [each["chance"] for each in odds] == sorted(each["chance"] for each in odds)[::-1]
    # Ten sets of three other faces, without the three that make a straight: 7 * 6 of 216 rolls.
    assert {each["text"]: each["chanceText"] for each in odds}["Pair"] == "19.4 %"
    for die in (2, 3, 4):
        model.toggle(die)
    assert model.property("odds") == []
    assert model.property("oddsTitle") == ""


def test_the_table_marks_what_lies_there(model: BeamMeUpModel) -> None:
    model.show(keeping("3 3 1 5 6"))
    table = model.property("table")
    assert [row["text"] for row in table if row["current"]] == ["Pair"]
    assert len(table) == len(Kind) - 1
    assert model.property("readingText") == "Pair"
    assert model.property("goalText") == "Goal: 5 stones in space, none on the ground"


def test_a_reading_is_chosen_by_its_place(model: BeamMeUpModel) -> None:
    view = after(keeping("3 3 3 1 1", free_reading=True), "stop")
    model.show(view)
    decided = heard(model.decided)
    assert model.property("choices")[2] == "Two pairs (1 and 3)"
    model.choose(2)
    assert [tuple(given[0]) for given in decided] == [(Read(Kind.TWO_PAIRS, (0, 2)),)]


@pytest.mark.parametrize("index", [-1, 5, 99])
def test_a_reading_that_is_not_there_decides_nothing(model: BeamMeUpModel, index: int) -> None:
    model.show(after(keeping("3 3 3 1 1", free_reading=True), "stop"))
    decided = heard(model.decided)
    model.choose(index)
    assert not decided


def test_choosing_means_nothing_where_there_is_no_choice(model: BeamMeUpModel) -> None:
    decided = heard(model.decided)
    model.choose(0)
    model.pick(0)
    model.preview(0)
    model.toggle(0)
    model.show(after(keeping("3 3 1 1 6"), "stop"))
    assert model.property("choices") == []
    model.choose(0)
    assert not decided


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
