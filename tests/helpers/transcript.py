"""A whole match as a text that a person can read: who did what, and where that left the board."""

import json
from typing import Any

from beamme.core.game import Chance, Game, Option, Outcome, Seat, Turn
from beamme.core.match import Match
from beamme.core.savegame import replay, write_log
from beamme.games import GAMES
from tests.games_kit.rules import rules_kit

WIDTH = 26
GAP = "  "
"""At least so much is between a line and what it changed; no line has two spaces in it."""


def write_transcript(title: str, rules: dict[str, Option], match: Match[Any, Any]) -> str:
    """Write a match with a title and the house rules that are not as usual."""
    picture = rules_kit(match.game.key).picture
    pictures = [picture(state) for state in match.states]
    lines = [title, "", f"game  {match.game.key}", f"seats {match.seats}"]
    lines += [f"rules {json.dumps(rules)}", ""]
    for ply, line in enumerate(write_log(match)):
        who = _who(match.game, match.states[ply])
        shown = pictures[ply + 1] if pictures[ply + 1] != pictures[ply] else ""
        lines.append(f"{who:8}{line + GAP:{WIDTH}}{shown}".rstrip())
    lines.append(f"{_who(match.game, match.state):8}{_result(match.turn)}")
    return "\n".join(lines) + "\n"


def read_transcript(text: str) -> tuple[str, dict[str, Option], Match[Any, Any]]:
    """Play a transcript again; fails at the first line that the rules refuse."""
    title, _, key, seats, rules, _, *plies, _ = text.splitlines()
    options = json.loads(rules.removeprefix("rules "))
    count = int(seats.removeprefix("seats "))
    game = GAMES[key.removeprefix("game  ")].from_options(options, count)
    replayed = replay(game, count, [ply[8:].split(GAP)[0] for ply in plies])
    assert replayed.problem is None, replayed.problem
    return title, options, replayed.match


def _who(game: Game[Any, Any], state: Any) -> str:
    match game.turn(state):
        case Seat(index):
            return f"seat {index + 1}"
        case Chance():
            return "fate"
        case Outcome():
            return "end"


def _result(turn: Turn) -> str:
    if not isinstance(turn, Outcome):
        return f"unfinished: {turn}"
    places = (" and ".join(str(seat + 1) for seat in place) for place in turn.ranking)
    return f"{', then '.join(places)} ({turn.reason})"
