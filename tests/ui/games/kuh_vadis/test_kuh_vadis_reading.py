"""What a roll of Kuh Vadis means, what it may still become, and what counts at all."""

import pytest

from beamme.games.kuh_vadis.scoring import chance
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.kuh_vadis.helpers.views import (
    CORNER,
    FOUR_THREES,
    MARKED_CORNER,
    NO_FIVES,
    NOTHING,
    THREES,
    to_keep,
    to_mark,
    to_roll,
    unasked,
    won,
    won_in_an_extra_round,
)
from ui.app.language import Language
from ui.games.kuh_vadis.actions import odds, reading, what_counts
from ui.models.game_model import View


@pytest.fixture(autouse=True)
def english(language: Language) -> Language:
    return language


@pytest.mark.parametrize(
    ("view", "title", "text", "note"),
    [
        (to_roll(), "This roll", "", ""),
        (after(to_roll(), "roll"), "This roll", "", ""),
        (to_keep(NOTHING), "This roll", "Nothing", "Keep what helps and roll on"),
        (unasked(to_keep(NOTHING)), "This roll", "Nothing", ""),
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
