"""What surrounds the board of Beam Me Up: tray, rounds, warnings, lifted stones and chips."""

import pytest

from tests.games.beam_me_up.bmu import GROUND
from tests.ui.games.beam_me_up.helpers.views import LEVEL, ROLLED, after, begun, keeping
from ui.games.beam_me_up.actions import common, effects, reading_choices, toggled
from ui.games.beam_me_up.text import rules_of
from ui.games.beam_me_up.view import Preview, Selection, considered, preview
from ui.models.game_model import DiceView, View

pytestmark = pytest.mark.usefixtures("language")


def test_the_tray_shows_marks_while_they_can_be_changed_and_what_is_kept_else() -> None:
    assert common(ROLLED, Selection(marked=3)).dice == DiceView((3, 3, 1, 1, 6), 3, True)
    rolling = after(ROLLED, "keep 1 2 3")
    assert common(rolling, Selection(marked=0)).dice == DiceView((3, 3, 1, 1, 6), 7, False)
    assert common(View(ROLLED.record, None), Selection(marked=3)).dice.selectable is False


@pytest.mark.parametrize(
    ("lines", "number"),
    [
        ([], 1),
        (["lift 1"], 1),
        (["lift 1", "roll", "faces 1 2 3 5 6", "stop"], 1),
        (["lift 1", *["roll", "faces 1 2 3 5 6", "stop"] * 2], 2),
        (["lift 1", *["roll", "faces 1 2 3 5 6", "stop"] * 5], 3),
    ],
)
def test_a_round_is_over_when_everybody_had_a_turn(lines: list[str], number: int) -> None:
    assert common(begun(2, *lines), Selection()).round_number == number


def test_who_cannot_win_yet_is_warned() -> None:
    view = keeping("3 3 1 5 6", own="5550111", others=(LEVEL, GROUND))
    warnings = common(view, Selection()).warnings
    assert warnings == ("1 on the ground", "", "7 on the ground")


@pytest.mark.parametrize(
    ("seats", "before", "column", "then"),
    [
        (2, (), 3, (3,)),
        (2, (3,), 5, (5,)),
        (3, (3,), 5, (3, 5)),
        (3, (3, 5), 0, (5, 0)),
        (3, (3, 5), 3, (5,)),
        (4, (1, 2, 3), 6, (2, 3, 6)),
    ],
)
def test_a_stone_more_than_may_be_lifted_replaces_the_oldest(
    seats: int, before: tuple[int, ...], column: int, then: tuple[int, ...]
) -> None:
    lifts = ["lift 1", "lift 1 2"][: seats - 2]
    state = begun(seats, *lifts).match.state
    assert state.active == seats - 1
    assert toggled(state, Selection(chosen=before), column) == then


def chips(view: View, selection: Selection = Selection()) -> list[tuple[str, str]]:  # noqa: B008
    shown = preview(rules_of(view.record), view.match.state, considered(view, selection))
    return [(chip["text"], chip["tone"]) for chip in effects(view, shown)]


@pytest.mark.parametrize(
    ("view", "expected"),
    [
        (keeping("1 2 3 5 6"), []),
        (keeping("3 3 1 1 6"), [("Column 1 +1", "move"), ("Column 3 +1", "move")]),
        (
            keeping("3 3 1 5 6", fields="3r1"),
            [("Column 3 +1", "move"), ("Rocket +1", "rocket")],
        ),
        (
            keeping("3 3 3 5 6", others=(LEVEL, "0050000", LEVEL), other_fields="3p5"),
            [("Column 3 +2", "move"), ("Nova, Juno −1", "cool"), ("Mika 0", "safe")],
        ),
        (keeping("1 2 3 4 5"), [("The straight column +3", "move")]),
        (begun(2), []),
    ],
)
def test_chips_tell_what_would_happen(view: View, expected: list[tuple[str, str]]) -> None:
    assert chips(view) == expected


def test_lifting_shows_no_chips() -> None:
    assert effects(begun(2), Preview()) == []


def test_readings_can_be_chosen_where_the_house_rule_allows_it() -> None:
    view = after(keeping("3 3 3 1 1", free_reading=True), "stop")
    assert reading_choices(view) == [
        "Full house (3 and 1)",
        "Three of a kind (3)",
        "Two pairs (1 and 3)",
        "Pair (1)",
        "Pair (3)",
    ]
