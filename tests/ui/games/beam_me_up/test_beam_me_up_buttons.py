"""The two buttons of Beam Me Up in every phase: what they say, and what they do."""

import pytest

from beamme.games.beam_me_up.moves import write
from tests.ui.games.beam_me_up.helpers.views import ROLLED, after, begun, keeping
from ui.games.beam_me_up.actions import common
from ui.games.beam_me_up.view import Selection
from ui.models.game_model import Action, GameViewState, View

pytestmark = pytest.mark.usefixtures("language")

Buttons = tuple[tuple[str, str, str, list[str]], tuple[str, str, str, list[str]]]
HIDDEN = ("", "", "", [])


def button(shown: GameViewState, action: Action) -> tuple[str, str, str, list[str]]:
    """Tell what a button says, with its keys, and what it plays."""
    entered = "⏎" if action.enabled and action == shown.entered else ""
    moves = [write(move) for move in action.moves] or (["…"] if action.chooses else [])
    return action.text, action.key + entered, action.note, moves


TABLE: list[tuple[str, View, Selection, Buttons]] = [
    (
        "lift, nothing chosen",
        begun(3, "lift 1", deciding=2),
        Selection(),
        (("Choose 2 stones to lift", "⏎", "", ["…"]), HIDDEN),
    ),
    (
        "lift, one chosen of two",
        begun(3, "lift 1", deciding=2),
        Selection(chosen=(4,)),
        (("Choose 1 stone to lift", "⏎", "", ["…"]), HIDDEN),
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
        (("Roll 5 dice", "R⏎", "3 rolls left", ["roll"]), HIDDEN),
    ),
    (
        "keep nothing",
        ROLLED,
        Selection(),
        (
            ("Roll 5 dice", "R", "1 roll left", ["roll"]),
            ("Move columns 1 and 3", "S⏎", "", ["stop", "move 1", "move 3"]),
        ),
    ),
    (
        "keep some",
        ROLLED,
        Selection(marked=0b01111),
        (
            ("Roll 1 die", "R⏎", "1 roll left", ["keep 1 2 3 4"]),
            ("Move columns 1 and 3", "S", "", ["stop", "move 1", "move 3"]),
        ),
    ),
    (
        "keep all",
        ROLLED,
        Selection(marked=0b11111),
        (("Move columns 1 and 3", "S⏎", "", ["stop", "move 1", "move 3"]), HIDDEN),
    ),
    (
        "keep all, one of them the straight column",
        keeping("1 2 3 4 4"),
        Selection(marked=0b11111),
        (("Move columns straight and 4", "S⏎", "", ["stop", "move s", "move 4"]), HIDDEN),
    ),
    (
        "keep, one stone would move",
        keeping("1 2 3 4 5"),
        Selection(marked=0b11111),
        (("Move the straight column", "S⏎", "", ["stop", "move s"]), HIDDEN),
    ),
    (
        "keep, one of two is at the top",
        keeping("3 3 1 1 6", own="7000000"),
        Selection(marked=0b11111),
        (("Move column 3", "S⏎", "", ["stop", "move 3", "move 1"]), HIDDEN),
    ),
    (
        "keep, nothing counts",
        keeping("1 2 3 5 6"),
        Selection(marked=0b11111),
        (("End the turn", "S⏎", "", ["stop"]), HIDDEN),
    ),
    (
        "keep, the stone is at the top",
        keeping("3 3 1 5 6", own="0070000"),
        Selection(marked=0b11111),
        (("End the turn", "S⏎", "", ["stop", "move 3"]), HIDDEN),
    ),
    (
        "keep, a joker waits",
        keeping("3 3 1 5 6", own="0000004", fields="sb4"),
        Selection(marked=0b11111),
        (("Stop and choose", "S⏎", "", ["stop"]), HIDDEN),
    ),
    (
        "read",
        after(keeping("3 3 1 1 6", free_reading=True), "stop"),
        Selection(),
        (("Choose how to read it", "⏎", "", ["…"]), HIDDEN),
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
        (("Move column 4", "⏎", "", ["move 4"]), ("Skip the pair", "L", "", ["skip"])),
    ),
    (
        "move, a joker for a stone at the top",
        after(keeping("3 3 1 5 6", own="0070004", fields="sb4"), "stop"),
        Selection(),
        (("Choose a stone to move", "⏎", "", ["…"]), ("Let it lapse", "L", "", ["move 3"])),
    ),
    (
        "rocket",
        after(keeping("3 3 1 5 6", fields="3r1"), "stop", "move 3"),
        Selection(),
        (("Choose a stone to lift", "⏎", "", ["…"]), ("Skip the rocket", "L", "", ["rocket -"])),
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
    assert (button(shown, shown.primary), button(shown, shown.secondary)) == buttons


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
