"""Referees to ask, as another program asks them, and the examples of their documentation."""

import json
from pathlib import Path
from typing import Any

import pytest
from saved import SEED

from beamme.commands.referee_session import Referee

DOCUMENT = Path(__file__).parents[2] / "docs" / "referee.md"
ROUNDED = {"chance", "chances"}

NEW = {"command": "new", "game": "beam-me-up", "seats": 2, "seed": SEED.hex()}
STARTED = ["lift 3", "roll", "faces 6 6 6 6 6"]


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


def example(number: int = 0) -> tuple[list[str], list[str]]:
    """Read the requests and replies of an example in the documentation."""
    block = DOCUMENT.read_text("utf-8").split("```text\n")[number + 1].partition("```")[0]
    lines = block.splitlines()
    assert {line[:2] for line in lines} == {"> ", "< "}
    return (
        [line[2:] for line in lines if line[0] == ">"],
        [line[2:] for line in lines if line[0] == "<"],
    )
