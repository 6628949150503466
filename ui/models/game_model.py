"""The interface between MatchModel and the model of a game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import SignalInstance

from beamme.core.keeping import ALL_DICE, DICE, Keep
from beamme.core.match import Match
from beamme.table.storage.record import Record
from ui.models.arena_model import ArenaModel
from ui.models.translated import Translated
from ui.text.keeping import roll_button, rolls_left_text


@dataclass(frozen=True, slots=True)
class View:
    """What to show: a match, and the person who decides."""

    record: Record
    deciding: int | None
    """The seat of the person who has to decide; None if none has to."""
    announced: object = None
    """The move that somebody else is about to make, as far as it has been shown."""
    judged: Mapping[int, float] | None = None
    """The chance to win with each mask of kept dice, if somebody has worked it out."""

    @property
    def match(self) -> Match[Any, Any]:
        """The match up to the entry shown."""
        return self.record.match

    def prefers_to_stop(self, marked: int, *, guess: bool) -> bool:
        """Whether stopping is better than rolling the dice that are not marked."""
        if self.judged is None or not {marked, ALL_DICE} <= self.judged.keys():
            return guess
        return self.judged[ALL_DICE] >= self.judged[marked]

    def is_another_decision(self, before: "View | None") -> bool:
        """Whether the selection made for `before` is void."""
        return (
            before is None
            or before.match.log != self.match.log
            or before.deciding != self.deciding
            or before.announced != self.announced
        )

    def is_one_entry_after(self, before: "View | None") -> bool:
        """Whether exactly one entry was added, so that it may be animated and heard."""
        log = self.match.log
        return before is not None and before.match.log == log[:-1] != log


@dataclass(frozen=True, slots=True)
class Action:
    """A button: its text, its key besides Enter, and the moves it plays."""

    text: str = ""
    key: str = ""
    note: str = ""
    moves: tuple[Any, ...] = ()
    chooses: bool = False
    """Whether it plays nothing yet, but leads to where its move is chosen."""

    @property
    def enabled(self) -> bool:
        """Whether it does anything."""
        return bool(self.moves) or self.chooses


NOTHING_TO_DO = Action()
ROLL_KEY = "R"
STOP_KEY = "S"
LEAVE_KEY = "L"
"""Does without something; not the key that stops, which may be pressed once too often."""


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
    """Accessible names of the faces from 1 on; empty: their numbers."""


@dataclass(frozen=True, slots=True)
class GameViewState:
    """What the match screen shows of every game."""

    primary: Action = Action()
    secondary: Action = Action()
    stops_on_enter: bool = False
    """Whether Enter presses the secondary button instead of the primary one."""
    dice: DiceView = DiceView()
    rolls_left: int = 0
    rolls: int = 0
    round_number: int = 1
    rounds: int = 0
    """The number of rounds; 0 if unknown."""
    warnings: tuple[str, ...] = ()
    arena: ArenaModel | None = None
    """The dice of games in which dice are thrown."""
    counting: int = 0
    """The steps left in the animation of the last scoring."""

    @property
    def entered(self) -> Action:
        """What Enter does: the one button that shows it."""
        action = self.secondary if self.stops_on_enter else self.primary
        return action if action.enabled else NOTHING_TO_DO


class GameModel(Translated, Protocol):
    """The part of the match screen that differs by game. Selections live here, not in QML."""

    actionsChanged: SignalInstance
    """A selection changed what the buttons do."""
    decided: SignalInstance
    """Moves that a person chose on the board."""
    happened: SignalInstance
    """Something that may be heard; the descriptor of the game maps it to a sound."""

    @property
    def common(self) -> GameViewState:
        """What is shown outside the board."""

    def show(self, view: View) -> None:
        """Show this; selections that no longer apply are dropped."""

    def toggle(self, die: int) -> None:
        """Toggle whether a die is marked to be kept."""
