"""The dice in the tray: what they show, and where they lie."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QVector3D

from beamme.physics.tray.places import kept_place
from tests.ui.helpers.recorded import changes_of, heard, rows_of
from tests.ui.models.helpers.tray_dice import FACES, flight, model, places
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


def test_kept_dice_stand_in_a_row_in_the_order_in_which_they_were_kept(model: DiceModel) -> None:
    model.present(DiceView(FACES, 0b10000, True))
    model.present(DiceView(FACES, 0b10001, True))
    assert places(model)[4] == QVector3D(*kept_place(0, 6).position)
    assert places(model)[0] == QVector3D(*kept_place(1, 3).position)
    model.present(DiceView(FACES, 0b00001, True))
    assert places(model)[0] == QVector3D(*kept_place(0, 3).position)


def test_keeping_a_die_leaves_the_faces_alone(model: DiceModel) -> None:
    model.present(DiceView(FACES, 0, True))
    changes = changes_of(model)
    model.present(DiceView(FACES, 1, True))
    assert ("change", 0, 0, ("kept", "position", "rotation", "accessibleText")) in changes
    assert all(set(roles) <= {"position"} for _, row, _, roles in changes if row)
    model.present(DiceView(FACES, 1, True))
    assert len(changes) <= DICE


@given(st.lists(st.integers(0, 31), min_size=1, max_size=6))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
def test_dice_lie_in_the_tray_and_apart_whatever_is_kept(
    model: DiceModel, masks: list[int]
) -> None:
    for mask in masks:
        model.present(DiceView(FACES, mask, True))
    spots = places(model)
    assert all(abs(spot.x()) < 6 and abs(spot.z()) < 3 for spot in spots)
    for one in range(DICE):
        for other in range(one):
            assert (spots[one] - spots[other]).length() > 0.9


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
