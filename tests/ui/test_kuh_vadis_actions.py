"""The two buttons of Kuh Vadis in every phase, what a roll means, and what surrounds the sheet."""

import pytest
from kuh_vadis_positions import (
    CORNER,
    FOUR_THREES,
    MARKED_CORNER,
    NO_FIVES,
    NOTHING,
    THREES,
    faces,
    place,
    to_keep,
    to_mark,
    to_roll,
    unasked,
    won,
    won_in_an_extra_round,
)
from positions import after, view_of

from beamme.core.match import new_match
from beamme.games.kuh_vadis.moves import write
from beamme.games.kuh_vadis.rules import KuhVadis
from beamme.games.kuh_vadis.scoring import chance
from ui.i18n import Language
from ui.models.game_model import Action, DiceView, View
from ui.models.kuh_vadis_actions import common, moves_for, odds, reading, what_counts
from ui.models.kuh_vadis_view import Selection

Button = tuple[str, str, str, list[str]]

HIDDEN: Button = ("", "", "", [])
ALL_KEPT = 0b11111
FACES = ("1", "2", "3", "4", "5", "cow")


@pytest.fixture(autouse=True)
def english(language: Language) -> Language:
    return language


def button(action: Action) -> Button:
    return action.text, action.key, action.note, [write(move) for move in action.moves]


def roll(count: str, note: str, line: str) -> Button:
    return f"Roll {count}", "R", note, [line]


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
        (roll("5 dice", "2 rolls left", "roll"), ("Choose a 3", "", "", [])),
    ),
    (
        "keep some, one looks at a field",
        to_keep(THREES),
        hovered("d4", 0b00111),
        (
            roll("2 dice", "2 rolls left", "keep 1 2 3"),
            ("Mark this 3", "⏎", "", ["stop", "mark d4"]),
        ),
    ),
    (
        "keep, one looks at a field that is not claimed",
        to_keep(THREES),
        hovered("d3", 0b01111),
        (roll("1 die", "2 rolls left", "keep 1 2 3 4"), ("Choose a 3", "", "", [])),
    ),
    (
        "keep all, several fields",
        to_keep("* * 4 4 4"),
        Selection(ALL_KEPT),
        (("Choose a cow or a 4", "", "", []), HIDDEN),
    ),
    (
        "keep all, one looks at a field",
        to_keep("* * 4 4 4"),
        hovered("d3", ALL_KEPT),
        (("Mark this cow", "⏎", "", ["stop", "mark d3"]), HIDDEN),
    ),
    (
        "keep, only one field",
        to_keep("* * 1 2 3", MARKED_CORNER, anchor="a1"),
        Selection(),
        (
            roll("5 dice", "2 rolls left", "roll"),
            ("Mark this cow", "⏎", "", ["stop", "mark b1"]),
        ),
    ),
    (
        "keep, only one field and one looks elsewhere",
        to_keep("* * 1 2 3", MARKED_CORNER, anchor="a1"),
        hovered("g7", ALL_KEPT),
        (("Mark this cow", "⏎", "", ["stop", "mark b1"]), HIDDEN),
    ),
    (
        "keep, two are claimed and one of them has fields",
        to_keep("* * 3 3 3", MARKED_CORNER.replace("54X41O1", "*4X41O1"), anchor="a1"),
        Selection(ALL_KEPT),
        (("Choose a cow", "", "", []), HIDDEN),
    ),
    (
        "keep, nothing counts",
        to_keep(NOTHING),
        Selection(),
        (
            roll("5 dice", "2 rolls left", "roll"),
            ("End the turn", "⏎", "", ["stop"]),
        ),
    ),
    (
        "keep all, no field is free",
        to_keep("5 5 5 1 2", NO_FIVES),
        Selection(ALL_KEPT),
        (("End the turn", "⏎", "", ["stop"]), HIDDEN),
    ),
    (
        "mark, several fields",
        to_mark(THREES),
        Selection(),
        (("Choose a 3", "", "", []), HIDDEN),
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
        (("Choose a 3", "", "", []), HIDDEN),
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
    assert (button(shown.primary), button(shown.secondary)) == buttons


@pytest.mark.parametrize(("view", "selection"), [row[1:3] for row in TABLE], ids=IDS)
def test_every_button_does_what_the_rules_allow(view: View, selection: Selection) -> None:
    shown = common(view, selection)
    for action in (shown.primary, shown.secondary):
        state = view.match.state
        for move in action.moves:
            assert view.match.game.allows(state, move)
            state = view.match.game.play(state, move)


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
        (["roll", faces(FOUR_THREES), "stop", "mark d4", *PASS, *PASS], 2),
    ],
)
def test_a_round_is_over_when_both_had_a_turn(lines: list[str], number: int) -> None:
    view = after(view_of(new_match(KuhVadis(to_roll().match.game.sheet), 2)), *lines)
    assert common(view, Selection()).round_number == number


