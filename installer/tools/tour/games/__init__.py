"""The tour in each game: a module of its name with its MATCHES and STOPS, and those that PRINT."""

from typing import Any

from installer.tools.own_modules import own_modules
from installer.tools.tour.stops import Shown, Stop


def matches_of_games() -> dict[str, Shown]:
    """The matches of every game, as they lie on the shelf."""
    return _joined("MATCHES")


def stops_of_games() -> dict[str, Stop]:
    """The stops in every game."""
    return _joined("STOPS")


def printing_of_games() -> dict[str, Stop]:
    """The stops on the print page."""
    return _joined("PRINTING")


def _joined(part: str) -> dict[str, Any]:
    found = (getattr(module, part, {}) for _, module in own_modules(__name__))
    return {name: each for parts in found for name, each in parts.items()}
