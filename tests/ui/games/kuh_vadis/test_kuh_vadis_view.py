"""What the sheet of Kuh Vadis shows of each field and of each player, in every state."""

from dataclasses import replace

import pytest
from beam_me_up_views import after
from kuh_vadis_views import (
    FENCE,
    FOUR_THREES,
    MARKED_CORNER,
    NOTHING,
    ONE_TO_GO,
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
from kv import EMPTY

from beamme.games.kuh_vadis.board import FIELDS, Sign
from beamme.games.kuh_vadis.scoring import chance
from beamme.games.kuh_vadis.state import Phase
from ui.app.language import Language
from ui.games.kuh_vadis.text import rules_of
from ui.games.kuh_vadis.view import (
    NO_CHANCE,
    FieldRow,
    claimable,
    field_rows,
    standing_rows,
    winner_sign,
    winning_chain,
)
from ui.models.game_model import View

ALL = set(range(FIELDS))
FREE_THREES = "a1 f1 b4 d4 f4 b7 g7"
AROUND_A1 = "a1 b1 a2 b2"
CROSSES, CIRCLES = "c2 g5 b6", "f2 a3 e6"

ROLL = to_roll()
KEEP = to_keep(THREES)
ROLLING = after(KEEP, "keep 1 2 3")
MARK = to_mark(THREES)
EXTRA = to_roll(MARKED_CORNER, anchor="a1")


@pytest.fixture(autouse=True)
def english(language: Language) -> Language:
    return language


def rows(view: View, *, with_chances: bool = False) -> list[FieldRow]:
    return field_rows(view, with_chances=with_chances)


def those(view: View, role: str) -> set[int]:
    """Tell the fields that have this role."""
    return {number for number, row in enumerate(rows(view)) if getattr(row, role)}


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


@pytest.mark.parametrize("view", [ROLL, KEEP, MARK, EXTRA, won()])
def test_no_chances_unless_they_are_wanted(view: View) -> None:
    for row in rows(view):
        assert (row.chance, row.chanceText) == (NO_CHANCE, "")


@pytest.mark.parametrize(
    ("view", "shown"),
    [
        (ROLL, ALL - place_set(f"{CROSSES} {CIRCLES}")),
        (unasked(ROLL), ALL - place_set(f"{CROSSES} {CIRCLES}")),
        (KEEP, ALL - place_set(f"{CROSSES} {CIRCLES} {FREE_THREES}")),
        (unasked(KEEP), ALL - place_set(f"{CROSSES} {CIRCLES}")),
        (EXTRA, place_set("b1 a2 b2")),
        (to_keep("* * 1 2 3", MARKED_CORNER, anchor="a1"), place_set("a2 b2")),
        (MARK, set()),
        (unasked(MARK), set()),
        (won(), set()),
        (drawn(), set()),
    ],
)
def test_chances_are_exact_where_something_can_still_come(view: View, shown: set[int]) -> None:
    state, sheet = view.match.state, rules_of(view.record).sheet
    for number, row in enumerate(rows(view, with_chances=True)):
        if number not in shown:
            assert (row.chance, row.chanceText) == (NO_CHANCE, "")
            continue
        assert row.chance == chance(sheet.symbol(number), state.faces, state.rolls_left)
        assert row.chanceText == f"{100 * row.chance:.0f}"


def test_a_chance_in_numbers() -> None:
    # One of five dice has to join two threes: within two rolls each comes with 11/36.
    row = rows(to_keep("3 3 1 2 *"), with_chances=True)[place("a1")]
    assert row.chance == pytest.approx(1 - (25 / 36) ** 3)
    assert row.chanceText == "67"
    assert row.accessibleText == "a1, 3, free, chance 67 %"


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


@pytest.mark.parametrize(
    ("view", "seat", "joined", "text", "note"),
    [
        (ROLL, 0, 1, "No starts joined", "at least 5 to go"),
        (ROLL, 1, 1, "No starts joined", "at least 5 to go"),
        (to_roll(ONE_TO_GO), 0, 2, "2 of 3 joined", "at least 1 to go"),
        (won(), 0, 3, "3 of 3 joined", ""),
        (to_roll(FENCE), 0, 1, "No starts joined", "blocked"),
        (to_roll(FENCE), 1, 1, "No starts joined", "at least 4 to go"),
        (drawn(), 0, 2, "2 of 3 joined", "blocked"),
        (drawn(), 1, 1, "No starts joined", "blocked"),
    ],
)
def test_how_far_each_has_come(view: View, seat: int, joined: int, text: str, note: str) -> None:
    row = standing_rows(view)[seat]
    assert (row.joined, row.text, row.note) == (joined, text, note)
    assert row.blocked is (note == "blocked")


def test_a_row_has_the_colour_and_the_sign_of_its_player() -> None:
    view = to_roll(first=Sign.CIRCLE)
    assert [(row.seat, row.sign) for row in standing_rows(view)] == [(0, "circle"), (1, "cross")]
    ada, nova = view.record.seating
    other = replace(view.record, seating=(replace(ada, colour=4), nova))
    assert [row.seat for row in standing_rows(View(other, 0))] == [4, 1]


@pytest.mark.parametrize("view", [ROLL, KEEP, ROLLING, MARK, EXTRA, drawn()])
def test_nobody_has_won(view: View) -> None:
    game, state = rules_of(view.record), view.match.state
    assert winner_sign(game, state) == ""
    assert winning_chain(game, state) == ()


def test_who_has_won_and_how() -> None:
    view = won()
    game, state = rules_of(view.record), view.match.state
    assert state.phase is Phase.OVER
    assert winner_sign(game, state) == "cross"
    assert [[*way] for way in winning_chain(game, state)] == [
        [place("c2"), place("c3"), place("d4")],
        [place("g5"), place("f5"), place("e5"), place("d4")],
        [place("b6"), place("c5"), place("d4")],
    ]
