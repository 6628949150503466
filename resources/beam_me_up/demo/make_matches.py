"""Makes the matches of Beam Me Up that are shown.

Run from the project's folder: python -m resources.beam_me_up.demo.make_matches
"""

from pathlib import Path

from beamme.games.beam_me_up import BeamMeUp
from resources.common.demo.playing import FOUR, TWO, played, write

WORD = "evening light"

if __name__ == "__main__":
    games = {"two": TWO, "four": FOUR}
    write(
        Path(__file__).parent,
        {
            f"beam-me-up-{name}": played(BeamMeUp.from_options({}, len(levels)), WORD, levels)
            for name, levels in games.items()
        },
    )
