"""The arena: box, floe, fields and dice, and files that are refused."""

from itertools import combinations
from math import dist, sqrt
from pathlib import Path

import pytest

from beamme.core.board_file import load
from beamme.core.chance import Body
from beamme.core.errors import BadData
from beamme.games.rolling_dice.board import LAP, Field, Floe, read_floe
from beamme.games.rolling_dice.dice import COLOUR_OF, DICE, dice_of
from beamme.games.rolling_dice.rules import RollingDice
from tests.games.rolling_dice.rd import FLOE

SIZES = {
    "width": 30700,
    "length": 43200,
    "wall": 3000,
    "strip": 2200,
    "step": 800,
    "die": 1000,
}
FIELDS = [
    {"x": -3600, "y": 12200, "radius": 3500, "value": 6},
    {"x": 7600, "y": 5800, "radius": 3100, "value": 4},
    {"x": -7400, "y": 2000, "radius": 2900, "value": 3},
    {"x": 5600, "y": -10000, "radius": 2800, "value": 2},
    {"x": 400, "y": -3200, "radius": 2500, "value": -2},
    {"x": 5200, "y": 14600, "radius": 2400, "value": -3},
]
TABLE = {"name": "Floe", **SIZES, "fields": FIELDS}


@pytest.mark.clause("RD-1")
def test_rd_1_the_box_has_the_sizes_of_the_rules() -> None:
    fields = tuple(Field(**field) for field in FIELDS)
    assert Floe("Floe", **SIZES, fields=fields) == FLOE
    assert (FLOE.across, FLOE.along, FLOE.reach) == (26300, 41000, 21600)


@pytest.mark.clause("RD-1")
@pytest.mark.parametrize(
    ("x", "y", "on"),
    [
        (0, 0, True),
        (12650, 0, True),
        (-12650, 0, True),
        (12651, 0, False),
        (-12651, 0, False),
        (0, 18900, True),
        (0, 18901, False),
        (12650, 18900, True),
        (0, -21100, True),
    ],
)
def test_rd_1_water_is_on_three_sides_and_the_floe_reaches_the_entrance(
    x: int, y: int, *, on: bool
) -> None:
    assert FLOE.holds(Body("a1", x, y, 1)) is on


@pytest.mark.clause("RD-2")
def test_rd_2_four_nets_and_two_holes_and_the_largest_net_is_furthest() -> None:
    values = {field.value: field for field in FLOE.fields}
    assert {*values} == {2, 3, 4, 6, -2, -3}
    nets = [field for field in FLOE.fields if field.value > 0]
    assert max(nets, key=lambda field: field.y) == values[6]


@pytest.mark.clause("RD-2")
def test_rd_2_no_two_fields_are_closer_than_a_dies_diagonal() -> None:
    for one, other in combinations(FLOE.fields, 2):
        apart = dist((one.x, one.y), (other.x, other.y)) - one.radius - other.radius
        assert apart > FLOE.die * sqrt(2)


@pytest.mark.clause("RD-2")
def test_rd_2_a_die_touches_the_field_it_lies_on_or_none() -> None:
    for field in FLOE.fields:
        assert FLOE.field_of(Body("a1", field.x, field.y, 1)) == field
    assert FLOE.field_of(Body("a1", 0, -20000, 1)) is None


@pytest.mark.clause("RD-3")
def test_rd_3_four_dice_in_each_of_six_colours() -> None:
    assert [dice_of(colour) for colour in range(6)] == [
        tuple(f"{letter}{number}" for number in range(1, 5)) for letter in "abcdef"
    ]
    assert len(DICE) == 24
    assert all(COLOUR_OF[die] == colour for colour in range(6) for die in dice_of(colour))
    assert FLOE.die == 1000


@pytest.mark.clause("RD-4")
def test_rd_4_a_lap_has_fifty_spaces() -> None:
    assert LAP == 50


def test_a_floe_of_ones_own_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    sizes = "\n".join(f"{key} = {value}" for key, value in (SIZES | {"length": 43201}).items())
    fields = "\n".join(
        "[[fields]]\n" + "\n".join(f"{key} = {value}" for key, value in field.items())
        for field in FIELDS
    )
    path.write_text(f'name = " Mine "\n{sizes}\n{fields}', encoding="utf-8")
    floe = load(path, read_floe)
    assert (floe.name, floe.length, floe.reach) == ("Mine", 43201, 21601)
    assert floe.fields == FLOE.fields


LENGTH = "a whole number from 100 to 100000 is needed"
LIST = "fields: a list of 6 fields is needed"


