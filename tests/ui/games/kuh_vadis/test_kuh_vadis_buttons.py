"""The two buttons of Kuh Vadis in every phase: what they say, and what they do."""

import pytest

from beamme.games.kuh_vadis.moves import write
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.kuh_vadis.helpers.views import (
    MARKED_CORNER,
    NO_FIVES,
    NOTHING,
    THREES,
    place,
    to_keep,
    to_mark,
    to_roll,
    unasked,
    won,
)
from ui.games.kuh_vadis.actions import common
from ui.games.kuh_vadis.view import Selection
from ui.models.game_model import Action, GameViewState, View

pytestmark = pytest.mark.usefixtures("language")

Button = tuple[str, str, str, list[str]]
HIDDEN: Button = ("", "", "", [])
ALL_KEPT = 0b11111


def button(shown: GameViewState, action: Action) -> Button:
    """Tell what a button says, with its keys, and what it plays."""
    entered = "⏎" if action.enabled and action == shown.entered else ""
    moves = [write(move) for move in action.moves] or (["…"] if action.chooses else [])
    return action.text, action.key + entered, action.note, moves


def roll(count: str, note: str, line: str, key: str = "R⏎") -> Button:
    return f"Roll {count}", key, note, [line]


def hovered(name: str, marked: int = 0) -> Selection:
    return Selection(marked, place(name))


TABLE: list[tuple[str, View, Selection, tuple[Button, Button]]] = [
    (
        "first roll",
        to_roll(),
        Selection(),
        (roll("5 dice", "3 rolls left", "roll"), HIDDEN),
    ),
    (
        "first roll, dice of the last turn mean nothing",
        to_roll(),
        hovered("a1", 0b11),
        (roll("5 dice", "3 rolls left", "roll"), HIDDEN),
    ),
    (
        "keep nothing, several fields",
        to_keep(THREES),
        Selection(),
        (roll("5 dice", "2 rolls left", "roll", "R"), ("Choose a 3", "S⏎", "", ["…"])),
    ),
    (
        "keep some, one looks at a field",
        to_keep(THREES),
        hovered("d4", 0b00111),
        (
            roll("2 dice", "2 rolls left", "keep 1 2 3"),
            ("Mark this 3", "S", "", ["stop", "mark d4"]),
        ),
    ),
    (
        "keep, one looks at a field that is not claimed",
        to_keep(THREES),
        hovered("d3", 0b01111),
        (roll("1 die", "2 rolls left", "keep 1 2 3 4"), ("Choose a 3", "S", "", ["…"])),
    ),
    (
        "keep all, several fields",
        to_keep("* * 4 4 4"),
        Selection(ALL_KEPT),
        (("Choose a cow or a 4", "S⏎", "", ["…"]), HIDDEN),
    ),
    (
        "keep all, one looks at a field",
        to_keep("* * 4 4 4"),
        hovered("d3", ALL_KEPT),
        (("Mark this cow", "S⏎", "", ["stop", "mark d3"]), HIDDEN),
    ),
    (
        "keep, only one field",
        to_keep("* * 1 2 3", MARKED_CORNER, anchor="a1"),
        Selection(),
        (
            roll("5 dice", "2 rolls left", "roll", "R"),
            ("Mark this cow", "S⏎", "", ["stop", "mark b1"]),
        ),
    ),
    (
        "keep, only one field and one looks elsewhere",
        to_keep("* * 1 2 3", MARKED_CORNER, anchor="a1"),
        hovered("g7", ALL_KEPT),
        (("Mark this cow", "S⏎", "", ["stop", "mark b1"]), HIDDEN),
    ),
    (
        "keep, two are claimed and one of them has fields",
        to_keep("* * 3 3 3", MARKED_CORNER.replace("54X41O1", "*4X41O1"), anchor="a1"),
        Selection(ALL_KEPT),
        (("Choose a cow", "S⏎", "", ["…"]), HIDDEN),
    ),
    (
        "keep, nothing counts",
        to_keep(NOTHING),
        Selection(),
        (
            roll("5 dice", "2 rolls left", "roll"),
            ("End the turn", "S", "", ["stop"]),
        ),
    ),
    (
        "keep all, no field is free",
        to_keep("5 5 5 1 2", NO_FIVES),
        Selection(ALL_KEPT),
        (("End the turn", "S⏎", "", ["stop"]), HIDDEN),
    ),
    (
        "mark, several fields",
        to_mark(THREES),
        Selection(),
        (("Choose a 3", "⏎", "", ["…"]), HIDDEN),
    ),
    (
        "mark, one looks at a field",
        to_mark(THREES),
        hovered("g7"),
        (("Mark this 3", "⏎", "", ["mark g7"]), HIDDEN),
    ),
    (
        "mark, one looks at a field that is not claimed",
        to_mark(THREES),
        hovered("c2"),
        (("Choose a 3", "⏎", "", ["…"]), HIDDEN),
    ),
    (
        "mark, only one field",
        to_mark("* * 1 2 3", MARKED_CORNER, anchor="a1"),
        Selection(),
        (("Mark this cow", "⏎", "", ["mark b1"]), HIDDEN),
    ),
    ("dice roll", after(to_keep(THREES), "keep 1 2 3"), hovered("d4"), (HIDDEN, HIDDEN)),
    ("nobody is asked", unasked(to_keep(THREES)), hovered("d4"), (HIDDEN, HIDDEN)),
    ("over", View(won().record, 0), hovered("f4"), (HIDDEN, HIDDEN)),
]
IDS = [row[0] for row in TABLE]


@pytest.mark.parametrize(("view", "selection", "buttons"), [row[1:] for row in TABLE], ids=IDS)
def test_the_buttons_say_what_they_do(
    view: View, selection: Selection, buttons: tuple[Button, Button]
) -> None:
    shown = common(view, selection)
    assert (button(shown, shown.primary), button(shown, shown.secondary)) == buttons


@pytest.mark.parametrize(("view", "selection"), [row[1:3] for row in TABLE], ids=IDS)
def test_every_button_does_what_the_rules_allow(view: View, selection: Selection) -> None:
    shown = common(view, selection)
    for action in (shown.primary, shown.secondary):
        state = view.match.state
        for move in action.moves:
            assert view.match.game.allows(state, move)
            state = view.match.game.play(state, move)
