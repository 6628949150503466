"""Short texts of Beam Me Up: advice, the standing, and columns for those who hear them."""

import pytest

from beamme.core.match import new_match
from beamme.games.beam_me_up.moves import read
from beamme.games.beam_me_up.rules import BeamMeUp
from tests.ui.games.beam_me_up.helpers.views import LEVEL, after, keeping, view_of
from tests.ui.helpers.window_fixtures import Speak
from ui.games.beam_me_up import spoken, text
from ui.models.game_model import View
from ui.text import games

pytestmark = pytest.mark.usefixtures("language")


@pytest.mark.parametrize(
    ("view", "line", "said"),
    [
        (view_of(new_match(BeamMeUp(), 2)), "lift 3", "Lift column 3"),
        (after(view_of(new_match(BeamMeUp(), 2)), "lift 1"), "roll", "Roll"),
        (keeping("3 3 1 5 6"), "roll", "Roll all five dice again"),
        (keeping("3 3 1 5 6"), "keep 1 2", "Keep 3-3"),
        (keeping("3 3 1 5 6"), "stop", "Stop with Pair"),
        (
            after(keeping("3 3 1 1 6", free_reading=True), "stop"),
            "read two-pairs 1 3",
            "Read it as: Two pairs",
        ),
        (after(keeping("3 3 1 5 6"), "stop"), "move 3", "Move column 3"),
        (
            after(keeping("3 3 1 5 6", own="0000004", fields="sb4"), "stop"),
            "move 3 to s",
            "Joker: the straight column instead of column 3",
        ),
        (after(keeping("1 2 3 4 4"), "stop", "move s"), "skip", "Skip the pair"),
        (
            after(keeping("3 3 1 5 6", fields="3r1"), "stop", "move 3"),
            "rocket 6",
            "Rocket: lift column 6",
        ),
        (
            after(keeping("3 3 1 5 6", fields="3r1"), "stop", "move 3"),
            "rocket -",
            "Skip the rocket",
        ),
    ],
)
def test_advice_in_a_few_words(view: View, line: str, said: str) -> None:
    assert games.describe(view.record, len(view.match.log), read(line)) == said


@pytest.mark.parametrize(
    ("own", "others", "said"),
    [
        ("5500000", (LEVEL,), "Ada leads 2 : 0"),
        ("5500000", ("7770000",), "Nova leads 3 : 2"),
        ("5500000", ("0000055",), "level, 2 : 2"),
        ("5000000", ("5550000", "5500000"), "Nova leads 3 : 2"),
    ],
)
def test_the_standing(own: str, others: tuple[str, ...], said: str) -> None:
    assert games.standing(keeping("3 3 1 5 6", own=own, others=others).record) == said


@pytest.mark.parametrize(
    ("own", "fields", "said"),
    [
        ("0000000", "", "Column 1: on the ground"),
        ("3000000", "", "Column 1: row 3 of 7"),
        ("5000000", "", "Column 1: row 5 of 7, in space"),
        ("3000000", "1p3", "Column 1: row 3 of 7, on a pink star"),
        ("6000000", "1b6", "Column 1: row 6 of 7, in space, on a blue star, joker"),
    ],
)
def test_a_column_for_those_who_hear_it(own: str, fields: str, said: str) -> None:
    view = keeping("3 3 1 5 6", own=own, fields=fields)
    state = view.match.state
    assert spoken.column_state(view.record, state, 0, 0, False) == said
    assert spoken.column_state(view.record, state, 0, 0, True) == f"{said}, would rise"


@pytest.mark.usefixtures("language")
def test_every_field_of_a_column_is_told_from_the_ground_up() -> None:
    view = keeping("3 3 1 5 6", own="3000000", fields="1p3 1r5 1b7")
    board = text.rules_of(view.record).boards[0]
    assert spoken.fields_of(board, 0, 3) == [
        "Column 1, ground",
        "Column 1, row 1",
        "Column 1, row 2",
        "Column 1, row 3: stone, pink star",
        "Column 1, row 4",
        "Column 1, row 5: rocket, in space",
        "Column 1, row 6: in space",
        "Column 1, row 7: blue star, in space",
    ]
    assert spoken.fields_of(board, 6, 0)[0] == "The straight column, ground: stone"


def test_fields_are_told_in_the_language_that_is_spoken_now(speak: Speak) -> None:
    board = text.rules_of(keeping("3 3 1 5 6", fields="1p3").record).boards[0]
    assert spoken.fields_of(board, 0, 0)[3] == "Column 1, row 3: pink star"
    speak("de")
    assert spoken.fields_of(board, 0, 0)[3] == "Spalte 1, Reihe 3: pinker Stern"
    speak("en")
    assert spoken.fields_of(board, 0, 0)[3] == "Column 1, row 3: pink star"