@pytest.mark.parametrize(
    ("view", "title", "text", "note"),
    [
        (to_roll(), "This roll", "", ""),
        (after(to_roll(), "roll"), "This roll", "", ""),
        (to_keep(NOTHING), "This roll", "Nothing", "Keep what helps and roll on"),
        (to_keep(THREES), "This roll", "Three 3s", "Mark a 3"),
        (to_mark(THREES), "This roll", "Three 3s", "Mark a 3"),
        (unasked(to_keep(THREES)), "This roll", "Three 3s", "Mark a 3"),
        (to_keep("* * 4 4 4"), "This roll", "Two cows and three 4s", "Mark a cow or a 4"),
        (
            to_keep("* * * * 1"),
            "This roll",
            "Four cows",
            "Mark a cow, then roll again beside it",
        ),
        (
            to_keep("2 2 2 2 2"),
            "This roll",
            "Five 2s",
            "Mark a 2, then roll again beside it",
        ),
        (to_keep("5 5 5 1 2", NO_FIVES), "This roll", "Three 5s", "No free field for it"),
        (to_roll(MARKED_CORNER, anchor="a1"), "Extra round", "", ""),
        (
            to_keep(THREES, MARKED_CORNER, anchor="a1"),
            "Extra round",
            "Three 3s",
            "No free field for it",
        ),
        (
            to_keep("* * 3 3 3", MARKED_CORNER, anchor="a1"),
            "Extra round",
            "Two cows and three 3s",
            "Mark a cow",
        ),
        (won(), "This roll", "", ""),
        (won_in_an_extra_round(), "This roll", "", ""),
    ],
)
def test_what_the_dice_mean(view: View, title: str, text: str, note: str) -> None:
    assert reading(view) == (title, text, note)


def listed(view: View) -> list[tuple[int, bool, int]]:
    return [(row["symbol"], row["now"], row["free"]) for row in odds(view)]


def test_the_likeliest_symbol_comes_first_and_the_cow_before_its_equals() -> None:
    assert listed(to_roll()) == [
        (6, False, 12),
        *((number, False, free) for number, free in enumerate((6, 6, 7, 6, 6), start=1)),
    ]
    # Two threes and a cow: both need one die more, the cow among four and the three among three.
    assert [row[0] for row in listed(to_keep("3 3 1 * 4"))] == [6, 3, 1, 4, 2, 5]
    assert listed(to_keep("* * 4 4 4"))[:2] == [(6, True, 12), (4, True, 6)]


@pytest.mark.parametrize("view", [to_roll(), to_keep(THREES), to_keep("3 3 1 * 4")])
def test_odds_are_exact(view: View) -> None:
    state = view.match.state
    rows = odds(view)
    assert sorted(row["symbol"] for row in rows) == [1, 2, 3, 4, 5, 6]
    for row in rows:
        assert row["chance"] == chance(row["symbol"], state.faces, state.rolls_left)
        assert row["chanceText"] == f"{100 * row['chance']:.0f} %"
    chances = [row["chance"] for row in rows]
    assert chances == sorted(chances, reverse=True)


def test_odds_name_only_what_can_be_marked() -> None:
    assert listed(to_roll(MARKED_CORNER, anchor="a1")) == [
        (6, False, 1),
        (4, False, 1),
        (5, False, 1),
    ]
    assert {row["symbol"] for row in odds(to_roll(NO_FIVES))} == {1, 2, 3, 4, 6}


@pytest.mark.parametrize(
    "view",
    [
        unasked(to_roll()),
        unasked(to_keep(THREES)),
        after(to_keep(THREES), "roll"),
        to_mark(THREES),
        View(won().record, 0),
    ],
)
def test_no_odds_where_nobody_rolls(view: View) -> None:
    assert odds(view) == []


@pytest.mark.parametrize(
    ("dice", "lit"),
    [
        (NOTHING, []),
        ("* * 1 2 3", ["2 or 3 cows"]),
        ("* * * 1 1", ["2 or 3 cows"]),
        (THREES, ["3 equal numbers"]),
        ("* * 4 4 4", ["2 or 3 cows", "3 equal numbers"]),
        ("* * * * 4", ["4 or 5 equal"]),
        (FOUR_THREES, ["4 or 5 equal"]),
        ("5 5 5 5 5", ["4 or 5 equal"]),
    ],
)
def test_what_counts_is_lit(dice: str, lit: list[str]) -> None:
    rows = what_counts(to_keep(dice))
    assert [row["text"] for row in rows if row["current"]] == lit
    assert [(row["text"], row["moves"]) for row in rows] == [
        ("2 or 3 cows", "a cow"),
        ("3 equal numbers", "that number"),
        ("4 or 5 equal", "and again beside it"),
    ]


def test_before_the_first_roll_nothing_is_lit() -> None:
    assert not any(row["current"] for row in what_counts(to_roll()))
    assert not any(row["current"] for row in what_counts(to_roll(CORNER)))
