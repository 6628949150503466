"""The box: hollows, plates, stickers and dice, and files that are refused."""

from collections import Counter
from pathlib import Path

import pytest

from beamme.core.board_file import load
from beamme.core.errors import BadData
from beamme.core.plate import Plate
from beamme.games.dice_flick.board import (
    CENTRE,
    HOLLOWS,
    Box,
    built_in_box,
    hollow_name,
    read_box,
)
from beamme.games.dice_flick.dice import COLOUR_OF, DICE, Colour
from tests.games.dice_flick.df import BOX

ROWS = [".....", ".b.y.", "..c..", ".g.+.", "....."]
SIZES = {"die": 1200, "pitch": 2000, "depth": 900, "moat": 2500, "rim": 3500}
TABLE = {"name": "Box", "rows": ROWS, **SIZES}


@pytest.mark.clause("DF-1")
def test_df_1_five_by_five_hollows_a_moat_and_four_plates() -> None:
    hollows = {
        BOX.hollow_of(x, y) for x in range(-7500, 7501, 100) for y in range(-7500, 7501, 100)
    }
    assert hollows == {None} | {(row, column) for row in range(5) for column in range(5)}
    assert {*Plate} == {"north", "east", "south", "west"}


def test_hollows_are_named_by_column_and_row() -> None:
    assert [hollow_name(place) for place in (0, 4, CENTRE, 13, 20)] == [
        "A1",
        "E1",
        "C3",
        "D3",
        "A5",
    ]
    assert len({hollow_name(place) for place in range(HOLLOWS)}) == HOLLOWS


@pytest.mark.clause("DF-1")
@pytest.mark.parametrize(
    ("x", "y", "hollow"),
    [
        (0, 0, (2, 2)),
        (-4000, 4000, (0, 0)),
        (4000, 4000, (0, 4)),
        (-4000, -4000, (4, 0)),
        (4000, -4000, (4, 4)),
        (0, 2000, (1, 2)),
        (2000, 0, (2, 3)),
        (-4999, 4999, (0, 0)),
        (4999, -4999, (4, 4)),
        (999, 999, (2, 2)),
        (-999, -999, (2, 2)),
        (1001, -1001, (3, 3)),
        (-1001, 1001, (1, 1)),
        (1000, 0, (2, 3)),
        (0, 1000, (1, 2)),
        (-1000, -1000, (2, 2)),
        (5000, 0, None),
        (-5000, 0, None),
        (0, 5000, None),
        (0, -5000, None),
        (7400, 7400, None),
        (0, -100_000, None),
    ],
)
def test_df_1_a_point_lies_in_a_hollow_or_in_the_moat(
    x: int, y: int, hollow: tuple[int, int] | None
) -> None:
    assert BOX.hollow_of(x, y) == hollow


