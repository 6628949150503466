"""Checked log entries per second against plies per second of OpenSpiel."""

import random
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

from beamme.core.chance import Faces, Roll
from beamme.core.game import Chance, Game, Outcome, Seat
from beamme.core.match import Answered, Match, Moved, new_match
from beamme.games import GAMES
from beamme.throws.throwing import is_thrown
from installer.tools.bench.figure import SECONDS, Figure, Run, speeds

ROLLED: Mapping[str, type[Game[Any, Any]]] = {
    key: kind for key, kind in GAMES.items() if not is_thrown(key)
}
"""Games with rolled dice; where dice are thrown, flights take most of the time."""
BARS = {"backgammon": 0.5, "yacht": 10.0}
"""Games of OpenSpiel, and the bar for our speed as a multiple of theirs."""


def log_entries(
    games: Mapping[str, type[Game[Any, Any]]] = ROLLED, seconds: float = SECONDS
) -> list[Figure]:
    """Random legal matches of these games, each entry checked like one from a file."""
    runs = {key: _own_match(kind.from_options({}, 2)) for key, kind in games.items()}
    if find_spec("pyspiel") is not None:
        runs |= {name: _spiel_match(name) for name in BARS}
    speed = speeds(runs, seconds)
    figures = []
    for key in games:
        for name, bar in BARS.items():
            ratio = speed[key] / speed[name] if name in speed else None
            note = f"{speed[key]:.0f} entries/s" if ratio else "open_spiel is not installed"
            what = f"{key}: checked log entries per ply of OpenSpiel's {name}"
            figures.append(Figure(what, ratio, "times", at_least=bar, note=note))
    return figures


def random_match(game: Game[Any, Any], rng: random.Random) -> Match[Any, Any]:
    """Two players who make random legal moves to the end."""
    match = new_match(game, 2)
    while True:
        turn = match.turn
        if isinstance(turn, Outcome):
            return match
        if isinstance(turn, Seat):
            move = rng.choice(game.legal(match.state))
            match = match.add(Moved(turn.index, move))
        elif isinstance(turn, Chance) and isinstance(turn.ask, Roll):
            faces = tuple(rng.randint(1, 6) for _ in range(turn.ask.count))
            match = match.add(Answered(Faces(faces)))


def _own_match(game: Game[Any, Any]) -> Run:
    return lambda rng: len(random_match(game, rng).log)


def _spiel_match(name: str) -> Run:
    import pyspiel  # noqa: PLC0415 a yardstick, not a dependency

    game = pyspiel.load_game(name)

    def run(rng: random.Random) -> int:
        state, plies = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(outcomes, chances)[0]
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            plies += 1
        return plies

    return run
