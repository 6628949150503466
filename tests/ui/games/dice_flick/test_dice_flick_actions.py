"""What the button of Dice Flick does, and what an aim may bring."""

from dataclasses import replace

import pytest
from beam_me_up_views import after
from df import EMPTY
from dice_flick_views import (
    CROSS,
    FOUR_BLUE,
    NOTHING,
    SHORTENED,
    chosen,
    flying,
    over,
    place,
    to_flick,
    to_score,
    unasked,
    with_pad,
)

from beamme.games.dice_flick.moves import write, write_take
from ui.app.language import Language
from ui.games.dice_flick.actions import (
    NO_TARGET,
    Selection,
    common,
    outlook_rows,
    possible,
    promise,
    target_of,
)
from ui.games.dice_flick.aim import Aim
from ui.models.game_model import Action, View

Button = tuple[str, str, str, list[str]]

HIDDEN: Button = ("", "", "", [])
AIMED = Selection("y4", Aim(1, 0, -12.5, 0.5, 30.0))
LOST = (0.0, 0.0)


@pytest.fixture(autouse=True)
def english(language: Language) -> Language:
    return language


def button(action: Action) -> Button:
    return action.text, action.key, action.note, [write(move) for move in action.moves]


def chances(*named: tuple[str, float], lost: tuple[float, float] = LOST) -> tuple[float, ...]:
    """Give the chances of some hollows, of the moat and of leaving the box."""
    found = dict.fromkeys(range(25), 0.0)
    for name, chance in named:
        found[place(name)] = chance
    return (*found.values(), *lost)


TABLE: list[tuple[str, View, Selection, Button]] = [
    (
        "first flick",
        to_flick(),
        AIMED,
        ("Flick", "⏎", "2 flicks left", ["flick y4 east -1250 825 3000"]),
    ),
    (
        "last flick",
        to_flick(flicks=1),
        AIMED,
        ("Flick", "⏎", "1 flick left", ["flick y4 east -1250 825 3000"]),
    ),
    ("flying", flying(to_flick()), AIMED, HIDDEN),
    ("flying, and somebody were asked", replace(flying(to_flick()), deciding=0), AIMED, HIDDEN),
    (
        "score",
        to_score(CROSS),
        chosen("blue b1 b2 b3 *", "line p1 column"),
        ("Enter 22 points", "⏎", "", ["score blue b1 b2 b3 *, line p1 column"]),
    ),
    (
        "score in another order",
        to_score(CROSS),
        chosen("line p1 column", "blue b1 b2 b3 *"),
        ("Enter 22 points", "⏎", "", ["score line p1 column, blue b1 b2 b3 *"]),
    ),
    ("score nothing", to_score(CROSS), chosen(), ("Enter 0 points", "⏎", "", ["score -"])),
    ("nothing to score", to_score(NOTHING), chosen(), ("Enter 0 points", "⏎", "", ["score -"])),
    ("nobody flicks", unasked(to_flick()), AIMED, HIDDEN),
    ("nobody scores", unasked(to_score(CROSS)), chosen("line p1 column"), HIDDEN),
    ("over", View(over(3, 4).record, 0), AIMED, HIDDEN),
]
IDS = [row[0] for row in TABLE]


@pytest.mark.parametrize(("view", "selection", "shown"), [row[1:] for row in TABLE], ids=IDS)
def test_the_button_says_what_it_does(view: View, selection: Selection, shown: Button) -> None:
    assert button(common(view, selection).primary) == shown
    assert button(common(view, selection).secondary) == HIDDEN


@pytest.mark.parametrize(("view", "selection"), [row[1:3] for row in TABLE], ids=IDS)
def test_the_button_does_what_the_rules_allow(view: View, selection: Selection) -> None:
    for move in common(view, selection).primary.moves:
        assert view.match.game.allows(view.match.state, move)


@pytest.mark.parametrize(
    ("view", "left", "of"),
    [
        (to_flick(), 2, 2),
        (to_flick(flicks=1), 1, 2),
        (flying(to_flick()), 0, 2),
        (after(to_flick(), "flick b5 south 0 800 4500", "rest b5=2@2000,-2000", "drawn g1"), 2, 3),
        (to_score(), 0, 2),
        (over(3, 4), 0, 2),
    ],
)
def test_flicks_that_are_left(view: View, left: int, of: int) -> None:
    shown = common(view, AIMED)
    assert (shown.rolls_left, shown.rolls) == (left, of)


@pytest.mark.parametrize(
    ("view", "number"),
    [
        (to_flick(), 1),
        (with_pad((7,), (), active=1), 1),
        (with_pad((7,), (3,)), 2),
        (over(3, 4), 10),
    ],
)
def test_the_round(view: View, number: int) -> None:
    assert common(view, chosen()).round_number == number


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
        (EMPTY, "p2", "22", "Knaller, row 3 = 6"),
        (FOUR_BLUE, "b5", "24", "Blue group = 14 + its pips"),
        (FOUR_BLUE, "w1", "24", "Blue group = 14 + its pips"),
        (FOUR_BLUE, "y4", "24", "nothing to score yet"),
        (FOUR_BLUE, "p2", "24", "Knaller, row 3 = 16"),
        (CROSS, "y4", "44", "Knaller, column 5 = 11 + its pips"),
        (NOTHING, "p2", "04", "Knaller, column 5 = 12"),
    ],
)
def test_what_a_die_would_be_worth_where_it_may_rest(
    drawing: str, die: str, name: str, told: str
) -> None:
    view = to_flick(drawing, f"{die} g5")
    names = {"b5": "the blue die", "y4": "the yellow die", "w1": "the white die"}
    where = f"row {int(name[0]) + 1}, column {int(name[1]) + 1}"
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


def test_what_may_be_taken_next() -> None:
    view = to_score(SHORTENED)
    spread = view.match.game.spread(view.match.state)

    def told(*takes: str) -> set[str]:
        return {write_take(take) for take in possible(spread, chosen(*takes).takes)}

    everything = {"blue b1 b2 b3 b4", "line p1 row", "line p1 column", "centre y1"}
    assert told() == everything
    assert told("line p1 column") == {"blue b2 b3 b4", "centre y1"}
    assert told("blue b1 b2 b3 b4") == everything - {"blue b1 b2 b3 b4"}
    assert told("line p1 row", "blue b1 b2 b3 b4", "centre y1") == set()
