"""What a player of Beam Me Up marks, picks and chooses, and the odds of it."""

import pytest

from beamme.core.match import new_match
from beamme.games.beam_me_up.moves import Read, write
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.scoring import Kind
from tests.ui.games.beam_me_up.helpers.boards import columns, model
from tests.ui.games.beam_me_up.helpers.views import after, keeping, view_of
from tests.ui.helpers.recorded import changes_of, heard
from ui.games.beam_me_up.model import BeamMeUpModel
from ui.models.game_model import View

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")


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
        (keeping("3 3 1 5 6"), 2, ["stop", "move 3"]),
        (keeping("3 3 1 5 6"), 0, None),
        (keeping("3 3 1 1 6"), 0, ["stop", "move 1", "move 3"]),
        (keeping("3 3 1 1 6"), 2, ["stop", "move 3", "move 1"]),
        (keeping("3 3 1 1 6", fields="3r1"), 2, ["stop", "move 3"]),
        (keeping("3 3 1 1 6", fields="3r1"), 0, ["stop", "move 1", "move 3"]),
        (
            after(keeping("3 3 3 1 1", free_reading=True), "stop"),
            0,
            ["read full-house 3 1", "move 1", "move 3"],
        ),
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
