"""GAMES: the only list of games; everything else about a game is found by its key."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from beamme.core.game import Game

_KEYS = ("beam-me-up", "kuh-vadis", "dice-flick", "rolling-dice")


def package_of(key: str) -> str:
    """The name of a game's folder in every layer."""
    return key.replace("-", "_")


def class_of(key: str) -> str:
    """The name of a game's rules; its other classes begin with it."""
    return "".join(map(str.capitalize, key.split("-")))


class _Games(Mapping[str, type[Game[Any, Any]]]):
    """Loads each game on first use, so that the window need not wait for all of them."""

    def __getitem__(self, key: str) -> type[Game[Any, Any]]:
        if key not in _KEYS:
            raise KeyError(key)
        module = import_module(f"beamme.games.{package_of(key)}")
        game: type[Game[Any, Any]] = getattr(module, class_of(key))
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(_KEYS)

    def __len__(self) -> int:
        return len(_KEYS)


GAMES = _Games()
