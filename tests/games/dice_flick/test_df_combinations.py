"""Combinations: whole groups of one colour, with jokers, markers and the centre."""

import pytest
from df import begun, flicked, played, points, proposal, scoring

from beamme.core.errors import IllegalMove

ROW = """
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
.. .. g3 g3 g4
"""
CORNER = """
.. .. .. .. ..
.. .. .. .. ..
.. g6 .. .. ..
.. .. g1 .. ..
.. .. .. .. ..
"""
BLOCK = """
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
g1 .. .. .. ..
g2 g3 w4 .. ..
"""
ON_CENTRE = """
.. .. .. .. ..
.. .. .. .. ..
.. .. b3 b2 b1
.. .. b5 .. ..
.. .. .. .. ..
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


BETWEEN = """
.. .. .. .. ..
.. .. .. .. ..
y2 .. .. .. ..
y3 .. .. .. ..
y4 w6 g1 g2 g3
"""


@pytest.mark.clause("DF-15")
def test_df_15_a_joker_takes_one_colour_and_the_other_group_scores_without_it() -> None:
    match = scoring(BETWEEN)
    # The green marker above the joker belongs to the green group with it only.
    assert points(match, "score yellow y1 y2 y3 w1, green g1 g2 g3") == 21
    assert points(match, "score yellow y1 y2 y3, green g1 g2 g3 w1 *") == 23
    assert points(match, "score yellow y1 y2 y3, green g1 g2 g3") == 15
    with pytest.raises(IllegalMove):
        played(match, "score yellow y1 y2 y3 w1, green g1 g2 g3 w1 *")
    assert points(match, proposal(match)) == 23


@pytest.mark.clause("DF-15")
def test_df_15_a_joker_must_take_some_colour() -> None:
    match = scoring("""
        .. .. y1 .. ..
        .. .. y1 .. ..
        b1 .. y1 .. ..
        b1 b1 w6 g1 g1
        .. .. .. .. g1
    """)
    whole = "score blue b1 b2 b3, yellow y1 y2 y3 *, green g1 g2 g3"
    # All three groups without the joker: it would have no colour left.
    with pytest.raises(IllegalMove):
        played(match, whole)
    assert points(match, "score blue b1 b2 b3, yellow y1 y2 y3 *") == 9


@pytest.mark.clause("DF-15")
@pytest.mark.parametrize(
    ("line", "worth"),
    [
        ("score blue w1 w2 w3", 12),
        ("score yellow w1 w2 w3", 12),
        ("score green w1 w2 w3", 12),
    ],
)
def test_df_15_three_whites_are_a_combination_of_any_colour(line: str, worth: int) -> None:
    match = scoring(ROW.replace("g3 g3 g4", "w5 w6 w1"))
    assert points(match, line) == worth
    assert points(match, proposal(match)) == worth


@pytest.mark.clause("DF-15")
@pytest.mark.parametrize("line", ["score blue b1 b2 w1, green g1 g2 w2", "score blue b1 b2 w1 w2"])
def test_df_15_each_joker_takes_its_own_colour(line: str) -> None:
    match = scoring("""
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        b1 b1 w2 w3 g4
    """)
    if "green" in line:
        with pytest.raises(IllegalMove):
            played(match, line)
    else:
        assert points(match, line) == 7


@pytest.mark.clause("DF-16")
def test_df_16_a_covered_marker_does_not_count() -> None:
    match = scoring(CORNER.replace(".. .. g1", ".. y1 g1"))
    assert proposal(match) == "score -"


@pytest.mark.clause("DF-16")
def test_df_16_a_marker_uncovered_during_the_scoring_does_not_count() -> None:
    # The yellow die on the green marker goes with its group.
    match = scoring("""
        .. .. .. .. ..
        .. .. .. .. ..
        y1 g6 .. .. ..
        y2 y3 .. .. ..
        g1 g5 g2 .. ..
    """)
    after = "score yellow y1 y2 y3, green g2 g3 g4"
    assert points(match, after) == 14
    for line in (f"{after} *", "score yellow y1 y2 y3, green g1 g2 g3 g4 *"):
        with pytest.raises(IllegalMove):
            played(match, line)


@pytest.mark.clause("DF-16")
def test_df_16_a_marker_belongs_to_its_colour_alone() -> None:
    match = scoring(CORNER.replace("g", "b"))
    assert proposal(match) == "score -"
    with pytest.raises(IllegalMove):
        played(match, "score blue b1 b2 *")


@pytest.mark.clause("DF-16")
def test_df_16_a_marker_counts_once_in_a_turn() -> None:
    match = scoring("""
        .. .. .. .. ..
        .. .. .. .. ..
        .. g6 .. .. ..
        pp .. g1 .. ..
        .. g1 .. .. ..
    """)
    assert points(match, "score green g1 g2 g3 *, line p1 row") == 10 + 6
    assert points(match, "score line p1 row") == 6 + 2 + 1
    # The line has taken what joined the other two.
    with pytest.raises(IllegalMove):
        played(match, "score line p1 row, green g1 g3 *")


@pytest.mark.clause("DF-17")
@pytest.mark.parametrize(("die", "worth"), [("b5", 10), ("w6", 12), ("pp", 6)])
def test_df_17_a_die_on_the_centre_may_be_scored_on_its_own(die: str, worth: int) -> None:
    match = scoring(f"""
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. {die} .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """)
    assert points(match, f"score centre {die[0]}1") == worth
    assert points(match, proposal(match)) == worth


@pytest.mark.clause("DF-17")
def test_df_17_the_centre_scores_once_and_no_other_die_alone() -> None:
    match = scoring(ON_CENTRE)
    assert points(match, "score centre b1") == 6
    assert points(match, "score blue b1 b2 b3 b4") == 14
    for line in (
        "score centre b2",
        "score centre y1",
        "score centre b1, centre b1",
        "score blue b1 b2 b3 b4, centre b1",
        "score centre b1, blue b2 b3 b4",
        "score centre b1, blue b1 b2 b3 b4",
    ):
        with pytest.raises(IllegalMove):
            played(match, line)


@pytest.mark.clause("DF-17")
def test_df_17_whoever_flicked_the_die_on_the_centre() -> None:
    match = flicked(flicked(played(begun(), "drawn b1 b2 b3"), "b1", "b1=5@2,2"), "b2", "b1=5@2,2")
    match = played(match, "score -", "drawn y1 y2 y3")
    match = flicked(flicked(match, "y1", "b1=5@2,2"), "y2", "b1=5@2,2")
    assert played(match, "score centre b1").state.pad == ((0,), (10,))
