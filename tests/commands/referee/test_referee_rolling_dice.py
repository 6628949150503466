"""`beamme referee` keeps a match of Rolling Dice: simulated throws, and what it refuses."""

from typing import Any

import pytest

from beamme.commands.referee_session import Referee
from beamme.core.chance import Body, Rest, read_answer, write_answer
from beamme.core.savegame import LONGEST_LINE
from beamme.games.rolling_dice import RollingDice
from beamme.games.rolling_dice.board import PARTS, SHORTEST, SIZES
from beamme.games.rolling_dice.dice import DICE, Loss
from beamme.games.rolling_dice.moves import DIRECTIONS, SPEEDS, SPREADS
from beamme.games.rolling_dice.state import Phase
from tests.commands.referee.referees import (
    DOCUMENT,
    ask,
    assert_example,
    assert_refused,
    assert_simulated,
)
from tests.helpers.saved import SEED

NEW = {"command": "new", "game": "rolling-dice", "seats": 3, "seed": SEED.hex()}
FLOE: dict[str, Any] = RollingDice().options()["floe"]  # type: ignore[assignment] it is a table
THROW = "throw 0 0 800 300"
RESTED = "rest a1=3@0,0 a2=5@14000,0 a3=1@0,9000 a4=2@0,-21600"


def refereed(*log: str, **rules: Any) -> Referee:
    """A referee whose match has this log."""
    referee = Referee()
    assert ask(referee, **{**NEW, "command": "load"}, rules=rules, log=log)["ok"]
    return referee


def test_the_example_of_the_documentation_is_true() -> None:
    assert_example(3, simulated=1)


def test_every_part_of_rules_and_position_is_documented() -> None:
    document = DOCUMENT.read_text("utf-8")
    part = document.partition("### `position`: Rolling Dice")[2]
    position = ask(refereed(THROW, RESTED), "state")["position"]
    assert all(f"`{key}`" in part for key in position)
    assert all(f"`{each}`" in part for each in (*Phase, *Loss))
    rules = document.partition("### `rules`: Rolling Dice")[2].partition("### Lines")[0]
    assert all(f"`{key}`" in rules for key in (*SIZES, *PARTS, *RollingDice().options(), "name"))
    assert f"room for {SHORTEST} dice each way" in rules
    lines = document.partition("### Lines: Rolling Dice")[2].partition("### ")[0]
    for allowed in (DIRECTIONS, SPEEDS, SPREADS):
        assert f"{allowed[0]} to {allowed[-1]}".replace("-", "−") in lines


def test_a_throw_without_an_answer_is_simulated_and_repeats() -> None:
    assert_simulated(refereed(THROW))


def test_another_hand_sends_the_dice_off_in_another_way() -> None:
    launches = []
    for hand in ("master", "beginner"):
        answer = read_answer(ask(refereed(THROW), "answer", hand=hand)["answer"])
        assert isinstance(answer, Rest)
        launches.append(answer.launch)
    assert launches[0] != launches[1]
    assert [len(launch) for launch in launches] == [9, 9]


def test_a_round_is_played_with_whatever_is_legal() -> None:
    referee = Referee()
    turn = ask(referee, **NEW)["turn"]
    while ask(referee, "state")["position"]["round"] == 1:
        if turn["waits"] == "fate":
            reply = ask(referee, "answer")
        else:
            reply = ask(referee, "play", move=ask(referee, "legal")["moves"][0])
        turn = reply["turn"]
    log = ask(referee, "log")["log"]
    assert [line.split()[0] for line in log].count("rest") == 3
    assert ask(refereed(*log), "state")["position"] == ask(referee, "state")["position"]


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"command": "answer", "answer": "rest a1=3@0,21601"}, "a1 lies outside the world at 0,21601"),
    ({"command": "answer", "answer": "rest a1=7@0,0"}, "no answer to the question asked"),
    ({"command": "answer", "answer": "rest b1=3@0,0"}, "no answer to the question asked"),
    ({"command": "answer", "answer": "faces 3"}, "no answer to the question asked"),
    ({"command": "answer", "hand": "genius"}, "hand: 'genius' is none of beginner, casual"),
    ({"command": "play", "move": THROW}, "fate is asked"),
    ({**NEW, "rules": {"floe": {**FLOE, "die": 100}}}, "die: dice from 600 to 2000 can be thrown"),
    ({**NEW, "rules": {"floe": {**FLOE, "strip": 1400}}}, "strip: a die of 1000 needs a strip of"),
    ({**NEW, "rules": {"floe": {**FLOE, "fields": []}}}, "fields: a list of 6 fields is needed"),
    ({**NEW, "rules": {"floe": {**FLOE, "lid": 1}}}, "lid: unknown key"),
    ({**NEW, "rules": {"floe": 3}}, "floe: a name, sizes and fields are needed"),
    ({**NEW, "rules": {"ring": True}}, "ring: unknown house rule"),
    ({**NEW, "seats": 7}, "rolling-dice is for 2 to 6 players, not 7"),
    (
        {**NEW, "command": "load", "log": ["throw 20000 0 800 300"]},
        "log: line 1: x: from -11150 to 11150 hundredths of a millimetre, not 20000",
    ),
]


@pytest.mark.parametrize(("request_", "reason"), REFUSED)
def test_what_is_refused_is_said_and_changes_nothing(request_: dict[str, Any], reason: str) -> None:
    assert_refused(refereed(THROW), request_, reason)


def test_only_a_dry_die_of_ones_own_is_kept() -> None:
    referee = refereed(THROW, RESTED)
    assert ask(referee, "legal")["moves"] == ["keep a1", "keep a3"]
    for move in ("keep a2", "keep a4", "keep b1"):
        assert ask(referee, "play", move=move)["error"] == f"not allowed here: {move}"


def test_the_opponent_plays_through_the_referee() -> None:
    move = ask(refereed(THROW, RESTED), "best", level="beginner")["move"]
    assert move in {"keep a1", "keep a3"}


def test_a_line_has_room_for_all_dice_of_a_throw() -> None:
    bodies = tuple(Body(die, -50_000, -50_000, 6, 35_999) for die in DICE)
    launch = (-50_000, *(-6_000, 3_000) * 4)
    assert len(write_answer(Rest(bodies[:9], launch))) <= LONGEST_LINE
