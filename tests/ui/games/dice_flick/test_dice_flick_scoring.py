"""Scoring on the screen: the best is proposed, anything else can be built."""

import pytest

from tests.ui.games.dice_flick.helpers.choices import COLUMN, GROUP, entered, model, taken
from tests.ui.games.dice_flick.helpers.views import CROSS, SHORTENED, to_score
from tests.ui.helpers.recorded import heard, rows_of
from ui.games.dice_flick.model import DiceFlickModel

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")


def left(model: DiceFlickModel) -> list[tuple[str, int]]:
    return [
        (row["title"], row["points"]) for row in rows_of(model.scoring.takes) if not row["taken"]
    ]


def row_of(model: DiceFlickModel, title: str) -> int:
    return [row["title"] for row in rows_of(model.scoring.takes)].index(title)


def test_the_best_is_proposed(model: DiceFlickModel) -> None:
    model.show(to_score(CROSS))
    assert taken(model) == [("Blue group", 11), ("Knaller, line E", 11)]
    assert left(model) == []
    assert [row["number"] for row in rows_of(model.scoring.takes)] == [0, 1]
    assert (model.scoring.property("total"), model.scoring.property("bestTotal")) == (22, 22)
    assert model.scoring.property("proposal") is True
    assert model.scoring.property("enabled") is True
    assert model.table.property("pending") == "+22"
    assert entered(model) == f"score {GROUP}, {COLUMN}"
    floating = {row["key"]: (row["take"], row["points"]) for row in rows_of(model.table.arena)}
    assert floating["b3"] == (0, "3×2")
    assert floating["y1"] == (1, "5")
    assert floating["p1"] == (1, "6")
    assert floating["b4"] == (-1, "")


def test_something_is_left_and_taken_again(model: DiceFlickModel) -> None:
    model.show(to_score(CROSS))
    model.scoring.toggle(0)
    assert taken(model) == [("Knaller, line E", 11)]
    assert left(model) == [("Blue group", 11), ("The centre", 6)]
    assert (model.scoring.property("total"), model.scoring.property("bestTotal")) == (11, 22)
    assert model.scoring.property("proposal") is False
    assert model.table.property("pending") == "+11"
    assert model.common.primary.text == "Enter 11 points"
    assert entered(model) == f"score {COLUMN}"
    assert {row["take"] for row in rows_of(model.table.arena) if row["colour"] == "blue"} == {-1}
    model.scoring.toggle(row_of(model, "The centre"))
    assert taken(model) == [("Knaller, line E", 11), ("The centre", 6)]
    assert left(model) == [("Blue group", 5)]
    model.scoring.toggle(row_of(model, "Blue group"))
    assert model.scoring.property("total") == 22
    assert model.scoring.property("proposal") is True, "as much as the best"
    assert entered(model) == f"score {COLUMN}, centre b3, blue b1 b2 *"


def test_everything_can_be_left(model: DiceFlickModel) -> None:
    model.show(to_score(CROSS))
    model.scoring.toggle(1)
    model.scoring.toggle(0)
    assert taken(model) == []
    assert len(left(model)) == 4
    assert model.table.property("pending") == "+0"
    assert entered(model) == "score -"
    model.scoring.useBest()
    assert taken(model) == [("Blue group", 11), ("Knaller, line E", 11)]
    assert entered(model) == f"score {GROUP}, {COLUMN}"


def test_row_or_column_of_a_knaller(model: DiceFlickModel) -> None:
    model.show(to_score(CROSS))
    model.scoring.toggle(1)
    assert left(model) == [("Knaller, line 3", 6), ("Knaller, line E", 11)]
    model.scoring.toggle(row_of(model, "Knaller, line 3"))
    assert taken(model) == [("Blue group", 11), ("Knaller, line 3", 6)]
    assert left(model) == [], "one line of each"
    assert model.scoring.property("proposal") is False


def test_a_line_that_comes_first_scores_the_dice_of_a_group(model: DiceFlickModel) -> None:
    model.show(to_score(CROSS))
    model.scoring.toggle(0)
    model.scoring.toggle(0)
    model.scoring.toggle(row_of(model, "Knaller, line 3"))
    assert taken(model) == [("Knaller, line 3", 15)]
    assert left(model) == []


def test_takes_are_scored_in_another_order(model: DiceFlickModel) -> None:
    model.show(to_score(CROSS))
    model.scoring.move(1, -1)
    assert taken(model) == [("Knaller, line E", 11), ("Blue group", 11)]
    assert entered(model) == f"score {COLUMN}, {GROUP}"
    assert model.scoring.property("proposal") is True
    model.scoring.move(0, 1)
    assert entered(model) == f"score {GROUP}, {COLUMN}"


@pytest.mark.parametrize(("row", "by"), [(0, -1), (1, 1), (0, 2), (2, -1), (-1, 1), (5, 0)])
def test_takes_stay_within_their_order(model: DiceFlickModel, row: int, by: int) -> None:
    model.show(to_score(CROSS))
    changed = heard(model.scoring.changed)
    model.scoring.move(row, by)
    assert entered(model) == f"score {GROUP}, {COLUMN}"
    assert not changed


def test_an_order_that_the_rules_forbid_is_refused(model: DiceFlickModel) -> None:
    model.show(to_score(CROSS))
    model.scoring.toggle(1)
    model.scoring.toggle(row_of(model, "Knaller, line 3"))
    changed = heard(model.scoring.changed)
    model.scoring.move(1, -1)
    assert taken(model) == [("Blue group", 11), ("Knaller, line 3", 6)]
    assert not changed


def test_what_is_left_cannot_be_moved(model: DiceFlickModel) -> None:
    model.show(to_score(CROSS))
    model.scoring.toggle(0)
    before = rows_of(model.scoring.takes)
    model.scoring.move(1, -1)
    assert rows_of(model.scoring.takes) == before


def test_without_its_line_a_group_is_whole_again_and_the_rest_stays(model: DiceFlickModel) -> None:
    model.show(to_score(SHORTENED))
    while taken(model):
        model.scoring.toggle(0)
    for title in ("Knaller, line A", "Blue group", "The centre"):
        model.scoring.toggle(row_of(model, title))
    assert taken(model) == [("Knaller, line A", 7), ("Blue group", 11), ("The centre", 6)]
    model.scoring.toggle(0)
    assert taken(model) == [("The centre", 6)], "three of four are no whole group"
    assert ("Blue group", 12) in left(model)
    assert entered(model) == "score centre y1"


@pytest.mark.parametrize("row", [-1, 2, 99])
def test_a_take_that_is_not_there(model: DiceFlickModel, row: int) -> None:
    model.show(to_score(CROSS))
    model.scoring.toggle(row)
    assert entered(model) == f"score {GROUP}, {COLUMN}"
