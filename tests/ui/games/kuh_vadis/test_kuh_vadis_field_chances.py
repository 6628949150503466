"""The chance of each field is shown where something can still come."""

import pytest

from beamme.games.kuh_vadis.scoring import chance
from tests.ui.games.kuh_vadis.helpers.fields import (
    ALL,
    CIRCLES,
    CROSSES,
    EXTRA,
    FREE_THREES,
    KEEP,
    MARK,
    ROLL,
    rows,
)
from tests.ui.games.kuh_vadis.helpers.views import (
    MARKED_CORNER,
    drawn,
    place,
    place_set,
    to_keep,
    unasked,
    won,
)
from ui.games.kuh_vadis.text import rules_of
from ui.games.kuh_vadis.view import NO_CHANCE
from ui.models.game_model import View

pytestmark = pytest.mark.usefixtures("language")


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
