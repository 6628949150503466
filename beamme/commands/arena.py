"""`beamme arena`: opponents play each other without a window, and the results are printed."""

import argparse
import json
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from math import inf
from multiprocessing import get_context
from os import cpu_count
from time import process_time
from typing import Any

from beamme.ai.strategy import Level, Limit, strategy
from beamme.commands.tally import Played, Setup, as_text, tell
from beamme.commands.terminal import Parser, say
from beamme.commands.turns import turns
from beamme.commands.variants import variant
from beamme.core.chance import Throw
from beamme.core.errors import IllegalMove
from beamme.core.game import Chance, Outcome, Seat
from beamme.core.match import Answered, Match, Moved, new_match
from beamme.games import GAMES
from beamme.table.play.fate import answer_of, stream, uniform
from beamme.table.play.throwing import throw_seed
from beamme.throws.throwing import rest_of

PROG = "beamme arena"
RANDOM = "random"
OTHER_HAND = Level.ADVANCED
"""The hand with which all players throw that are not opponents of a level."""
MOST_GAMES = 1_000_000
FEW_GAMES = 8
"""Up to this many games are played in this process: starting others would take longer."""


def play(setup: Setup, number: int) -> Played:
    """Play a match. Its number rotates seats and boards; its seed decides dice and mistakes."""
    seats = len(setup.players)
    start, boards = number % seats, number // seats
    varied = variant(setup.game, seats, boards)
    seed = sha256(f"arena {setup.seed} {number}".encode()).digest()
    # Which player sits at which seat.
    seated = [(seat + start) % seats for seat in range(seats)]
    match = new_match(varied.game, seats)
    milliseconds: list[list[float]] = [[] for _ in range(seats)]
    while not isinstance(turn := match.turn, Outcome):
        match turn:
            case Chance(Throw(seat=seat) as throw):
                hand = _hand(setup.players[seated[seat]])
                seed_of_throw = throw_seed(seed, match.asked)
                match = match.add(Answered(rest_of(match.game, throw, hand, seed_of_throw)))
            case Chance(ask):
                match = match.add(Answered(answer_of(seed, ask, match.asked)))
            case Seat(seat):
                player = seated[seat]
                began = process_time()
                move = _decide(setup, player, match, seed)
                milliseconds[player].append((process_time() - began) * 1000)
                match = match.add(Moved(seat, move))
    winners = {seated[seat] for seat in turn.ranking[0]}
    return Played(
        start,
        tuple((player in winners) / len(winners) for player in range(seats)),
        tuple(varied.boards[seated.index(player)] for player in range(seats)),
        turns(match)[-1].number,
        tuple(map(tuple, milliseconds)),
        _points(match.state, seated),
    )


def _hand(player: str) -> str:
    """Opponents throw with the hand of their level, everybody else with an average one."""
    return player if player in list(Level) else OTHER_HAND


def _points(state: Any, seated: Sequence[int]) -> tuple[tuple[int, ...], ...]:  # noqa: ANN401 any game
    """Each player's points turn by turn, in a game with a pad."""
    pad = getattr(state, "pad", ())
    return tuple(pad[seated.index(player)] for player in range(len(pad)))


def _decide(setup: Setup, player: int, match: Match[Any, Any], seed: bytes) -> object:
    name, game, state = setup.players[player], match.game, match.state
    if name == RANDOM:
        legal = game.legal(state)
        return legal[uniform(stream(seed, f"player {player}", len(match.log)), len(legal))]
    thinker = strategy(setup.game)
    if name in thinker.YARDSTICKS:
        return thinker.YARDSTICKS[name](game, state)
    noise = sha256(seed + b"opponent" + bytes([player])).digest()
    return thinker.choose(game, state, Level(name), Limit(setup.think), noise)


def run(setup: Setup, games: int) -> list[Played]:
    """Play all matches, on all cores if that helps; the figures do not depend on their order."""
    cores = cpu_count() or 1
    if games <= FEW_GAMES or cores == 1:
        _warm_up(setup)
        return [play(setup, number) for number in range(games)]
    with get_context("spawn").Pool(cores, _warm_up, (setup,)) as pool:
        return pool.map(partial(play, setup), range(games), chunksize=4)


def _warm_up(setup: Setup) -> None:
    """Load what thinking needs, as the program does before a match."""
    seats = len(setup.players)
    game = variant(setup.game, seats, 0).game
    strategy(setup.game).evaluate(game, game.start(seats))


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; bad input gives one line on stderr and the exit code 2."""
    parser = _parser()
    options = parser.parse_args(argv)
    players = tuple(options.seats.split(","))
    if problem := _problem(options.game, players):
        parser.error(problem)
    setup = Setup(options.game, players, options.seed, options.think)
    figures = tell(setup, run(setup, options.games))
    return say(PROG, json.dumps(figures, indent=2) if options.json else as_text(figures))


def _problem(key: str, players: Sequence[str]) -> str:
    """What is wrong with these players; empty if nothing is."""
    known = [*Level, RANDOM, *strategy(key).YARDSTICKS]
    if strange := [player for player in players if player not in known]:
        return f"unknown player {strange[0]!r} (known are {', '.join(known)})"
    try:
        new_match(GAMES[key].from_options({}, len(players)), len(players))
    except IllegalMove as error:
        return str(error)
    return ""


def _games(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST_GAMES:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to {MOST_GAMES}")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < inf:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds")
    return seconds


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        PROG,
        "Let opponents play each other and tell how often each wins; a draw counts one half.",
        "Players are levels, 'random', and the yardsticks of the game. Where dice are thrown, each"
        f" level has its own hand, and all others that of {OTHER_HAND}.",
    )
    parser.add_argument("--game", required=True, choices=sorted(GAMES))
    parser.add_argument("--seats", required=True, metavar="A,B[,...]", help="who plays")
    parser.add_argument("--games", type=_games, default=100, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--think", type=_seconds, metavar="SECONDS", help="at most for a decision")
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    return parser
