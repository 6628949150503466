"""What the takes and the pad of Dice Flick show, row by row."""

import pytest

from tests.ui.games.dice_flick.helpers.views import (
    CROSS,
    FOUR_BLUE,
    GAME,
    NOTHING,
    SHORTENED,
    chosen,
    flying,
    over,
    to_flick,
    to_score,
    with_pad,
)
from ui.games.dice_flick.view import leading, pad_rows, pending_text, points_of, take_rows
from ui.models.arena_model import NOWHERE
from ui.models.game_model import View

pytestmark = pytest.mark.usefixtures("language")


def shown(view: View, *takes: str) -> list[tuple[int, str, str, str, str, int, list[int]]]:
    rows = take_rows(GAME, view.match.state, chosen(*takes).takes)
    assert all(row.taken is (row.number != NOWHERE) for row in rows)
    return [
        (row.number, row.kind, row.colour, row.title, row.sum, row.points, row.places)
        for row in rows
    ]


GROUP = ("group", "blue", "Blue group", "2 + 1 + 2 + 3×2", 11, [6, 10, 11, 12])
COLUMN = ("line", "pink", "Knaller, line E", "5 + 6", 11, [4, 14])


@pytest.mark.parametrize(
    ("takes", "rows"),
    [
        (("blue b1 b2 b3 *", "line p1 column"), [(0, *GROUP), (1, *COLUMN)]),
        (
            ("blue b1 b2 b3 *",),
            [
                (0, *GROUP),
                (-1, "line", "pink", "Knaller, line 3", "6", 6, [14]),
                (-1, *COLUMN),
            ],
        ),
        (
            ("line p1 row",),
            [
                (
                    0,
                    "line",
                    "pink",
                    "Knaller, line 3",
                    "1 + 2 + 3×2 + 6",
                    15,
                    [10, 11, 12, 14],
                )
            ],
        ),
        (
            ("line p1 column", "centre b3"),
            [
                (0, *COLUMN),
                (1, "centre", "blue", "The centre", "3×2", 6, [12]),
                (-1, "group", "blue", "Blue group", "2 + 1 + 2", 5, [6, 10, 11]),
            ],
        ),
        (
            (),
            [
                (-1, *GROUP),
                (-1, "line", "pink", "Knaller, line 3", "1 + 2 + 3×2 + 6", 15, [10, 11, 12, 14]),
                (-1, *COLUMN),
                (-1, "centre", "blue", "The centre", "3×2", 6, [12]),
            ],
        ),
    ],
)
def test_takes_in_their_order_then_what_else_might_be_taken(
    takes: tuple[str, ...], rows: list[tuple[int, str, str, str, str, int, list[int]]]
) -> None:
    assert shown(to_score(CROSS), *takes) == rows


def test_a_joker_scores_in_the_colour_of_its_group() -> None:
    drawing = FOUR_BLUE.replace("b2 ..", "w2 ..")
    ((number, kind, colour, *_), *_) = shown(to_score(drawing), "blue b1 b2 b3 w1")
    assert (number, kind, colour) == (0, "group", "blue")


def test_points_of_takes_and_none_for_what_is_not_allowed() -> None:
    spread = GAME.spread(to_score(CROSS).match.state)
    assert points_of(spread, chosen("blue b1 b2 b3 *", "line p1 column").takes) == 22
    assert points_of(spread, chosen("line p1 row", "blue b1 b2 b3 *").takes) == 0
    assert points_of(spread, ()) == 0


@pytest.mark.parametrize(
    ("view", "cells", "current"),
    [
        (with_pad((), ()), [["", ""]], 1),
        (with_pad((7,), (), active=1), [["7", ""], ["", ""]], 1),
        (with_pad((7,), (0,)), [["7", "0"], ["", ""]], 2),
        (with_pad((7, 12), (0,), active=1), [["7", "0"], ["12", ""], ["", ""]], 2),
        (with_pad((1,) * 9, (2,) * 9, (3,) * 9), [["1", "2", "3"]] * 9 + [["", "", ""]], 10),
        (over(30, 4), [["30", "4"], ["0", "0"]], 0),
    ],
)
def test_the_pad(view: View, cells: list[list[str]], current: int) -> None:
    rows = pad_rows(view.match.state)
    assert [row["round"] for row in rows] == [*range(1, 11)]
    assert [row["cells"] for row in rows[: len(cells)]] == cells
    assert [row["round"] for row in rows if row["current"]] == ([current] if current else [])


@pytest.mark.parametrize(
    ("totals", "leaders"),
    [
        ((0, 0), [False, False]),
        ((1, 0), [True, False]),
        ((3, 9, 4), [False, True, False]),
        ((9, 1, 9), [True, False, True]),
    ],
)
def test_who_leads(totals: tuple[int, ...], leaders: list[bool]) -> None:
    assert leading(totals) == leaders


@pytest.mark.parametrize(
    ("view", "takes", "text"),
    [
        (to_score(FOUR_BLUE), ("blue b1 b2 b3 b4",), "+14"),
        (to_score(FOUR_BLUE), (), "+0"),
        (to_score(SHORTENED), ("line p1 column", "blue b2 b3 b4", "centre y1"), "+24"),
        (to_score(NOTHING), (), "+0"),
        (to_flick(), (), ""),
        (flying(to_flick()), (), ""),
        (over(3, 4), (), ""),
    ],
)
def test_what_would_be_written_down(view: View, takes: tuple[str, ...], text: str) -> None:
    assert pending_text(view, chosen(*takes).takes) == text