def changed(number: int, **change: object) -> dict[str, object]:
    """Change one of the fields, counted from 1."""
    fields = [{**field} for field in FIELDS]
    fields[number - 1] |= change
    return {"fields": fields}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"name": ""}, "name: a text of 1 to 40 visible characters is needed"),
        ({"name": None}, "name: a text of 1 to 40 visible characters is needed"),
        ({"lid": 1}, "lid: unknown key"),
        ({"die": None}, f"die: {LENGTH}"),
        ({"die": 10.5}, f"die: {LENGTH}"),
        ({"die": "1000"}, f"die: {LENGTH}"),
        ({"die": True}, f"die: {LENGTH}"),
        ({"wall": 99}, f"wall: {LENGTH}"),
        ({"length": 100_001}, f"length: {LENGTH}"),
        ({"die": 599}, "die: dice from 600 to 2000 can be thrown, not 599"),
        ({"die": 2001}, "die: dice from 600 to 2000 can be thrown, not 2001"),
        ({"width": 43201}, "width: the entrance is at a short side, 43201 is a long one"),
        ({"strip": 1414}, "strip: a die of 1000 needs a strip of 1415, not 1414"),
        ({"step": 3000}, "wall: 3000 is not above the floe, which is 3000 high"),
        (
            {"strip": 9351},
            "strip: a die of 1000 needs a floe of 12000 each way, not 11998 × 33849",
        ),
        (
            {"strip": 2000, "width": 13999, "length": 13999},
            "strip: a die of 1000 needs a floe of 12000 each way, not 9999 × 11999",
        ),
        ({"fields": None}, LIST),
        ({"fields": "net"}, LIST),
        ({"fields": FIELDS[1:]}, LIST),
        ({"fields": [*FIELDS, FIELDS[0]]}, LIST),
        ({"fields": [*FIELDS[1:], 6]}, "fields: field 6: x, y, radius, value are needed"),
        ({"fields": [{}, *FIELDS[1:]]}, "fields: field 1: x, y, radius, value are needed"),
        (changed(2, fish=4), "fields: field 2: x, y, radius, value are needed"),
        (
            changed(2, x=1.5),
            "fields: field 2: x: a whole number from -100000 to 100000 is needed",
        ),
        (
            changed(2, y=None),
            "fields: field 2: y: a whole number from -100000 to 100000 is needed",
        ),
        (changed(3, radius=0), f"fields: field 3: radius: {LENGTH}"),
        (changed(3, value=10), "fields: field 3: value: a whole number from -9 to 9 is needed"),
        (changed(3, value=True), "fields: field 3: value: a whole number from -9 to 9 is needed"),
        (changed(3, value=0), "fields: field 3: value: a net or a hole is never worth 0"),
        (changed(3, value=-1), "fields: 4 nets and 2 holes are needed, not 3 holes"),
        (changed(6, value=1), "fields: 4 nets and 2 holes are needed, not 1 holes"),
        (changed(2, x=10051), "fields: field 2 is not wholly on the floe"),
        (changed(3, x=-10251), "fields: field 3 is not wholly on the floe"),
        (changed(1, y=15901), "fields: field 1 is not wholly on the floe"),
        (changed(4, y=-18801), "fields: field 4 is not wholly on the floe"),
        (
            changed(4, x=400, y=-9914),
            "fields: fields 4 and 5 are closer than 1415, a die's diagonal",
        ),
    ],
)
def test_a_floe_that_is_wrong_says_where_and_why(change: dict[str, object], reason: str) -> None:
    with pytest.raises(BadData) as refused:
        read_floe(TABLE | change)
    assert str(refused.value) == reason


@pytest.mark.parametrize(
    "change",
    [
        changed(2, x=10050),
        changed(1, y=15900) | {"strip": 2200},
        changed(4, y=-18800),
        changed(4, x=400, y=-9915),
        {"strip": 1415},
        {"die": 600},
        {"step": 2999},
    ],
)
def test_a_floe_at_the_limit_is_right(change: dict[str, object]) -> None:
    assert read_floe(TABLE | change)


def test_a_floe_file_that_is_wrong_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("name = 'Floe'\nlid = 1", encoding="utf-8")
    with pytest.raises(BadData) as refused:
        load(path, read_floe)
    assert str(refused.value) == "mine.toml: lid: unknown key"


@pytest.mark.clause("RD-6")
@pytest.mark.parametrize(
    ("x", "y", "on"),
    [
        (13150, 0, True),
        (13151, 0, False),
        (-13151, 0, False),
        (0, 19400, True),
        (0, 19401, False),
        (0, -21600, False),
    ],
)
def test_rd_6_with_the_house_rule_only_the_middle_of_a_die_must_not_be_over_water(
    x: int, y: int, *, on: bool
) -> None:
    body = Body("a1", x, y, 1)
    assert RollingDice(overhanging=True).holds(body) is on
    assert RollingDice().holds(body) is FLOE.holds(body)
