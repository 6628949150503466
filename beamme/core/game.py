"""The Game protocol, and whose turn it can be: Seat, Chance or Outcome."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, Self, TypeVar

from beamme.core.chance import Answer, Ask
from beamme.core.errors import BadData

State = TypeVar("State")
Move = TypeVar("Move")

Option = str | bool | int | list["Option"] | dict[str, "Option"]
"""How a saved match stores a house rule or a board."""


@dataclass(frozen=True, slots=True)
class Seat:
    """The player at this seat decides."""

    index: int


@dataclass(frozen=True, slots=True)
class Chance:
    """Fate decides."""

    ask: Ask


@dataclass(frozen=True, slots=True)
class Outcome:
    """The game is over: groups of tied seats from first to last, and the key of the reason."""

    ranking: tuple[tuple[int, ...], ...]
    reason: str


Turn = Seat | Chance | Outcome


def refuse_unknown(options: Mapping[str, Option], *known: str) -> None:
    """Raise BadData if there is an option that rules do not know."""
    if unknown := sorted(options.keys() - known):
        raise BadData("%1: unknown house rule", unknown[0])


def read_flag(options: Mapping[str, Option], key: str) -> bool:
    """Whether a house rule is on; off if it is missing. Raises BadData."""
    value = options.get(key, False)
    if not isinstance(value, bool):
        raise BadData("%1: true or false is needed", key)
    return value


class Game(Protocol[State, Move]):
    """Rules without state. Every method is pure."""

    @property
    def key(self) -> str:
        """The game's name in saves and on the command line, never shown to players."""

    @property
    def seats(self) -> range:
        """The possible numbers of players."""

    def start(self, seats: int) -> State:
        """The initial state."""

    def turn(self, state: State) -> Turn:
        """Who decides now."""

    def legal(self, state: State) -> Sequence[Move]:
        """All legal moves, or typical ones if moves are continuous."""

    def allows(self, state: State, move: Move) -> bool:
        """Whether the seat whose turn it is may play this move."""

    def play(self, state: State, move: Move) -> State:
        """The state after an allowed move."""

    def answered(self, state: State, answer: Answer) -> State:
        """The state after a fitting answer from fate."""

    def write(self, move: Move) -> str:
        """The move as a line of notation."""

    def read(self, text: str) -> Move:
        """The move written in a line of notation; raises BadNotation."""

    def options(self) -> dict[str, Option]:
        """House rules and boards, as a saved match keeps them."""

    @classmethod
    def from_options(cls, options: Mapping[str, Option], seats: int) -> Self:
        """The rules described by `options`, with defaults for missing ones; raises BadData."""
