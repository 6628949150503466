"""What an aim promises: where the die may rest, and what it would be worth there."""

import pytest

from tests.games.dice_flick.df import EMPTY
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.dice_flick.helpers.aiming import aim, aiming, model
from tests.ui.games.dice_flick.helpers.chances import CHANCES, answer
from tests.ui.games.dice_flick.helpers.views import flying, to_flick, to_score, unasked
from tests.ui.helpers.recorded import heard
from ui.games.dice_flick.aim import Aim
from ui.games.dice_flick.model import DiceFlickModel
from ui.models.game_model import View

__all__ = ["aiming", "model"]

pytestmark = pytest.mark.usefixtures("language")


def rested(view: View, bodies: str) -> View:
    """Let what flies come to rest, and ask again."""
    return after(view, f"rest {bodies}")


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
    assert aiming.aim.property("outlookText") == ("If the blue die rests in C3: it counts double")


def test_another_die_promises_something_else_at_once(aiming: DiceFlickModel) -> None:
    answer(aiming)
    aiming.aim.chooseDie(2)
    assert aiming.aim.property("target") == 12
    assert aiming.aim.property("outlookText") == ("If the Knaller rests in C3: Knaller, line 3 = 6")


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
    aiming.aim.found(Aim(), -1250, 825, 3000)
    assert aim(aiming) == {"plate": 0, "slide": 0, "direction": -12.5, "power": 0.5, "lift": 30}
    aiming.aim.found(Aim(), 9000, 4000, 8500)
    assert aim(aiming) == {"plate": 0, "slide": 0, "direction": 60, "power": 1, "lift": 75}


def test_an_aim_that_was_found_for_another_plate_is_dropped(aiming: DiceFlickModel) -> None:
    aiming.aim.choosePlate(2)
    before = aim(aiming)
    aiming.aim.found(Aim(), -1250, 825, 3000)
    assert aim(aiming) == before
