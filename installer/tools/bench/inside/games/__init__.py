"""What is watched in the window in each game, by a module of its name."""

from collections.abc import Iterator

from installer.tools.own_modules import own_modules

MODULES = dict(own_modules(__name__))
"""By key. A module may also have `watch`, which measures what no other game has."""
OPENED: dict[str, tuple[str, int | None]] = {
    key: module.OPENED for key, module in MODULES.items() if hasattr(module, "OPENED")
}
"""The match of a game in which an opponent thinks, and after how many entries, or after all."""


def idle_screens() -> Iterator[str]:
    """Stops of the tour that are watched while nobody does anything."""
    return (name for module in MODULES.values() for name in module.IDLE)


def flat_screens() -> Iterator[str]:
    """Those that are watched again with dice that are seen from above."""
    return (name for module in MODULES.values() for name in module.FLAT)
