"""Makes the matches of Kuh Vadis that are shown: one is won, one is a draw.

Run from the project's folder: python -m resources.kuh_vadis.demo.make_matches
"""

from pathlib import Path

from beamme.games.kuh_vadis import KuhVadis
from resources.common.demo.playing import TWO, played, write

if __name__ == "__main__":
    game = KuhVadis.from_options({"sheet": 4711, "first": "circle"}, len(TWO))
    write(
        Path(__file__).parent,
        {
            "kuh-vadis-won": played(game, "meadow 12", TWO),
            "kuh-vadis-drawn": played(game, "meadow 8", TWO),
        },
    )
