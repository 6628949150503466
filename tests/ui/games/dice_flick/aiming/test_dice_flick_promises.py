"""What an aim of Dice Flick may bring: the outlook, and what a die would be worth."""

import pytest

from tests.games.dice_flick.df import EMPTY
from tests.ui.games.dice_flick.helpers.views import (
    CROSS,
    FOUR_BLUE,
    NOTHING,
    flying,
    place,
    to_flick,
    to_score,
)
from ui.games.dice_flick.actions import NO_TARGET, Selection, outlook_rows, promise, target_of
from ui.models.game_model import View

pytestmark = pytest.mark.usefixtures("language")

LOST = (0.0, 0.0)


def chances(*named: tuple[str, float], lost: tuple[float, float] = LOST) -> tuple[float, ...]:
    """Give the chances of some hollows, of the moat and of leaving the box."""
    found = dict.fromkeys(range(25), 0.0)
    for name, chance in named:
        found[place(name)] = chance
    return (*found.values(), *lost)


def test_the_target_is_the_likeliest_hollow() -> None:
    assert target_of(chances(("13", 0.2), ("31", 0.4), lost=(0.3, 0.1))) == place("31")
    assert target_of(chances(("00", 0.01), lost=(0.9, 0.09))) == place("00"), "not the moat"
    assert target_of(chances(lost=(1.0, 0.0))) == NO_TARGET


def test_an_outlook_has_three_parts() -> None:
    rows = outlook_rows(chances(("13", 0.2), ("31", 0.45), lost=(0.25, 0.1)))
    assert [(row["kind"], row["text"]) for row in rows] == [
        ("target", "45 %"),
        ("other", "20 %"),
        ("moat", "35 %"),
    ]
    assert [row["chance"] for row in rows] == pytest.approx([0.45, 0.2, 0.35])


def test_nothing_is_known_of_no_chances() -> None:
    assert outlook_rows(()) == []


def test_nothing_is_less_than_nothing() -> None:
    hair = 1e-9
    rows = outlook_rows(chances(("13", 0.5 + hair), ("31", 0.5)))
    assert rows[2] == {"kind": "moat", "chance": 0.0, "text": "0 %"}
    ((_, other, _),) = [outlook_rows(chances(("13", 1.0)))]
    assert other == {"kind": "other", "chance": 0.0, "text": "0 %"}


@pytest.mark.parametrize(
    ("drawing", "die", "name", "told"),
    [
        (EMPTY, "b5", "00", "nothing to score yet"),
        (EMPTY, "b5", "22", "it counts double"),
        (EMPTY, "p2", "22", "Knaller, line 3 = 6"),
        (FOUR_BLUE, "b5", "24", "Blue group = 14 + its pips"),
        (FOUR_BLUE, "w1", "24", "Blue group = 14 + its pips"),
        (FOUR_BLUE, "y4", "24", "nothing to score yet"),
        (FOUR_BLUE, "p2", "24", "Knaller, line 3 = 16"),
        (CROSS, "y4", "44", "Knaller, line E = 11 + its pips"),
        (NOTHING, "p2", "04", "Knaller, line E = 12"),
    ],
)
def test_what_a_die_would_be_worth_where_it_may_rest(
    drawing: str, die: str, name: str, told: str
) -> None:
    view = to_flick(drawing, f"{die} g5")
    names = {"b5": "the blue die", "y4": "the yellow die", "w1": "the white die"}
    where = f"{'ABCDE'[int(name[1])]}{int(name[0]) + 1}"
    said = promise(view, Selection(die), place(name))
    assert said == f"If {names.get(die, 'the Knaller')} rests in {where}: {told}"


def test_a_die_would_replace_what_lies_there() -> None:
    told = promise(to_flick(FOUR_BLUE), Selection("b5"), place("21"))
    assert told.endswith("Blue group = 12 + its pips"), "without the 2 that lay there"
    told = promise(to_flick(FOUR_BLUE), Selection("y4"), place("22"))
    assert told.endswith("it counts double"), "the blue group is broken"


@pytest.mark.parametrize(
    ("view", "die", "where"),
    [
        (to_flick(FOUR_BLUE), "b5", NO_TARGET),
        (to_flick(FOUR_BLUE), "", place("24")),
        (to_score(FOUR_BLUE), "b5", place("24")),
        (flying(to_flick(FOUR_BLUE)), "b5", place("24")),
    ],
)
def test_there_is_nothing_to_promise(view: View, die: str, where: int) -> None:
    assert promise(view, Selection(die), where) == ""
