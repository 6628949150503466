"""Knaller: one line each, any colour, and the order in which things are taken."""

import pytest

from beamme.core.errors import IllegalMove
from tests.games.dice_flick.df import played, points, proposal, scoring

ONE = """
.. .. y5 .. ..
.. .. .. .. ..
b3 .. pp .. w2
.. .. g4 .. ..
.. .. .. .. ..
"""
CROSSING = """
.. .. .. .. ..
.. .. .. .. b6
.. .. .. .. ..
.. .. .. .. ..
pp y1 .. g2 pp
"""


@pytest.mark.clause("DF-18")
def test_df_18_a_knaller_scores_its_row_or_its_column_with_gaps_and_any_colour() -> None:
    match = scoring(ONE)
    assert points(match, "score line p1 row") == 3 + 6 + 2
    assert points(match, "score line p1 column") == 5 + 6 + 4
    assert proposal(match) == "score line p1 column"
    with pytest.raises(IllegalMove):
        played(match, "score line p1 row, line p1 column")


@pytest.mark.clause("DF-18")
@pytest.mark.parametrize("face", range(1, 7))
def test_df_18_a_knaller_counts_6_whatever_face_lies_up(face: int) -> None:
    match = scoring(ONE)
    state = match.state
    turned = tuple(
        type(body)(body.die, body.x, body.y, face if body.die == "p1" else body.face)
        for body in state.lying
    )
    changed = type(match)(
        match.game, 2, (), (type(state)(turned, state.hands, state.pad, 0, state.phase),)
    )
    # It lies on the centre, too, which doubles pips alone.
    assert points(changed, "score line p1 row") == 11
    assert points(changed, "score centre p1") == 6


@pytest.mark.clause("DF-18")
def test_df_18_uncovered_markers_of_the_line_score_and_covered_ones_do_not() -> None:
    drawing = """
        .. .. .. .. ..
        pp .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """
    assert points(scoring(drawing), "score line p1 row") == 6 + 2 + 2
    covered = drawing.replace("pp ..", "pp g1")
    assert points(scoring(covered), "score line p1 row") == 6 + 1 + 2


@pytest.mark.clause("DF-18")
def test_df_18_a_die_on_the_centre_doubles_in_a_line() -> None:
    match = scoring("""
        .. .. .. .. ..
        .. .. .. .. ..
        pp .. b5 .. b1
        .. .. .. .. ..
        .. .. .. .. ..
    """)
    assert points(match, "score line p1 row") == 6 + 10 + 1


@pytest.mark.clause("DF-18")
@pytest.mark.parametrize("line", ["score line b1 row", "score line w1 column", "score line p2 row"])
def test_df_18_only_a_knaller_that_lies_there_has_a_line(line: str) -> None:
    with pytest.raises(IllegalMove):
        played(scoring(ONE), line)


@pytest.mark.clause("DF-19")
def test_df_19_two_knaller_score_a_line_each() -> None:
    match = scoring(CROSSING)
    assert points(match, "score line p1 row") == 6 + 1 + 2 + 6
    assert points(match, "score line p2 column, line p1 row") == 12 + 6 + 1 + 2
    assert points(match, "score line p1 column, line p2 column") == 6 + 12
    assert proposal(match) == "score line p2 column, line p1 row"


@pytest.mark.clause("DF-19")
@pytest.mark.parametrize("along", ["row", "column"])
def test_df_19_a_knaller_taken_in_the_line_of_another_is_gone(along: str) -> None:
    with pytest.raises(IllegalMove):
        played(scoring(CROSSING), f"score line p1 row, line p2 {along}")


ORDER = """
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
.. .. b1 .. ..
.. b2 b3 pp y6
"""


@pytest.mark.clause("DF-19")
def test_df_19_a_line_before_a_group_takes_its_dice_away() -> None:
    match = scoring(ORDER)
    assert points(match, "score blue b1 b2 b3, line p1 row") == 6 + 12
    assert points(match, "score line p1 row") == 2 + 3 + 6 + 6
    for line in ("score line p1 row, blue b1 b2 b3", "score line p1 row, blue b1"):
        with pytest.raises(IllegalMove):
            played(match, line)


@pytest.mark.clause("DF-19")
def test_df_19_a_line_may_come_first_where_enough_is_left() -> None:
    match = scoring("""
        .. .. b1 .. ..
        b1 .. b1 .. ..
        .. .. b1 .. ..
        .. .. .. .. ..
        .. .. b6 pp ..
    """)
    assert points(match, "score line p1 row, blue b1 b2 b3 b4 *") == 12 + 1 + 1 + 1 + 2 + 2
    assert points(match, "score blue b1 b2 b3 b4 *, line p1 row") == 19


@pytest.mark.clause("DF-19")
@pytest.mark.clause("DF-21")
def test_df_19_scored_dice_go_into_the_bag_and_the_others_stay() -> None:
    match = scoring(CROSSING)
    assert {"p1", "p2", "b1", "y1", "g1"}.isdisjoint(match.state.bag)
    after = played(match, "score line p1 row")
    assert [body.die for body in after.state.lying] == ["b1"]
    assert {"p1", "p2", "y1", "g1"} <= {*after.state.bag}
    assert len(after.state.bag) == 19


@pytest.mark.clause("DF-21")
def test_df_21_nothing_scored_is_written_as_0_and_everything_stays() -> None:
    match = scoring(CROSSING)
    after = played(match, "score -")
    assert after.state.pad == ((0,), ())
    assert after.state.lying == match.state.lying
    # The other seat may score what it did not place.
    later = played(
        after,
        "drawn b2 b3 b4",
        "flick b2 south 0 800 4500",
        "rest p1=1@-4000,-4000 y1=1@-2000,-4000",
        "flick b3 south 0 800 4500",
        "rest p1=1@-4000,-4000 y1=1@-2000,-4000",
        "score line p1 row",
    )
    assert later.state.pad == ((0,), (7,))
