"""What the sheet of Kuh Vadis shows of each field, in every state."""

import pytest

from beamme.games.kuh_vadis.board import FIELDS, Sign
from tests.games.kuh_vadis.kv import EMPTY
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.kuh_vadis.helpers.fields import (
    ALL,
    AROUND_A1,
    CIRCLES,
    CROSSES,
    EXTRA,
    FREE_THREES,
    KEEP,
    MARK,
    ROLL,
    ROLLING,
    rows,
    those,
)
from tests.ui.games.kuh_vadis.helpers.views import (
    FENCE,
    FOUR_THREES,
    MARKED_CORNER,
    NOTHING,
    THREES,
    WALL,
    drawn,
    place,
    place_set,
    to_keep,
    to_mark,
    to_roll,
    unasked,
    won,
    won_in_an_extra_round,
)
from ui.games.kuh_vadis.view import claimable
from ui.models.game_model import View

pytestmark = pytest.mark.usefixtures("language")


def test_fields_show_what_is_printed_and_who_has_marked_them() -> None:
    view = after(MARK, "mark d4", deciding=1)
    shown = rows(view)
    printed = "".join(EMPTY.split()).translate(str.maketrans("*XO", "600"))
    assert [row.symbol for row in shown] == [*map(int, printed)]
    owners = {number: row.owner for number, row in enumerate(shown) if row.owner}
    crosses, circles = place_set(CROSSES) | {place("d4")}, place_set(CIRCLES)
    assert owners == dict.fromkeys(crosses, "cross") | dict.fromkeys(circles, "circle")
    assert those(view, "start") == place_set(CROSSES) | place_set(CIRCLES)
    assert len({row.seed for row in shown}) == FIELDS


def test_marks_have_the_sign_of_their_seat_whoever_starts() -> None:
    view = to_roll(first=Sign.CIRCLE)
    assert rows(view)[place("c2")].owner == "cross"
    marked = after(view, "roll", "faces 3 3 3 1 2", "stop", "mark d4")
    assert rows(marked)[place("d4")].owner == "circle"


@pytest.mark.parametrize(
    ("view", "names"),
    [
        (KEEP, FREE_THREES),
        (MARK, FREE_THREES),
        (to_keep("* * 4 4 4"), "b1 e1 g1 d3 f3 a4 g4 b5 d5 a7 c7 f7 b2 d2 c4 e4 d6 f6"),
        (to_keep("* * 4 4 4", MARKED_CORNER, anchor="a1"), "b1 b2"),
        (to_keep(THREES, MARKED_CORNER, anchor="a1"), ""),
        (to_keep(NOTHING), ""),
        (ROLL, ""),
        (ROLLING, ""),
        (won(), ""),
        (drawn(), ""),
    ],
    ids=["keep", "mark", "two", "extra", "far", "nothing", "roll", "rolling", "won", "drawn"],
)
def test_who_is_asked_sees_what_can_be_marked(view: View, names: str) -> None:
    for deciding in (0, 1):
        asked = View(view.record, deciding)
        assert those(asked, "claimable") == place_set(names)
        assert claimable(asked) == sum(1 << number for number in place_set(names))
    assert those(unasked(view), "claimable") == set()


@pytest.mark.parametrize(
    ("view", "bright"),
    [
        (ROLL, ALL),
        (KEEP, ALL),
        (MARK, ALL),
        (EXTRA, place_set(AROUND_A1)),
        (to_keep("* * 1 2 3", MARKED_CORNER, anchor="a1"), place_set(AROUND_A1)),
        (to_mark("* * 1 2 3", MARKED_CORNER, anchor="a1"), place_set(AROUND_A1)),
        (won(), place_set("c2 c3 d4 e5 f5 g5 c5 b6")),
        (won_in_an_extra_round(), place_set("c2 c3 d4 e5 f6 g5 c5 b6")),
        (drawn(), set()),
    ],
)
def test_what_does_not_matter_steps_back(view: View, bright: set[int]) -> None:
    assert those(view, "dimmed") == ALL - bright


def test_the_anchor_is_the_mark_that_an_extra_round_touches() -> None:
    view = after(to_mark(FOUR_THREES), "mark d4")
    assert those(view, "anchor") == {place("d4")}
    assert those(after(view, "roll", "faces 6 6 1 2 3", "stop"), "anchor") == {place("d4")}
    assert those(after(view, "roll", "faces 6 6 1 2 3", "stop", "mark d3"), "anchor") == set()
    assert those(MARK, "anchor") == set()


def test_when_all_is_over_nothing_is_an_anchor_any_more() -> None:
    view = won_in_an_extra_round()
    assert view.match.state.anchor == place("f6")
    assert those(view, "anchor") == set()
    assert rows(view)[place("f6")].accessibleText == "f6, 4, crossed"


@pytest.mark.parametrize(
    ("view", "names"),
    [
        (to_roll(WALL, seat=2), ""),
        (after(to_mark("4 4 4 1 2", WALL, seat=2), "mark d6"), "a1 g3 a5"),
        (to_roll(FENCE), "a1 g3 a5"),
        (drawn(), "a1 g3 a5 a3 g6 d7"),
    ],
)
def test_starts_that_cannot_be_joined_any_more_are_struck(view: View, names: str) -> None:
    assert those(view, "struck") == place_set(names)


@pytest.mark.parametrize(
    ("view", "name", "said"),
    [
        (ROLL, "c2", "c2, start cross"),
        (ROLL, "a3", "a3, start circle"),
        (ROLL, "d3", "d3, cow, free, chance 70 %"),
        (KEEP, "a1", "a1, 3, can be marked now"),
        (unasked(KEEP), "a1", "a1, 3, free, chance 100 %"),
        (MARK, "d3", "d3, cow, free"),
        (EXTRA, "a1", "a1, 1, crossed, the last mark"),
        (EXTRA, "g7", "g7, 3, free"),
        (to_roll(WALL), "d1", "d1, 1, circled"),
        (won(), "f5", "f5, 2, crossed"),
    ],
)
def test_a_field_for_those_who_hear_it(view: View, name: str, said: str) -> None:
    assert rows(view)[place(name)].accessibleText == said
