"""`beamme arena`: opponents play each other without a window, and the figures are told."""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from itertools import permutations
from math import inf, sqrt
from multiprocessing import get_context
from os import cpu_count
from statistics import fmean, median, quantiles
from time import process_time
from typing import Any, NoReturn

from beamme.ai.strategy import Level, Limit, strategy
from beamme.core.game import Chance, Game, Outcome, Seat
from beamme.core.match import Answered, Match, Moved, new_match
from beamme.games import GAMES
from beamme.games.beam_me_up import BeamMeUp
from beamme.games.beam_me_up.board import built_in_boards
from beamme.table.fate import answer_of, stream, uniform

RANDOM = "random"
MOST_GAMES = 1_000_000
NORMAL_95 = 1.959964
"""How many deviations hold 95 % of a normal distribution."""
FEW_GAMES = 8
"""So few games are played here: starting processes would take longer."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What every match has in common."""

    game: str
    players: tuple[str, ...]
    seed: int
    think: float | None


@dataclass(frozen=True, slots=True)
class Played:
    """One match; players are counted as in the setup."""

    first: int
    """The player who started."""
    scores: tuple[float, ...]
    """One win for each player, shared among several winners."""
    boards: tuple[str, ...]
    """Each player's board, where the game has different ones."""
    turns: int
    milliseconds: tuple[tuple[float, ...], ...]
    """Processor time of each player's decisions: other programs do not change it."""


def play(setup: Setup, number: int) -> Played:
    """One match. Seats and boards rotate with its number, dice and mistakes come from the seed."""
    seats = len(setup.players)
    start, boards = number % seats, number // seats
    game, names = _with_boards(setup.game, seats, boards)
    seed = sha256(f"arena {setup.seed} {number}".encode()).digest()
    # Which player sits at which seat, and the other way round.
    seated = [(seat + start) % seats for seat in range(seats)]
    match = new_match(game, seats)
    milliseconds: list[list[float]] = [[] for _ in range(seats)]
    turns, last_seat, has_rolled = 0, None, False
    while not isinstance(turn := match.turn, Outcome):
        match turn:
            case Chance(ask):
                turns += not has_rolled
                has_rolled = True
                match = match.add(Answered(answer_of(seed, ask, match.asked)))
            case Seat(seat):
                has_rolled = has_rolled and seat == last_seat
                last_seat = seat
                player = seated[seat]
                began = process_time()
                move = _decide(setup, player, match, seed)
                milliseconds[player].append((process_time() - began) * 1000)
                match = match.add(Moved(seat, move))
    winners = {seated[seat] for seat in turn.ranking[0]}
    return Played(
        start,
        tuple((player in winners) / len(winners) for player in range(seats)),
        tuple(names[seated.index(player)] for player in range(seats)) if names else (),
        turns,
        tuple(map(tuple, milliseconds)),
    )


def _with_boards(key: str, seats: int, number: int) -> tuple[Game[Any, Any], tuple[str, ...]]:
    """The game, with every order of its boards in turn."""
    if key != BeamMeUp.key:
        return GAMES[key].from_options({}, seats), ()
    orders = tuple(permutations(built_in_boards(), seats))
    boards = orders[number % len(orders)]
    return BeamMeUp(boards), tuple(board.name for board in boards)


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


