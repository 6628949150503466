"""A die of Rolling Dice is put back by its owner, wherever there is room on the floe."""

import pytest

from beamme.games.rolling_dice.moves import PutBack
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.rolling_dice.helpers.models import model, told
from tests.ui.games.rolling_dice.helpers.views import to_put, unasked
from tests.ui.helpers.recorded import heard
from ui.games.rolling_dice.model import RollingDiceModel

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")


def test_the_owner_is_asked_and_holds_the_die_where_it_lay(model: RollingDiceModel) -> None:
    view = to_put()
    model.show(view)
    assert view.deciding == 1
    assert told(model, "putting.enabled", "putting.valid") == [True, True]
    assert told(model, "putting.x", "putting.z") == [2.0, 8.0]
    assert told(model, "putting.colour", "putting.face", "table.activeColour") == [1, 2, 0]
    assert model.putting.property("sum") == "own 2 = 2"


def test_where_no_room_is_left_it_is_held_nearby(model: RollingDiceModel) -> None:
    model.show(to_put(thrown="a2=5@2300,-8000"))
    assert model.putting.property("valid") is True
    x, z = told(model, "putting.x", "putting.z")
    assert isinstance(x, float)
    assert isinstance(z, float)
    assert 1 < (x - 2) ** 2 + (z - 8) ** 2 < 50


def test_it_is_moved_and_put(model: RollingDiceModel) -> None:
    view = to_put()
    model.show(view)
    changed = heard(model.putting.changed)
    model.putting.holdAt(-7.4, -2.0)
    assert told(model, "putting.x", "putting.z", "putting.valid") == [-7.4, -2.0, True]
    assert model.putting.property("sum") == "own 2 + net 3 + behind 3 = 8"
    model.putting.nudge(1.5, -0.5)
    assert told(model, "putting.x", "putting.z") == pytest.approx([-5.9, -2.5])
    assert len(changed) == 2
    assert model.common.primary.moves == (PutBack("b1", -5_900, 2_500),)


@pytest.mark.parametrize(("x", "z"), [(0, 0), (0.3, 0.4), (-3.6, -12.9)])
def test_it_may_not_lie_on_others(model: RollingDiceModel, x: float, z: float) -> None:
    model.show(to_put())
    model.putting.holdAt(x, z)
    assert model.putting.property("valid") is False
    assert model.putting.property("sum") == ""
    assert model.common.primary.moves == ()
    assert model.common.primary.text == "Put it here"


@pytest.mark.parametrize(
    ("x", "z", "held"),
    [
        (99, 5, (12.65, 5)),
        (-99, 5, (-12.65, 5)),
        (5, 99, (5, 21.1)),
        (5, -99, (5, -18.9)),
    ],
)
def test_it_stays_over_the_floe(
    model: RollingDiceModel, x: float, z: float, held: tuple[float, float]
) -> None:
    model.show(to_put())
    model.putting.holdAt(x, z)
    assert told(model, "putting.x", "putting.z", "putting.valid") == [*held, True]


def test_nobody_else_puts(model: RollingDiceModel) -> None:
    model.show(unasked(to_put()))
    before = told(model, "putting.x", "putting.z")
    model.putting.holdAt(5, 5)
    model.putting.nudge(1, 1)
    assert told(model, "putting.x", "putting.z") == before
    assert told(model, "putting.colour", "putting.face") == [1, 2], "one sees whose die it is"


def test_putting_back_is_heard(model: RollingDiceModel) -> None:
    heard_of = heard(model.happened)
    model.show(to_put())
    model.show(after(to_put(), "put b1 9000 -6600"))
    assert heard_of == [("die-put-back",)]
