"""What surrounds the sheet of Kuh Vadis: fields that are picked, tray, rolls and rounds."""

import pytest

from beamme.core.match import new_match
from beamme.games.kuh_vadis.moves import write
from beamme.games.kuh_vadis.rules import KuhVadis
from tests.ui.games.beam_me_up.helpers.views import after, view_of
from tests.ui.games.kuh_vadis.helpers.views import (
    FOUR_THREES,
    MARKED_CORNER,
    NOTHING,
    THREES,
    faces,
    place,
    to_keep,
    to_mark,
    to_roll,
    unasked,
    won,
)
from ui.games.kuh_vadis.actions import common, moves_for
from ui.games.kuh_vadis.view import Selection
from ui.models.game_model import DiceView, View

pytestmark = pytest.mark.usefixtures("language")

FACES = ("1", "2", "3", "4", "5", "cow")


@pytest.mark.parametrize(
    ("view", "name", "lines"),
    [
        (to_keep(THREES), "d4", ["stop", "mark d4"]),
        (to_mark(THREES), "d4", ["mark d4"]),
        (to_keep(THREES), "d3", []),
        (to_mark(THREES), "d3", []),
        (to_mark(THREES), "c2", []),
        (unasked(to_keep(THREES)), "d4", []),
        (to_roll(), "d4", []),
        (after(to_keep(THREES), "roll"), "d4", []),
        (to_keep(THREES, MARKED_CORNER, anchor="a1"), "d4", []),
        (View(won().record, 0), "f4", []),
    ],
)
def test_a_field_stands_for_the_moves_that_mark_it(view: View, name: str, lines: list[str]) -> None:
    assert [write(move) for move in moves_for(view, place(name))] == lines


@pytest.mark.parametrize("number", [-1, -49, 49, 2**31 - 1])
def test_a_field_that_is_not_there_stands_for_nothing(number: int) -> None:
    assert moves_for(to_mark(THREES), number) == ()


def test_the_tray_shows_marks_while_they_can_be_changed_and_what_is_kept_else() -> None:
    asked = to_keep(THREES)
    dice = (3, 3, 3, 1, 2)
    assert common(asked, Selection(3)).dice == DiceView(dice, 3, True, FACES)
    rolling = after(asked, "keep 1 2 3")
    assert common(rolling, Selection(0)).dice == DiceView(dice, 7, False, FACES)
    assert common(unasked(asked), Selection(3)).dice == DiceView(dice, 0, False, FACES)
    assert common(to_roll(), Selection(3)).dice == DiceView((), 0, False, FACES)


def test_how_many_rolls_are_left() -> None:
    for view, left in ((to_roll(), 3), (to_keep(THREES), 2), (to_mark(THREES), 0)):
        shown = common(view, Selection())
        assert (shown.rolls_left, shown.rolls) == (left, 3)


PASS = ["roll", faces(NOTHING), "stop"]


@pytest.mark.parametrize(
    ("lines", "number"),
    [
        ([], 1),
        (["roll"], 1),
        (PASS, 1),
        (PASS * 2, 2),
        (PASS * 5, 3),
        (["roll", faces(FOUR_THREES), "stop", "mark d4"], 1),
        (["roll", faces(FOUR_THREES), "stop", "mark d4", *PASS], 1),
        (["roll", faces(FOUR_THREES), "stop", "mark d4", *PASS, *PASS], 2),
    ],
)
def test_a_round_is_over_when_both_had_a_turn(lines: list[str], number: int) -> None:
    view = after(view_of(new_match(KuhVadis(to_roll().match.game.sheet), 2)), *lines)
    assert common(view, Selection()).round_number == number
