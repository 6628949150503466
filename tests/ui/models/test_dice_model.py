"""The dice in the tray: what they show, and where they lie."""

import pytest

from tests.ui.helpers.recorded import changes_of, heard, rows_of
from tests.ui.models.helpers.tray_dice import FACES, flight, in_lane, model, places
from ui.app.language import Language
from ui.models.dice_model import DICE, DiceModel
from ui.models.game_model import DiceView

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")


def test_before_the_first_roll_no_die_shows_a_face(model: DiceModel) -> None:
    rows = rows_of(model)
    assert [row["face"] for row in rows] == [0] * DICE
    assert [row["key"] for row in rows] == ["1", "2", "3", "4", "5"]
    assert [row["accessibleText"] for row in rows] == [f"Die {die}" for die in range(1, 6)]


def test_dice_are_presented_with_faces_and_words(model: DiceModel) -> None:
    model.present(DiceView(FACES, 0b00011, True))
    rows = rows_of(model)
    assert [row["face"] for row in rows] == list(FACES)
    assert [row["kept"] for row in rows] == [True, True, False, False, False]
    assert all(row["selectable"] for row in rows)
    assert rows[0]["accessibleText"] == "Die 1: 3, kept"
    assert rows[4]["accessibleText"] == "Die 5: 6"


def test_a_game_may_call_its_faces_by_names(model: DiceModel) -> None:
    names = ("one", "two", "three", "four", "five", "cow")
    model.present(DiceView(FACES, 0b10001, True, names))
    rows = rows_of(model)
    assert rows[0]["accessibleText"] == "Die 1: three, kept"
    assert rows[2]["accessibleText"] == "Die 3: one"
    assert rows[4]["accessibleText"] == "Die 5: cow, kept"
    model.fly(flight(1), (2,), (3, 3, 6, 5, 6))
    model.advance(9.0)
    assert rows_of(model)[2]["accessibleText"] == "Die 3: cow"
    model.present(DiceView(FACES, 0, True))
    assert rows_of(model)[4]["accessibleText"] == "Die 5: 6"


def test_kept_dice_stand_in_the_lane_in_their_columns(model: DiceModel) -> None:
    model.present(DiceView(FACES, 0b10000, True))
    model.present(DiceView(FACES, 0b10001, True))
    model.finish()
    assert places(model)[4] == in_lane(4, 6)
    assert places(model)[0] == in_lane(0, 3)


def test_keys_and_columns_stay_whatever_is_kept(model: DiceModel) -> None:
    model.present(DiceView((3, 6, 2, 3, 4), 0, True))
    columns = [place.x() for place in places(model)]
    assert columns == sorted(columns)
    for mask in (0b10000, 0b10010, 0b11111, 0b00100):
        model.present(DiceView((3, 6, 2, 3, 4), mask, True))
        model.finish()
        assert [row["key"] for row in rows_of(model)] == ["1", "2", "3", "4", "5"]
        assert [place.x() for place in places(model)] == pytest.approx(columns)


def test_a_die_is_carried_to_the_lane_and_back_to_where_it_lay(model: DiceModel) -> None:
    model.present(DiceView(FACES, 0, True))
    before = rows_of(model)
    told = heard(model.changed)
    model.present(DiceView(FACES, 1, True))
    assert rows_of(model)[0]["rest"] == in_lane(0, 3)
    assert rows_of(model)[0]["position"] == before[0]["position"]
    assert (model.property("moving"), model.property("flying")) == (True, False)
    model.advance(0.12)
    assert places(model)[0].y() > 1.5, "above all others"
    model.advance(0.5)
    assert places(model)[0] == in_lane(0, 3)
    assert model.property("moving") is False
    assert len(told) == 2
    model.present(DiceView(FACES, 0, True))
    model.advance(0.5)
    assert rows_of(model) == before


def test_what_is_carried_goes_on_when_something_else_changes(model: DiceModel) -> None:
    model.present(DiceView(FACES, 0, True))
    model.present(DiceView(FACES, 1, True))
    model.advance(0.1)
    above = places(model)[0]
    model.present(DiceView(FACES, 3, True))
    assert places(model)[0] == above
    model.advance(1.0)
    assert [places(model)[die] for die in (0, 1)] == [in_lane(0, 3), in_lane(1, 3)]


def test_keeping_a_die_leaves_the_others_alone(model: DiceModel) -> None:
    model.present(DiceView(FACES, 0, True))
    changes = changes_of(model)
    model.present(DiceView(FACES, 1, True))
    assert changes == [("change", 0, 0, ("kept", "rest", "accessibleText"))]
    model.present(DiceView(FACES, 1, True))
    assert len(changes) == 1


def test_a_die_is_toggled_only_when_it_may_be(model: DiceModel) -> None:
    toggled = heard(model.toggled)
    model.toggle(0)
    model.present(DiceView(FACES, 0, True))
    for die in (-1, 0, 4, 5):
        model.toggle(die)
    assert toggled == [(0,), (4,)]


def test_another_match_starts_with_blank_dice(model: DiceModel) -> None:
    model.present(DiceView(FACES, 3, True))
    model.reset()
    model.present(DiceView())
    assert [row["face"] for row in rows_of(model)] == [0] * DICE
    assert not any(row["kept"] or row["selectable"] for row in rows_of(model))


def test_words_follow_the_language(model: DiceModel, language: Language) -> None:
    model.present(DiceView(FACES, 1, True))
    language.switch("de")
    changes = changes_of(model)
    model.retranslate()
    assert changes == [("change", die, die, ("accessibleText",)) for die in range(DICE)]
    assert rows_of(model)[0]["accessibleText"] == "Würfel 1: 3, behalten"
