"""GAMES: the only list of games."""

from typing import Any

from beamme.core.game import Game
from beamme.games.beam_me_up import BeamMeUp

GAMES: dict[str, type[Game[Any, Any]]] = {
    "beam-me-up": BeamMeUp,
}
