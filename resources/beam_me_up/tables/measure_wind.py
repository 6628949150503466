"""Measures how often a turn cools each column, between equal opponents who misjudge nothing.

    python -m resources.beam_me_up.tables.measure_wind PLAYERS GAMES

The figures are the WIND of beamme/ai/beam_me_up/table.py; build_beam_me_up.py needs them.
"""

import sys
from collections import Counter
from hashlib import sha256
from itertools import permutations

from beamme.ai.beam_me_up.values import valued_moves
from beamme.ai.beam_me_up.views import Plain
from beamme.core.chance import Roll
from beamme.core.game import Chance
from beamme.games.beam_me_up import BeamMeUp
from beamme.games.beam_me_up.board import built_in_boards
from beamme.games.beam_me_up.moves import LABELS, Advance
from beamme.games.beam_me_up.state import Phase
from beamme.table.play.fate import answer_of


def measure(game: BeamMeUp, players: int, seed: bytes, cooled: Counter[str]) -> None:
    """Plays one match and counts its turns and the columns that they cool."""
    state, asked = game.start(players), 0
    while state.phase is not Phase.OVER:
        turn = game.turn(state)
        if isinstance(turn, Chance):
            assert isinstance(turn.ask, Roll)  # noqa: S101 the game asks for nothing else
            state = game.answered(state, answer_of(seed, turn.ask, asked))
            asked += 1
            continue
        cooled["turns"] += state.phase is Phase.ROLL
        valued = valued_moves(game, state, Plain())
        move = valued.moves[int(valued.chances.argmax())]
        after = game.play(state, move)
        if isinstance(move, Advance):
            rows = [each.heights[state.active][move.column] for each in (state, after)]
            cooled[LABELS[move.column]] += rows[1] - rows[0] >= 2  # BMU-17
        state = after


def main() -> None:
    """Prints the share of turns that cool each column."""
    players, games = int(sys.argv[1]), int(sys.argv[2])
    orders = list(permutations(built_in_boards(), players))
    cooled: Counter[str] = Counter()
    for number in range(games):
        seed = sha256(f"wind {number}".encode()).digest()
        measure(BeamMeUp(orders[number % len(orders)]), players, seed, cooled)
    shares = {label: cooled[label] / cooled["turns"] for label in LABELS}
    print({label: round(share, 4) for label, share in shares.items()})
    print(f"numbers {sum(shares[label] for label in LABELS[:-1]) / 6:.4f}, ", end="")
    print(f"STRASSE {shares['s']:.4f}, {cooled['turns']} turns in {games} games")


if __name__ == "__main__":
    main()
