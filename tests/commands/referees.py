"""Referees to ask, as another program asks them."""

import json
from typing import Any

from saved import SEED

from beamme.commands.rulings import Referee

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
