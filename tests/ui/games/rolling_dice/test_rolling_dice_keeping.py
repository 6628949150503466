"""A die of Rolling Dice is kept: which ones may be, why, and for how many points."""

import pytest

from beamme.games.rolling_dice.moves import Keep
from tests.games.rolling_dice.rd import begun
from tests.ui.games.rolling_dice.helpers.models import THREE, model
from tests.ui.games.rolling_dice.helpers.views import rested, seen, to_keep, unasked
from tests.ui.helpers.recorded import heard, rows_of
from ui.games.rolling_dice.model import RollingDiceModel

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")


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
