"""The dice in the tray fly, land, and are heard."""

import pytest

from beamme.physics.engine.flight import Impact, Surface
from tests.ui.helpers.recorded import changes_of, heard, rows_of
from tests.ui.models.helpers.tray_dice import FACES, TAKING_UP, flight, in_lane, model, places
from ui.models.dice_model import CARRY_SECONDS, DiceModel
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
    model.advance(TAKING_UP)
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
    seconds = model.fly(flight(5), range(5), FACES, speed=2.0)
    assert seconds == pytest.approx(TAKING_UP / 2 + 0.2)
    model.advance(TAKING_UP / 2 + 0.19)
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
    model.advance(TAKING_UP)
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


def test_kept_dice_are_in_the_lane_before_the_others_fly(model: DiceModel) -> None:
    model.present(DiceView(FACES, 0, True))
    model.fly(flight(3), (1, 2, 3), FACES)
    model.advance(CARRY_SECONDS + TAKING_UP)
    assert [places(model)[die] for die in (0, 4)] == [in_lane(0, 3), in_lane(4, 6)]
    model.finish()
    assert [row["kept"] for row in rows_of(model)] == [True, False, False, False, True]


def test_dice_are_taken_up_from_where_they_lie(model: DiceModel) -> None:
    model.present(DiceView(FACES, 0b00001, False))
    model.finish()
    before = places(model)
    model.present(DiceView((), 0, False))
    assert places(model) == before, "the next turn has begun, and nobody has touched them"
    assert not any(row["kept"] for row in rows_of(model))
    model.fly(flight(5), range(5), FACES)
    assert places(model) == before
    model.advance(TAKING_UP * 0.3)
    moved = [after - place for after, place in zip(places(model), before, strict=True)]
    assert moved[0].x() > 0
    assert all((each - moved[0]).length() < 1e-5 for each in moved), "all together"
