"""The dice in the tray: what they show, where they lie, and how they fly."""

from array import array
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractItemModel
from PySide6.QtGui import QVector3D
from recorded import changes_of, heard, rows_of

from beamme.physics.engine.flight import Flight, Impact, Pose, Surface
from beamme.physics.tray.places import kept_place
from ui.app.language import Language
from ui.models.dice_model import DICE, DiceModel
from ui.models.game_model import DiceView

pytestmark = pytest.mark.usefixtures("language")

Watch = Callable[[QAbstractItemModel], None]

FACES = (3, 3, 1, 5, 6)


@pytest.fixture
def model(watched: Watch) -> DiceModel:
    made = DiceModel()
    watched(made)
    return made


def flight(dice: int, frames: int = 5, *impacts: Impact) -> Flight:
    """Let dice slide to the right, a tenth of an edge and of a second per frame."""
    numbers = [
        number
        for frame in range(frames)
        for die in range(dice)
        for number in (0.1 * frame, 0.5, float(die), 1.0, 0.0, 0.0, 0.0)
    ]
    return Flight(0.1, dice, array("f", numbers).tobytes(), impacts)


def places(model: DiceModel) -> list[QVector3D]:
    return [row["position"] for row in rows_of(model)]


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


def test_dice_fly_frame_by_frame_and_land(model: DiceModel) -> None:
    model.present(DiceView(FACES, 0b00111, False))
    landed, told = heard(model.landed), heard(model.changed)
    model.fly(flight(2), (3, 4), (3, 3, 1, 2, 4))
    assert model.property("flying") is True
    rows = rows_of(model)
    assert [row["rolling"] for row in rows] == [False, False, False, True, True]
    assert rows[3]["accessibleText"] == "Die 4", "nobody is told a face before it lies there"
    changes = changes_of(model)
    model.advance(0.1)
    assert changes == [("change", 3, 3, ("position",)), ("change", 4, 4, ("position",))]
    assert places(model)[3].x() == pytest.approx(0.1)
    model.advance(0.05)
    assert places(model)[4].x() == pytest.approx(0.15)
    assert not landed
    model.advance(1.0)
    assert len(landed) == 1
    assert model.property("flying") is False
    assert rows_of(model)[3]["accessibleText"] == "Die 4: 2"
    assert len(told) == 2
    model.advance(1.0)
    assert len(landed) == 1


def test_dice_stay_where_they_landed(model: DiceModel) -> None:
    model.fly(flight(5), range(5), FACES)
    model.advance(9.0)
    spots = places(model)
    model.present(DiceView(FACES, 0, True))
    assert places(model) == spots


def test_faces_that_nobody_saw_land_take_neat_places(model: DiceModel) -> None:
    model.fly(flight(5), range(5), FACES)
    model.advance(9.0)
    spots = places(model)
    model.present(DiceView((1, 2, 3, 4, 5), 0, True))
    assert places(model) != spots


def test_a_flight_can_be_faster(model: DiceModel) -> None:
    landed = heard(model.landed)
    model.fly(flight(5), range(5), FACES, speed=2.0)
    model.advance(0.19)
    assert not landed
    model.advance(0.02)
    assert landed


@pytest.mark.parametrize("end", ["finish", "present", "reset"])
def test_a_flight_that_is_cut_short_lands_once(model: DiceModel, end: str) -> None:
    landed = heard(model.landed)
    model.fly(flight(5), range(5), FACES)
    {
        "finish": model.finish,
        "present": lambda: model.present(DiceView(FACES, 0, True)),
        "reset": model.reset,
    }[end]()
    model.finish()
    assert len(landed) == 1
    assert model.property("flying") is False
    model.present(DiceView(FACES, 0, True))
    assert not any(row["rolling"] for row in rows_of(model))


def test_impacts_are_heard_once_in_their_time(model: DiceModel) -> None:
    struck = heard(model.struck)
    first, second = Impact(0.1, 0.5, Surface.TRAY), Impact(0.25, 1.0, Surface.DIE)
    model.fly(flight(5, 5, first, second), range(5), FACES)
    model.advance(0.05)
    assert struck == []
    model.advance(0.1)
    assert struck == [(0.5, "tray")]
    model.advance(0.3)
    assert struck == [(0.5, "tray"), (1.0, "die")]


def test_a_flight_that_is_skipped_is_silent(model: DiceModel) -> None:
    struck = heard(model.struck)
    model.fly(flight(5, 5, Impact(0.1, 0.5, Surface.TRAY)), range(5), FACES)
    model.finish()
    model.advance(1.0)
    assert struck == []


def test_where_kept_dice_stand_while_others_fly(model: DiceModel) -> None:
    model.present(DiceView(FACES, 0b10001, False))
    assert model.kept_poses(0b10001) == (kept_place(0, 3), kept_place(1, 6))
    assert model.kept_poses(0) == ()
    assert all(isinstance(pose, Pose) for pose in model.kept_poses(0b10001))


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
