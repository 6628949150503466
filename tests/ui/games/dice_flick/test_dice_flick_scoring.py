"""Scoring on the screen: the best is proposed, anything else can be built."""

from collections.abc import Callable
from random import Random

import pytest
from beam_me_up_views import after, view_of
from dice_flick_views import (
    CROSS,
    NOTHING,
    SHORTENED,
    by_computer,
    flying,
    over,
    to_flick,
    to_score,
    unasked,
)
from PySide6.QtCore import QAbstractItemModel
from recorded import changes_of, heard, rows_of
from strategies import random_match

from beamme.games.dice_flick.dice import DICE
from beamme.games.dice_flick.moves import Flick, write
from beamme.games.dice_flick.rules import DiceFlick
from ui.games.dice_flick.model import DiceFlickModel
from ui.models.game_model import View

pytestmark = pytest.mark.usefixtures("language")

Watch = Callable[[QAbstractItemModel], None]

GROUP, COLUMN = "blue b1 b2 b3 *", "line p1 column"


@pytest.fixture
def model(watched: Watch) -> DiceFlickModel:
    made = DiceFlickModel()
    for rows in (made.table.arena, made.table.hand, made.scoring.takes):
        watched(rows)
    return made


def present(model: DiceFlickModel) -> dict[str, int]:
    """Tell the dice that are seen, and where they lie."""
    return {row["key"]: row["place"] for row in rows_of(model.table.arena) if row["present"]}


def taken(model: DiceFlickModel) -> list[tuple[str, int]]:
    return [(row["title"], row["points"]) for row in rows_of(model.scoring.takes) if row["taken"]]


def left(model: DiceFlickModel) -> list[tuple[str, int]]:
    return [
        (row["title"], row["points"]) for row in rows_of(model.scoring.takes) if not row["taken"]
    ]


def entered(model: DiceFlickModel) -> str:
    """Tell what the button would write down."""
    (move,) = model.common.primary.moves
    return write(move)


def row_of(model: DiceFlickModel, title: str) -> int:
    return [row["title"] for row in rows_of(model.scoring.takes)].index(title)


# What is scored


def test_the_best_is_proposed(model: DiceFlickModel) -> None:
    model.show(to_score(CROSS))
    assert taken(model) == [("Blue group", 11), ("Knaller, column 5", 11)]
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
    assert taken(model) == [("Knaller, column 5", 11)]
    assert left(model) == [("Blue group", 11), ("The centre", 6)]
    assert (model.scoring.property("total"), model.scoring.property("bestTotal")) == (11, 22)
    assert model.scoring.property("proposal") is False
    assert model.table.property("pending") == "+11"
    assert model.common.primary.text == "Enter 11 points"
    assert entered(model) == f"score {COLUMN}"
    assert {row["take"] for row in rows_of(model.table.arena) if row["colour"] == "blue"} == {-1}
    model.scoring.toggle(row_of(model, "The centre"))
    assert taken(model) == [("Knaller, column 5", 11), ("The centre", 6)]
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
    assert taken(model) == [("Blue group", 11), ("Knaller, column 5", 11)]
    assert entered(model) == f"score {GROUP}, {COLUMN}"


def test_row_or_column_of_a_knaller(model: DiceFlickModel) -> None:
    model.show(to_score(CROSS))
    model.scoring.toggle(1)
    assert left(model) == [("Knaller, row 3", 6), ("Knaller, column 5", 11)]
    model.scoring.toggle(row_of(model, "Knaller, row 3"))
    assert taken(model) == [("Blue group", 11), ("Knaller, row 3", 6)]
    assert left(model) == [], "one line of each"
    assert model.scoring.property("proposal") is False


def test_a_line_that_comes_first_scores_the_dice_of_a_group(model: DiceFlickModel) -> None:
    model.show(to_score(CROSS))
    model.scoring.toggle(0)
    model.scoring.toggle(0)
    model.scoring.toggle(row_of(model, "Knaller, row 3"))
    assert taken(model) == [("Knaller, row 3", 15)]
    assert left(model) == []


def test_takes_are_scored_in_another_order(model: DiceFlickModel) -> None:
    model.show(to_score(CROSS))
    model.scoring.move(1, -1)
    assert taken(model) == [("Knaller, column 5", 11), ("Blue group", 11)]
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
    model.scoring.toggle(row_of(model, "Knaller, row 3"))
    changed = heard(model.scoring.changed)
    model.scoring.move(1, -1)
    assert taken(model) == [("Blue group", 11), ("Knaller, row 3", 6)]
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
    for title in ("Knaller, column 1", "Blue group", "The centre"):
        model.scoring.toggle(row_of(model, title))
    assert taken(model) == [("Knaller, column 1", 7), ("Blue group", 11), ("The centre", 6)]
    model.scoring.toggle(0)
    assert taken(model) == [("The centre", 6)], "three of four are no whole group"
    assert ("Blue group", 12) in left(model)
    assert entered(model) == "score centre y1"


@pytest.mark.parametrize("row", [-1, 2, 99])
def test_a_take_that_is_not_there(model: DiceFlickModel, row: int) -> None:
    model.show(to_score(CROSS))
    model.scoring.toggle(row)
    assert entered(model) == f"score {GROUP}, {COLUMN}"


@pytest.mark.parametrize("view", [unasked(to_score(CROSS)), by_computer(to_score(CROSS))])
def test_who_is_not_asked_changes_nothing(model: DiceFlickModel, view: View) -> None:
    model.show(view)
    told = heard(model.actionsChanged), heard(model.scoring.changed)
    model.scoring.toggle(0)
    model.scoring.move(0, 1)
    model.scoring.useBest()
    assert not any(told)
    assert model.scoring.property("enabled") is False
    assert len(taken(model)) == 2, "but sees what it is worth"
    assert model.table.property("pending") == "+22"
    assert not model.common.primary.moves


