"""Every law of the rules is tried on every game, a fifth one, and the toy."""

from typing import Any

import pytest

from beamme.core.game import Game
from beamme.games import GAMES
from tests.games_kit import fifth_game
from tests.helpers.toy import Toy


@pytest.fixture(params=[*GAMES, fifth_game.KEY, Toy.key])
def kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> type[Game[Any, Any]]:
    """A game, with whatever rules."""
    if request.param == Toy.key:
        return Toy
    if request.param == fifth_game.KEY:
        fifth_game.register(monkeypatch)
    return GAMES[request.param]
