"""How smoothly dice fly, seen from above."""

from beamme.games import GAMES
from installer.tools.bench.figure import Figure
from installer.tools.bench.window import measured
from ui.games.game_ui import game_ui
from ui.throwing.practice import is_practised


def flights() -> list[Figure]:
    """Frames a second in each game of thrown dice, beside those of a bare window."""
    found = []
    for game in filter(is_practised, GAMES):
        flown = measured("flights", game)
        found.append(
            Figure(
                f"{game_ui(game).title}: flight with trail and zoom, from above",
                flown["fps"],
                "frames/s",
                at_least=30,
                note=f"{flown['bare_fps']:.0f} in a bare window",
            )
        )
    return found
