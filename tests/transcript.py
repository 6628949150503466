"""A whole match as a text that a person can read: who did what, and where that left the board."""

import json
from collections.abc import Callable
from typing import Any

from beamme.core.game import Chance, Game, Option, Outcome, Seat, Turn
from beamme.core.match import Match
from beamme.core.savegame import replay, write_log
from beamme.games import GAMES
from beamme.games.dice_flick.board import HOLLOWS
from beamme.games.kuh_vadis.board import FIELDS, SIZE

WIDTH = 26
GAP = "  "
"""At least so much is between a line and what it changed; no line has two spaces in it."""
PITCH = 2000


def _heights(state: Any) -> str:
    return " | ".join("".join(map(str, own)) for own in state.heights)


def _marks(state: Any) -> str:
    owners = ["." for _ in range(FIELDS)]
    for seat, own in enumerate(state.marks):
        for place in range(FIELDS):
            if own >> place & 1:
                owners[place] = str(seat + 1)
    return " ".join("".join(owners[begin : begin + SIZE]) for begin in range(0, FIELDS, SIZE))


def _hollows(state: Any) -> str:
    cells = [".."] * HOLLOWS
    for body in state.lying:
        row, column = (round(way / PITCH) for way in (-body.y, body.x))
        cells[(row + 2) * 5 + column + 2] = f"{body.die[0]}{body.face}"
    rows = ("".join(cells[begin : begin + 5]) for begin in range(0, HOLLOWS, 5))
    hands = (",".join(hand) or "-" for hand in state.hands)
    return f"{' '.join(rows)} | {' '.join(hands)} | {' '.join(map(str, state.totals))}"


def _floe(state: Any) -> str:
    front = sorted(state.lying, key=lambda body: -body.y)
    lying = (f"{body.die}={body.face}{'*' * (body.die in state.scoring)}" for body in front)
    blocks = (f"{block.die}={block.face}:{block.why}" for block in state.blocks)
    points = " ".join(map(str, state.points))
    return f"{' '.join(lying) or '-'} | {' '.join(blocks) or '-'} | {points}"


PICTURES: dict[str, Callable[[Any], str]] = {
    "beam-me-up": _heights,
    "dice-flick": _hollows,
    "kuh-vadis": _marks,
    "rolling-dice": _floe,
}
"""How the position of each game is shown, wherever a line changed it."""


def write_transcript(title: str, rules: dict[str, Option], match: Match[Any, Any]) -> str:
    """Write a match with a title and the house rules that are not as usual."""
    picture = PICTURES[match.game.key]
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
