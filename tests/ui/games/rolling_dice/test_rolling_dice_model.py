"""Rolling Dice on the screen: what there is before a match, who decides what, and advice."""

import pytest
from PySide6.QtCore import QObject

from beamme.games.rolling_dice.dice import DICE
from beamme.games.rolling_dice.moves import Keep, PutBack, Throw
from tests.games.rolling_dice.rd import begun
from tests.ui.games.rolling_dice.helpers.models import INSIDE, THREE, model, told
from tests.ui.games.rolling_dice.helpers.views import (
    flying,
    over,
    seen,
    to_keep,
    to_put,
    to_throw,
    unasked,
)
from tests.ui.helpers.recorded import heard, rows_of
from ui.games.rolling_dice.model import RollingDiceModel
from ui.models.game_model import GameViewState, View

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")


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
    assert model.common.entered == model.common.primary
    assert view.match.game.allows(view.match.state, move)


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
