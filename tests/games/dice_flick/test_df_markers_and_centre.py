"""Markers that count with a group of their colour, and the die on the centre."""

import pytest

from beamme.core.errors import IllegalMove
from tests.games.dice_flick.df import (
    CORNER,
    ON_CENTRE,
    begun,
    flicked,
    played,
    points,
    proposal,
    scoring,
)


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
