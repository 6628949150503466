"""Combinations: whole groups of one colour, any number of them, and one of two lines."""

import pytest

from beamme.core.errors import IllegalMove
from tests.games.dice_flick.df import CORNER, ON_CENTRE, ROW, played, points, proposal, scoring

BLOCK = """
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
g1 .. .. .. ..
g2 g3 w4 .. ..
"""


TWO_LINES = """
.. .. .. .. y3
.. .. .. .. g4
.. .. .. .. ..
.. .. .. .. ..
b1 .. y3 g1 pp
"""


@pytest.mark.clause("DF-13")
@pytest.mark.clause("DF-16")
@pytest.mark.clause("DF-17")
@pytest.mark.parametrize(
    ("drawing", "line", "worth"),
    [
        (ROW, "score green g1 g2 g3", 10),
        (CORNER, "score green g1 g2 *", 9),
        (BLOCK, "score green g1 g2 g3 w1 *", 12),
        (ON_CENTRE, "score blue b1 b2 b3 b4", 14),
    ],
)
def test_df_13_the_cases_of_the_rulebook(drawing: str, line: str, worth: int) -> None:
    match = scoring(drawing)
    assert points(match, line) == worth
    assert proposal(match) == line


@pytest.mark.clause("DF-18")
def test_df_18_the_case_of_the_rulebook_with_two_lines_scores_one_of_them() -> None:
    match = scoring(TWO_LINES)
    assert points(match, "score line p1 row") == 11
    assert points(match, "score line p1 column") == 13
    assert proposal(match) == "score line p1 column"
    with pytest.raises(IllegalMove):
        played(match, "score line p1 column, line p1 row")


@pytest.mark.clause("DF-13")
def test_df_13_two_dice_are_no_combination() -> None:
    match = scoring(ROW.replace("g3 g3 g4", ".. g3 g4"))
    assert proposal(match) == "score -"
    with pytest.raises(IllegalMove, match="not allowed here: score green g1 g2"):
        played(match, "score green g1 g2")


@pytest.mark.clause("DF-13")
def test_df_13_a_diagonal_joins_nothing() -> None:
    match = scoring("""
        y1 .. .. .. ..
        .. y2 .. .. ..
        .. .. y3 .. ..
        .. .. .. y4 ..
        .. .. .. .. y5
    """)
    assert proposal(match) == "score centre y3"


@pytest.mark.clause("DF-13")
def test_df_13_the_end_of_a_row_does_not_touch_the_beginning_of_the_next() -> None:
    match = scoring("""
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. b1 b1
        b1 b1 .. .. ..
        .. .. .. .. ..
    """)
    assert proposal(match) == "score -"


@pytest.mark.clause("DF-13")
def test_df_13_pink_dice_are_no_combination() -> None:
    match = scoring("""
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        pp pp w5 .. ..
    """)
    for line in ("score green p1 p2 w1", "score blue w1 p1 p2"):
        with pytest.raises(IllegalMove):
            played(match, line)


TWO_GROUPS = """
b1 b2 b3 .. ..
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. g6
.. .. .. g1 g2
"""


@pytest.mark.clause("DF-14")
@pytest.mark.parametrize(
    ("line", "worth"),
    [
        ("score blue b1 b2 b3 *, green g1 g2 g3", 17),
        ("score green g1 g2 g3, blue b1 b2 b3 *", 17),
        ("score blue b1 b2 b3 *", 8),
        ("score green g1 g2 g3", 9),
        ("score -", 0),
    ],
)
def test_df_14_any_number_of_whole_groups_in_any_order(line: str, worth: int) -> None:
    assert points(scoring(TWO_GROUPS), line) == worth


@pytest.mark.clause("DF-14")
@pytest.mark.parametrize(
    "line",
    [
        "score blue b1 b2 b3",
        "score blue b1 b2 *",
        "score blue b1 b2 b3 *, blue b1 b2 b3",
        "score blue b1 b2 b3 *, blue b1 b2 b3 *",
        "score blue b1 b2 b3 g1",
        "score green b1 b2 b3",
        "score green g3 g2 g1",
        "score blue",
        "score blue *",
    ],
)
def test_df_14_no_part_of_a_group_and_no_die_twice(line: str) -> None:
    with pytest.raises(IllegalMove):
        played(scoring(TWO_GROUPS), line)
