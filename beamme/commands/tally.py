"""The figures of an arena's matches, for people and for programs."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, median, quantiles
from typing import Any

from beamme.commands.variants import board_name

NORMAL_95 = 1.959964
"""How many deviations hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What all matches of an arena have in common."""

    game: str
    players: tuple[str, ...]
    seed: int
    think: float | None


@dataclass(frozen=True, slots=True)
class Played:
    """One match; players are numbered as in the setup."""

    first: int
    """The player who started."""
    scores: tuple[float, ...]
    """Each player's share of the win: 1 for a single winner, divided among several."""
    boards: tuple[str, ...]
    """Each player's board, if the result says anything about it."""
    turns: int
    milliseconds: tuple[tuple[float, ...], ...]
    """The processor time of each player's decisions, which other programs do not affect."""
    points: tuple[tuple[int, ...], ...] = ()
    """Each player's points turn by turn, in a game with a pad."""


def wilson(score: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson)."""
    rate, square = score / games, NORMAL_95**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = sqrt(rate * (1 - rate) / games + square / (4 * games**2)) / (1 + square / games)
    # Rounding must not push a bound past the rate itself, nor below 0.
    return max(0.0, min(middle - half * NORMAL_95, rate)), max(middle + half * NORMAL_95, rate)


def tell(setup: Setup, matches: Sequence[Played]) -> dict[str, Any]:
    """The figures of many matches."""
    games = len(matches)
    lengths = sorted(played.turns for played in matches)
    cuts = quantiles(lengths, n=20) if games > 1 else lengths * 19
    first = sum(played.scores[played.first] for played in matches)
    draws = sum(max(played.scores) < 1 for played in matches)
    return {
        "game": setup.game,
        "games": games,
        "seed": setup.seed,
        "seats": [_player(setup, matches, player) for player in range(len(setup.players))],
        "turns": {"mean": fmean(lengths), "low": cuts[0], "high": cuts[-1]},
        "first": _rate(first, games),
        "draws": {"games": draws, "rate": draws / games},
        "boards": _board_rates(matches),
    }


def _player(setup: Setup, matches: Sequence[Played], player: int) -> dict[str, Any]:
    score = sum(played.scores[player] for played in matches)
    times = [time for played in matches for time in played.milliseconds[player]]
    points = [each for played in matches if played.points for each in played.points[player]]
    return {
        "player": setup.players[player],
        "wins": score,
        **_rate(score, len(matches)),
        "ms_per_decision": median(times),
        "ms_at_most": max(times),
        **({"points": _points(points)} if points else {}),
    }


def _points(points: Sequence[int]) -> dict[str, float]:
    return {"per_turn": fmean(points), "zero_turns": points.count(0) / len(points)}


def _rate(score: float, games: int) -> dict[str, float]:
    low, high = wilson(score, games)
    return {"win_rate": score / games, "low": low, "high": high}


def _board_rates(matches: Sequence[Played]) -> dict[str, dict[str, float]]:
    played: Counter[str] = Counter()
    won: dict[str, float] = {}
    for one in matches:
        for board, score in zip(one.boards, one.scores, strict=True):
            played[board] += 1
            won[board] = won.get(board, 0.0) + score
    return {board: _rate(won[board], played[board]) for board in sorted(played) if board}


def as_text(figures: dict[str, Any]) -> str:
    """The figures for people to read."""
    turns, draws, key = figures["turns"], figures["draws"], figures["game"]
    rates = {"who starts": figures["first"]}
    rates |= {board_name(key, board): rate for board, rate in figures["boards"].items()}
    width = max(map(len, (*rates, *(seat["player"] for seat in figures["seats"]))))
    return "\n".join(
        [
            f"{key}, {figures['games']} games, seed {figures['seed']}",
            f"  {turns['mean']:.1f} turns, 90 % between {turns['low']:.0f} and {turns['high']:.0f}",
            *(
                f"  {seat['player']:{width}} {_percent(seat)}  "
                f"{seat['ms_per_decision']:6.2f} ms per decision, at most {seat['ms_at_most']:.0f}"
                f"{_points_text(seat)}"
                for seat in figures["seats"]
            ),
            *(f"  {name:{width}} {_percent(rate)}" for name, rate in rates.items()),
            *([f"  {'drawn':{width}} {100 * draws['rate']:5.1f} %"] if draws["games"] else []),
        ]
    )


def _points_text(seat: dict[str, Any]) -> str:
    if "points" not in seat:
        return ""
    points = seat["points"]
    zero = 100 * points["zero_turns"]
    return f"; {points['per_turn']:.2f} points per turn, {zero:.1f} % of turns without"


def _percent(rate: dict[str, float]) -> str:
    percents = (100 * rate[key] for key in ("win_rate", "low", "high"))
    return "{:5.1f} % [{:.1f}, {:.1f}]".format(*percents)
