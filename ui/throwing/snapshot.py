"""What the parts of a game's model show: one frozen value, replaced whole."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, Self, TypeVar

from beamme.table.play.fate import gesture_of
from beamme.table.storage.record import Record
from beamme.table.storage.seating import Seating
from beamme.throws.hands import ARC, PERSON, SET
from ui.models.game_model import View


class Aim(Protocol):
    """Where somebody aims, and how hard."""

    @property
    def direction(self) -> float:
        """Degrees, clockwise from straight ahead."""

    @property
    def power(self) -> float:
        """From 0 to 1, as far as a hand can do it."""

    def towards(self, direction: float, power: float) -> "Aim":
        """The same aim in this direction, this hard."""


class Chosen(Protocol):
    """What a person has chosen and not yet played, a frozen dataclass."""

    @property
    def held(self) -> bool:
        """Whether the person's own gesture makes the aim: pulling back, or holding the key."""


C = TypeVar("C", bound=Chosen)


@dataclass(frozen=True, slots=True)
class Snapshot(ABC, Generic[C]):
    """A match as it is shown, and what a person has chosen in it."""

    view: View | None
    selection: C

    def looking_at(self, view: View) -> Self:
        """The same at another moment, in which nothing new happens."""
        return replace(self, view=view)

    @property
    def record(self) -> Record:
        """The match; there has to be one."""
        if self.view is None:
            raise RuntimeError("no match is shown")
        return self.view.record

    @property
    def phase(self) -> str:
        """What happens now; empty before any match."""
        return "" if self.view is None else str(self.view.match.state.phase)

    @property
    def asked(self) -> bool:
        """Whether a person decides now."""
        return self.view is not None and self.view.deciding is not None

    @property
    @abstractmethod
    def aiming(self) -> bool:
        """Whether a person may aim and throw now."""

    @property
    @abstractmethod
    def seat(self) -> int:
        """Whose turn it is."""

    @property
    @abstractmethod
    def flying(self) -> Aim | None:
        """The aim of the dice that were let go; none if they were not."""

    @property
    @abstractmethod
    def aim(self) -> Aim:
        """The aim that is seen: that of dice that were let go, or of whoever chooses one."""

    @property
    def power(self) -> float:
        """How hard it is seen to be."""
        return self.aim.power

    @property
    def aimed(self) -> bool:
        """Whether anybody aims: a person, or a computer that is about to throw."""
        return self.aiming or self.flying is not None

    @property
    def seating(self) -> Seating:
        """Who sits at the seat whose turn it is."""
        return self.record.seating[self.seat]

    def assist(self, usual: str) -> str:
        """How much of a throw is shown: all of a computer's, of a person's what it chose."""
        if self.view is None:
            return usual
        return ARC if self.seating.level is not None else self.seating.help or usual

    def hand(self, usual: str) -> str:
        """Whose hand it is: that of a computer's level, or of a person."""
        seating = self.seating
        if seating.level is not None:
            return str(seating.level)
        if seating.help is None:
            return usual
        return SET if self.aiming and not self.selection.held else PERSON


S = TypeVar("S", bound=Snapshot[Any])


def wobble_of(view: View, *, held: bool) -> bytes | None:
    """The seed of what stands in for a gesture; None if an aim is carried out as it is."""
    record, seat = view.record, view.deciding
    if held or seat is None or record.seating[seat].help is None:
        return None
    return gesture_of(record.seed, record.match.asked)


class Shown(Generic[S]):
    """The present snapshot: only the model replaces it, and all of its parts show the same."""

    def __init__(self, now: S) -> None:
        self.now = now
