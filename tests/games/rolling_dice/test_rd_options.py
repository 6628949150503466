"""The floe, the house rule and the edition, as a saved match keeps them."""

from copy import deepcopy

import pytest

from beamme.core.errors import BadData
from beamme.games.rolling_dice.rules import EDITION, RollingDice
from tests.games.rolling_dice.rd import FLOE

TABLE = RollingDice().options()["floe"] | {"name": "made up", "length": 50000, "die": 800}
OPTIONS = {"floe": TABLE, "overhanging-dice": True, "edition": 1}


def test_without_options_the_built_in_floe_is_played_on() -> None:
    assert RollingDice.from_options({}, 2) == RollingDice(FLOE)
    assert RollingDice().options().keys() == {"floe", "overhanging-dice", "edition"}
    assert RollingDice().options()["overhanging-dice"] is False
    assert RollingDice.from_options({}, 2).edition == EDITION


def test_options_are_written_and_read() -> None:
    rules = RollingDice.from_options(OPTIONS, 3)
    assert rules.options() == OPTIONS
    assert (rules.floe.name, rules.floe.reach, rules.farthest) == ("made up", 25000, 11550)
    assert rules.floe.fields == FLOE.fields
    assert (rules.key, [*rules.seats]) == ("rolling-dice", [2, 3, 4, 5, 6])


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"rounds": 5}, "rounds: unknown house rule"),
        ({"overhanging-dice": 1}, "overhanging-dice: true or false is needed"),
        ({"edition": 0}, "edition: a number from 1 to 2 is needed"),
        ({"edition": 3}, "edition 3 of the rules is not known to this version"),
        ({"floe": "Floe"}, "floe: a name, sizes and fields are needed"),
        ({"floe": []}, "floe: a name, sizes and fields are needed"),
        ({"floe": {}}, "name: a text of 1 to 40 visible characters is needed"),
        (
            {"floe": TABLE | {"strip": 1000}},
            "strip: a die of 800 needs a strip of 1132, not 1000",
        ),
    ],
)
def test_options_that_are_wrong_say_where_and_why(options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadData) as refused:
        RollingDice.from_options(options, 2)
    assert str(refused.value) == reason


def test_the_floe_of_a_match_does_not_change_with_what_was_read() -> None:
    given = deepcopy(TABLE)
    rules = RollingDice.from_options({"floe": given}, 2)
    given["fields"][0]["value"] = 9
    rules.options()["floe"]["fields"][0]["value"] = 9
    assert rules.floe.fields == FLOE.fields
