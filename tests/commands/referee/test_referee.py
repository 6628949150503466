"""`beamme referee`: what it replies, and that its documentation is true."""

import json
from random import Random

import pytest

from beamme.commands import referee_session
from beamme.commands.referee_session import LARGEST_REQUEST_BYTES, Referee
from beamme.core.game import Outcome
from beamme.core.savegame import LONGEST_LINE, write_log
from beamme.table.play.fate import commitment
from beamme.table.storage.record import LONGEST_LOG
from tests.commands.referee.referees import (
    DOCUMENT,
    NEW,
    STARTED,
    ask,
    example,
    referee_at,
    run,
    same,
)
from tests.helpers.saved import SEED, played


def test_the_example_of_the_documentation_is_true() -> None:
    asked, told = example()
    ended = run("\n".join([*asked, ""]).encode())
    assert (ended.returncode, ended.stderr) == (0, b"")
    replies = ended.stdout.decode("ascii").splitlines()
    assert len(replies) == len(told) > 15
    for request, expected, reply in zip(asked, told, replies, strict=True):
        assert same(json.loads(expected), json.loads(reply)), (request, reply)


def test_every_command_is_documented_and_in_the_example() -> None:
    document = DOCUMENT.read_text("utf-8")
    used = {json.loads(line)["command"] for line in example()[0]}
    known = set(Referee()._commands)
    assert used == known
    for command in known:
        assert f"| `{command}` |" in document
    for command, keys in Referee()._commands.values():
        assert all(f"`{key}`" in document for key in keys), command


def test_the_limits_of_the_documentation_are_true() -> None:
    document = DOCUMENT.read_text("utf-8")
    limits = (
        LARGEST_REQUEST_BYTES,
        LONGEST_LOG,
        LONGEST_LINE,
        referee_session.LONGEST_THOUGHT_SECONDS,
    )
    assert all(f"{limit:,g}" in document or f"{limit:,}" in document for limit in limits)


def test_a_whole_match_is_played_by_programs() -> None:
    referee = Referee()
    random = Random(4)
    turn = ask(referee, **NEW)["turn"]
    while turn["waits"] != "nobody":
        if turn["waits"] == "fate":
            turn = ask(referee, "answer")["turn"]
        else:
            moves = ask(referee, "legal")["moves"]
            turn = ask(referee, "play", move=random.choice(moves))["turn"]
    assert turn["reason"] == "space"
    state = ask(referee, "state")
    assert state["seed"] == SEED.hex()
    winner = turn["ranking"][0][0]
    assert ask(referee, "evaluate")["chances"][winner] == 1.0
    assert ask(referee, "legal") == {"ok": True, "moves": []}
    for command in ("answer", "best", "judge"):
        assert not ask(referee, command)["ok"]
    assert ask(referee, "play", move="roll")["error"] == "the match is over"
    log = ask(referee, "log")["log"]
    assert ask(referee_at(*log), "state")["position"] == state["position"]


def test_the_dice_of_the_seed_are_those_of_a_match_at_the_table() -> None:
    record = played()
    referee = Referee()
    ask(referee, **NEW)
    for line in write_log(record.match):
        if line.startswith("faces"):
            assert ask(referee, "answer")["answer"] == line
        else:
            assert ask(referee, "play", move=line)["ok"]
    assert isinstance(record.match.turn, Outcome)
    assert ask(referee, "state")["turn"]["waits"] == "nobody"


def test_a_seed_stays_a_secret_until_the_end_and_is_drawn_if_none_is_given() -> None:
    referee = referee_at(*STARTED)
    state = ask(referee, "state")
    assert "seed" not in state
    assert state["commitment"] == commitment(SEED)
    commitments = set()
    for _ in range(5):
        ask(referee, "new", game="beam-me-up", seats=2)
        commitments.add(ask(referee, "state")["commitment"])
    assert len(commitments) == 5


def test_taking_back_does_not_reshuffle_fate() -> None:
    referee = referee_at(*STARTED[:2])
    first = ask(referee, "answer")
    ask(referee, "play", move="roll")
    ask(referee, "answer")
    assert ask(referee, "back", ply=2)["ply"] == 2
    assert ask(referee, "answer") == first
    assert ask(referee, "undo")["ply"] == 2
    assert ask(referee, "answer") == first


@pytest.mark.parametrize("level", ["beginner", "casual", "advanced", "expert", "master"])
def test_every_level_has_a_legal_move_and_always_the_same(level: str) -> None:
    referee = referee_at("lift 3", "roll", "faces 1 2 2 5 6")
    best = ask(referee, "best", level=level)
    assert best["level"] == level
    assert best["move"] in ask(referee, "legal")["moves"]
    assert ask(referee, "best", level=level) == best
    assert ask(referee, "state")["ply"] == 3


def test_a_hurried_opponent_has_a_move_too() -> None:
    referee = referee_at("lift 3", "roll", "faces 1 2 2 5 6")
    assert ask(referee, "best", seconds=0.01)["ok"]
    assert ask(referee, "best", seconds=1)["ok"]


def test_the_best_judged_move_is_the_masters() -> None:
    referee = referee_at("lift 3", "roll", "faces 6 6 6 6 6")
    judged = ask(referee, "judge")["moves"]
    assert judged[0]["move"] == ask(referee, "best")["move"] == "stop"
    chances = [each["chance"] for each in judged]
    assert chances == sorted(chances, reverse=True)
    assert sum(ask(referee, "evaluate")["chances"]) == pytest.approx(1)