@pytest.mark.clause("DF-1")
@pytest.mark.parametrize("pitch", [1999, 2000, 2001])
def test_df_1_every_hollow_has_its_middle_and_its_own_room(pitch: int) -> None:
    box = read_box(TABLE | {"pitch": pitch})
    for row in range(5):
        for column in range(5):
            x, y = box.middle_of(row, column)
            for away in (-pitch // 2 + 1, 0, pitch // 2 - 1):
                assert box.hollow_of(x + away, y) == (row, column)
                assert box.hollow_of(x, y + away) == (row, column)


@pytest.mark.clause("DF-2")
def test_df_2_twenty_dice_in_five_colours() -> None:
    assert Counter(COLOUR_OF.values()) == {
        Colour.BLUE: 5,
        Colour.YELLOW: 5,
        Colour.GREEN: 5,
        Colour.WHITE: 3,
        Colour.PINK: 2,
    }
    assert (
        *("b1", "b2", "b3", "b4", "b5", "y1", "y2", "y3", "y4", "y5"),
        *("g1", "g2", "g3", "g4", "g5", "w1", "w2", "w3", "p1", "p2"),
    ) == DICE


@pytest.mark.clause("DF-3")
def test_df_3_the_stickers_lie_where_they_are_printed() -> None:
    assert {colour: divmod(place, 5) for colour, place in BOX.markers.items()} == {
        Colour.BLUE: (1, 1),
        Colour.YELLOW: (1, 3),
        Colour.GREEN: (3, 1),
    }
    assert divmod(BOX.bonus, 5) == (3, 3)
    assert BOX.rows[2][2] == "c"


@pytest.mark.clause("DF-4")
def test_df_4_the_box_has_the_sizes_of_the_rules() -> None:
    assert built_in_box() == Box("Box", tuple(ROWS), **SIZES)
    assert BOX.half == 5000
    assert BOX.reach == 7500


def test_a_box_of_ones_own_is_read(tmp_path: Path) -> None:
    rows = ["+....", "b....", "y.c..", ".....", "....g"]
    path = tmp_path / "mine.toml"
    sizes = "\n".join(f"{key} = {value}" for key, value in (SIZES | {"pitch": 2200}).items())
    path.write_text(f'name = " Mine "\nrows = {rows}\n{sizes}', encoding="utf-8")
    box = load(path, read_box)
    assert (box.name, box.rows, box.pitch) == ("Mine", tuple(rows), 2200)
    assert (box.bonus, [*box.markers.values()]) == (0, [5, 10, 24])
    assert box.reach == 8000


LENGTH = "a whole number from 100 to 20000 is needed, in hundredths of a millimetre"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"name": ""}, "name: a text of 1 to 40 visible characters is needed"),
        ({"name": None}, "name: a text of 1 to 40 visible characters is needed"),
        ({"colour": "red"}, "colour: unknown key"),
        ({"die": None}, f"die: {LENGTH}"),
        ({"die": 12.5}, f"die: {LENGTH}"),
        ({"die": "1200"}, f"die: {LENGTH}"),
        ({"die": True}, f"die: {LENGTH}"),
        ({"die": 0}, f"die: {LENGTH}"),
        ({"moat": -1}, f"moat: {LENGTH}"),
        ({"rim": 20_001}, f"rim: {LENGTH}"),
        ({"pitch": 99}, f"pitch: {LENGTH}"),
        ({"die": 599}, "die: dice from 600 to 3000 can be flicked, not 599"),
        ({"die": 3001}, "die: dice from 600 to 3000 can be flicked, not 3001"),
        ({"die": 1203}, "pitch: a die of 1203 needs 2002 from hollow to hollow, not 2000"),
        ({"moat": 1697}, "moat: a die of 1200 needs a moat of 1698, not 1697"),
        ({"depth": 299}, "depth: hollows of at least 300 keep a die, not of 299"),
        ({"depth": 3500}, "rim: 3500 is not above the hollows, which are 3500 deep"),
        ({"rows": None}, "rows: a list of 5 texts is needed"),
        ({"rows": "....."}, "rows: a list of 5 texts is needed"),
        ({"rows": ROWS[1:]}, "rows: a list of 5 texts is needed"),
        ({"rows": [*ROWS[1:], "...."]}, "rows: row 5: 5 hollows are needed"),
        ({"rows": [*ROWS[1:], 12345]}, "rows: row 5: 5 hollows are needed"),
        (
            {"rows": ["....x", *ROWS[1:]]},
            "rows: row 1: unknown sticker 'x', known are . c b y g +",
        ),
        ({"rows": ["....b", *ROWS[1:]]}, "rows: the sticker b is needed once, not 2 times"),
        (
            {"rows": [*ROWS[:3], ".....", "....."]},
            "rows: the sticker g is needed once, not 0 times",
        ),
        (
            {"rows": [*ROWS[:3], ".g...", "....."]},
            "rows: the sticker + is needed once, not 0 times",
        ),
        (
            {"rows": ["..c..", ".b.y.", ".....", *ROWS[3:]]},
            "rows: the sticker c belongs into the middle",
        ),
    ],
)
def test_a_box_that_is_wrong_says_where_and_why(change: dict[str, object], reason: str) -> None:
    with pytest.raises(BadData) as refused:
        read_box(TABLE | change)
    assert str(refused.value) == reason


def test_a_box_file_that_is_wrong_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("name = 'Box'\nlid = 1", encoding="utf-8")
    with pytest.raises(BadData) as refused:
        load(path, read_box)
    assert str(refused.value) == "mine.toml: lid: unknown key"
