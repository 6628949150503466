"""What Rolling Dice does when the match goes on: flights end, and rounds are counted."""

from array import array

import pytest

from beamme.physics.engine.flight import Flight
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.rolling_dice.helpers.models import model
from tests.ui.games.rolling_dice.helpers.views import (
    flying,
    last_of_the_round,
    rested,
    to_keep,
    to_throw,
    unasked,
)
from tests.ui.helpers.recorded import heard
from ui.games.rolling_dice.model import RollingDiceModel
from ui.match.showing.staging import steady

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")

FLIGHT = Flight(0.1, 2, array("f", [0.0, 0.5, 0.0, 1.0, 0.0, 0.0, 0.0] * 12).tobytes(), ())


def test_a_place_beyond_a_narrower_floe_is_given_up(model: RollingDiceModel) -> None:
    model.show(to_throw())
    model.aim.moveTo(111.5)
    model.show(unasked(to_throw()))
    assert model.aim.property("place") == 111.5


def test_impacts_are_heard_outside(model: RollingDiceModel) -> None:
    struck = heard(model.struck)
    model.table.arena.struck.emit(0.5, "ice")
    assert struck == [(0.5, "ice")]


def test_one_entry_further_nothing_is_counted_unless_a_round_ends(
    model: RollingDiceModel,
) -> None:
    counted = heard(model.counting.begun)
    model.show(to_keep())
    model.show(after(to_keep(), "keep a2", deciding=None))
    assert not counted
    assert model.counting.property("shown") is False
    model.show(last_of_the_round())
    assert model.counting.property("shown") is False


def test_dice_that_were_let_go_fly_on_when_it_is_told(model: RollingDiceModel) -> None:
    view = to_throw()
    model.show(view)
    landed = heard(model.table.arena.landed)
    model.table.arena.fly(FLIGHT, ("a2", "b1"), steady(FLIGHT, 1.0))
    model.show(flying(view))
    assert model.table.arena.property("flying") is True
    assert model.aim.property("shown") is True
    model.show(rested(view, "a1=3@0,0 b1=4@3000,-8000 c1=1@-3600,12200 a2=6@0,9000"))
    assert model.table.arena.property("flying") is False
    assert len(landed) == 1


def test_a_throw_that_is_told_with_its_rest_is_counted_too(model: RollingDiceModel) -> None:
    """Without motion nobody sees it fly."""
    view = to_throw("a1=3@0,0", active=2, start=0)
    model.show(view)
    counted = heard(model.counting.begun)
    model.show(rested(view, "a1=3@0,0", deciding=None))
    assert len(counted) == 1
    assert model.counting.property("shown") is True
