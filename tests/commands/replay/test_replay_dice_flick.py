"""`beamme replay` tells a match of Dice Flick, and lets its dice fly again to verify it."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from beamme.commands.replay import main
from beamme.commands.turns import turns
from beamme.commands.verifying import By, verify
from beamme.core.chance import Rest, write_answer
from beamme.core.savegame import replay
from beamme.games.dice_flick import DiceFlick
from beamme.physics.box.hand import PEOPLE_OF_0_5
from beamme.table.storage.record import Record, to_bytes
from beamme.throws.dice_flick.flick import HANDS
from beamme.throws.hands import HELPS, PERSON
from tests.commands.replay.dice_flick_matches import (
    FOUR_FLICKS,
    ONE_FLICK,
    TWO_FLICKS,
    TWO_TURNS,
    flicked,
    thrown_on,
)
from tests.commands.replay.last_throws import last_rest, with_last
from tests.helpers.helped import with_help
from tests.helpers.save_tables import bytes_of, table_of

# A draw for three, a Knaller, a white die, the centre, a moat.
LOG = [
    *("drawn b1 p1 w1", "flick p1 west 0 800 4500", "rest p1=5@2000,0"),
    *("flick w1 south 0 800 4500", "rest p1=5@2000,0 w1=4@0,0", "score centre w1"),
    *("drawn g1 g2 g3", "flick g2 east 0 800 4500", "rest p1=5@2000,0 g2=6@-4000,3990"),
]
TEXT = """\
dice-flick, 2 players
started 2026-03-01 12:00 UTC, last played 2026-03-01 12:00 UTC
box Box
slide-plates no
edition 2
seat 1  Ada   person
seat 2  Nova  computer, expert

Turn 1, Ada: drawn b1 p1 w1 · flick p1 west 0 800 4500 · rest p1=5@2000,0 · \
flick w1 south 0 800 4500 · rest p1=5@2000,0 w1=4@0,0 · score centre w1
      A  B  C  D  E
    1 .  .  .  .  .    Ada     8 = 8  has b1
    2 .  b  .  y  .    Nova    0 = -
    3 .  .  c  p* .
    4 .  g  .  +  .
    5 .  .  .  .  .

Turn 2, Nova: drawn g1 g2 g3 · flick g2 east 0 800 4500 · rest p1=5@2000,0 g2=6@-4000,3990
      A  B  C  D  E
    1 g6 .  .  .  .    Ada     8 = 8  has b1
    2 .  b  .  y  .    Nova    0 = -  has g1 g3
    3 .  .  c  p* .
    4 .  g  .  +  .
    5 .  .  .  .  .

