"""Where the tour stops in each game: a module of its name with its STOPS, and those that PRINT."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from beamme.games import GAMES, package_of
from installer.tools.tour.stops import Stop


def stops_of_games() -> dict[str, Stop]:
    """The stops in every game."""
    return {name: stop for module in _modules() for name, stop in module.STOPS.items()}


def printing_of_games() -> dict[str, Stop]:
    """The stops on the print page."""
    found = (getattr(module, "PRINTING", {}) for module in _modules())
    return {name: stop for stops in found for name, stop in stops.items()}


def _modules() -> Iterator[ModuleType]:
    names = (f"{__name__}.{package_of(key)}" for key in GAMES)
    return (import_module(name) for name in names if find_spec(name))
