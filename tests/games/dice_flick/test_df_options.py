"""The box and the house rule, as a saved match keeps them."""

import pytest

from beamme.core.editions import FIRST
from beamme.core.errors import BadData, NewerData
from beamme.games.dice_flick.rules import EDITION, DiceFlick
from tests.games.dice_flick.df import BOX

TABLE = {
    "name": "made up",
    "rows": ["....g", ".b.y.", "..c..", "...+.", "....."],
    "die": 1000,
    "pitch": 1800,
    "depth": 700,
    "moat": 2000,
    "rim": 3000,
}
SLIDES = "slide-plates: true or false is needed, or one of them for each seat"
OPTIONS = {"box": TABLE, "slide-plates": [True, False, True], "edition": 1}


@pytest.mark.clause("DF-12")
def test_df_12_the_variant_is_off_and_kept_by_a_saved_match() -> None:
    assert DiceFlick().options()["slide-plates"] is False
    assert DiceFlick.from_options({}, 2) == DiceFlick(BOX)
    for seats, given, slides in (
        (2, True, (True, True)),
        (4, True, (True,) * 4),
        (2, [False, True], (False, True)),
        (2, [True, False, True], (True, False)),
        (2, [False, False], ()),
        (3, False, ()),
    ):
        rules = DiceFlick.from_options({"slide-plates": given}, seats)
        assert rules == DiceFlick(BOX, slides)
        assert DiceFlick.from_options(rules.options(), seats) == rules


def test_options_are_written_and_read() -> None:
    rules = DiceFlick.from_options(OPTIONS, 3)
    assert rules.options() == OPTIONS
    assert rules.box.name == "made up"
    assert rules.box.rows[0] == "....g"
    assert (rules.key, [*rules.seats]) == ("dice-flick", [2, 3, 4])


def test_a_match_keeps_the_edition_in_which_it_began() -> None:
    assert DiceFlick.from_options({}, 2).edition == EDITION
    for edition in DiceFlick.editions:
        rules = DiceFlick.from_options({"edition": edition}, 2)
        assert rules.edition == edition
        assert DiceFlick.from_options(rules.options(), 2) == rules
    assert DiceFlick.editions[0] == FIRST
    with pytest.raises(NewerData, match=r"^edition 3 of the rules is not known to this version$"):
        DiceFlick.from_options({"edition": EDITION + 1}, 2)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"rounds": 5}, "rounds: unknown house rule"),
        ({"edition": 0}, "edition: a number from 1 to 2 is needed"),
        ({"edition": True}, "edition: a number from 1 to 2 is needed"),
        ({"edition": "2"}, "edition: a number from 1 to 2 is needed"),
        ({"slide-plates": 1}, SLIDES),
        ({"slide-plates": "yes"}, SLIDES),
        ({"slide-plates": [True]}, SLIDES),
        ({"slide-plates": [True, 0]}, SLIDES),
        ({"box": "Box"}, "box: a name, rows and sizes are needed"),
        ({"box": []}, "box: a name, rows and sizes are needed"),
        ({"box": {}}, "name: a text of 1 to 40 visible characters is needed"),
        (
            {"box": TABLE | {"die": 1800}},
            "pitch: a die of 1800 needs 2846 from hollow to hollow, not 1800",
        ),
    ],
)
def test_options_that_are_wrong_say_where_and_why(change: dict[str, object], reason: str) -> None:
    with pytest.raises(BadData) as refused:
        DiceFlick.from_options(OPTIONS | change, 2)
    assert str(refused.value) == reason


def test_the_box_of_a_match_does_not_change_with_what_was_read() -> None:
    rows = [*TABLE["rows"]]
    rules = DiceFlick.from_options({"box": TABLE | {"rows": rows}}, 2)
    rows[0] = "....."
    rules.options()["box"]["rows"][0] = "....."
    assert rules.box.rows[0] == "....g"
