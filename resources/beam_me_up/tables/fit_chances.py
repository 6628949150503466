"""Fits the chances of winning to matches between equal opponents who misjudge nothing.

    python -m resources.beam_me_up.tables.fit_chances PLAYERS GAMES

Prints the Fit of beamme/ai/beam_me_up/chances.py, and how often seats won whose chance was said to
be in each tenth. For every blur of a list the other two numbers are the most likely ones, found by
Newton's method (a conditional logit with two features is concave); the likeliest blur wins. For the
check the even games are fitted and the odd ones looked at.
"""

import sys
from functools import partial
from hashlib import sha256
from itertools import permutations
from multiprocessing import get_context
from operator import itemgetter

import numpy as np

from beamme.ai.beam_me_up.chances import FITS, Fit, chances
from beamme.ai.beam_me_up.scene import Scene
from beamme.ai.beam_me_up.table import turns_needed
from beamme.ai.beam_me_up.values import valued_moves
from beamme.ai.beam_me_up.views import Plain
from beamme.core.game import Chance
from beamme.games.beam_me_up import BeamMeUp
from beamme.games.beam_me_up.board import built_in_boards
from beamme.games.beam_me_up.state import Phase
from beamme.table.play.fate import answer_of

BLURS = (-0.5, -0.25, 0.0, 0.5, 1.0, 2.0, 4.0)


def positions(players: int, number: int) -> list[tuple[list[float], int]]:
    """One match: before each turn the turns that seats need, in turn order, and who wins."""
    orders = list(permutations(built_in_boards(), players))
    game = BeamMeUp(orders[number % len(orders)])
    seed = sha256(f"fit {number}".encode()).digest()
    state, asked, met = game.start(players), 0, []
    while state.phase is not Phase.OVER:
        turn = game.turn(state)
        if isinstance(turn, Chance):
            state = game.answered(state, answer_of(seed, turn.ask, asked))
            asked += 1
            continue
        if state.phase is Phase.ROLL:
            stones = Scene.of(game, state).stones
            needed = [float(turns_needed(players, k)[s]) for k, s in enumerate(stones)]
            met.append((needed, state.active))
        valued = valued_moves(game, state, Plain())
        state = game.play(state, valued.moves[int(valued.chances.argmax())])
    return [(needed, (state.active - active) % players) for needed, active in met]


def likelihood(needed: np.ndarray, winners: np.ndarray, blur: float) -> tuple[float, Fit]:
    """The mean log-likelihood of the best fit with this blur, and the fit."""
    games, seats = needed.shape
    scale = 1 / np.sqrt(blur + needed.mean(axis=1, keepdims=True))
    places = np.broadcast_to(np.arange(seats) / seats, needed.shape)
    features = np.stack([-scale * needed, -scale * places], axis=2)
    won = features[np.arange(games), winners]
    weights = np.zeros(2)
    for _ in range(50):
        strength = features @ weights
        shares = np.exp(strength - strength.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        mean = np.einsum("gs,gsf->gf", shares, features)
        spread = np.einsum("gs,gsf,gsh->fh", shares, features, features) - mean.T @ mean
        weights += np.linalg.solve(spread, (won - mean).sum(axis=0))
    value = np.log(shares[np.arange(games), winners]).mean()
    return float(value), Fit(float(weights[1] / weights[0]), float(weights[0]), blur)


def likeliest(needed: np.ndarray, winners: np.ndarray) -> Fit:
    """The best fit with any blur."""
    return max((likelihood(needed, winners, blur) for blur in BLURS), key=itemgetter(0))[1]


def main() -> None:
    """Plays, fits, prints."""
    players, games = int(sys.argv[1]), int(sys.argv[2])
    with get_context("spawn").Pool() as pool:
        met = pool.map(partial(positions, players), range(games), chunksize=4)
    fit = likeliest(*stacked(met))
    print(f"{players}: Fit({fit.delay:.2f}, {fit.sharpness:.2f}, {fit.blur})")
    FITS[players] = likeliest(*stacked(met[::2]))
    needed, winners = stacked(met[1::2])
    said = chances(needed.T).T
    won = np.arange(players) == winners[:, np.newaxis]
    print(
        f"of {len(said)} other positions: Brier score {((said - won) ** 2).sum(axis=1).mean():.4f}"
    )
    for tenth in range(10):
        inside = (said >= tenth / 10) & (said < (tenth + 1) / 10)
        if inside.any():
            print(f"  said {said[inside].mean():.3f}, won {won[inside].mean():.3f}", end="")
            print(f" ({inside.sum()} times)")


def stacked(met: list[list[tuple[list[float], int]]]) -> tuple[np.ndarray, np.ndarray]:
    """The positions of many matches: turns needed, and the place of the winner."""
    pairs = [pair for one in met for pair in one]
    return np.array([needed for needed, _ in pairs]), np.array([winner for _, winner in pairs])


if __name__ == "__main__":
    main()
