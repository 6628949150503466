"""What an aim shows: its arc, the error of the hand, where the die may rest."""

from math import radians

import pytest
from beam_me_up_views import after
from df import EMPTY
from dice_flick_views import by_computer, flying, to_flick, to_score, unasked, waiting
from PySide6.QtGui import QVector3D
from recorded import heard, rows_of

from beamme.ai.strategy import Level
from beamme.throws.dice_flick.flick import HANDS
from ui.games.dice_flick.model import DiceFlickModel
from ui.models.game_model import View

pytestmark = pytest.mark.usefixtures("language")

CHANCES = (0.0,) * 12 + (0.5, 0.2) + (0.0,) * 11 + (0.2, 0.1)
"""Most likely the centre."""


@pytest.fixture
def model() -> DiceFlickModel:
    return DiceFlickModel()


@pytest.fixture
def aiming(model: DiceFlickModel) -> DiceFlickModel:
    """Ask somebody to flick."""
    model.show(to_flick())
    return model


def aim(model: DiceFlickModel) -> dict[str, float]:
    return {
        name: model.aim.property(name) for name in ("plate", "slide", "direction", "power", "lift")
    }


def answer(model: DiceFlickModel, chances: tuple[float, ...] = CHANCES) -> None:
    """Tell the chances of the present aim."""
    question = model.aim.question()
    assert question is not None
    model.aim.answer(question, chances)


def rested(view: View, bodies: str) -> View:
    """Let what flies come to rest, and ask again."""
    return after(view, f"rest {bodies}")


# The aim itself


def test_an_outlook_is_wanted_whenever_somebody_aims(model: DiceFlickModel) -> None:
    wanted = heard(model.aim.outlookWanted)
    for view, count in (
        (to_flick(), 1),
        (unasked(to_flick()), 1),
        (to_score(), 1),
        (unasked(to_score()), 1),
        (to_flick(), 2),
    ):
        model.show(view)
        assert len(wanted) == count
    model.aim.chooseDie(1)
    assert len(wanted) == 3


# The arc


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


@pytest.mark.parametrize("assist", ["arc", "direction", "none"])
def test_help_changes_how_steady_the_hand_is(aiming: DiceFlickModel, assist: str) -> None:
    aiming.help_with("direction" if assist != "direction" else "none")
    told, wanted = heard(aiming.aim.changed), heard(aiming.aim.outlookWanted)
    answer(aiming)
    aiming.help_with(assist)
    assert aiming.aim.property("assist") == assist
    assert (len(told), len(wanted)) == (1, 1)
    end, start = aiming.aim.property("arc")[-1], aiming.aim.property("arc")[0]
    miss = radians(HANDS[assist].direction) * abs(end.z() - start.z())
    assert aiming.aim.property("arcWidths")[-1] == pytest.approx(miss, rel=1e-4)
    question = aiming.aim.question()
    assert question is not None
    assert question[3] == HANDS[assist]
    aiming.help_with(assist)
    assert (len(told), len(wanted)) == (1, 1), "the same help is nothing new"


def test_help_can_be_changed_before_any_match(model: DiceFlickModel) -> None:
    told, wanted = heard(model.aim.assistChanged), heard(model.aim.outlookWanted)
    model.help_with("none")
    assert model.aim.property("assist") == "none"
    assert (len(told), len(wanted)) == (1, 0)


def test_help_does_not_end_a_flight_and_asks_nothing_then(model: DiceFlickModel) -> None:
    model.show(flying(to_flick()))
    landed, wanted = heard(model.table.arena.changed), heard(model.aim.outlookWanted)
    model.help_with("none")
    assert not landed
    assert not wanted


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


# The outlook