Not over after 9 lines: Nova decides.
"""


def saved(record: Record, folder: Path) -> str:
    path = folder / "match.beamme"
    path.write_bytes(to_bytes(record))
    return str(path)


def moved(rest: Rest, by: int = 1) -> Rest:
    """Let the first die lie a little further to the east."""
    first, *others = rest.bodies
    return replace(rest, bodies=(replace(first, x=first.x + by), *others))


def test_the_box_is_shown_as_it_fills(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = replay(DiceFlick(), 2, LOG).match
    assert main([saved(replace(flicked(0), match=match), tmp_path)]) == 0
    assert capsys.readouterr() == (TEXT, "")


def test_a_draw_belongs_to_the_turn_that_it_begins() -> None:
    match = flicked(TWO_TURNS).match
    told = turns(match)
    assert [(each.number, each.seat) for each in told] == [(1, 0), (2, 1), (3, 0)]
    assert [each.first for each in told] == [0, 6, 12]
    assert told[-1].end == TWO_TURNS


def test_every_throw_of_an_honest_match_is_right(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saved(flicked(TWO_TURNS), tmp_path)
    assert main([file, "--verify"]) == 0
    output, errors = capsys.readouterr()
    assert output.endswith("Every roll is right (3), every throw is right (4).\n")
    assert errors == ""
    assert main([file, "--verify", "--json"]) == 0
    verified = {"rolls": 3, "throws": 4, "unchecked": 0, "wrong": []}
    assert json.loads(capsys.readouterr().out)["verified"] == verified


@pytest.mark.parametrize("hand", ["arc", "direction", "none"])
def test_in_version_0_5_a_person_had_the_hand_of_the_help(hand: str) -> None:
    record = flicked(ONE_FLICK, hand)
    assert verify(record).wrong == ()
    if PEOPLE_OF_0_5[hand] != HANDS[PERSON]:
        (wrong,) = verify(with_help(record, hand)).wrong
        assert (wrong.by, wrong.line) == (By.HAND, ONE_FLICK)


@pytest.mark.parametrize("help_", HELPS)
def test_help_does_not_make_a_hand_steadier(help_: str) -> None:
    assert verify(with_help(flicked(ONE_FLICK), help_)).wrong == ()


@pytest.mark.parametrize("hand", ["master", "beginner"])
def test_a_person_has_no_opponents_hand(hand: str) -> None:
    (wrong,) = verify(flicked(ONE_FLICK, hand)).wrong
    assert (wrong.by, wrong.line) == (By.HAND, ONE_FLICK)


def test_an_opponent_has_the_hand_of_its_level_only() -> None:
    record = flicked(FOUR_FLICKS)
    assert verify(record).wrong == ()
    person, computer = record.seating
    stronger = replace(record, seating=(person, replace(computer, level="master")))
    assert {wrong.by for wrong in verify(stronger).wrong} == {By.HAND}
    assert len(verify(stronger).wrong) == 2


def test_a_changed_rest_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    honest = flicked(TWO_FLICKS)
    true = last_rest(honest)
    file = saved(with_last(honest, moved(true)), tmp_path)
    assert main([file]) == 0
    capsys.readouterr()
    assert main([file, "--verify"]) == 1
    output, errors = capsys.readouterr()
    assert output.endswith("Every roll is right (1), 1 of 2 throws are right.\n")
    told = f"line 5: the flight gives '{write_answer(true)}', not '{write_answer(moved(true))}'\n"
    assert errors == f"beamme replay: {file}: {told}"
    assert main([file, "--verify", "--json"]) == 1
    (wrong,) = json.loads(capsys.readouterr().out)["verified"]["wrong"]
    assert wrong == {
        "line": 5,
        "written": write_answer(moved(true)),
        "expected": write_answer(true),
        "by": "flight",
    }


def test_a_changed_launch_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    honest = flicked(TWO_FLICKS)
    rest = last_rest(honest)
    plate, slide, direction, *others = rest.launch
    file = saved(
        with_last(honest, replace(rest, launch=(plate, slide, direction + 1, *others))), tmp_path
    )
    assert main([file, "--verify"]) == 1
    output, errors = capsys.readouterr()
    assert "1 of 2 throws are right." in output
    assert "line 5: the hand gives 'rest ~" in errors


def test_a_wrong_draw_is_found_beside_right_throws() -> None:
    honest = flicked(ONE_FLICK)
    verified = verify(replace(honest, seed=bytes(32)))
    assert [wrong.by for wrong in verified.wrong] == [By.SEED, By.HAND]
    assert verified.wrong_rolls == 1


def test_a_throw_without_a_launch_is_not_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    honest = flicked(TWO_FLICKS)
    file = saved(with_last(honest, replace(last_rest(honest), launch=())), tmp_path)
    assert main([file, "--verify"]) == 0
    told = "Every roll is right (1), every throw is right (1); throws not checked: 1.\n"
    assert capsys.readouterr().out.endswith(told)


def test_a_match_of_another_physics_is_not_called_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    honest = flicked(ONE_FLICK)
    file = saved(with_last(honest, moved(last_rest(honest), 100)), tmp_path)
    assert main([file, "--verify"]) == 0
    told = "Every roll is right (1); throws not checked: 1.\n"
    assert capsys.readouterr().out.endswith(told)
    assert main([file, "--verify", "--json"]) == 0
    verified = {"rolls": 1, "throws": 0, "unchecked": 1, "wrong": []}
    assert json.loads(capsys.readouterr().out)["verified"] == verified


def test_a_die_that_left_the_box_proves_no_physics() -> None:
    left = thrown_on(flicked(1), "flick g4 west 0 4000 4500")
    assert last_rest(left).bodies == ()
    stayed = thrown_on(left, "flick g3 south 0 680 4500")
    assert verify(stayed).throws == 2
    verified = verify(with_last(stayed, moved(last_rest(stayed))))
    assert (verified.throws, verified.unchecked, verified.wrong) == (1, 1, ())


def test_a_rest_outside_the_world_is_a_bad_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.beamme"
    table = table_of(flicked(TWO_FLICKS))
    table["log"][2] = "rest g4=1@0,-7501"
    file.write_bytes(bytes_of(table))
    assert main([str(file)]) == 1
    output, errors = capsys.readouterr()
    told = "line 3: g4 lies outside the world at 0,-7501: it reaches from -7500 to 7500\n"
    assert errors == f"beamme replay: {file}: {told}"
    assert output.endswith("Not over after 2 lines: fate is asked.\n")


def test_an_aim_out_of_range_is_a_bad_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.beamme"
    table = table_of(flicked(TWO_FLICKS))
    table["log"][1] = "flick g4 west 0 9999 4500"
    file.write_bytes(bytes_of(table))
    assert main([str(file)]) == 1
    told = "line 2: speed: from 200 to 4000 millimetres per second, not 9999\n"
    assert capsys.readouterr().err == f"beamme replay: {file}: {told}"
