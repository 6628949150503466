"""What is measured in a single game: a package of its name with its GROUPS."""

from collections.abc import Callable, Mapping

from installer.tools.bench.figure import Figure
from installer.tools.own_modules import own_modules

Groups = Mapping[str, Callable[[], list[Figure]]]
"""What can be measured alone, by name."""


def groups_of_games() -> dict[str, Callable[[], list[Figure]]]:
    """All groups of the games that have any."""
    found: list[Groups] = [module.GROUPS for _, module in own_modules(__name__)]
    return {name: measure for groups in found for name, measure in groups.items()}
