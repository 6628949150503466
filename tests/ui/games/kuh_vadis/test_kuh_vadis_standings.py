"""How far each player of Kuh Vadis has come, and who has won."""

from dataclasses import replace

import pytest

from beamme.games.kuh_vadis.board import Sign
from beamme.games.kuh_vadis.state import Phase
from tests.ui.games.kuh_vadis.helpers.fields import EXTRA, KEEP, MARK, ROLL, ROLLING
from tests.ui.games.kuh_vadis.helpers.views import FENCE, ONE_TO_GO, drawn, place, to_roll, won
from ui.games.kuh_vadis.text import rules_of
from ui.games.kuh_vadis.view import standing_rows, winner_sign, winning_chain
from ui.models.game_model import View

pytestmark = pytest.mark.usefixtures("language")


@pytest.mark.parametrize(
    ("view", "seat", "joined", "text", "note"),
    [
        (ROLL, 0, 1, "No starts joined", "at least 5 to go"),
        (ROLL, 1, 1, "No starts joined", "at least 5 to go"),
        (to_roll(ONE_TO_GO), 0, 2, "2 of 3 joined", "at least 1 to go"),
        (won(), 0, 3, "3 of 3 joined", ""),
        (to_roll(FENCE), 0, 1, "No starts joined", "blocked"),
        (to_roll(FENCE), 1, 1, "No starts joined", "at least 4 to go"),
        (drawn(), 0, 2, "2 of 3 joined", "blocked"),
        (drawn(), 1, 1, "No starts joined", "blocked"),
    ],
)
def test_how_far_each_has_come(view: View, seat: int, joined: int, text: str, note: str) -> None:
    row = standing_rows(view)[seat]
    assert (row.joined, row.text, row.note) == (joined, text, note)
    assert row.blocked is (note == "blocked")


def test_a_row_has_the_colour_and_the_sign_of_its_player() -> None:
    view = to_roll(first=Sign.CIRCLE)
    assert [(row.seat, row.sign) for row in standing_rows(view)] == [(0, "circle"), (1, "cross")]
    ada, nova = view.record.seating
    other = replace(view.record, seating=(replace(ada, colour=4), nova))
    assert [row.seat for row in standing_rows(View(other, 0))] == [4, 1]


@pytest.mark.parametrize("view", [ROLL, KEEP, ROLLING, MARK, EXTRA, drawn()])
def test_nobody_has_won(view: View) -> None:
    game, state = rules_of(view.record), view.match.state
    assert winner_sign(game, state) == ""
    assert winning_chain(game, state) == ()


def test_who_has_won_and_how() -> None:
    view = won()
    game, state = rules_of(view.record), view.match.state
    assert state.phase is Phase.OVER
    assert winner_sign(game, state) == "cross"
    assert [[*way] for way in winning_chain(game, state)] == [
        [place("c2"), place("c3"), place("d4")],
        [place("g5"), place("f5"), place("e5"), place("d4")],
        [place("b6"), place("c5"), place("d4")],
    ]
