"""The arc of an aim and the error of the hand, a person's and a computer's."""

from math import radians

import pytest
from PySide6.QtGui import QVector3D

from beamme.ai.strategy import Level
from beamme.throws.dice_flick.flick import HANDS
from tests.ui.games.dice_flick.helpers.aiming import aim, aiming, model
from tests.ui.games.dice_flick.helpers.chances import answer
from tests.ui.games.dice_flick.helpers.views import by_computer, flying, to_flick, waiting
from tests.ui.helpers.recorded import heard, rows_of
from ui.games.dice_flick.model import DiceFlickModel

__all__ = ["aiming", "model"]

pytestmark = pytest.mark.usefixtures("language")


def test_the_arc_begins_on_the_plate_and_ends_in_the_box(aiming: DiceFlickModel) -> None:
    points, widths = aiming.aim.property("arc"), aiming.aim.property("arcWidths")
    (waits,) = [row for row in rows_of(aiming.table.arena) if row["present"]]
    assert len(points) == len(widths) == 26
    assert (points[0] - waits["position"]).length() < 1e-4
    assert isinstance(points[0], QVector3D)
    landing = aiming.aim.property("landing")
    assert {*landing} == {"x", "z", "along", "across", "turn"}
    assert (points[-1].x(), points[-1].z()) == pytest.approx((landing["x"], landing["z"]))
    assert abs(landing["z"]) < 4
    assert landing["turn"] == pytest.approx(-90), "to the north"
    assert widths[0] == 0
    assert widths == sorted(widths)
    assert widths[-1] == pytest.approx(landing["across"])


def test_the_arc_follows_the_aim(aiming: DiceFlickModel) -> None:
    straight = aiming.aim.property("landing")
    aiming.aim.turnTo(30, 0.47)
    assert aiming.aim.property("landing")["x"] > straight["x"] + 1
    aiming.aim.turnTo(0, 0.8)
    assert aiming.aim.property("landing")["z"] < straight["z"] - 1
    aiming.aim.choosePlate(1)
    assert aiming.aim.property("landing")["turn"] % 360 == pytest.approx(180)


@pytest.mark.parametrize("assist", ["direction", "none"])
def test_in_matches_of_version_0_5_the_preferred_help_counts(
    aiming: DiceFlickModel, assist: str
) -> None:
    told, wanted = heard(aiming.aim.changed), heard(aiming.aim.outlookWanted)
    answer(aiming)
    aiming.help_with(assist)
    assert aiming.aim.property("assist") == assist
    assert (len(told), len(wanted)) == (1, 1)
    end, start = aiming.aim.property("arc")[-1], aiming.aim.property("arc")[0]
    miss = radians(HANDS[assist].direction) * abs(end.z() - start.z())
    assert aiming.aim.property("arcWidths")[-1] == pytest.approx(miss, rel=1e-4)
    assert aiming.aim.question() is None, "nothing tells the odds"
    assert aiming.aim.property("outlook") == []
    aiming.help_with(assist)
    assert (len(told), len(wanted)) == (1, 1), "the same help is nothing new"
    aiming.help_with("arc")
    question = aiming.aim.question()
    assert question is not None
    assert question[3] == HANDS["arc"]


@pytest.mark.parametrize("level", [Level.BEGINNER, Level.MASTER])
def test_the_aim_of_a_computer_is_shown_with_its_own_hand(
    model: DiceFlickModel, level: Level
) -> None:
    model.show(by_computer(to_flick(), level))
    assert model.aim.property("shown") is False
    assert (waiting(model), model.aim.property("colour")) == ("", "")
    assert (model.aim.property("arc"), model.aim.property("landing")) == ([], {})
    assert model.aim.property("arcWidths") == []
    model.show(by_computer(flying(to_flick(), "flick y4 west 1500 910 3000"), level))
    assert model.aim.property("enabled") is False
    assert model.aim.property("shown") is True
    assert (waiting(model), model.aim.property("colour")) == ("y4", "yellow")
    assert aim(model) == {"plate": 3, "slide": 0, "direction": 15, "power": 0.6, "lift": 30}
    across = model.aim.property("arcWidths")[-1]
    model.show(flying(to_flick(), "flick y4 west 1500 910 3000"))
    by_person = model.aim.property("arcWidths")[-1]
    ratio = HANDS[str(level)].direction / HANDS["arc"].direction
    assert across / by_person == pytest.approx(ratio)
    (waits,) = [row for row in rows_of(model.table.arena) if row["present"]]
    assert waits["key"] == "y4"


def test_the_aim_of_a_computer_does_not_change_that_of_a_person(model: DiceFlickModel) -> None:
    model.show(to_flick())
    model.aim.turnTo(5, 0.5)
    model.show(by_computer(flying(to_flick(), "flick y4 west 1500 910 3000")))
    model.show(to_flick())
    assert aim(model) == {"plate": 0, "slide": 0, "direction": 5, "power": 0.5, "lift": 45}
