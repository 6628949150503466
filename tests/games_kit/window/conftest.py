"""Every law of the window is tried on every game, and on a fifth one."""

import pytest

from beamme.games import GAMES
from tests.games_kit import fifth_game
from tests.ui.helpers.window_fixtures import language, no_review, speak, start, watched

__all__ = ["language", "no_review", "speak", "start", "watched"]


@pytest.fixture(params=[*GAMES, fifth_game.KEY])
def key(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The key of a game; a fifth one is registered for as long as the test takes."""
    if request.param == fifth_game.KEY:
        fifth_game.register(monkeypatch)
    found: str = request.param
    return found
