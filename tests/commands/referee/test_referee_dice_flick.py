"""`beamme referee` keeps a match of Dice Flick: simulated throws, hands, and what it refuses."""

from typing import Any

import pytest

from beamme.commands.referee_session import Referee
from beamme.core.chance import Body, Rest, read_answer, write_answer
from beamme.core.savegame import LONGEST_LINE
from beamme.games.dice_flick import DiceFlick
from beamme.games.dice_flick.board import SIZES, built_in_box, read_box
from beamme.games.dice_flick.dice import DICE
from beamme.games.dice_flick.moves import DIRECTIONS, LIFTS, SPEEDS
from beamme.games.dice_flick.state import Phase
from beamme.throws.hands import HANDS
from tests.commands.referee.referees import (
    DOCUMENT,
    ask,
    assert_example,
    assert_refused,
    assert_simulated,
)
from tests.helpers.saved import SEED

NEW = {"command": "new", "game": "dice-flick", "seats": 2, "seed": SEED.hex()}
BOX = {
    "name": "mine",
    "rows": list(built_in_box().rows),
    **{size: getattr(built_in_box(), size) for size in SIZES},
}
FLICK = "flick b1 south 0 760 4500"


def refereed(*log: str, **rules: Any) -> Referee:
    """A referee whose match has this log."""
    referee = Referee()
    assert ask(referee, **{**NEW, "command": "load"}, rules=rules, log=log)["ok"]
    return referee


def flying() -> Referee:
    return refereed("drawn b1 b2 b3", FLICK)


def test_the_example_of_the_documentation_is_true() -> None:
    assert_example(2, simulated=1)


def test_every_part_of_rules_and_position_is_documented() -> None:
    document = DOCUMENT.read_text("utf-8")
    part = document.partition("### `position`: Dice Flick")[2]
    position = ask(flying(), "state")["position"]
    assert all(f"`{key}`" in part for key in position)
    assert all(f"`{phase}`" in part for phase in Phase)
    rules = document.partition("### `rules`: Dice Flick")[2].partition("### Lines")[0]
    assert all(f"`{key}`" in rules for key in (*SIZES, *DiceFlick().options(), "name", "rows"))
    hands = document.partition("### `hand`")[2].partition("### ")[0]
    assert all(f"`{hand}`" in hands for hand in HANDS)
    for allowed in (DIRECTIONS, SPEEDS, LIFTS):
        assert f"{allowed[0]} to {allowed[-1]}".replace("-", "−") in document


def test_a_throw_without_an_answer_is_simulated_and_repeats() -> None:
    assert_simulated(flying())


def test_another_hand_sends_the_die_off_in_another_way() -> None:
    launches = []
    for hand in ("master", "beginner"):
        answer = read_answer(ask(flying(), "answer", hand=hand)["answer"])
        launches.append(answer.launch)  # type: ignore[union-attr]
    assert launches[0] != launches[1]
    aimed = 760
    assert abs(launches[0][3] - aimed) < abs(launches[1][3] - aimed)


def test_a_whole_turn_is_played_and_the_draw_follows_the_seed() -> None:
    referee = Referee()
    turn = ask(referee, **NEW)["turn"]
    assert (turn["waits"], turn["draw"], len(turn["bag"])) == ("fate", 3, 20)
    seen = []
    while turn.get("seat") != 1:
        if turn["waits"] == "fate":
            reply = ask(referee, "answer")
            seen.append(reply["answer"].split()[0])
        else:
            reply = ask(referee, "play", move=ask(referee, "legal")["moves"][0])
        turn = reply["turn"]
    assert seen[0] == seen[-1] == "drawn"
    assert seen.count("rest") >= 2
    log = ask(referee, "log")["log"]
    assert ask(refereed(*log), "state")["position"] == ask(referee, "state")["position"]


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"command": "answer", "hand": "genius"}, "hand: 'genius' is none of beginner, casual"),
    ({"command": "answer", "hand": None}, "hand: None is none of"),
    ({"command": "answer", "hand": ["arc"]}, "hand: ['arc'] is none of"),
    ({"command": "answer", "answer": "rest", "hand": "arc"}, "hand: an answer is given"),
    ({"command": "answer", "answer": "rest b1=3@7501,0"}, "b1 lies outside the world at 7501,0"),
    (
        {"command": "answer", "answer": "rest b1=3@0,-99999"},
        "b1 lies outside the world at 0,-99999: it reaches from -7500 to 7500",
    ),
    ({"command": "answer", "answer": "rest b1=7@0,0"}, "no answer to the question asked"),
    ({"command": "answer", "answer": "rest b1=3@0,0,36000"}, "no answer to the question asked"),
    ({"command": "answer", "answer": "rest y1=3@0,0"}, "no answer to the question asked"),
    ({"command": "answer", "answer": "rest b1=3@0,0 b1=3@5,5"}, "no answer to the question asked"),
    ({"command": "answer", "answer": "faces 3"}, "no answer to the question asked"),
    ({"command": "answer", "answer": "rest b1=3@zero"}, "not an answer"),
    ({"command": "play", "move": FLICK}, "fate is asked"),
    ({**NEW, "rules": {"box": {**BOX, "die": 0}}}, "die: a whole number from 100 to 20000"),
    ({**NEW, "rules": {"box": {**BOX, "die": 1300.5}}}, "die: a whole number from 100 to 20000"),
    ({**NEW, "rules": {"box": {**BOX, "die": 599}}}, "die: dice from 600 to 3000 can be flicked"),
    ({**NEW, "rules": {"box": {**BOX, "pitch": 1996}}}, "pitch: a die of 1200 needs 1998"),
    ({**NEW, "rules": {"box": {**BOX, "moat": 1697}}}, "moat: a die of 1200 needs a moat of 1698"),
    ({**NEW, "rules": {"box": {**BOX, "depth": 100}}}, "depth: hollows of at least 300 keep"),
    ({**NEW, "rules": {"box": {**BOX, "rim": 900}}}, "rim: 900 is not above the hollows"),
    ({**NEW, "rules": {"box": {**BOX, "lid": 1}}}, "lid: unknown key"),
    ({**NEW, "rules": {"box": {**BOX, "rows": ["c...."] * 5}}}, "the sticker c is needed once"),
    ({**NEW, "rules": {"slide-plates": 1}}, "slide-plates: true or false is needed"),
    ({**NEW, "seats": 5}, "dice-flick is for 2 to 4 players, not 5"),
    (
        {**NEW, "command": "load", "log": ["drawn b1 b2 b3", "flick b1 south 0 90 4500"]},
        "log: line 2: speed: from 200 to 4000 millimetres per second, not 90",
    ),
    (
        {**NEW, "command": "load", "log": ["drawn b1 b2 b3", FLICK, "rest b1=3@7501,0"]},
        "log: line 3: b1 lies outside the world at 7501,0: it reaches from -7500 to 7500",
    ),
]


