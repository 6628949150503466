"""The dice in the tray fly, land, and are heard."""

import pytest

from beamme.physics.engine.flight import Impact, Pose, Surface
from beamme.physics.tray.places import kept_place
from tests.ui.helpers.recorded import changes_of, heard, rows_of
from tests.ui.models.helpers.tray_dice import FACES, flight, model, places
from ui.models.dice_model import DiceModel
from ui.models.game_model import DiceView

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")


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
