"""The fan of Rolling Dice follows the aim and the hand."""

import pytest

from beamme.ai.strategy import Level
from beamme.physics.floe.bundle import Gesture
from beamme.physics.floe.fan import fan
from beamme.throws.rolling_dice.throw import GRIPS
from tests.ui.games.rolling_dice.helpers.aims import aim, aiming, model
from tests.ui.games.rolling_dice.helpers.views import STILL, by_computer, flying, rested, to_throw
from tests.ui.helpers.recorded import heard
from ui.games.rolling_dice.model import RollingDiceModel

__all__ = ["aiming", "model"]

pytestmark = pytest.mark.usefixtures("language")


def test_the_fan_is_that_of_the_aim_and_the_hand(aiming: RollingDiceModel) -> None:
    aiming.aim.moveTo(-40)
    aiming.aim.turnTo(10, 0.5)
    expected = fan(Gesture(-4_000, 1_000, 800, 600), GRIPS["arc"], 1_000)
    assert aiming.aim.property("fan") == {
        name: getattr(expected, name)
        for name in ("x", "direction", "spread", "near", "middle", "far")
    }


def test_less_help_gives_a_steadier_hand(aiming: RollingDiceModel) -> None:
    wide = aiming.aim.property("fan")
    told = heard(aiming.aim.assistChanged)
    aiming.help_with("none")
    assert len(told) == 1
    assert aiming.aim.property("assist") == "none"
    narrow = aiming.aim.property("fan")
    assert narrow["spread"] < wide["spread"]
    assert narrow["far"] < wide["far"]


def test_a_computer_is_seen_aiming_with_its_own_hand(model: RollingDiceModel) -> None:
    fans = []
    for level in (Level.BEGINNER, Level.MASTER):
        model.show(flying(by_computer(to_throw(), level), "throw 3000 -900 1400 300"))
        assert model.aim.property("shown") is True
        assert aim(model) == {"place": 30, "direction": -9, "power": 1, "spread": 3}
        fans.append(model.aim.property("fan")["spread"])
    assert fans[0] > fans[1]
    model.show(rested(by_computer(to_throw()), f"a1=3@0,0 {STILL} a2=6@0,5000", deciding=None))
    assert model.aim.property("shown") is False
    assert model.aim.property("fan") == {}