@pytest.mark.parametrize(("request_", "reason"), REFUSED)
def test_what_is_refused_is_said_and_changes_nothing(request_: dict[str, Any], reason: str) -> None:
    assert_refused(flying(), request_, reason)


@pytest.mark.parametrize(
    ("aim", "reason"),
    [
        ("9001 760 4500", "direction: from -9000 to 9000 hundredths of a degree, not 9001"),
        ("0 4001 4500", "speed: from 200 to 4000 millimetres per second, not 4001"),
        ("0 760 -2001", "lift: from -2000 to 8500 hundredths of a degree, not -2001"),
        ("0 760 4500 1", "slide: from 0 to 0 hundredths of a millimetre, not 1"),
    ],
)
def test_an_aim_out_of_range_is_refused_with_the_range(aim: str, reason: str) -> None:
    referee = refereed("drawn b1 b2 b3")
    assert ask(referee, "play", move=f"flick b1 south {aim}")["error"] == reason
    assert ask(referee, "state")["ply"] == 1


def test_a_slide_is_measured_by_the_box() -> None:
    referee = refereed("drawn b1 b2 b3", **{"slide-plates": True})
    reason = "slide: from -6600 to 6600 hundredths of a millimetre, not -6601"
    assert ask(referee, "play", move=f"{FLICK} -6601")["error"] == reason
    assert ask(referee, "play", move=f"{FLICK} -6600")["ok"]


@pytest.mark.parametrize(
    "sizes",
    [
        {"die": 3000, "pitch": 20_000, "depth": 300, "moat": 20_000, "rim": 301},
        {"die": 600, "pitch": 20_000, "depth": 19_999, "moat": 849, "rim": 20_000},
        {"die": 600, "pitch": 1149, "depth": 300, "moat": 849, "rim": 301},
        {"die": 3000, "pitch": 4543, "depth": 300, "moat": 4243, "rim": 20_000},
    ],
)
@pytest.mark.parametrize(("side", "speed"), [(-1, 4000), (1, 200)])
def test_dice_fly_in_the_strangest_boxes(sizes: dict[str, int], side: int, speed: int) -> None:
    referee = refereed("drawn b1 b2 b3", **{"slide-plates": True, "box": {**BOX, **sizes}})
    slide = side * read_box({**BOX, **sizes}).slide
    assert ask(referee, "play", move=f"flick b1 east 0 {speed} 4500 {slide}")["ok"]
    reply = ask(referee, "answer", hand="beginner")
    assert reply["ok"], reply


def test_a_die_of_somebody_else_is_not_flicked() -> None:
    referee = refereed("drawn b1 b2 b3")
    move = FLICK.replace("b1", "y1")
    assert ask(referee, "play", move=move)["error"] == f"not allowed here: {move}"


def test_a_hand_throws_only_where_something_is_thrown() -> None:
    referee = refereed()
    assert ask(referee, "answer", hand="arc")["error"] == "hand: nothing is thrown"
    assert ask(referee, "answer")["ok"]
    assert ask(referee, "answer", hand="arc")["error"] == "fate is not asked"


def test_a_line_has_room_for_all_dice_in_the_largest_box() -> None:
    largest = {"die": 600, "pitch": 20_000, "moat": 20_000}
    reach = 5 * largest["pitch"] // 2 + largest["moat"]
    bodies = tuple(Body(die, -reach, -reach, 6, 35_999) for die in DICE)
    launch = (3, -50_000, -10_000, 8_000, -9_000, -20_000, -20_000, -20_000)
    assert len(write_answer(Rest(bodies, launch))) <= LONGEST_LINE
