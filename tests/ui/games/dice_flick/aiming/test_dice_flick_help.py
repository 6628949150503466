"""How much of a flick each person is shown, and whose gesture makes the error."""

from dataclasses import replace
from math import radians

import pytest

from beamme.ai.strategy import Level
from beamme.games.dice_flick.moves import Flick
from beamme.throws.dice_flick.flick import HANDS
from beamme.throws.hands import HELPS, PERSON, SET
from tests.helpers.helped import with_help
from tests.ui.games.dice_flick.helpers.aiming import aim, model
from tests.ui.games.dice_flick.helpers.chances import answer
from tests.ui.games.dice_flick.helpers.views import by_computer, flying, to_flick
from tests.ui.helpers.recorded import heard
from ui.games.dice_flick.model import DiceFlickModel
from ui.models.game_model import View

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")

BEST = Flick("y4", to_flick().match.game.legal(to_flick().match.state)[0].plate, 0, 900, 700, 3000)


def helped(help_: str) -> View:
    """Ask a person with this help to flick."""
    view = to_flick()
    return replace(view, record=with_help(view.record, help_))


def flick_of(model: DiceFlickModel) -> Flick:
    (flick,) = model.common.primary.moves
    assert isinstance(flick, Flick)
    return flick


def miss(model: DiceFlickModel) -> float:
    start, *_, end = model.aim.property("arc")
    return float(model.aim.property("arcWidths")[-1] / abs(end.z() - start.z()))


def test_help_is_that_of_the_person_on_turn(model: DiceFlickModel) -> None:
    told = heard(model.aim.assistChanged)
    model.help_with("direction")
    for help_ in HELPS:
        model.show(helped(help_))
        assert model.aim.property("assist") == help_, "not the preference"
        assert (model.aim.question() is not None) == (help_ == "arc"), "odds"
    model.show(by_computer(flying(to_flick()), Level.EXPERT))
    assert model.aim.property("assist") == "arc", "of a computer everything is shown"
    assert len(told) == 5


def test_chances_are_gone_when_somebody_with_less_help_aims(model: DiceFlickModel) -> None:
    model.show(helped("arc"))
    answer(model)
    assert model.aim.property("outlook")
    model.show(helped("none"))
    assert model.aim.property("outlook") == []
    assert model.aim.property("outlookText") == ""
    assert model.aim.property("target") == -1


@pytest.mark.parametrize("help_", HELPS)
def test_only_with_all_help_a_hollow_is_a_target(model: DiceFlickModel, help_: str) -> None:
    model.show(helped(help_))
    wanted = heard(model.aim.hollowWanted)
    model.aim.aimAtHollow(7)
    assert bool(wanted) == (help_ == "arc")


@pytest.mark.parametrize("help_", HELPS)
def test_a_hint_aims_only_with_all_help(model: DiceFlickModel, help_: str) -> None:
    model.show(helped(help_))
    before = aim(model)
    best = replace(BEST, plate=list(type(BEST.plate))[2])
    model.advise(best)
    whole = {"plate": 2, "slide": 0, "direction": 9, "power": pytest.approx(300 / 850), "lift": 30}
    assert aim(model) == (whole if help_ == "arc" else before | {"plate": 2})
    assert flick_of(model).die == "y4"


@pytest.mark.parametrize("help_", HELPS)
def test_a_gesture_is_carried_out_as_it_is_and_anything_else_wobbles(
    model: DiceFlickModel, help_: str
) -> None:
    model.show(helped(help_))
    model.aim.turnTo(10, 0.5)
    wobbling = flick_of(model)
    assert (wobbling.direction, wobbling.speed, wobbling.lift) != (1000, 825, 4500)
    assert abs(wobbling.direction - 1000) < 1800
    assert flick_of(model) == wobbling, "always the same"
    model.aim.hold(True)
    held = flick_of(model)
    assert (held.direction, held.speed, held.lift) == (1000, 825, 4500)
    decided = heard(model.decided)
    model.flick()
    assert decided == [((held,),)]
    model.aim.hold(False)
    assert flick_of(model) == wobbling


def test_another_flick_wobbles_otherwise(model: DiceFlickModel) -> None:
    first = helped("none")
    found = set()
    for number in range(6):
        record = replace(first.record, seed=bytes([number] * 32))
        model.show(replace(first, record=record))
        model.show(replace(first, record=record, deciding=None))
        model.show(replace(first, record=record))
        found.add(flick_of(model).direction)
    assert len(found) == 6


def test_what_is_shown_is_the_error_of_this_hand(model: DiceFlickModel) -> None:
    model.show(helped("arc"))
    assert miss(model) == pytest.approx(radians(HANDS[SET].direction), rel=1e-4)
    set_ = model.aim.question()
    assert set_ is not None
    assert set_[3] == HANDS[SET]
    model.aim.hold(True)
    assert miss(model) == pytest.approx(radians(HANDS[PERSON].direction), rel=1e-4)
    held = model.aim.question()
    assert held is not None
    assert held[3] == HANDS[PERSON]


def test_chances_say_that_they_belong_to_another_aim(model: DiceFlickModel) -> None:
    model.show(helped("arc"))
    told = heard(model.aim.settledChanged)
    assert model.aim.property("settled") is False
    answer(model)
    assert model.aim.property("settled") is True
    model.aim.chooseDie(1)
    assert model.aim.property("settled") is True, "the chances of all dice are equal"
    model.aim.turnTo(3, 0.5)
    assert model.aim.property("settled") is False
    answer(model)
    assert model.aim.property("settled") is True
    model.aim.hold(True)
    assert model.aim.property("settled") is False, "another hand"
    assert len(told) == 4
