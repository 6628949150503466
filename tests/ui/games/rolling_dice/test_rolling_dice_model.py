"""Rolling Dice on the screen: who decides what, what is kept, put back and counted."""

from array import array
from collections.abc import Callable
from typing import Any

import pytest
from beam_me_up_views import after
from PySide6.QtCore import QAbstractItemModel, QObject
from rd import begun
from recorded import heard, rows_of
from rolling_dice_views import (
    flying,
    last_of_the_round,
    over,
    rested,
    seen,
    to_keep,
    to_put,
    to_throw,
    unasked,
)

from beamme.games.rolling_dice.dice import DICE
from beamme.games.rolling_dice.moves import Keep, PutBack, Throw
from beamme.physics.engine.flight import Flight
from ui.games.rolling_dice.model import RollingDiceModel
from ui.models.game_model import GameViewState, View

pytestmark = pytest.mark.usefixtures("language")

Watch = Callable[[QAbstractItemModel], None]
FLIGHT = Flight(0.1, 2, array("f", [0.0, 0.5, 0.0, 1.0, 0.0, 0.0, 0.0] * 12).tobytes(), ())
INSIDE = ("table.arena", "table.hand", "table.seals", "keeping.choices")


@pytest.fixture
def model(watched: Watch) -> RollingDiceModel:
    made = RollingDiceModel()
    for rows in told(made, *INSIDE):
        watched(rows)
    return made


def told(model: RollingDiceModel, *names: str) -> list[Any]:
    """Give properties of the parts of a model, such as `table.phase`."""
    paths = (name.split(".") for name in names)
    return [model.property(part).property(name) for part, name in paths]


# Nothing yet


def test_before_any_match_there_is_nothing(model: RollingDiceModel) -> None:
    decided, changed = heard(model.decided), heard(model.table.changed)
    model.aim.turnTo(3, 0.3)
    model.aim.moveTo(3)
    model.aim.nudge(1, 1, 0.1, 1)
    model.throwDice()
    model.toggle(0)
    model.keeping.choose(0)
    model.keeping.keep(0)
    model.putting.holdAt(1, 1)
    model.putting.nudge(1, 1)
    model.counting.countTo(1)
    model.counting.end()
    model.advise(Throw(0, 0, 700, 0))
    model.retranslate()
    assert not decided
    assert not changed
    assert model.aim.question() is None
    assert model.common == GameViewState()
    table = ("table.fields", "table.blocks", "table.rings", "table.totals")
    assert told(model, *table, "counting.steps", "aim.outlook") == [[]] * 6
    asked = ("aim.enabled", "keeping.enabled", "putting.enabled")
    assert not any(told(model, *asked, "table.lineShown", "aim.shown", "putting.valid"))
    assert told(model, "counting.shown") == [False]
    assert told(model, "table.goalText", "putting.sum", "table.phase") == ["", "", ""]
    numbers = ("table.activeColour", "aim.colour", "putting.colour", "keeping.chosen")
    assert told(model, *numbers) == [-1] * 4
    assert told(model, "table.goal", "table.round", "table.lineZ") == [0, 1, 0]
    assert told(model, "putting.x", "putting.z", "putting.face") == [0, 0, 1]
    assert told(model, "aim.assist", "aim.fan") == ["arc", {}]
    assert [row["key"] for row in rows_of(model.table.arena)] == list(DICE)
    assert not any(row["present"] for row in rows_of(model.table.arena))
    assert [rows_of(rows) for rows in told(model, *INSIDE[1:])] == [[], [], []]


def test_models_inside_stay_the_same(model: RollingDiceModel) -> None:
    before = told(model, *INSIDE)
    assert all(isinstance(each, QObject) for each in before)
    model.show(to_keep())
    assert told(model, *INSIDE) == before


# Who decides


@pytest.mark.parametrize(
    ("view", "phase"),
    [
        (to_throw(), "throw"),
        (unasked(to_throw()), "throw"),
        (flying(to_throw()), "flying"),
        (to_keep(), "keep"),
        (unasked(to_keep()), "keep"),
        (to_put(), "put"),
        (unasked(to_put()), "put"),
        (over(80, 3, 5), "over"),
    ],
)
def test_phases(model: RollingDiceModel, view: View, phase: str) -> None:
    model.show(view)
    asked = view.deciding is not None
    assert model.table.property("phase") == phase
    assert told(model, "aim.enabled", "keeping.enabled", "putting.enabled") == [
        asked and phase == each for each in ("throw", "keep", "put")
    ]
    assert bool(model.common.primary.moves) is asked
    assert model.common.arena is model.table.arena
    assert model.table.property("activeColour") == (-1 if phase == "over" else 0)


