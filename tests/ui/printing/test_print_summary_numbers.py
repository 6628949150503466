"""What the printed rules say is what the program plays: numbers, examples, pictures."""

from functools import cache
from itertools import pairwise
from types import ModuleType

import pytest
from laid_out import words

from beamme.core.chance import Body
from beamme.core.keeping import DICE, ROLLS
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.scoring import Kind as Reading
from beamme.games.beam_me_up.scoring import Part, read
from beamme.games.beam_me_up.scoring import Reading as Read
from beamme.games.dice_flick.board import built_in_box
from beamme.games.dice_flick.scoring import best, spread_of
from beamme.games.kuh_vadis.board import (
    NEIGHBOURS,
    SIZE,
    SYMBOLS,
    Sign,
    built_in_sheets,
    distance,
)
from beamme.games.kuh_vadis.connection import hang_together
from beamme.games.kuh_vadis.scoring import at_least, claim
from beamme.games.rolling_dice.board import built_in_floe
from beamme.games.rolling_dice.dice import Block, Loss
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.scoring import beats, sum_of
from ui.games.beam_me_up.print import summary as beam_me_up
from ui.games.dice_flick.print import summary as dice_flick
from ui.games.dice_flick.print import summary_hollows as hollows
from ui.games.kuh_vadis.print import summary as kuh_vadis
from ui.games.kuh_vadis.print import summary_pictures as sheets
from ui.games.rolling_dice.print import summary as rolling_dice
from ui.games.rolling_dice.print.rules_page import examples
from ui.printing.jobs import document
from ui.printing.order import Kind, Order

KEYS = {
    kuh_vadis: "kuh-vadis",
    beam_me_up: "beam-me-up",
    dice_flick: "dice-flick",
    rolling_dice: "rolling-dice",
}


def told(module: ModuleType) -> str:
    """Read the English page of a game."""
    return " ".join(words(document(Order(KEYS[module], Kind.RULES)).page(0)))


as_it_is = cache(told)
"""The page while nothing is changed."""

CONSTANTS = [
    (kuh_vadis, ("AGAIN", "COW", "COWS", "DICE", "FIELDS", "ROLLS", "SIZE", "STARTS")),
    (beam_me_up, ("COLUMNS", "COOLING", "DICE", "ROLLS", "ROWS")),
    (
        dice_flick,
        ("COMBINATION", "FLICKS", "HAND", "KNALLER_WORTH", "MARKER_WORTH", "ROUNDS", "SIZE"),
    ),
    (rolling_dice, ("LAP", "PER_COLOUR")),
]


@pytest.mark.parametrize(
    ("module", "name"), [(module, name) for module, names in CONSTANTS for name in names]
)
def test_a_number_of_the_rules_comes_from_the_game(
    module: ModuleType, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = as_it_is(module)
    if name == "COW":  # also the key of what claims a cow
        monkeypatch.setattr(module, "NEEDED", dict.fromkeys(range(1, 100), 2))
    monkeypatch.setattr(module, name, getattr(module, name) + 50)
    assert told(module) != before


# Beam Me Up


def test_the_table_of_beam_me_up_has_every_reading_best_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[int, ...]] = []

    def reading(faces: tuple[int, ...]) -> Read:
        asked.append(faces)
        return read(faces)

    monkeypatch.setattr(beam_me_up, "read", reading)
    told(beam_me_up)
    assert [read(faces).kind for faces in asked] == list(Reading)


def test_the_moves_of_the_table_are_those_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = told(beam_me_up)
    assert "Five of a kind: its column +4" in table
    assert "Full house: column of the three +2, of the pair +1" in table
    monkeypatch.setattr(beam_me_up, "read", lambda _: Read(Reading.FIVE, (Part(0, 8), Part(1, 9))))
    assert "Five of a kind: its column +8" in told(beam_me_up)


def test_the_goal_of_beam_me_up_is_the_one_that_ends_a_match() -> None:
    need = BeamMeUp().need
    assert f"{need(3)} stones in space ({need(2)} if two play)" in told(beam_me_up)
    assert need(3) == need(4)


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


def test_the_tip_of_kuh_vadis_is_true() -> None:
    assert f"about {10 * at_least(2, DICE, ROLLS):.0f} turns out of 10" in told(kuh_vadis)
    assert round(1 / at_least(3, DICE, ROLLS)) == 3


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


def test_the_fields_of_the_floe_are_told_with_their_values() -> None:
    text = told(rolling_dice)
    for field in built_in_floe().fields:
        assert f"{field.value:+d}".replace("-", "−") in text


def test_the_goals_of_rolling_dice_are_those_of_the_game() -> None:
    goal = {seats: RollingDice().start(seats).goal for seats in range(2, 7)}
    assert f"{goal[4]} points ({goal[5]} if five or six play)" in told(rolling_dice)
    assert f"reaches {goal[2]} it is the last round" in told(rolling_dice)
    assert goal[3] == goal[4]
    assert goal[6] == goal[5]


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
