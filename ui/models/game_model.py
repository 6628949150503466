"""What MatchModel needs from the model of a particular game."""

from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import SignalInstance

from beamme.core.keeping import DICE, Keep
from beamme.core.match import Match
from beamme.table.storage.record import Record
from ui.models.arena_model import ArenaModel
from ui.text.keeping import roll_button, rolls_left_text


@dataclass(frozen=True, slots=True)
class View:
    """What is to be shown: the match up to now, and for whom it is being decided."""

    record: Record
    deciding: int | None
    """The seat of the person who is asked; None while nobody is."""

    @property
    def match(self) -> Match[Any, Any]:
        """The match up to the entry that is shown."""
        return self.record.match

    def is_another_decision(self, before: "View | None") -> bool:
        """Whether what was selected before no longer counts."""
        return (
            before is None or before.match.log != self.match.log or before.deciding != self.deciding
        )

    def is_one_entry_after(self, before: "View | None") -> bool:
        """Whether the last entry has just happened, so that it may be seen and heard."""
        log = self.match.log
        return before is not None and before.match.log == log[:-1] != log


@dataclass(frozen=True, slots=True)
class Action:
    """A button: its effect in words, its key, and the moves it plays one after the other."""

    text: str = ""
    key: str = ""
    note: str = ""
    moves: tuple[Any, ...] = ()


NOTHING_TO_DO = Action()
ROLL_KEY = "R"
MOVE_KEY = "⏎"


def roll_action(rolls_left: int, mask: int) -> Action:
    """The button that keeps the dice of a mask and rolls the others."""
    return Action(
        text=roll_button(DICE - mask.bit_count()),
        key=ROLL_KEY,
        note=rolls_left_text(rolls_left),
        moves=(Keep(mask),),
    )


@dataclass(frozen=True, slots=True)
class DiceView:
    """What the dice tray shows."""

    faces: tuple[int, ...] = ()
    kept: int = 0
    selectable: bool = False
    face_names: tuple[str, ...] = ()
    """What the faces from 1 on are called, in words to be spoken; none: by their numbers."""


@dataclass(frozen=True, slots=True)
class GameViewState:
    """What every game tells the match screen."""

    primary: Action = Action()
    secondary: Action = Action()
    dice: DiceView = DiceView()
    rolls_left: int = 0
    rolls: int = 0
    round_number: int = 1
    rounds: int = 0
    """How many there are; 0: nobody knows."""
    warnings: tuple[str, ...] = ()
    arena: ArenaModel | None = None
    """The dice that are thrown, in games that throw them."""
    counting: int = 0
    """So many steps of what was scored last are being counted before people's eyes."""


class GameModel(Protocol):
    """The special part of a match screen. Selections live there, not in QML."""

    actionsChanged: SignalInstance
    """A selection changed what the buttons do."""
    decided: SignalInstance
    """Moves that a person chose on the board."""
    sounded: SignalInstance
    """Something happened that can be heard; the name of its sound."""

    @property
    def common(self) -> GameViewState:
        """What is shown outside the board."""

    def show(self, view: View) -> None:
        """Show this; selections that no longer fit are forgotten."""

    def toggle(self, die: int) -> None:
        """Mark a die to be kept, or no longer."""

    def retranslate(self) -> None:
        """Say the same in the present language."""
