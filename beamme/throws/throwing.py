"""Throws in any game whose dice are thrown; each such game has a package with these functions."""

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from beamme.core.chance import Rest, Throw
from beamme.games import package_of
from beamme.throws.landed import Landed

Rules = Any
"""The rules of a game whose dice are thrown; all are frozen values."""

Launch = tuple[int, ...]


class Throwing(Protocol):
    """How dice are thrown in one game."""

    def launched(self, throw: Throw, hand: str, seed: bytes) -> Launch:
        """How a hand actually carries out the aimed throw."""

    def possible(self, throw: Throw, launch: Launch) -> bool:
        """Whether a hand could launch dice like this."""

    def landed(self, game: Rules, throw: Throw, launch: Launch, seed: bytes) -> Landed:
        """Where the thrown dice and the dice they touch come to rest."""

    def sampled_faces(self, seed: bytes, number: int, most: int) -> tuple[int, tuple[int, ...]]:
        """Throw dice to test whether they are fair; returns how many, and the faces they show."""


def is_thrown(key: str) -> bool:
    """Whether the dice of a game are thrown; otherwise they are rolled."""
    return find_spec(_package(key)) is not None


def sampled_faces(key: str, seed: bytes, number: int, most: int) -> tuple[int, tuple[int, ...]]:
    """Throw at most this many dice of a game; returns how many, and the faces they show."""
    return _throwing(key).sampled_faces(seed, number, most)


def _throwing(key: str) -> Throwing:
    return cast("Throwing", import_module(_package(key)))


def _package(key: str) -> str:
    return f"beamme.throws.{package_of(key)}"


def launched(throw: Throw, hand: str, seed: bytes) -> Launch:
    """How a hand actually carries out the aimed throw."""
    return _throwing(throw.table).launched(throw, hand, seed)


@lru_cache(maxsize=4)
def landed(game: Rules, throw: Throw, launch: Launch, seed: bytes) -> Landed:
    """Where dice launched like this come to rest; the same seed gives the same result."""
    throwing = _throwing(throw.table)
    if not throwing.possible(throw, launch):
        raise ValueError(launch)
    return throwing.landed(game, throw, launch, seed)


def thrown(game: Rules, throw: Throw, hand: str, seed: bytes) -> Landed:
    """Where dice thrown by this hand come to rest."""
    return landed(game, throw, launched(throw, hand, seed), seed)


def rest_of(game: Rules, throw: Throw, hand: str, seed: bytes) -> Rest:
    """The answer to a throw by this hand."""
    return thrown(game, throw, hand, seed).rest


def resimulate(game: Rules, throw: Throw, rest: Rest, seed: bytes) -> Landed | None:
    """The flight that ended in this rest; None if today's simulator ends it differently."""
    if not _throwing(throw.table).possible(throw, rest.launch):
        return None
    found = landed(game, throw, rest.launch, seed)
    return found if found.rest == rest else None
