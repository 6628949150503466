"""Referees to ask, as another program asks them, and the examples of their documentation."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from beamme.commands.referee_session import Referee
from beamme.core.chance import Throw, read_answer
from beamme.core.game import Chance
from beamme.table.play.throwing import throw_seed
from beamme.throws.throwing import launched, rest_of
from tests.helpers.saved import SEED

DOCUMENT = Path(__file__).parents[3] / "docs" / "referee.md"
ROUNDED = {"chance", "chances"}

NEW = {"command": "new", "game": "beam-me-up", "seats": 2, "seed": SEED.hex()}
STARTED = ["lift 3", "roll", "faces 6 6 6 6 6"]


def ask(referee: Referee, command: str, **request: Any) -> dict[str, Any]:
    """Send a request and read the reply as the other program would."""
    line = json.dumps({"command": command, **request}).encode()
    reply: dict[str, Any] = json.loads(json.dumps(referee.reply(line)))
    return reply


def referee_at(*log: str, seats: int = 2, **options: Any) -> Referee:
    """A referee whose match has this log."""
    referee = Referee()
    given = {"game": "beam-me-up", "seats": seats, "seed": SEED.hex(), **options}
    assert ask(referee, "load", **given, log=log)["ok"]
    return referee


def assert_refused(referee: Referee, request: dict[str, Any], reason: str) -> None:
    """Make sure that a request is refused for this reason and changes nothing."""
    before = ask(referee, "state"), ask(referee, "log")
    reply = referee.reply(json.dumps(request).encode())
    assert reply["ok"] is False
    assert reason in reply["error"]
    assert len(reply["error"]) < 300
    assert (ask(referee, "state"), ask(referee, "log")) == before


def assert_simulated(referee: Referee) -> None:
    """Make sure that a throw without an answer is simulated from the seed, and repeats."""
    match, _ = referee._opened()
    turn = match.turn
    assert isinstance(turn, Chance)
    assert isinstance(turn.ask, Throw)
    first = ask(referee, "answer")
    assert first["ply"] == len(match.log) + 1
    assert ask(referee, "undo")["ply"] == len(match.log)
    assert ask(referee, "answer") == first
    seed = throw_seed(SEED, match.asked)
    expected = rest_of(match.game, turn.ask, "person", seed)
    assert read_answer(first["answer"]) == expected
    assert expected.launch == launched(turn.ask, "person", seed)


def assert_example(number: int, simulated: int = 0) -> None:
    """Ask what the documentation asks; where dice come to rest is the business of physics."""
    referee = Referee()
    asked, told = example(number)
    assert len(asked) > 10
    for request, expected in zip(asked, told, strict=True):
        reply = json.loads(json.dumps(referee.reply(request.encode())))
        wanted = json.loads(expected)
        if wanted.get("answer", "").startswith("rest ~"):
            simulated -= 1
            for each in (reply, wanted):
                each["answer"] = each["answer"].split(" ")[1]
        assert same(wanted, reply), (request, reply)
    assert simulated == 0


def same(expected: Any, found: Any, key: str = "") -> bool:
    """Compare replies; chances may differ a little, versions entirely."""
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


def example(number: int = 0) -> tuple[list[str], list[str]]:
    """Read the requests and replies of an example in the documentation."""
    block = DOCUMENT.read_text("utf-8").split("```text\n")[number + 1].partition("```")[0]
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
