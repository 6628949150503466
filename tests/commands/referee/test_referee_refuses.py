"""What the referee refuses: it says so, and the match is as it was."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beamme.commands import referee_session
from beamme.commands.referee_session import LARGEST_REQUEST_BYTES, Referee
from beamme.table.storage.record import LONGEST_LOG
from tests.commands.referee.referees import NEW, STARTED, ask, assert_refused, referee_at

BOARD = {"name": "mine", "columns": ["........"] * 7}
BAD: list[tuple[dict[str, Any], str]] = [
    ({}, "command: None is none of hello"),
    ({"command": 3}, "command: 3 is none of"),
    ({"command": ["play"]}, "command: ['play'] is none of"),
    ({"command": "dance"}, "command: 'dance' is none of"),
    ({"command": "x" * 9999}, "command: 'xxx"),
    ({"command": "state", "verbose": 1}, "verbose: state knows no such key"),
    ({"command": "play"}, "move: a text"),
    ({"command": "play", "move": 7}, "move: a text"),
    ({"command": "play", "move": "x" * 1001}, "move: a text of at most 1000"),
    ({"command": "play", "move": ""}, "not a move of Beam Me Up: ''"),
    ({"command": "play", "move": "keep 9"}, "not a move of Beam Me Up: 'keep 9'"),
    ({"command": "play", "move": "rocket 1"}, "not allowed here: rocket 1"),
    ({"command": "play", "move": "faces 1 2 3 4 5"}, "not a move"),
    ({"command": "answer"}, "fate is not asked"),
    ({"command": "answer", "answer": "faces 1"}, "fate is not asked"),
    ({"command": "back"}, "ply: a number"),
    ({"command": "back", "ply": -1}, "there is no entry -1"),
    ({"command": "back", "ply": 4}, "there is no entry 4"),
    ({"command": "back", "ply": True}, "ply: a number"),
    ({"command": "back", "ply": 1.0}, "ply: a number"),
    ({"command": "best", "level": "genius"}, "level: 'genius' is none of beginner"),
    ({"command": "best", "level": None}, "level: None is none of"),
    ({"command": "best", "seconds": 0}, "seconds: a number above 0"),
    ({"command": "best", "seconds": 61}, "seconds: a number above 0, at most 60"),
    ({"command": "best", "seconds": True}, "seconds: a number"),
    ({"command": "best", "seconds": "1"}, "seconds: a number"),
    ({"command": "new"}, "game: None is none of beam-me-up"),
    ({"command": "new", "game": "chess", "seats": 2}, "game: 'chess' is none of beam-me-up"),
    ({"command": "new", "game": "beam-me-up"}, "seats: a number"),
    ({**NEW, "seats": True}, "seats: a number"),
    ({**NEW, "seats": "2"}, "seats: a number"),
    ({**NEW, "seats": 1}, "beam-me-up is for 2 to 4 players, not 1"),
    ({**NEW, "seats": 5}, "beam-me-up is for 2 to 4 players, not 5"),
    ({**NEW, "seats": 10**30}, "beam-me-up is for 2 to 4 players"),
    ({**NEW, "seed": "00"}, "seed: 64 hexadecimal digits"),
    ({**NEW, "seed": None}, "seed: 64 hexadecimal digits"),
    ({**NEW, "rules": []}, "rules: an object"),
    ({**NEW, "rules": {"speed": 1}}, "speed: unknown house rule"),
    ({**NEW, "rules": {"joker": "never"}}, "joker: 'never' is none of"),
    ({**NEW, "rules": {"boards": [BOARD]}}, "boards: 2 are needed"),
    ({**NEW, "log": []}, "log: new knows no such key"),
    ({**NEW, "command": "load", "log": "roll"}, "log: a list of lines"),
    ({**NEW, "command": "load", "log": [1]}, "log: a list of lines"),
    ({**NEW, "command": "load", "log": ["roll"]}, "log: line 1: not allowed here: roll"),
    ({**NEW, "command": "load", "log": ["lift 1", "r" * 1001]}, "log: line 2: longer than 1000"),
    ({**NEW, "command": "load", "log": ["roll"] * 20_001}, "log: longer than 20000 lines"),
    ({"command": "state", "id": 1.5}, "id: a number or a text"),
    ({"command": "state", "id": "x" * 101}, "id: a number or a text"),
    ({"command": "state", "id": [1]}, "id: a number or a text"),
]


@pytest.mark.parametrize(("request_", "reason"), BAD)
def test_what_is_refused_is_said_and_changes_nothing(request_: dict[str, Any], reason: str) -> None:
    assert_refused(referee_at(*STARTED), request_, reason)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"hello",
        b"[]",
        b"null",
        b"{",
        b"\xff",
        b"[" * 100000,
        b'{"a": 1, "a": 2}',
        b'{"command": NaN}',
        b'{"command": "state", "id": 1e999}',
        b'{"id": "\\ud800"}',
        b"9" * 5000,
        b" " * (LARGEST_REQUEST_BYTES + 1),
    ],
)
def test_what_is_no_request_is_said_and_changes_nothing(line: bytes) -> None:
    referee = referee_at(*STARTED)
    reply = referee.reply(line)
    assert reply["ok"] is False
    assert set(reply) == {"ok", "error"}
    assert ask(referee, "state")["ply"] == 3


def test_without_a_match_there_is_nothing_to_ask() -> None:
    for command in ("state", "log", "legal", "answer", "undo", "best", "judge", "evaluate"):
        assert ask(Referee(), command)["error"] == "there is no match yet"
    assert ask(Referee(), "play", move="roll")["error"] == "there is no match yet"
    assert ask(Referee(), "back", ply=0)["error"] == "there is no match yet"


def test_while_fate_is_asked_nobody_decides() -> None:
    referee = referee_at("lift 3", "roll")
    for command in ("best", "judge"):
        assert ask(referee, command)["error"] == "fate is asked"
    assert ask(referee, "play", move="roll")["error"] == "fate is asked"
    assert ask(referee, "legal")["moves"] == []
    assert ask(referee, "evaluate")["ok"]
    for wrong in ("faces 1 2 3 4", "faces 1 2 3 4 7", "drawn a", "roll", "faces 1 2 3 4 05"):
        assert not ask(referee, "answer", answer=wrong)["ok"]
    assert ask(referee, "answer", answer="faces 1 2 3 4 5")["ply"] == 3


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    assert ask(referee_at(), "undo")["error"] == "nothing has happened yet"


def test_a_log_has_an_end() -> None:
    lines = ["lift 1", *["roll", "faces 1 2 3 5 6", "stop"] * 6_667][:LONGEST_LOG]
    referee = referee_at(*lines)
    assert ask(referee, "state")["ply"] == LONGEST_LOG
    move = ask(referee, "legal")["moves"]
    refused = ask(referee, "play", move=move[0]) if move else ask(referee, "answer")
    assert refused["error"] == "the log is full: 20000 lines"


def test_an_error_of_our_own_is_replied_to_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("oh dear")

    monkeypatch.setattr(referee_session, "evaluate", fail)
    referee = referee_at(*STARTED)
    assert ask(referee, "evaluate", id=9) == {
        "ok": False,
        "error": "internal error: RuntimeError('oh dear')",
        "id": 9,
    }
    assert ask(referee, "state")["ok"]


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)
keys = st.sampled_from(
    [
        "game",
        "seats",
        "rules",
        "seed",
        "log",
        "move",
        "answer",
        "hand",
        "ply",
        "level",
        "seconds",
        "id",
    ]
)
commands = st.sampled_from([name for name in Referee()._commands if name not in {"best", "judge"}])


@settings(max_examples=200)
@given(st.lists(st.tuples(commands, st.dictionaries(keys, values, max_size=3)), max_size=5))
def test_whatever_is_asked_is_replied_to(asked: list[tuple[str, dict[str, Any]]]) -> None:
    referee = referee_at("lift 3", "roll")
    for command, request in asked:
        reply = referee.reply(json.dumps({**request, "command": command}).encode())
        assert reply["ok"] in {True, False}
        assert reply["ok"] or "internal error" not in reply["error"]
        json.dumps(reply, allow_nan=False)


@given(st.binary(max_size=60))
def test_any_bytes_are_replied_to(line: bytes) -> None:
    assert Referee().reply(line)["ok"] is False
