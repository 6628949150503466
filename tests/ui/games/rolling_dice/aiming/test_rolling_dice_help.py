"""How much of a throw each person is shown, and whose gesture makes the error."""

from dataclasses import replace

import pytest

from beamme.games.rolling_dice.moves import Throw
from beamme.throws.hands import HELPS, PERSON, SET
from beamme.throws.rolling_dice.throw import GRIPS
from tests.helpers.helped import with_help
from tests.ui.games.rolling_dice.helpers.aims import aim, model
from tests.ui.games.rolling_dice.helpers.views import to_throw
from ui.games.rolling_dice.model import RollingDiceModel
from ui.models.game_model import View

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")


def helped(help_: str) -> View:
    """Ask a person with this help to throw."""
    view = to_throw()
    return replace(view, record=with_help(view.record, help_))


def test_help_is_that_of_the_person_on_turn(model: RollingDiceModel) -> None:
    for help_ in HELPS:
        model.show(helped(help_))
        assert model.aim.property("assist") == help_
        assert (model.aim.question() is not None) == (help_ == "arc"), "odds"


@pytest.mark.parametrize("help_", HELPS)
def test_a_gesture_is_carried_out_as_it_is_and_anything_else_wobbles(
    model: RollingDiceModel, help_: str
) -> None:
    model.show(helped(help_))
    model.aim.turnTo(10, 0.5)
    (wobbling,) = model.common.primary.moves
    assert isinstance(wobbling, Throw)
    assert (wobbling.x, wobbling.spread) == (0, 600)
    assert (wobbling.direction, wobbling.speed) != (1000, 800)
    assert abs(wobbling.direction - 1000) < 1200
    model.aim.hold(True)
    assert model.common.primary.moves == (Throw(0, 1000, 800, 600),)
    model.aim.hold(False)
    assert model.common.primary.moves == (wobbling,)


def test_what_is_shown_is_the_error_of_this_hand(model: RollingDiceModel) -> None:
    model.show(helped("arc"))
    wide, set_ = model.aim.property("fan"), model.aim.question()
    model.aim.hold(True)
    narrow, held = model.aim.property("fan"), model.aim.question()
    assert narrow["spread"] < wide["spread"]
    assert set_ is not None
    assert held is not None
    assert (set_[3], held[3]) == (GRIPS[SET], GRIPS[PERSON])


@pytest.mark.parametrize("help_", HELPS)
def test_a_hint_aims_only_with_all_help(model: RollingDiceModel, help_: str) -> None:
    model.show(helped(help_))
    before = aim(model)
    model.advise(Throw(-3_000, 1_200, 900, 800))
    whole = {"place": -30, "direction": 12, "power": 0.625, "spread": 8}
    assert aim(model) == (whole if help_ == "arc" else before | {"place": -30})
