"""Dice Flick on the screen: what lies there, what is taken, what is written down."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QObject

from beamme.games.dice_flick.dice import DICE
from beamme.games.dice_flick.state import Phase
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.dice_flick.helpers.views import (
    FOUR_BLUE,
    flying,
    over,
    place,
    to_flick,
    to_score,
    unasked,
    with_pad,
)
from tests.ui.helpers.recorded import heard, rows_of
from ui.games.dice_flick.aim import Aim
from ui.games.dice_flick.model import DiceFlickModel
from ui.models.game_model import GameViewState, View

pytestmark = pytest.mark.usefixtures("language")

Watch = Callable[[QAbstractItemModel], None]
INSIDE = ("table.arena", "table.hand", "scoring.takes")


@pytest.fixture
def model(watched: Watch) -> DiceFlickModel:
    made = DiceFlickModel()
    for rows in (made.table.arena, made.table.hand, made.scoring.takes):
        watched(rows)
    return made


def told(model: DiceFlickModel, *names: str) -> list[Any]:
    """Give properties of the parts of a model, such as `table.phase`."""
    paths = (name.split(".") for name in names)
    return [model.property(part).property(name) for part, name in paths]


def present(model: DiceFlickModel) -> dict[str, int]:
    """Tell the dice that are seen, and where they lie."""
    return {row["key"]: row["place"] for row in rows_of(model.table.arena) if row["present"]}


def taken(model: DiceFlickModel) -> list[tuple[str, int]]:
    return [(row["title"], row["points"]) for row in rows_of(model.scoring.takes) if row["taken"]]


# Nothing yet


def test_before_any_match_there_is_nothing(model: DiceFlickModel) -> None:
    decided, changed = heard(model.decided), heard(model.table.changed)
    model.aim.chooseDie(0)
    model.toggle(0)
    model.aim.choosePlate(1)
    model.aim.turnTo(3, 0.3)
    model.aim.nudge(1, 0.1, 1)
    model.aim.slideTo(3)
    model.aim.aimAtHollow(3)
    model.aim.found(Aim(), 0, 800, 4500)
    model.flick()
    model.scoring.toggle(0)
    model.scoring.move(0, 1)
    model.scoring.useBest()
    model.retranslate()
    assert not decided
    assert not changed
    assert model.aim.question() is None
    assert model.common == GameViewState()
    table = ("table.stickers", "table.pad", "table.totals", "table.leaders")
    aim = ("aim.arc", "aim.arcWidths", "aim.outlook", "aim.hollowChances")
    assert told(model, *table, *aim) == [[]] * 8
    asked = ("aim.enabled", "scoring.enabled")
    assert not any(told(model, *asked, "table.slides", "table.over", "aim.shown"))
    words = ("table.phase", "table.pending", "aim.colour", "aim.outlookText")
    assert told(model, *words) == [""] * 4
    assert told(model, "aim.landing", "aim.assist") == [{}, "arc"]
    assert told(model, "table.bag", "scoring.total", "scoring.bestTotal", "aim.plate") == [0] * 4
    assert told(model, "aim.target", "table.activeIndex") == [-1, -1]
    assert told(model, "table.rounds") == [10]
    assert [rows_of(rows) for rows in (model.table.hand, model.scoring.takes)] == [[], []]
    assert [row["key"] for row in rows_of(model.table.arena)] == list(DICE)
    assert present(model) == {}


def test_models_inside_stay_the_same(model: DiceFlickModel) -> None:
    before = told(model, *INSIDE)
    assert all(isinstance(each, QObject) for each in before)
    model.show(to_score())
    assert told(model, *INSIDE) == before


# The table


@pytest.mark.parametrize(
    ("view", "phase"),
    [
        (unasked(to_flick()), "flick"),
        (after(to_flick(), "flick b5 south 0 800 4500", "rest b5=2@2000,-2000"), "bonus"),
        (after(to_flick(), "flick b5 south 0 800 4500", "rest b5=2@2000,-2000", "bonus"), "draw"),
        (to_flick(), "flick"),
        (flying(to_flick()), "flying"),
        (to_score(), "score"),
        (over(3, 4), "over"),
    ],
)
def test_phases(model: DiceFlickModel, view: View, phase: str) -> None:
    model.show(view)
    assert model.table.property("phase") == phase
    assert model.table.property("over") is (phase == "over")
    asked = view.deciding is not None
    assert model.aim.property("enabled") is (asked and phase == "flick")
    assert model.scoring.property("enabled") is (asked and phase == "score")
    assert model.table.property("activeIndex") == (-1 if phase == "over" else 0)


def test_a_turn_on_the_table(model: DiceFlickModel) -> None:
    model.show(to_flick(FOUR_BLUE, others="w1"))
    lying = {"b1": place("11"), "b2": place("21"), "b3": place("22"), "b4": place("23")}
    assert present(model) == {**lying, "b5": -1}
    assert model.common.rolls_left == 2
    assert model.table.property("bag") == 20 - 4 - 3 - 1
    assert [row["key"] for row in rows_of(model.table.hand)] == ["b5", "y4", "p2"]
    assert [row["place"] for row in model.table.property("stickers") if row["covered"]] == [
        place("11"),
        place("22"),
    ]
    assert model.table.property("goalText") == "Goal: the most points after ten rounds"
    flown = flying(to_flick(FOUR_BLUE, others="w1"))
    model.show(flown)
    assert present(model) == {**lying, "b5": -1}, "it waits on the plate until it flies"
    assert [row["key"] for row in rows_of(model.table.hand)] == ["y4", "p2"]
    rest = "rest b5=6@4000,0 b2=2@-2000,0 b3=3@0,0 b4=5@2000,2000"
    model.show(after(flown, rest))
    assert present(model) == {
        "b5": place("24"),
        "b2": place("21"),
        "b3": place("22"),
        "b4": place("13"),
        "y4": -1,
    }
    assert model.table.property("bag") == 20 - 4 - 2 - 1, "one was knocked out"


def test_what_lies_is_seen_as_it_lies(model: DiceFlickModel) -> None:
    model.show(after(flying(to_flick()), "rest b5=6@4030,-10,4500"))
    (row,) = [row for row in rows_of(model.table.arena) if row["key"] == "b5"]
    assert (row["face"], row["colour"], row["flying"]) == (6, "blue", False)
    assert row["position"].toTuple() == pytest.approx((4030 / 1200, 0.5, 10 / 1200))


def test_the_common_part(model: DiceFlickModel) -> None:
    model.show(to_flick())
    assert model.common.arena is model.table.arena
    assert (model.common.rolls_left, model.common.rounds) == (2, 10)
    assert model.common.primary.text == "Flick"


def test_impacts_are_heard_outside(model: DiceFlickModel) -> None:
    struck = heard(model.struck)
    model.table.arena.struck.emit(0.5, "plastic")
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
    assert model.table.property("totals") == totals
    assert model.table.property("leaders") == leaders
    assert model.common.round_number == round_
    assert model.table.property("activeIndex") == active
    pad = model.table.property("pad")
    assert len(pad) == model.table.property("rounds") == 10
    current = [row["round"] for row in pad if row["current"]]
    assert current == ([] if view.match.state.phase is Phase.OVER else [round_])
