"""`beamme referee`: what it replies, what it refuses, and that its documentation is true."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from saved import SEED, played

from beamme.commands import rulings
from beamme.commands.referee import main, requests, serve
from beamme.commands.rulings import LARGEST_REQUEST, Referee
from beamme.core.game import Outcome
from beamme.core.savegame import LONGEST_LINE, write_log
from beamme.table.fate import commitment
from beamme.table.record import LONGEST_LOG

DOCUMENT = Path(__file__).parents[2] / "docs" / "referee.md"
NEW = {"command": "new", "game": "beam-me-up", "seats": 2, "seed": SEED.hex()}
STARTED = ["lift 3", "roll", "faces 6 6 6 6 6"]
ROUNDED = {"chance", "chances"}


def ask(referee: Referee, command: str, **request: Any) -> dict[str, Any]:
    """Send a request and read the reply as the other program would."""
    line = json.dumps({"command": command, **request}).encode()
    reply: dict[str, Any] = json.loads(json.dumps(referee.reply(line)))
    return reply


def referee_at(*log: str, seats: int = 2, **options: Any) -> Referee:
    """Make a referee whose match has come so far."""
    referee = Referee()
    given = {"game": "beam-me-up", "seats": seats, "seed": SEED.hex(), **options}
    assert ask(referee, "load", **given, log=log)["ok"]
    return referee


def same(expected: Any, found: Any, key: str = "") -> bool:
    """Compare; chances may differ a little, and versions at all."""
    match expected, found:
        case dict(), dict():
            return list(expected) == list(found) and all(
                same(expected[each], found[each], each) for each in expected
            )
        case list(), list():
            return len(expected) == len(found) and all(
                same(one, other, key) for one, other in zip(expected, found, strict=True)
            )
        case _:
            if key in ROUNDED:
                return bool(found == pytest.approx(expected, abs=0.05))
            return key == "version" or bool(expected == found)


def example() -> tuple[list[str], list[str]]:
    """Read the requests and replies of the documentation."""
    block = DOCUMENT.read_text("utf-8").partition("```text\n")[2].partition("```")[0]
    lines = block.splitlines()
    assert {line[:2] for line in lines} == {"> ", "< "}
    return (
        [line[2:] for line in lines if line[0] == ">"],
        [line[2:] for line in lines if line[0] == "<"],
    )


def run(data: bytes) -> subprocess.CompletedProcess[bytes]:
    """Run the command as a program of its own."""
    command = "import sys; from beamme.commands.referee import main; sys.exit(main(sys.argv[1:]))"
    return subprocess.run(
        [sys.executable, "-c", command],
        input=data,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )


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
    limits = (LARGEST_REQUEST, LONGEST_LOG, LONGEST_LINE, rulings.LONGEST_THOUGHT)
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
    ({"command": "play", "move": "x" * 501}, "move: a text of at most 500"),
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
    ({**NEW, "command": "load", "log": ["lift 1", "r" * 501]}, "log: line 2: longer than 500"),
    ({**NEW, "command": "load", "log": ["roll"] * 20_001}, "log: longer than 20000 lines"),
    ({"command": "state", "id": 1.5}, "id: a number or a text"),
    ({"command": "state", "id": "x" * 101}, "id: a number or a text"),
    ({"command": "state", "id": [1]}, "id: a number or a text"),
]


@pytest.mark.parametrize(("request_", "reason"), BAD)
def test_what_is_refused_is_said_and_changes_nothing(request_: dict[str, Any], reason: str) -> None:
    referee = referee_at(*STARTED)
    before = ask(referee, "state"), ask(referee, "log")
    reply = referee.reply(json.dumps(request_).encode())
    assert reply["ok"] is False
    assert reason in reply["error"]
    assert len(reply["error"]) < 300
    assert (ask(referee, "state"), ask(referee, "log")) == before


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
        b" " * (LARGEST_REQUEST + 1),
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

    monkeypatch.setattr(rulings, "evaluate", fail)
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
    ["game", "seats", "rules", "seed", "log", "move", "answer", "ply", "level", "seconds", "id"]
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


def test_lines_that_are_too_long_do_not_swallow_the_next_one() -> None:
    hello = b'{"command": "hello"}\n'
    source = io.BytesIO(b"\n  \r\n" + hello + b"x" * (3 * LARGEST_REQUEST) + b"\n" + hello[:-1])
    lines = list(requests(source))
    assert [len(line) for line in lines] == [len(hello), LARGEST_REQUEST + 1, len(hello) - 1]
    source.seek(0)
    sink = io.BytesIO()
    serve(source, sink)
    replies = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert [reply["ok"] for reply in replies] == [True, False, True]
    assert replies[1]["error"] == f"larger than {LARGEST_REQUEST} bytes"


def test_every_reply_comes_at_once() -> None:
    class Waiting(io.BytesIO):
        def flush(self) -> None:
            flushed.append(self.getvalue().count(b"\n"))

    flushed: list[int] = []
    serve(io.BytesIO(b'{"command": "hello"}\n' * 3), Waiting())
    assert flushed == [1, 2, 3]


def test_the_end_of_the_input_is_the_end() -> None:
    ended = run(b"")
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")


class Broken(io.BytesIO):
    """Output that cannot be written to."""

    def __init__(self, error: BaseException) -> None:
        super().__init__()
        self._error = error

    def flush(self) -> None:
        raise self._error


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (BrokenPipeError(), 0, ""),
        (KeyboardInterrupt(), 130, ""),
        (OSError(28, "No space left on device"), 2, "beamme referee: cannot go on: No space left"),
    ],
)
def test_trouble_with_the_output_ends_it_quietly(
    error: BaseException,
    code: int,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    class Stream:
        def __init__(self, buffer: io.BytesIO) -> None:
            self.buffer = buffer

    monkeypatch.setattr("beamme.commands.referee.forget_output", lambda: None)
    monkeypatch.setattr(sys, "stdin", Stream(io.BytesIO(b'{"command": "hello"}\n')))
    monkeypatch.setattr(sys, "stdout", Stream(Broken(error)))
    assert main([]) == code
    assert capsys.readouterr().err.startswith(said)


def test_wrong_arguments_are_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--fast"])
    assert end.value.code == 2
    assert capsys.readouterr().err == "beamme referee: unrecognized arguments: --fast\n"