@pytest.mark.parametrize("view", [to_flick(CROSS), flying(to_flick(CROSS)), over(1, 2)])
def test_before_and_after_scoring_there_is_nothing_to_take(
    model: DiceFlickModel, view: View
) -> None:
    model.show(to_score(CROSS))
    model.show(view if view.deciding is None else View(view.record, 1))
    model.scoring.toggle(0)
    model.scoring.useBest()
    assert rows_of(model.scoring.takes) == []
    assert (model.scoring.property("total"), model.scoring.property("bestTotal")) == (0, 0)
    assert model.table.property("pending") == ""
    assert {row["take"] for row in rows_of(model.table.arena)} == {-1}


def test_nothing_to_score(model: DiceFlickModel) -> None:
    model.show(to_score(NOTHING))
    assert rows_of(model.scoring.takes) == []
    assert (model.scoring.property("total"), model.scoring.property("bestTotal")) == (0, 0)
    assert model.scoring.property("proposal") is True
    assert entered(model) == "score -"


def test_a_choice_is_kept_until_another_decision(model: DiceFlickModel) -> None:
    view = to_score(CROSS)
    model.show(view)
    model.scoring.toggle(0)
    model.show(view)
    assert model.scoring.property("total") == 11
    model.show(unasked(view))
    model.show(view)
    assert model.scoring.property("total") == 22


def test_a_choice_is_told_once(model: DiceFlickModel) -> None:
    model.show(to_score(CROSS))
    actions = heard(model.actionsChanged)
    signals = [heard(model.table.changed), heard(model.scoring.changed), actions]
    quiet = (
        heard(model.aim.changed),
        heard(model.aim.outlookWanted),
        heard(model.aim.outlookChanged),
    )
    model.scoring.toggle(0)
    assert [len(told) for told in signals] == [1, 1, 1]
    model.scoring.useBest()
    assert len(actions) == 2
    model.scoring.useBest()
    assert len(actions) == 2, "the best was chosen already"
    assert not any(quiet)


def test_rows_keep_their_places(model: DiceFlickModel) -> None:
    model.show(to_score(CROSS))
    arena = changes_of(model.table.arena)
    model.scoring.toggle(1)
    assert {number for _, number, *_ in arena} == {DICE.index("y1"), DICE.index("p1")}
    assert {roles for *_, roles in arena} == {("take", "points")}


# What happened


@pytest.mark.parametrize(
    ("before", "line", "scored", "sounds"),
    [
        (to_score(CROSS), f"score {GROUP}, {COLUMN}", 1, ["points-scored"]),
        (to_score(CROSS), "score -", 1, ["crossed-out"]),
        (to_flick(), "flick b5 south 0 800 4500", 0, []),
        (flying(to_flick()), "rest b5=6@4000,0", 0, []),
    ],
)
def test_points_are_counted_and_heard_once(
    model: DiceFlickModel, before: View, line: str, scored: int, sounds: list[str]
) -> None:
    model.show(before)
    counted, noises = heard(model.scored), heard(model.happened)
    happened = after(before, line, deciding=None)
    model.show(happened)
    model.show(View(happened.record, 1))
    model.retranslate()
    assert len(counted) == scored
    assert [name for (name,) in noises] == sounds


def test_jumping_and_taking_back_counts_nothing(model: DiceFlickModel) -> None:
    whole = after(to_score(CROSS), "score -", "drawn g1 g2 g3", deciding=None)
    counted = heard(model.scored)
    for ply in (2, 0, 2, 1, 0, 2):
        model.show(View(whole.record.with_match(whole.match.back_to(ply)), None))
    assert not counted


def test_after_scoring_the_dice_are_gone_and_the_points_written(model: DiceFlickModel) -> None:
    model.show(to_score(CROSS))
    model.show(after(to_score(CROSS), f"score {COLUMN}", deciding=None))
    assert set(present(model)) == {"b1", "b2", "b3"}
    assert model.table.property("totals") == [11, 0]
    assert model.table.property("pad")[0]["cells"] == ["11", ""]
    assert model.table.property("activeIndex") == 1
    assert model.table.property("pending") == ""


def test_another_language_ends_no_choice(model: DiceFlickModel) -> None:
    model.show(to_score(CROSS))
    model.scoring.toggle(0)
    told = heard(model.table.changed), heard(model.scoring.changed), heard(model.aim.outlookChanged)
    model.retranslate()
    assert model.scoring.property("total") == 11
    assert [len(each) for each in told] == [1, 1, 1]


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match_can_be_shown(model: DiceFlickModel, seed: int) -> None:
    game = DiceFlick(slide_plates=bool(seed % 2))
    match = random_match(game, 2 + seed, Random(seed), longest=10_000)
    record = view_of(match).record
    for ply in [*range(0, len(match.log), 11), len(match.log)]:
        state = match.states[ply]
        model.show(View(record.with_match(match.back_to(ply)), state.active))
        assert model.table.property("phase") == str(state.phase)
        aimed = [move for move in model.common.primary.moves if isinstance(move, Flick)]
        waiting = {flick.die for flick in ([state.flying] if state.flying else aimed)}
        assert set(present(model)) == {body.die for body in state.lying} | waiting
        for move in model.common.primary.moves:
            assert game.allows(state, move)
    assert model.table.property("over") is True
    assert model.table.property("totals") == list(match.state.totals)
