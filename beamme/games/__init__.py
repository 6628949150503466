"""GAMES: the only list of games."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from beamme.core.game import Game

_CLASSES = {
    "beam-me-up": "beam_me_up.BeamMeUp",
    "kuh-vadis": "kuh_vadis.KuhVadis",
    "dice-flick": "dice_flick.DiceFlick",
    "rolling-dice": "rolling_dice.RollingDice",
}


class _Games(Mapping[str, type[Game[Any, Any]]]):
    """Loads a game when it is first asked for: the window does not wait for the others."""

    def __getitem__(self, key: str) -> type[Game[Any, Any]]:
        module, name = _CLASSES[key].split(".")
        game: type[Game[Any, Any]] = getattr(import_module(f"beamme.games.{module}"), name)
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(_CLASSES)

    def __len__(self) -> int:
        return len(_CLASSES)


GAMES = _Games()
