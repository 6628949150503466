"""What is measured in a single game: a package of its name with its GROUPS."""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec

from beamme.games import GAMES, package_of
from installer.tools.bench.figure import Figure

Groups = Mapping[str, Callable[[], list[Figure]]]
"""What can be measured alone, by name."""


def groups_of_games() -> dict[str, Callable[[], list[Figure]]]:
    """All groups of the games that have any."""
    packages = (f"{__name__}.{package_of(key)}" for key in GAMES)
    found: list[Groups] = [import_module(each).GROUPS for each in packages if find_spec(each)]
    return {name: measure for groups in found for name, measure in groups.items()}
