"""What an aim of Dice Flick may bring: the outlook, and what a die would be worth."""

from dataclasses import replace

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
from ui.games.dice_flick.actions import NO_TARGET, outlook_rows, target_of
from ui.games.dice_flick.promises import Promise, promised
from ui.games.dice_flick.text import rules_of
from ui.models.game_model import View

pytestmark = pytest.mark.usefixtures("language")

LOST = (0.0, 0.0)


def promise(view: View, die: str, where: int) -> str:
    """Tell what a die would be worth somewhere, as a sentence."""
    record = view.record
    return promised(rules_of(record), record.match.state, die, where).text


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
    said = promise(view, die, place(name))
    assert said == f"If {names.get(die, 'the Knaller')} rests in {where}: {told}"


def test_a_die_would_replace_what_lies_there() -> None:
    told = promise(to_flick(FOUR_BLUE), "b5", place("21"))
    assert told.endswith("Blue group = 12 + its pips"), "without the 2 that lay there"
    told = promise(to_flick(FOUR_BLUE), "y4", place("22"))
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
    assert promise(view, die, where) == ""


@pytest.mark.parametrize(
    ("drawing", "die", "name", "expected"),
    [
        (FOUR_BLUE, "b5", "24", ("group", "", "blue", "14 + pips", "11 21 22 23 24")),
        (CROSS, "y4", "44", ("line", "column", "pink", "11 + pips", "04 24 44")),
        (EMPTY, "b5", "22", ("centre", "", "blue", "2 × pips", "22")),
        (EMPTY, "b5", "00", ("", "", "", "", "")),
        (EMPTY, "b5", "33", ("", "", "", "bonus", "")),
        ("\n".join([*[".. .. .. .. .."] * 3, ".. .. b1 .. ..", ".. .. .. b2 .."]), "b5", "33", (
            "group", "", "blue", "3 + pips · bonus", "32 33 43",
        )),
    ],
)  # fmt: skip
def test_what_a_die_would_complete_is_outlined_with_its_points(
    drawing: str, die: str, name: str, expected: tuple[str, str, str, str, str]
) -> None:
    view = to_flick(drawing, f"{die} g5")
    record = view.record
    found = promised(rules_of(record), record.match.state, die, place(name))
    kind, along, colour, points, places = expected
    assert found == Promise(
        place(name), kind, along, colour, tuple(map(place, places.split())), points, found.text
    )


def test_markers_are_part_of_what_a_die_would_complete() -> None:
    view = to_flick(
        "\n".join([*[".. .. .. .. .."] * 3, "g3 .. .. .. ..", ".. .. .. .. .."]), "g4 b1"
    )
    record = view.record
    found = promised(rules_of(record), record.match.state, "g4", place("41"))
    assert (found.places, found.points) == (tuple(map(place, ("30", "31", "41"))), "5 + pips")
    covered = promised(rules_of(record), record.match.state, "b1", place("31"))
    assert (covered.kind, covered.points) == ("", "")


def test_the_flick_that_the_bonus_marker_allows_is_promised_once_a_turn() -> None:
    told = promise(to_flick(EMPTY), "b5", place("33"))
    assert told == "If the blue die rests in D4: one more flick"
    view = to_flick(EMPTY, flicks=1)
    record = view.record
    used = replace(record.match.state, bonus=True)
    assert promised(rules_of(record), used, "b5", place("33")).points == ""
