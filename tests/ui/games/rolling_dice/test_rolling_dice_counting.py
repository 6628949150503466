"""A round of Rolling Dice is counted on the screen: step by step, seal by seal."""

import pytest

from beamme.games.rolling_dice.moves import Throw
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.rolling_dice.helpers.views import flying, last_of_the_round, to_throw, unasked
from tests.ui.helpers.recorded import heard, rows_of
from ui.games.rolling_dice.model import RollingDiceModel
from ui.models.game_model import View

pytestmark = pytest.mark.usefixtures("language")

BEFORE = last_of_the_round(points=(10, 20, 30))
SCORED = after(BEFORE, "keep c2", deciding=None)
"""Mika counts 14, Ada 7, Nova 4."""


@pytest.fixture
def model() -> RollingDiceModel:
    made = RollingDiceModel()
    made.show(BEFORE)
    return made


def points(model: RollingDiceModel) -> list[int]:
    return [row["points"] for row in rows_of(model.table.seals)]


def test_it_begins_when_the_round_is_scored(model: RollingDiceModel) -> None:
    counted = heard(model.counting.begun)
    model.show(SCORED)
    assert len(counted) == 1
    assert model.counting.property("shown") is True
    assert model.common.counting == 3
    assert points(model) == [10, 20, 30], "nobody has moved yet"


def test_steps_are_told_from_the_front_with_all_their_parts(model: RollingDiceModel) -> None:
    model.show(SCORED)
    steps = model.counting.property("steps")
    assert [step["name"] for step in steps] == ["Mika", "Ada", "Nova"]
    assert [(step["from"], step["to"], step["total"]) for step in steps] == [
        (30, 44, 14),
        (10, 17, 7),
        (20, 24, 4),
    ]
    assert steps[0]["parts"] == [
        {"kind": "own", "value": 1, "colour": 2, "key": "c2"},
        {"kind": "net", "value": 6, "colour": -1, "key": ""},
        {"kind": "behind", "value": 3, "colour": 0, "key": "a1"},
        {"kind": "behind", "value": 4, "colour": 1, "key": "b1"},
    ]
    assert steps[0]["text"] == "Mika: own 1 + net 6 + behind 3 + 4 = 14"
    assert [step["skipped"] for step in steps] == [0, 0, 0]


def test_what_is_to_be_beaten_next_waits(model: RollingDiceModel) -> None:
    model.show(SCORED)
    assert model.table.property("lineShown") is False
    assert not any(ring["active"] for ring in model.table.property("rings"))
    model.counting.end()
    assert model.table.property("lineShown") is True
    assert [ring["key"] for ring in model.table.property("rings") if ring["active"]] == ["b1"]


def test_seals_move_as_they_are_counted(model: RollingDiceModel) -> None:
    model.show(SCORED)
    model.counting.countTo(1)
    assert points(model) == [10, 20, 44]
    model.counting.countTo(2)
    assert points(model) == [17, 20, 44]
    model.counting.countTo(3)
    assert points(model) == [17, 24, 44]
    assert model.counting.property("shown") is True
    told = heard(model.actionsChanged)
    model.counting.end()
    assert len(told) == 1
    assert model.counting.property("shown") is False
    assert model.common.counting == 0
    assert points(model) == [17, 24, 44]
    model.counting.end()
    model.counting.countTo(1)
    assert len(told) == 1
    assert points(model) == [17, 24, 44]


def test_blocks_stay_to_be_seen_until_they_are_counted(model: RollingDiceModel) -> None:
    view = flying(to_throw("a1=3@0,0", active=2, start=0, blocks="b2=6:miss"))
    model.show(view)
    model.show(after(view, "rest a1=3@0,0", deciding=None))
    blocks = model.table.property("blocks")
    assert [(it["colour"], it["face"], it["why"]) for it in blocks[:3]] == [
        (1, 6, "miss"),
        (2, 1, "water"),
        (-1, 1, ""),
    ]
    assert [step["parts"][-1] for step in model.counting.property("steps")] == [
        {"kind": "block", "value": 1, "colour": 2, "key": "c1"}
    ]
    model.counting.end()
    assert {it["colour"] for it in model.table.property("blocks")} == {-1}


def test_a_negative_field_is_a_hole(model: RollingDiceModel) -> None:
    lying = "a1=3@400,-3200 b1=4@2000,-8000"
    view = flying(to_throw(lying, active=2, start=0))
    model.show(view)
    model.show(after(view, f"rest {lying}", deciding=None))
    (step, _) = model.counting.property("steps")
    assert step["parts"][1] == {"kind": "hole", "value": -2, "colour": -1, "key": ""}


def test_taken_spaces_are_told(model: RollingDiceModel) -> None:
    before = last_of_the_round(points=(10, 17, 30))
    model.show(before)
    model.show(after(before, "keep c2", deciding=None))
    (_, ada, _) = model.counting.property("steps")
    assert (ada["from"], ada["to"], ada["total"], ada["skipped"]) == (10, 18, 7, 1)


def test_who_is_asked_sees_all_seals_where_they_are(model: RollingDiceModel) -> None:
    model.show(SCORED)
    model.show(View(SCORED.record, 1))
    assert points(model) == [17, 24, 44]
    assert model.counting.property("shown") is True, "one may still read it"
    assert model.common.counting == 0, "nobody waits for it"
    model.aim.turnTo(5, 0.5)
    assert model.counting.property("shown") is False


def test_the_next_entry_ends_it(model: RollingDiceModel) -> None:
    model.show(SCORED)
    model.show(after(SCORED, "throw 0 0 700 300", deciding=None))
    assert model.counting.property("shown") is False
    assert points(model) == [17, 24, 44]


@pytest.mark.parametrize("other", [unasked(BEFORE), to_throw()])
def test_going_back_ends_it(model: RollingDiceModel, other: View) -> None:
    model.show(SCORED)
    model.show(other)
    assert model.counting.property("shown") is False


def test_the_same_again_goes_on_counting(model: RollingDiceModel) -> None:
    counted = heard(model.counting.begun)
    model.show(SCORED)
    model.counting.countTo(1)
    model.show(SCORED)
    model.retranslate()
    assert points(model) == [10, 20, 44]
    assert len(counted) == 1


@pytest.mark.usefixtures("language")
def test_a_match_that_is_opened_there_counts_nothing() -> None:
    model = RollingDiceModel()
    counted = heard(model.counting.begun)
    model.show(SCORED)
    assert not counted
    assert model.counting.property("shown") is False
    assert len(model.counting.property("steps")) == 3
    model.advise(Throw(0, 0, 700, 0))
    assert points(model) == [17, 24, 44]
