"""What a game says about practising its throws; each such game has a module `practice` with it."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Protocol, cast

from beamme.core.chance import Body, Throw
from beamme.games import package_of
from beamme.throws.landed import Landed
from ui.games import part_of

NO_TARGET = -1


@dataclass(frozen=True, slots=True)
class Target:
    """What a player may want to hit: a circle, in die edges from the middle of the box."""

    x: float
    z: float
    radius: float
    title: str


@dataclass(frozen=True, slots=True)
class Hit:
    """Where a thrown die came to rest, in die edges from the middle of the box."""

    x: float
    z: float
    stays: bool
    """Whether it is still in the game there."""
    target: int
    """The number of the target that it hit, or NO_TARGET."""


class Practice(Protocol):
    """How throws are practised in one game."""

    def title(self) -> str:
        """The name of the page."""

    def stay_text(self, share: str) -> str:
        """How many dice stayed."""

    def rules(self, setup: Any) -> Any:  # noqa: ANN401 the set-up and rules of any game
        """The rules, on the board that was chosen last for a new match."""

    def begun(self, game: Any) -> Any:  # noqa: ANN401 the rules and states of any game
        """The position in which the first seat throws."""

    def targets(self, game: Any) -> Sequence[Target]:  # noqa: ANN401 the rules of any game
        """What can be hit."""

    def first_target(self) -> int:
        """The target that is chosen at first."""

    def stays(self, game: Any, body: Body) -> bool:  # noqa: ANN401 the rules of any game
        """Whether a die is still in the game."""

    def target_of(self, game: Any, body: Body) -> int:  # noqa: ANN401 the rules of any game
        """The target that a die hits, or NO_TARGET."""


def is_practised(key: str) -> bool:
    """Whether the throws of a game can be practised."""
    return find_spec(f"ui.games.{package_of(key)}.practice") is not None


def practice_of(key: str) -> Practice:
    """How throws are practised in a game."""
    return cast("Practice", part_of(key, "practice"))


def hits_of(key: str, game: Any, throw: Throw, landed: Landed) -> tuple[Hit, ...]:  # noqa: ANN401 the rules of any game
    """Where the thrown dice came to rest, also those that have left the game."""
    practice = practice_of(key)
    bodies = {body.die: body for body in landed.rest.bodies}
    rests = dict(zip(landed.dice, landed.flight.frames[-1], strict=True))
    found = []
    for die in throw.launched:
        (x, _, z), body = rests[die].position, bodies.get(die)
        stays = body is not None and practice.stays(game, body)
        target = practice.target_of(game, body) if body is not None and stays else NO_TARGET
        found.append(Hit(x, z, stays, target))
    return tuple(found)