def wilson(score: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson)."""
    rate, square = score / games, NORMAL_95**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = sqrt(rate * (1 - rate) / games + square / (4 * games**2)) / (1 + square / games)
    # Rounding must not push a bound past the rate itself.
    return min(middle - half * NORMAL_95, rate), max(middle + half * NORMAL_95, rate)


def tell(setup: Setup, matches: Sequence[Played]) -> dict[str, Any]:
    """The figures of many matches."""
    games = len(matches)
    lengths = sorted(played.turns for played in matches)
    cuts = quantiles(lengths, n=20) if games > 1 else lengths * 19
    first = sum(played.scores[played.first] for played in matches)
    return {
        "game": setup.game,
        "games": games,
        "seed": setup.seed,
        "seats": [_player(setup, matches, player) for player in range(len(setup.players))],
        "turns": {"mean": fmean(lengths), "low": cuts[0], "high": cuts[-1]},
        "first": _rate(first, games),
        "boards": _board_rates(matches),
    }


def _player(setup: Setup, matches: Sequence[Played], player: int) -> dict[str, Any]:
    score = sum(played.scores[player] for played in matches)
    times = [time for played in matches for time in played.milliseconds[player]]
    return {
        "player": setup.players[player],
        "wins": score,
        **_rate(score, len(matches)),
        "ms_per_decision": median(times),
        "ms_at_most": max(times),
    }


def _rate(score: float, games: int) -> dict[str, float]:
    low, high = wilson(score, games)
    return {"win_rate": score / games, "low": low, "high": high}


def _board_rates(matches: Sequence[Played]) -> dict[str, dict[str, float]]:
    played: Counter[str] = Counter()
    won: dict[str, float] = {}
    for one in matches:
        for board, score in zip(one.boards, one.scores, strict=False):
            played[board] += 1
            won[board] = won.get(board, 0.0) + score
    return {board: _rate(won[board], played[board]) for board in sorted(played)}


def run(setup: Setup, games: int) -> list[Played]:
    """All matches, on all cores where that helps; the order of the cores changes no figure."""
    cores = cpu_count() or 1
    if games <= FEW_GAMES or cores == 1:
        _warm_up(setup)
        return [play(setup, number) for number in range(games)]
    with get_context("spawn").Pool(cores, _warm_up, (setup,)) as pool:
        return pool.map(partial(play, setup), range(games), chunksize=4)


def _warm_up(setup: Setup) -> None:
    """Load what thinking needs; the program does so before a match, too."""
    seats = len(setup.players)
    game, _ = _with_boards(setup.game, seats, 0)
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
    print(json.dumps(figures, indent=2) if options.json else as_text(figures))
    return 0


def as_text(figures: dict[str, Any]) -> str:
    """The figures as people read them."""
    turns = figures["turns"]
    lines = [
        f"{figures['game']}, {figures['games']} games, seed {figures['seed']}",
        f"  {turns['mean']:.1f} turns, 90 % between {turns['low']:.0f} and {turns['high']:.0f}",
    ]
    lines += [
        f"  {seat['player']:10} {_percent(seat)}  "
        f"{seat['ms_per_decision']:6.2f} ms per decision, at most {seat['ms_at_most']:.0f}"
        for seat in figures["seats"]
    ]
    lines.append(f"  {'who starts':10} {_percent(figures['first'])}")
    lines += [f"  {'board ' + name:10} {_percent(r)}" for name, r in figures["boards"].items()]
    return "\n".join(lines)


def _percent(rate: dict[str, float]) -> str:
    percents = (100 * rate[key] for key in ("win_rate", "low", "high"))
    return "{:5.1f} % [{:.1f}, {:.1f}]".format(*percents)


def _problem(key: str, players: Sequence[str]) -> str:
    """What is wrong with these players, if anything is."""
    known = [*Level, RANDOM, *strategy(key).YARDSTICKS]
    if strange := [player for player in players if player not in known]:
        return f"unknown player {strange[0]!r} (known are {', '.join(known)})"
    allowed = GAMES[key].from_options({}, len(players)).seats
    if len(players) not in allowed:
        return f"{key} is for {allowed[0]} to {allowed[-1]} players, not {len(players)}"
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


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line, without the usage."""
        self.exit(2, f"beamme arena: {message}\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="beamme arena",
        description="Let opponents play each other and tell how often each wins.",
        allow_abbrev=False,
    )
    parser.add_argument("--game", required=True, choices=sorted(GAMES))
    parser.add_argument("--seats", required=True, metavar="A,B[,...]", help="who plays")
    parser.add_argument("--games", type=_games, default=100, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--think", type=_seconds, metavar="SECONDS", help="at most for a decision")
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    return parser
