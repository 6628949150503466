"""The examples and pictures of the printed rules are what the games score."""

from itertools import pairwise

import pytest

from beamme.core.chance import Body
from beamme.games.dice_flick.board import built_in_box
from beamme.games.dice_flick.scoring import best, spread_of
from beamme.games.kuh_vadis.board import NEIGHBOURS, SIZE, SYMBOLS, Sign, built_in_sheets, distance
from beamme.games.kuh_vadis.connection import hang_together
from beamme.games.kuh_vadis.scoring import claim
from beamme.games.rolling_dice.board import built_in_floe
from beamme.games.rolling_dice.dice import Block, Loss
from beamme.games.rolling_dice.scoring import beats, sum_of
from tests.ui.printing.helpers.printed_rules import told
from ui.games.dice_flick.print import summary as dice_flick
from ui.games.dice_flick.print import summary_hollows as hollows
from ui.games.kuh_vadis.print import summary_pictures as sheets
from ui.games.rolling_dice.print import summary as rolling_dice
from ui.games.rolling_dice.print.rules_page import examples

# Kuh Vadis


def test_the_sheet_in_the_picture_is_won_by_crosses() -> None:
    sheet = next(sheet for sheet in built_in_sheets() if sheet.name == "Berta")
    printed = "".join(sheets.WON.fields)
    for place, letter in enumerate(printed):
        assert letter in "XO" or SYMBOLS[sheet.symbol(place)] == letter
    owned = {sign: sheet.starts[sign] for sign in Sign}
    for place, sign in sheets.WON.drawn():
        assert printed[place] not in "XO"
        owned[sign] |= 1 << place
    assert hang_together(owned[Sign.CROSS])
    assert not hang_together(owned[Sign.CIRCLE])


@pytest.mark.parametrize("what", [sheets.WON, sheets.CROSSED])
def test_chains_lead_over_own_marks_from_start_to_start(what: sheets.Piece) -> None:
    drawn = dict(what.drawn())
    for sign, ways in what.chains:
        for way in ways:
            places = sheets.places(way)
            assert all(distance(one, other) == 1 for one, other in pairwise(places))
            for place in places:
                row, column = divmod(place, SIZE)
                letter = {"X": Sign.CROSS, "O": Sign.CIRCLE}.get(what.fields[row][column])
                assert sign in (letter, drawn.get(place))


def test_the_rounds_of_the_example_are_legal() -> None:
    last, known = None, set()
    for number, (faces, used, what) in enumerate(sheets.ROUNDS):
        marked = {place for place, _ in what.drawn()}
        (place,) = marked - known
        row, column = divmod(place, SIZE)
        symbol = SYMBOLS.index(what.fields[row][column])
        assert claim(faces).symbols == (symbol,)
        assert claim(faces).again == (number < len(sheets.ROUNDS) - 1)
        assert faces.count(symbol) == used
        assert last is None or distance(last, place) == 1
        last, known = place, marked


def test_the_blocked_start_has_no_way_out() -> None:
    taken = {place for place, sign in sheets.BLOCKED.drawn() if sign is Sign.CIRCLE}
    assert sheets.BLOCKED.fields[0][0] == "X"
    assert NEIGHBOURS[0] == sum(1 << place for place in taken)


# Dice Flick


@pytest.mark.parametrize(
    ("what", "row", "column"),
    [
        (hollows.GROUP, 0, 0),
        (hollows.JOKER, 0, 0),
        (hollows.UPGRADE, 2, 0),
        (hollows.CENTRE, 2, 2),
        (hollows.KNALLER, 0, 0),
    ],
    ids=["group", "joker", "upgrade", "centre", "knaller"],
)
def test_the_examples_score_what_is_printed(what: hollows.Piece, row: int, column: int) -> None:
    box = built_in_box()
    bodies, used = [], {"b": 0, "y": 0, "g": 0, "w": 0, "p": 0}
    for down, stickers in enumerate(what.stickers):
        for across, sticker in enumerate(stickers):
            _, lying = what.at(down, across)
            if sticker != ".":
                assert box.rows[row + down][column + across] == sticker
            if lying != "..":
                used[lying[0]] += 1
                face = 1 if lying == "pp" else int(lying[1])
                middle = box.middle_of(row + down, column + across)
                bodies.append(Body(f"{lying[0]}{used[lying[0]]}", *middle, face))
    assert what.sum.endswith(f"= {best(spread_of(box, bodies)).points}")
    assert what.sum in told(dice_flick)


# Rolling Dice


def test_higher_and_further_beat_the_ring_and_neither_does_not() -> None:
    dice = [Body("a1", 0, round(10_000 * share), face) for share, face in examples.COMPARED]
    ringed = dice[examples.RINGED]
    assert [beats(die, ringed) for die in dice] == [False, True, False, True]


def test_the_sum_of_the_example_is_right() -> None:
    floe, what = built_in_floe(), examples.EXAMPLE
    net = next(field for field in floe.fields if field.value == what.net)
    own = Body("a1", net.x, net.y, what.own)
    behind = [
        Body(f"{letter}1", 0, net.y - 2_000 * (number + 1), face)
        for number, (letter, face) in enumerate(zip("bc", what.behind, strict=True))
    ]
    front = Body("d1", 0, net.y + 2_000, 5)
    block = Block("e1", what.block, Loss.MISS)
    counted = sum_of(floe, own, [own, *behind, front], (block,))
    assert counted.field == what.net
    assert what.sum.endswith(f"= {counted.points}")
    assert what.sum in told(rolling_dice)