def test_the_outlook_of_an_aim(aiming: DiceFlickModel) -> None:
    told = heard(aiming.aim.outlookChanged)
    assert aiming.aim.property("outlook") == []
    assert aiming.aim.property("target") == -1
    assert aiming.aim.property("hollowChances") == []
    assert aiming.aim.property("outlookText") == ""
    answer(aiming)
    assert len(told) == 1
    assert [part["text"] for part in aiming.aim.property("outlook")] == ["50 %", "20 %", "30 %"]
    assert aiming.aim.property("target") == 12
    assert aiming.aim.property("hollowChances") == list(CHANCES[:25])
    assert aiming.aim.property("outlookText") == (
        "If the blue die rests in row 3, column 3: it counts double"
    )


def test_another_die_promises_something_else_at_once(aiming: DiceFlickModel) -> None:
    answer(aiming)
    aiming.aim.chooseDie(2)
    assert aiming.aim.property("target") == 12
    assert aiming.aim.property("outlookText") == (
        "If the Knaller rests in row 3, column 3: Knaller, row 3 = 6"
    )


@pytest.mark.parametrize("change", ["aim", "plate", "help", "throw", "nobody"])
def test_chances_that_come_too_late_are_dropped(model: DiceFlickModel, change: str) -> None:
    view = to_flick(EMPTY)
    model.show(view)
    question = model.aim.question()
    assert question is not None
    match change:
        case "aim":
            model.aim.turnTo(3, 0.5)
        case "plate":
            model.aim.choosePlate(1)
        case "help":
            model.help_with("none")
        case "throw":
            model.show(flying(view))
            model.show(rested(flying(view), "b5=3@0,0"))
            assert model.aim.property("enabled") is True
        case _:
            model.show(unasked(view))
    told = heard(model.aim.outlookChanged)
    model.aim.answer(question, CHANCES)
    assert not told
    assert model.aim.property("outlook") == []


def test_another_die_does_not_make_chances_old(aiming: DiceFlickModel) -> None:
    question = aiming.aim.question()
    assert question is not None
    aiming.aim.chooseDie(1)
    aiming.aim.answer(question, CHANCES)
    assert aiming.aim.property("target") == 12
    assert "the yellow die" in aiming.aim.property("outlookText")


def test_after_a_flick_the_outlook_is_gone_and_the_screen_knows(aiming: DiceFlickModel) -> None:
    answer(aiming)
    told = heard(aiming.aim.outlookChanged)
    aiming.show(flying(to_flick()))
    assert told
    assert aiming.aim.property("outlook") == []
    assert aiming.aim.property("outlookText") == ""
    assert aiming.aim.property("target") == -1


def test_being_shown_the_same_again_forgets_no_outlook(aiming: DiceFlickModel) -> None:
    answer(aiming)
    aiming.show(to_flick())
    assert aiming.aim.property("target") == 12


@pytest.mark.parametrize("place", [0, 24])
def test_a_hollow_is_aimed_at(aiming: DiceFlickModel, place: int) -> None:
    wanted = heard(aiming.aim.hollowWanted)
    aiming.aim.aimAtHollow(place)
    assert wanted == [(place,)]


@pytest.mark.parametrize("place", [-1, 25])
def test_only_hollows_are_aimed_at(aiming: DiceFlickModel, place: int) -> None:
    wanted = heard(aiming.aim.hollowWanted)
    aiming.aim.aimAtHollow(place)
    assert not wanted


def test_the_aim_that_was_found_is_taken(aiming: DiceFlickModel) -> None:
    aiming.aim.found(0, -1250, 825, 3000)
    assert aim(aiming) == {"plate": 0, "slide": 0, "direction": -12.5, "power": 0.5, "lift": 30}
    aiming.aim.found(0, 9000, 4000, 8500)
    assert aim(aiming) == {"plate": 0, "slide": 0, "direction": 60, "power": 1, "lift": 75}


def test_an_aim_that_was_found_for_another_plate_is_dropped(aiming: DiceFlickModel) -> None:
    aiming.aim.choosePlate(2)
    before = aim(aiming)
    aiming.aim.found(0, -1250, 825, 3000)
    assert aim(aiming) == before
