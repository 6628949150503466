"""When Dice Flick asks what to score, what it tells of it, and what happens then."""

from random import Random

import pytest

from beamme.games.dice_flick.dice import DICE
from beamme.games.dice_flick.moves import Flick
from beamme.games.dice_flick.rules import DiceFlick
from tests.helpers.strategies import random_match
from tests.ui.games.beam_me_up.helpers.views import after, view_of
from tests.ui.games.dice_flick.helpers.choices import COLUMN, GROUP, entered, model, taken
from tests.ui.games.dice_flick.helpers.views import (
    CROSS,
    NOTHING,
    by_computer,
    flying,
    over,
    to_flick,
    to_score,
    unasked,
)
from tests.ui.helpers.recorded import changes_of, heard, rows_of
from ui.games.dice_flick.model import DiceFlickModel
from ui.models.game_model import View

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")


def present(model: DiceFlickModel) -> dict[str, int]:
    """Tell the dice that are seen, and where they lie."""
    return {row["key"]: row["place"] for row in rows_of(model.table.arena) if row["present"]}


@pytest.mark.parametrize("view", [unasked(to_score(CROSS)), by_computer(to_score(CROSS))])
def test_who_is_not_asked_changes_nothing(model: DiceFlickModel, view: View) -> None:
    model.show(view)
    told = heard(model.actionsChanged), heard(model.scoring.changed)
    model.scoring.toggle(0)
    model.scoring.move(0, 1)
    model.scoring.useBest()
    assert not any(told)
    assert model.scoring.property("enabled") is False
    assert taken(model) == [], "nobody knows yet what will be taken"
    assert len(rows_of(model.scoring.takes)) == 4, "but what might be"
    assert model.table.property("pending") == ""
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
    game = DiceFlick(slides=(True, True) if seed % 2 else ())
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