@pytest.mark.parametrize(
    ("view", "text", "move"),
    [
        (to_throw(), "Throw 3 dice", Throw(0, 0, 700, 600)),
        (seen(begun()), "Throw 4 dice", Throw(0, 0, 700, 600)),
        (to_keep(), "Keep the 5", Keep("a2")),
        (to_put(), "Put it here", PutBack("b1", 2_000, -8_000)),
    ],
)
def test_the_button(model: RollingDiceModel, view: View, text: str, move: object) -> None:
    model.show(view)
    assert model.common.primary.text == text
    assert model.common.primary.moves == (move,)
    assert model.common.primary.key == "⏎"
    assert view.match.game.allows(view.match.state, move)


# Keeping

THREE = "a2=5@100,1000 a3=4@-4000,-3000 a4=1@-3600,9000"


def test_dice_to_keep_are_told_with_reasons_and_sums(model: RollingDiceModel) -> None:
    model.show(to_keep(THREE))
    rows = rows_of(model.keeping.choices)
    assert [row["key"] for row in rows] == ["a4", "a2", "a3"]
    assert [row["points"] for row in rows] == [11, 9, 8]
    assert [row["reason"] for row in rows] == ["further", "higher and further", "higher"]
    assert [row["title"] for row in rows] == [
        "The 1, 31 cm ahead, on the +6 net",
        "The 5, 23 cm ahead",
        "The 4, 19 cm ahead",
    ]
    assert rows[0]["sum"] == "own 1 + net 6 + behind 4 = 11"
    assert [row["chosen"] for row in rows] == [True, False, False]
    dice = {row["key"]: row for row in rows_of(model.table.arena) if row["present"]}
    assert {key: dice[key]["take"] for key in dice} == {
        "a1": -1,
        "a2": 1,
        "a3": 2,
        "a4": 0,
        "b1": -1,
        "c1": -1,
    }
    assert (dice["a4"]["points"], dice["a1"]["points"]) == ("+11", "")


def test_with_nothing_to_beat_there_is_no_reason(model: RollingDiceModel) -> None:
    model.show(rested(seen(begun()), "a1=5@0,0 a2=1@14500,0"))
    (row,) = rows_of(model.keeping.choices)
    assert (row["key"], row["reason"], row["points"]) == ("a1", "", 5)


def test_another_die_is_chosen_for_the_button(model: RollingDiceModel) -> None:
    model.show(to_keep(THREE))
    told_ = heard(model.actionsChanged)
    model.keeping.choose(2)
    assert model.keeping.property("chosen") == 2
    assert model.common.primary.moves == (Keep("a3"),)
    assert model.common.primary.text == "Keep the 4"
    model.toggle(1)
    assert model.keeping.property("chosen") == 1
    assert len(told_) == 2
    for row in (-1, 3, 99):
        model.keeping.choose(row)
        model.keeping.keep(row)
    assert model.keeping.property("chosen") == 1


def test_a_die_is_kept_at_once(model: RollingDiceModel) -> None:
    decided = heard(model.decided)
    model.show(to_keep(THREE))
    model.keeping.keep(1)
    assert decided == [((Keep("a2"),),)]


def test_nobody_else_keeps(model: RollingDiceModel) -> None:
    decided = heard(model.decided)
    model.show(unasked(to_keep(THREE)))
    model.keeping.choose(1)
    model.keeping.keep(1)
    assert not decided
    assert model.keeping.property("chosen") == -1
    assert len(rows_of(model.keeping.choices)) == 3, "one sees what may be kept"


# Putting back


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


# Advice


@pytest.mark.parametrize(
    ("view", "move"),
    [
        (to_throw(), Throw(-3_000, 1_200, 900, 800)),
        (to_keep(THREE), Keep("a3")),
        (to_put(), PutBack("b1", 5_000, 5_000)),
    ],
)
def test_advice_is_selected(model: RollingDiceModel, view: View, move: object) -> None:
    model.show(view)
    model.advise(move)
    assert model.common.primary.moves == (move,)


def test_advice_for_another_moment_is_ignored(model: RollingDiceModel) -> None:
    model.show(to_keep(THREE))
    before = model.common
    model.advise(Throw(0, 0, 900, 0))
    model.advise(PutBack("b1", 5_000, 5_000))
    model.advise("strange")
    assert model.common == before


# Other matches


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
    model.table.arena.fly(FLIGHT, ("a2", "b1"))
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
