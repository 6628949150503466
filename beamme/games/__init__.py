"""GAMES: the only list of games."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from beamme.core.game import Game

_CLASSES = {
    "beam-me-up": "BeamMeUp",
    "kuh-vadis": "KuhVadis",
    "dice-flick": "DiceFlick",
    "rolling-dice": "RollingDice",
}


def package_of(key: str) -> str:
    """The name of a game's folder in every layer."""
    return key.replace("-", "_")


class _Games(Mapping[str, type[Game[Any, Any]]]):
    """Loads a game when it is first asked for: the window does not wait for the others."""

    def __getitem__(self, key: str) -> type[Game[Any, Any]]:
        name = _CLASSES[key]
        module = import_module(f"beamme.games.{package_of(key)}")
        game: type[Game[Any, Any]] = getattr(module, name)
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(_CLASSES)

    def __len__(self) -> int:
        return len(_CLASSES)


GAMES = _Games()
