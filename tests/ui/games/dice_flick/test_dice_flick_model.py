"""Dice Flick on the screen: what lies there, what is taken, what is written down."""

from collections.abc import Callable

import pytest
from beam_me_up_views import after
from dice_flick_views import (
    FOUR_BLUE,
    flying,
    over,
    place,
    to_flick,
    to_score,
    unasked,
    with_pad,
)
from PySide6.QtCore import QAbstractItemModel, QObject
from recorded import heard, rows_of

from beamme.games.dice_flick.dice import DICE
from beamme.games.dice_flick.state import Phase
from ui.games.dice_flick.model import DiceFlickModel
from ui.models.game_model import GameViewState, View

pytestmark = pytest.mark.usefixtures("language")

Watch = Callable[[QAbstractItemModel], None]


@pytest.fixture
def model(watched: Watch) -> DiceFlickModel:
    made = DiceFlickModel()
    for rows in (made.arena, made.hand, made.takes):
        watched(rows)
    return made


def present(model: DiceFlickModel) -> dict[str, int]:
    """Tell the dice that are seen, and where they lie."""
    return {row["key"]: row["place"] for row in rows_of(model.arena) if row["present"]}


def taken(model: DiceFlickModel) -> list[tuple[str, int]]:
    return [(row["title"], row["points"]) for row in rows_of(model.takes) if row["taken"]]


# Nothing yet


def test_before_any_match_there_is_nothing(model: DiceFlickModel) -> None:
    decided, changed = heard(model.decided), heard(model.changed)
    model.chooseDie(0)
    model.toggle(0)
    model.choosePlate(1)
    model.aimAt(3, 0.3)
    model.nudge(1, 0.1, 1)
    model.slideTo(3)
    model.aimAtHollow(3)
    model.aim(0, 0, 800, 4500)
    model.flick()
    model.toggleTake(0)
    model.moveTake(0, 1)
    model.useBest()
    model.retranslate()
    assert not decided
    assert not changed
    assert model.question() is None
    assert model.common == GameViewState()
    empty = ("stickers", "pad", "totals", "leaders", "arc", "arcWidths", "outlook")
    assert [model.property(name) for name in (*empty, "hollowChances")] == [[]] * 8
    switches = ("aiming", "slides", "over", "aimShown", "canChange")
    assert not any(model.property(name) for name in switches)
    words = {name: model.property(name) for name in ("pending", "aimDie", "aimColour")}
    assert set(words.values()) == {""}
    assert model.property("landing") == {}
    assert [model.property(name) for name in ("flicksLeft", "bag", "total", "bestTotal")] == [0] * 4
    assert [model.property(name) for name in ("target", "activeIndex")] == [-1, -1]
    assert (model.property("round"), model.property("rounds")) == (1, 10)
    assert (model.property("phase"), model.property("assist")) == ("draw", "arc")
    assert model.property("outlookText") == ""
    assert model.property("plate") == 0
    assert [rows_of(rows) for rows in (model.hand, model.takes)] == [[], []]
    assert [row["key"] for row in rows_of(model.arena)] == list(DICE)
    assert present(model) == {}


def test_models_inside_stay_the_same(model: DiceFlickModel) -> None:
    before = [model.property(name) for name in ("arena", "hand", "takes")]
    assert all(isinstance(each, QObject) for each in before)
    model.show(to_score())
    assert [model.property(name) for name in ("arena", "hand", "takes")] == before


# The table


@pytest.mark.parametrize(
    ("view", "phase"),
    [
        (unasked(to_flick()), "flick"),
        (after(to_flick(), "flick b5 south 0 800 4500", "rest b5=2@2000,-2000"), "draw"),
        (to_flick(), "flick"),
        (flying(to_flick()), "flying"),
        (to_score(), "score"),
        (over(3, 4), "over"),
    ],
)
def test_phases(model: DiceFlickModel, view: View, phase: str) -> None:
    model.show(view)
    assert model.property("phase") == phase
    assert model.property("over") is (phase == "over")
    asked = view.deciding is not None
    assert model.property("aiming") is (asked and phase == "flick")
    assert model.property("canChange") is (asked and phase == "score")
    assert model.property("activeIndex") == (-1 if phase == "over" else 0)


def test_a_turn_on_the_table(model: DiceFlickModel) -> None:
    model.show(to_flick(FOUR_BLUE, others="w1"))
    lying = {"b1": place("11"), "b2": place("21"), "b3": place("22"), "b4": place("23")}
    assert present(model) == {**lying, "b5": -1}
    assert model.property("flicksLeft") == 2
    assert model.property("bag") == 20 - 4 - 3 - 1
    assert [row["key"] for row in rows_of(model.hand)] == ["b5", "y4", "p2"]
    assert [row["place"] for row in model.property("stickers") if row["covered"]] == [
        place("11"),
        place("22"),
    ]
    assert model.property("goalText") == "Goal: the most points after ten rounds"
    flown = flying(to_flick(FOUR_BLUE, others="w1"))
    model.show(flown)
    assert present(model) == {**lying, "b5": -1}, "it waits on the plate until it flies"
    assert model.property("flicksLeft") == 1
    assert [row["key"] for row in rows_of(model.hand)] == ["y4", "p2"]
    rest = "rest b5=6@4000,0 b2=2@-2000,0 b3=3@0,0 b4=5@2000,2000"
    model.show(after(flown, rest))
    assert present(model) == {
        "b5": place("24"),
        "b2": place("21"),
        "b3": place("22"),
        "b4": place("13"),
        "y4": -1,
    }
    assert model.property("bag") == 20 - 4 - 2 - 1, "one was knocked out"


def test_what_lies_is_seen_as_it_lies(model: DiceFlickModel) -> None:
    model.show(after(flying(to_flick()), "rest b5=6@4030,-10,4500"))
    (row,) = [row for row in rows_of(model.arena) if row["key"] == "b5"]
    assert (row["face"], row["colour"], row["flying"]) == (6, "blue", False)
    assert row["position"].toTuple() == pytest.approx((4030 / 1200, 0.5, 10 / 1200))


def test_the_common_part(model: DiceFlickModel) -> None:
    model.show(to_flick())
    assert model.common.arena is model.arena
    assert (model.common.rolls_left, model.common.rounds) == (2, 10)
    assert model.common.primary.text == "Flick"


def test_impacts_are_heard_outside(model: DiceFlickModel) -> None:
    struck = heard(model.struck)
    model.arena.struck.emit(0.5, "plastic")
    assert struck == [(0.5, "plastic")]


@pytest.mark.parametrize(
    ("view", "totals", "leaders", "round_", "active"),
    [
        (with_pad((), ()), [0, 0], [False, False], 1, 0),
        (with_pad((7,), (), active=1), [7, 0], [True, False], 1, 1),
        (with_pad((7, 3), (4, 6), (2, 1)), [10, 10, 3], [True, True, False], 3, 0),
        (over(30, 30, 4), [30, 30, 4], [True, True, False], 10, -1),
    ],
)
def test_the_pad(
    model: DiceFlickModel,
    view: View,
    totals: list[int],
    leaders: list[bool],
    round_: int,
    active: int,
) -> None:
    model.show(view)
    assert model.property("totals") == totals
    assert model.property("leaders") == leaders
    assert model.property("round") == round_
    assert model.property("activeIndex") == active
    pad = model.property("pad")
    assert len(pad) == model.property("rounds") == 10
    current = [row["round"] for row in pad if row["current"]]
    assert current == ([] if view.match.state.phase is Phase.OVER else [round_])
