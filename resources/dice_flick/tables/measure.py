"""Plays matches of Dice Flick with real throws: points per turn of every level against itself.

    python -m resources.dice_flick.tables.measure LEVEL MATCHES [SEED]

Tells the mean, the share of turns without points and their errors (DF-4: advanced 6 to 7 points,
28 to 38 % without), and stores how often a turn of this level brought how many points: opponents
judge a standing by it. Nobody tries flicks out in its head here, so that a match takes seconds.
"""

import sys
from hashlib import sha256
from math import sqrt
from pathlib import Path

import numpy as np

from beamme.ai import turns
from beamme.ai.strategy import Level, Limit, choose
from beamme.core.chance import Throw
from beamme.core.game import Chance, Outcome
from beamme.games.dice_flick import DiceFlick
from beamme.table.play.fate import answer_of
from beamme.table.play.throwing import throw_seed
from beamme.throws.throwing import rest_of

TARGET = Path(turns.__file__).parent / "tables" / "dice_flick_turns.npz"
MOST_POINTS = 80


def played(level, seed):
    """The points of all turns of a match."""
    game = DiceFlick()
    state, asked = game.start(2), 0
    while not isinstance(turn := game.turn(state), Outcome):
        if not isinstance(turn, Chance):
            noise = sha256(seed + bytes([turn.index])).digest()
            state = game.play(state, choose(game, state, level, noise, Limit(0.0)))
            continue
        if isinstance(turn.ask, Throw):
            rest = rest_of(game, turn.ask, level, throw_seed(seed, asked))
            state = game.answered(state, rest)
        else:
            state = game.answered(state, answer_of(seed, turn.ask, asked))
        asked += 1
    return [points for row in state.pad for points in row]


def main():
    """Play, tell, store."""
    level, matches = Level(sys.argv[1]), int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    points = []
    for number in range(matches):
        points += played(level, sha256(f"{first} {number}".encode()).digest())
        if number % 10 == 9 or number == matches - 1:
            found = np.array(points)
            zero = float((found == 0).mean())
            print(
                f"{level}: {len(found)} turns, {found.mean():.2f} points"
                f" ± {found.std() / sqrt(len(found)):.2f},"
                f" {100 * zero:.1f} % without ± {100 * sqrt(zero * (1 - zero) / len(found)):.1f}",
                flush=True,
            )
    stored = np.load(TARGET)["points"] if TARGET.exists() else np.zeros((0, 0), np.uint16)
    counts = np.zeros((len(Level), MOST_POINTS + 1), np.uint16)
    counts[: stored.shape[0], : stored.shape[1]] = stored
    counts[list(Level).index(level)] = np.bincount(
        np.minimum(points, MOST_POINTS), minlength=MOST_POINTS + 1
    )
    np.savez_compressed(TARGET, points=counts)


if __name__ == "__main__":
    main()
