"""An aim as a person turns it, and the aim on the screen of Rolling Dice."""

import pytest

from beamme.games.rolling_dice.moves import Throw, write
from beamme.physics.floe.bundle import Gesture
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.rolling_dice.helpers.aims import aim, aiming, model
from tests.ui.games.rolling_dice.helpers.views import (
    STILL,
    flying,
    over,
    to_keep,
    to_put,
    to_throw,
    unasked,
)
from tests.ui.helpers.recorded import heard
from ui.games.rolling_dice.aim import FASTEST, LOOSEST, SLOWEST, WIDEST, Aim, aim_of
from ui.games.rolling_dice.model import RollingDiceModel
from ui.models.game_model import View

__all__ = ["aiming", "model"]

pytestmark = pytest.mark.usefixtures("language")


# The aim itself


def test_a_hand_can_turn_only_so_far() -> None:
    wild = Aim().turned(1000, 7, 1000)
    assert (wild.direction, wild.power, wild.spread) == (WIDEST, 1.0, LOOSEST)
    meek = Aim().turned(-1000, -7, -1000)
    assert (meek.direction, meek.power, meek.spread) == (-WIDEST, 0.0, 0.0)
    fine = Aim(700).turned(-3.5, 0.25, 9)
    assert fine == Aim(700, -3.5, 0.25, 9)
    assert (WIDEST, LOOSEST) == (45, 20)


@pytest.mark.parametrize(
    ("millimetres", "place"), [(0, 0), (12.34, 1234), (111.5, 11150), (112, 11150), (-999, -11150)]
)
def test_a_hand_gets_as_far_as_the_entrance_is_wide(millimetres: float, place: int) -> None:
    moved = Aim(5, 3.0, 0.2, 4.0).moved(millimetres, 11_150)
    assert moved == Aim(place, 3.0, 0.2, 4.0)


@pytest.mark.parametrize(
    ("given", "throw"),
    [
        (Aim(), Throw(0, 0, 700, 600)),
        (Aim(power=0.0), Throw(0, 0, SLOWEST, 600)),
        (Aim(-250, 12.344, 1.0, 20.0), Throw(-250, 1234, FASTEST, 2000)),
    ],
)
def test_an_aim_is_a_throw_and_a_gesture(given: Aim, throw: Throw) -> None:
    assert given.throw == throw
    assert given.gesture == Gesture(throw.x, throw.direction, throw.speed, throw.spread)


def test_every_throw_has_an_aim_that_throws_the_same() -> None:
    for speed in range(200, 4_001, 7):
        throw = Throw(-1_234, speed - 2_000, speed, speed // 2)
        assert aim_of(throw).throw == throw


# Choosing


def test_the_first_aim_is_a_safe_one_from_the_middle(aiming: RollingDiceModel) -> None:
    assert aim(aiming) == {"place": 0, "direction": 0, "power": 0.375, "spread": 6}
    assert aiming.aim.property("shown") is True
    assert aiming.aim.property("colour") == 0
    assert [write(move) for move in aiming.common.primary.moves] == ["throw 0 0 700 600"]


def test_aiming_by_dragging_leaves_place_and_spread(aiming: RollingDiceModel) -> None:
    aiming.aim.nudge(20, 0, 0, 3)
    aiming.aim.turnTo(12.5, 0.75)
    assert aim(aiming) == {"place": 20, "direction": 12.5, "power": 0.75, "spread": 9}
    aiming.aim.turnTo(-99, 2)
    assert (aiming.aim.property("direction"), aiming.aim.property("power")) == (-45, 1)


@pytest.mark.parametrize(("millimetres", "place"), [(12.34, 12.34), (300, 111.5), (-300, -111.5)])
def test_the_hand_moves_along_the_entrance(
    aiming: RollingDiceModel, millimetres: float, place: float
) -> None:
    aiming.aim.moveTo(millimetres)
    assert aiming.aim.property("place") == place
    (throw,) = aiming.common.primary.moves
    assert to_throw().match.game.allows(to_throw().match.state, throw)
    assert aiming.aim.property("fan")["x"] == pytest.approx(place / 10)


def test_nudges_add_up_within_limits(aiming: RollingDiceModel) -> None:
    aiming.aim.nudge(5, 2, 0.03, -1)
    aiming.aim.nudge(5, 2, 0.03, -1)
    assert aim(aiming) == pytest.approx({"place": 10, "direction": 4, "power": 0.435, "spread": 4})
    for _ in range(40):
        aiming.aim.nudge(-10, -5, -0.1, 1)
    assert aim(aiming) == {"place": -111.5, "direction": -45, "power": 0, "spread": 20}
    for _ in range(40):
        aiming.aim.nudge(10, 5, 0.1, -1)
    assert aim(aiming) == {"place": 111.5, "direction": 45, "power": 1, "spread": 0}


def test_throwing_plays_what_is_aimed(aiming: RollingDiceModel) -> None:
    decided = heard(aiming.decided)
    aiming.aim.moveTo(-20)
    aiming.aim.turnTo(-20, 0.5)
    aiming.throwDice()
    assert [[write(move) for move in moves] for (moves,) in decided] == [
        ["throw -2000 -2000 800 600"]
    ]


@pytest.mark.parametrize(
    "view",
    [to_keep(), to_put(), unasked(to_throw()), flying(to_throw()), over(80, 2, 3)],
)
def test_while_nobody_aims_nothing_can_be_aimed_or_thrown(
    model: RollingDiceModel, view: View
) -> None:
    model.show(view)
    before = aim(model), model._shown.now.selection
    signals = [
        heard(signal)
        for signal in (
            model.decided,
            model.actionsChanged,
            model.aim.changed,
            model.aim.outlookWanted,
            model.aim.outlookChanged,
        )
    ]
    model.aim.turnTo(10, 0.9)
    model.aim.moveTo(10)
    model.aim.nudge(1, 1, 0.1, 1)
    model.throwDice()
    assert (aim(model), model._shown.now.selection) == before
    assert not any(signals)
    assert model.aim.question() is None


def test_the_next_throw_starts_with_the_last_aim(model: RollingDiceModel) -> None:
    first = to_throw()
    model.show(first)
    model.aim.moveTo(30)
    model.aim.turnTo(7, 0.6)
    shown = aim(model)
    throw = write(model.common.primary.moves[0])
    flown = flying(first, throw)
    model.show(flown)
    assert aim(model) == pytest.approx(shown)
    kept = after(flown, f"rest a1=3@0,0 {STILL} a2=6@0,5000", "keep a2", deciding=1)
    model.show(kept)
    assert model.aim.property("enabled") is True
    assert aim(model) == shown
    assert model.aim.property("colour") == 1


def test_a_change_is_told_once(aiming: RollingDiceModel) -> None:
    signals = {
        "aim": heard(aiming.aim.changed),
        "details": heard(aiming.aim.detailsChanged),
        "actions": heard(aiming.actionsChanged),
        "outlook": heard(aiming.aim.outlookWanted),
    }
    others = heard(aiming.table.changed)
    aiming.aim.turnTo(5, 0.5)
    assert {name: len(told) for name, told in signals.items()} == dict.fromkeys(signals, 1)
    aiming.aim.turnTo(5, 0.5)
    aiming.aim.moveTo(0)
    aiming.aim.nudge(0, 0, 0, 0)
    assert {name: len(told) for name, told in signals.items()} == dict.fromkeys(signals, 1)
    assert not others, "nothing else depends on the aim"
