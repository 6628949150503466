"""Fast Fifty, which lies in `tests/fifth_game` as a game lies in the tree."""

from pathlib import Path

import pytest

import beamme.ai
import beamme.games
import tests.games_kit.rules
import tests.games_kit.window
import ui.games

KEY = "fast-fifty"
HOME = Path(__file__).parents[1] / "fifth_game"
PACKAGES = (beamme.games, beamme.ai, ui.games, tests.games_kit.rules, tests.games_kit.window)


def put_beside(patch: pytest.MonkeyPatch) -> None:
    """Let Python find the folders as if they lay beside those of the other games."""
    for package in PACKAGES:
        own = HOME.joinpath(*package.__name__.removeprefix("tests.").split("."))
        patch.setattr(package, "__path__", [*package.__path__, str(own)])


def register(patch: pytest.MonkeyPatch) -> None:
    """Put the game beside the others and add the one line."""
    put_beside(patch)
    patch.setattr(beamme.games, "_KEYS", (*beamme.games._KEYS, KEY))
