"""What tools know of a single game: modules that bear its name."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from beamme.games import GAMES, package_of


def own_modules(package: str) -> Iterator[tuple[str, ModuleType]]:
    """The modules of all games that have one in this package, by the keys of the games."""
    for key in GAMES:
        name = f"{package}.{package_of(key)}"
        if find_spec(name):
            yield key, import_module(name)
