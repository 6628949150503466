"""The interface between LobbyModel and the set-up of a game."""

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import SignalInstance

from beamme.core.errors import Reason
from beamme.core.game import Game
from ui.models.translated import Translated


class Setup(Translated, Protocol):
    """The game-specific part of a new match."""

    changed: SignalInstance

    def open(self, seats: int) -> tuple[Reason, ...]:
        """Reset the set-up; return the problems with the user's own files."""

    def seat_count(self, seats: int) -> None:
        """A seat was added, or the last one removed."""

    def remove_seat(self, seat: int) -> None:
        """This seat was removed."""

    def note(self, seat: int) -> str:
        """The text below the name of a seat."""

    def goal(self) -> str:
        """The goal of the game, in words."""

    def begins(self) -> str:
        """Who begins by the rulebook, in words; empty if that need not be said."""

    def game(self, order: Sequence[int]) -> Game[Any, Any]:
        """The rules, with the seats in this order."""

    def rotated(self, game: Game[Any, Any]) -> Game[Any, Any]:
        """The same rules for a rematch in which the next seat starts."""
