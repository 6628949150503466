"""Marks of Kuh Vadis are drawn and heard once, and change only what they mean."""

from random import Random

import pytest

from beamme.games.kuh_vadis.board import Sign, built_in_sheets, fields
from beamme.games.kuh_vadis.rules import KuhVadis
from beamme.games.kuh_vadis.state import Phase
from tests.helpers.strategies import random_match
from tests.ui.games.beam_me_up.helpers.views import after, view_of
from tests.ui.games.kuh_vadis.helpers.models import model, those
from tests.ui.games.kuh_vadis.helpers.views import (
    FENCE,
    NOTHING,
    ONE_TO_GO,
    THREES,
    faces,
    place,
    to_keep,
    to_mark,
    unasked,
)
from tests.ui.helpers.recorded import changes_of, heard
from ui.games.kuh_vadis.model import KuhVadisModel
from ui.models.game_model import View

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")


@pytest.mark.parametrize(
    ("before", "line", "marked", "sounds"),
    [
        (to_mark(THREES), "mark d4", [(place("d4"), "cross")], ["marked-cross"]),
        (to_mark(THREES, seat=2), "mark g7", [(place("g7"), "circle")], ["marked-circle"]),
        (to_keep(THREES), "stop", [], []),
        (to_keep(THREES), "roll", [], []),
        (after(to_keep(THREES), "roll"), faces(THREES), [], []),
        (after(to_keep(THREES), "roll"), faces(NOTHING), [], []),
        (to_keep(NOTHING), "stop", [], ["turn-passed"]),
        (
            after(to_keep(NOTHING), "roll", faces(NOTHING), "roll"),
            faces(NOTHING),
            [],
            ["turn-passed"],
        ),
        (
            to_mark("2 2 2 1 3", ONE_TO_GO),
            "mark f5",
            [(place("f5"), "cross")],
            ["marked-cross", "chain-closed"],
        ),
        (to_mark("2 2 2 1 3", FENCE), "mark b3", [(place("b3"), "cross")], ["marked-cross"]),
    ],
)
def test_what_happened_is_drawn_and_heard_once(
    model: KuhVadisModel,
    before: View,
    line: str,
    marked: list[tuple[int, str]],
    sounds: list[str],
) -> None:
    model.show(before)
    drawings, noises = heard(model.marked), heard(model.happened)
    happened = after(before, line, deciding=None)
    model.show(happened)
    model.show(View(happened.record, 1))
    model.preview(0)
    model.retranslate()
    assert (drawings, [name for (name,) in noises]) == (marked, sounds)


def test_jumping_and_taking_back_draws_nothing(model: KuhVadisModel) -> None:
    whole = after(to_mark(THREES), "mark d4", "roll", deciding=None)
    drawings, noises = heard(model.marked), heard(model.happened)
    last = len(whole.match.log)
    for ply in (last, 0, last - 1, last - 2, last, last - 2, last):
        record = whole.record.with_match(whole.match.back_to(ply))
        model.show(View(record, None))
    assert not drawings
    assert not noises


def test_a_mark_that_was_taken_back_is_drawn_anew(model: KuhVadisModel) -> None:
    before = to_mark(THREES)
    drawings = heard(model.marked)
    for line in ("mark d4", "mark g7"):
        model.show(before)
        model.show(after(before, line, deciding=None))
    assert drawings == [(place("d4"), "cross"), (place("g7"), "cross")]


def test_a_mark_changes_only_what_it_means(model: KuhVadisModel) -> None:
    view = unasked(to_mark(THREES))
    model.show(view)
    changes = changes_of(model.fields)
    model.show(after(view, "mark d4", deciding=None))
    assert {number for kind, number, *_ in changes if kind == "change"} >= {place("d4")}
    assert {kind for kind, *_ in changes} == {"change"}
    roles = {role for *_, names in changes for role in names}
    assert roles == {"owner", "accessibleText"}


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match_can_be_shown(model: KuhVadisModel, seed: int) -> None:
    game = KuhVadis(built_in_sheets()[seed], [*Sign][seed % 2])
    match = random_match(game, 2, Random(seed), longest=10_000)
    record = view_of(match).record
    for ply in [*range(0, len(match.log), 23), len(match.log)]:
        model.show(View(record.with_match(match.back_to(ply)), match.states[ply].active))
        moves = game.legal(match.states[ply])
        if match.states[ply].phase is Phase.MARK:
            assert those(model, "claimable") == {move.field for move in moves}
    assert model.property("over") is True
    assert bool(model.property("chain")) is (model.property("winnerSign") != "")
    owners = model.property("owners")
    for seat in (0, 1):
        own = [number for number, sign in enumerate(owners) if sign == str(game.sign(seat))]
        assert own == fields(match.state.marks[seat])
