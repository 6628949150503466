"""The two buttons of Beam Me Up in every phase, the chips, and what else surrounds the board."""

import pytest
from beam_me_up_views import after, keeping, view_of
from bmu import GROUND

from beamme.core.match import new_match
from beamme.games.beam_me_up.moves import write
from beamme.games.beam_me_up.rules import BeamMeUp
from ui.app.language import Language
from ui.games.beam_me_up.actions import common, effects, reading_choices, toggled
from ui.games.beam_me_up.text import rules_of
from ui.games.beam_me_up.view import Preview, Selection, considered, preview
from ui.models.game_model import Action, DiceView, View

Buttons = tuple[tuple[str, str, str, list[str]], tuple[str, str, str, list[str]]]

HIDDEN = ("", "", "", [])
LEVEL = "4444444"
ROLLED = keeping("3 3 1 1 6")


@pytest.fixture(autouse=True)
def english(language: Language) -> Language:
    return language


def button(action: Action) -> tuple[str, str, str, list[str]]:
    return action.text, action.key, action.note, [write(move) for move in action.moves]


def begun(seats: int, *lines: str, deciding: int | None = 1) -> View:
    return after(view_of(new_match(BeamMeUp(), seats)), *lines, deciding=deciding)


TABLE: list[tuple[str, View, Selection, Buttons]] = [
    (
        "lift, nothing chosen",
        begun(3, "lift 1", deciding=2),
        Selection(),
        (("Choose 2 stones to lift", "", "", []), HIDDEN),
    ),
    (
        "lift, one chosen of two",
        begun(3, "lift 1", deciding=2),
        Selection(chosen=(4,)),
        (("Choose 1 stone to lift", "", "", []), HIDDEN),
    ),
    (
        "lift, chosen",
        begun(3, "lift 1", deciding=2),
        Selection(chosen=(6, 2)),
        (("Lift column 3 and the straight column", "⏎", "", ["lift 3 s"]), HIDDEN),
    ),
    (
        "first roll",
        begun(2, "lift 1", deciding=0),
        Selection(),
        (("Roll 5 dice", "R", "3 rolls left", ["roll"]), HIDDEN),
    ),
    (
        "keep nothing",
        ROLLED,
        Selection(),
        (
            ("Roll 5 dice", "R", "1 roll left", ["roll"]),
            ("Move columns 1 and 3", "⏎", "", ["stop", "move 1", "move 3"]),
        ),
    ),
    (
        "keep some",
        ROLLED,
        Selection(marked=0b01111),
        (
            ("Roll 1 die", "R", "1 roll left", ["keep 1 2 3 4"]),
            ("Move columns 1 and 3", "⏎", "", ["stop", "move 1", "move 3"]),
        ),
    ),
    (
        "keep all",
        ROLLED,
        Selection(marked=0b11111),
        (("Move columns 1 and 3", "⏎", "", ["stop", "move 1", "move 3"]), HIDDEN),
    ),
    (
        "keep, one stone would move",
        keeping("1 2 3 4 5"),
        Selection(marked=0b11111),
        (("Move the straight column", "⏎", "", ["stop", "move s"]), HIDDEN),
    ),
    (
        "keep, one of two is at the top",
        keeping("3 3 1 1 6", own="7000000"),
        Selection(marked=0b11111),
        (("Move column 3", "⏎", "", ["stop", "move 3", "move 1"]), HIDDEN),
    ),
    (
        "keep, nothing counts",
        keeping("1 2 3 5 6"),
        Selection(marked=0b11111),
        (("End the turn", "⏎", "", ["stop"]), HIDDEN),
    ),
    (
        "keep, the stone is at the top",
        keeping("3 3 1 5 6", own="0070000"),
        Selection(marked=0b11111),
        (("End the turn", "⏎", "", ["stop", "move 3"]), HIDDEN),
    ),
    (
        "keep, a joker waits",
        keeping("3 3 1 5 6", own="0000004", fields="sb4"),
        Selection(marked=0b11111),
        (("Stop and choose", "⏎", "", ["stop"]), HIDDEN),
    ),
    (
        "read",
        after(keeping("3 3 1 1 6", free_reading=True), "stop"),
        Selection(),
        (("Choose how to read it", "", "", []), HIDDEN),
    ),
    (
        "move, only its own column",
        after(ROLLED, "stop"),
        Selection(),
        (("Move columns 1 and 3", "⏎", "", ["move 1", "move 3"]), HIDDEN),
    ),
    (
        "move, a joker",
        after(keeping("3 3 1 5 6", own="0000004", fields="sb4"), "stop"),
        Selection(),
        (("Move column 3", "⏎", "", ["move 3"]), HIDDEN),
    ),
    (
        "move, the optional pair",
        after(keeping("1 2 3 4 4"), "stop", "move s"),
        Selection(),
        (("Move column 4", "⏎", "", ["move 4"]), ("Leave the pair", "", "", ["skip"])),
    ),
    (
        "move, a joker for a stone at the top",
        after(keeping("3 3 1 5 6", own="0070004", fields="sb4"), "stop"),
        Selection(),
        (("Choose a stone to move", "", "", []), ("Let it lapse", "", "", ["move 3"])),
    ),
    (
        "rocket",
        after(keeping("3 3 1 5 6", fields="3r1"), "stop", "move 3"),
        Selection(),
        (("Choose a stone to lift", "", "", []), ("Leave the rocket", "", "", ["rocket -"])),
    ),
    ("dice roll", after(ROLLED, "roll"), Selection(), (HIDDEN, HIDDEN)),
    ("nobody is asked", View(ROLLED.record, None), Selection(), (HIDDEN, HIDDEN)),
    (
        "over",
        after(keeping("3 3 1 5 6", own="5544455"), "stop", "move 3"),
        Selection(),
        (HIDDEN, HIDDEN),
    ),
]


@pytest.mark.parametrize(
    ("view", "selection", "buttons"), [row[1:] for row in TABLE], ids=[row[0] for row in TABLE]
)
def test_the_buttons_say_what_they_do(view: View, selection: Selection, buttons: Buttons) -> None:
    shown = common(view, selection)
    assert (button(shown.primary), button(shown.secondary)) == buttons


@pytest.mark.parametrize(
    ("view", "selection"), [row[1:3] for row in TABLE], ids=[row[0] for row in TABLE]
)
def test_every_button_does_what_the_rules_allow(view: View, selection: Selection) -> None:
    shown = common(view, selection)
    for action in (shown.primary, shown.secondary):
        state = view.match.state
        for move in action.moves:
            assert view.match.game.allows(state, move)
            state = view.match.game.play(state, move)


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
