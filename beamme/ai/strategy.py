"""The Strategy protocol with its Level and Limit, and the strategy of each game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from typing import Any, Generic, Protocol, cast

from beamme.core.game import Game, Move, State
from beamme.games import package_of


class Level(StrEnum):
    """How strong an opponent is, the weakest first."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    ADVANCED = "advanced"
    EXPERT = "expert"
    MASTER = "master"


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a decision may take."""

    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Judged(Generic[Move]):
    """A move, and its player's chance to win with it."""

    move: Move
    chance: float


class Strategy(Protocol[State, Move]):
    """Knows one game well. Every method is pure."""

    @property
    def YARDSTICKS(self) -> Mapping[str, Callable[[Game[State, Move], State], Move]]:  # noqa: N802
        """Simple players by name that opponents are measured against; a constant of the module."""

    def choose(
        self, game: Game[State, Move], state: State, level: Level, limit: Limit, noise: bytes
    ) -> Move:
        """The move of an opponent of this level; the noise makes its mistakes its own."""

    def evaluate(self, game: Game[State, Move], state: State) -> tuple[float, ...]:
        """The chance of each seat to win."""

    def judge(self, game: Game[State, Move], state: State) -> Sequence[Judged[Move]]:
        """The moves worth considering, the best first."""


def strategy(key: str) -> Strategy[Any, Any]:
    """The strategy of a game."""
    # Imported by name, because NumPy must not load before an opponent thinks.
    return cast("Strategy[Any, Any]", import_module(f"beamme.ai.{package_of(key)}"))


def choose(
    game: Game[State, Move], state: State, level: Level, noise: bytes, limit: Limit | None = None
) -> Move:
    """The move of an opponent of this level."""
    move: Move = strategy(game.key).choose(game, state, level, limit or Limit(), noise)
    return move


def evaluate(game: Game[State, Move], state: State) -> tuple[float, ...]:
    """The chance of each seat to win."""
    return strategy(game.key).evaluate(game, state)


def judge(game: Game[State, Move], state: State) -> Sequence[Judged[Move]]:
    """The moves worth considering, the best first."""
    return strategy(game.key).judge(game, state)


def chance(game: Game[State, Move], state: State, move: Move) -> float | None:
    """The player's chance to win with a move; None if only judged moves have one.

    A game with continuous moves has a function of this name, because the move actually played is
    hardly ever among those judged.
    """
    own = getattr(strategy(game.key), "chance", None)
    return None if own is None else float(own(game, state, move))
