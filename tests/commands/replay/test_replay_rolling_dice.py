"""`beamme replay` tells a match of Rolling Dice, and lets its dice roll again to verify it."""

from dataclasses import replace

import pytest

from beamme.commands.pictures import picture
from beamme.commands.replay import as_table, as_text
from beamme.commands.turns import turns
from beamme.commands.verifying import By, verify
from beamme.core.savegame import replay
from beamme.games.rolling_dice import RollingDice
from tests.commands.replay.last_throws import last_rest, with_last
from tests.commands.replay.rolling_dice_matches import thrown
from tests.helpers.helped import with_help

# A die on a net and one in the water; all four in the water; one pushed off and put back.
LOG = [
    *("throw 0 0 800 300", "rest a1=5@-3600,12200 a2=3@0,-10000 a3=2@14000,0 a4=1@0,-21600"),
    *("keep a1", "throw 0 0 1200 300"),
    "rest b1=2@14000,0 b2=6@14000,3000 b3=6@14000,6000 b4=1@-14000,0 a1=5@-3600,12200",
    *("throw 0 0 800 300", "rest c1=4@0,0 c2=4@500,5000 c3=1@0,-9000 c4=2@3000,0 a1=6@0,20400"),
    *("put a1 0 15000", "keep c2"),
]
TEXT = """\
rolling-dice, 2 players
started 2026-03-01 12:00 UTC, last played 2026-03-01 12:00 UTC
floe Floe
overhanging-dice no
edition 2
seat 1  Ada   person
seat 2  Nova  computer, expert

Turn 1, Ada: throw 0 0 800 300 · rest a1=5@-3600,12200 a2=3@0,-10000 a3=2@14000,0 \
a4=1@0,-21600 · keep a1
    Ada  a   0  a1 5 at 338.0 mm on +6
    Nova b   0
    Ada  c   0
    Nova d   0

Turn 2, Nova: throw 0 0 1200 300 · rest b1=2@14000,0 b2=6@14000,3000 b3=6@14000,6000 \
b4=1@-14000,0 a1=5@-3600,12200
    Ada  a   0  a1 5 at 338.0 mm on +6
    Nova b   0  b2 6 on block 1, water
    Ada  c   0
    Nova d   0

Turn 3, Ada: throw 0 0 800 300 · rest c1=4@0,0 c2=4@500,5000 c3=1@0,-9000 c4=2@3000,0 \
a1=6@0,20400 · put a1 0 15000 · keep c2
    Ada  a   0  a1 6 at 366.0 mm
    Nova b   0  b2 6 on block 1, water
    Ada  c   0  c2 4 at 266.0 mm
    Nova d   0

Not over after 9 lines: Nova decides.
"""


def test_the_floe_is_told_as_it_fills() -> None:
    replayed = replay(RollingDice(), 2, LOG)
    assert replayed.problem is None
    record = replace(thrown(0), match=replayed.match)
    assert as_text(record) + "\n" == TEXT
    assert [turn["seat"] for turn in as_table(record)["turns"]] == [0, 1, 0]


def test_dice_in_the_water_are_told_until_the_turn_is_over() -> None:
    match = replay(RollingDice(), 2, LOG[:2]).match
    told = picture(match.game, match.state, ["Ada", "Nova"])
    assert told[0] == (
        "Ada  a   0  a1 5 at 338.0 mm on +6; a2 3 at 116.0 mm; a3 2 in the water; a4 1 in the water"
    )


def test_a_turn_belongs_to_the_seat_of_its_colour() -> None:
    """With two players each has two colours, with three everybody has one (RD-21)."""
    told = turns(replay(RollingDice(), 2, LOG).match)
    assert [(each.number, each.seat) for each in told] == [(1, 0), (2, 1), (3, 0)]
    told = turns(replay(RollingDice(), 3, LOG).match)
    assert [(each.number, each.seat) for each in told] == [(1, 0), (2, 1), (3, 2)]


def test_every_throw_of_an_honest_match_is_right() -> None:
    record = thrown(8)
    verified = verify(record)
    assert (verified.rolls, verified.unchecked, verified.wrong) == (0, 0, ())
    assert verified.throws == record.match.asked >= 3


@pytest.mark.parametrize("hand", ["direction", "none"])
def test_in_version_0_5_a_person_had_the_hand_of_the_help(hand: str) -> None:
    record = thrown(2, hand=hand)
    assert verify(record).wrong == ()
    (wrong,) = verify(with_help(record, hand)).wrong
    assert (wrong.by, wrong.line) == (By.HAND, 2)


def test_a_person_has_no_opponents_hand() -> None:
    (wrong,) = verify(thrown(2, hand="master")).wrong
    assert (wrong.by, wrong.line) == (By.HAND, 2)


def test_a_changed_rest_is_found() -> None:
    honest = thrown(5)
    rest = last_rest(honest)
    first, *others = rest.bodies
    face = first.face % 6 + 1
    changed = with_last(honest, replace(rest, bodies=(replace(first, face=face), *others)))
    (wrong,) = verify(changed).wrong
    assert (wrong.by, wrong.line) == (By.FLIGHT, 5)


def test_a_changed_launch_is_found() -> None:
    honest = thrown(5)
    rest = last_rest(honest)
    x, direction, *others = rest.launch
    changed = with_last(honest, replace(rest, launch=(x, direction + 1, *others)))
    (wrong,) = verify(changed).wrong
    assert (wrong.by, wrong.line) == (By.HAND, 5)


def test_another_seed_gives_other_throws() -> None:
    honest = thrown(2)
    other = replace(honest, seed=bytes(32))
    assert [wrong.by for wrong in verify(other).wrong] == [By.HAND]
