"""Jokers: each takes one colour of those that it joins."""

import pytest

from beamme.core.errors import IllegalMove
from tests.games.dice_flick.df import ROW, played, points, proposal, scoring

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
