"""What lies on the floe, on the blocks and on the track of Rolling Dice."""

from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.chance import Body
from beamme.games.rolling_dice.dice import COLOUR_OF
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.scoring import Tally
from beamme.games.rolling_dice.state import Phase, State
from ui.games.rolling_dice import text, words
from ui.games.rolling_dice.actions import Selection
from ui.games.rolling_dice.view import (
    HandRow,
    SealRow,
    block_rows,
    field_rows,
    ring_rows,
    seal_rows,
    step_row,
)
from ui.models.arena_model import ArenaModel
from ui.models.game_model import View
from ui.models.rows import RowsModel

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

NOBODY = -1


@QmlElement
@QmlUncreatable("made by the program")
class FloeTable(QObject):  # type: ignore[operator]
    """Shows a match of Rolling Dice; nothing can be decided here."""

    changed = Signal()
    struck = Signal(float, str)

    def __init__(self) -> None:
        super().__init__()
        self._view: View | None = None
        self._selection = Selection()
        self._arena = ArenaModel({die: str(colour) for die, colour in COLOUR_OF.items()})
        self._arena.struck.connect(self.struck)
        self._hand = RowsModel(HandRow, self)
        self._seals = RowsModel(SealRow, self)
        self._counting: Tally | None = None
        self._counted = 0
        """So many steps of the scoring that is being counted have been seen."""

    @Property(QObject, constant=True)
    def arena(self) -> QObject:
        return self._arena

    @Property(QObject, constant=True)
    def hand(self) -> QObject:
        """The dice that are thrown next."""
        return self._hand

    @Property(QObject, constant=True)
    def seals(self) -> QObject:
        return self._seals

    @Property(list, notify=changed)
    def fields(self) -> list[dict[str, Any]]:
        return [] if self._view is None else field_rows(self._rules().floe)

    @Property(list, notify=changed)
    def blocks(self) -> list[dict[str, Any]]:
        """The ice blocks; while a round is counted as they were then."""
        if self._view is None:
            return []
        blocks = self._state().blocks if self._counting is None else self._counting.blocks
        return block_rows(self._view.record, blocks)

    @Property(list, notify=changed)
    def rings(self) -> list[dict[str, Any]]:
        """The scoring dice on the floe."""
        if self._view is None:
            return []
        return ring_rows(self._view.record, self._state(), self._ringed())

    @Property(bool, notify=changed)
    def lineShown(self) -> bool:
        """Whether there is a die to beat."""
        return self._ringed() is not None

    @Property(float, notify=changed)
    def lineZ(self) -> float:
        """How far ahead the die to beat lies, in die edges."""
        ringed = self._ringed()
        return 0.0 if ringed is None else -ringed.y / self._rules().floe.die

    @Property(str, notify=changed)
    def phase(self) -> str:
        return "throw" if self._view is None else str(self._state().phase)

    @Property(bool, notify=changed)
    def aiming(self) -> bool:
        """Whether a person may aim and throw now."""
        return self._asked(Phase.THROW)

    @Property(bool, notify=changed)
    def keeping(self) -> bool:
        """Whether a person chooses a die to keep."""
        return self._asked(Phase.KEEP)

    @Property(bool, notify=changed)
    def putting(self) -> bool:
        """Whether a person puts a die back."""
        return self._asked(Phase.PUT)

    @Property(bool, notify=changed)
    def over(self) -> bool:
        return self._view is not None and self._state().phase is Phase.OVER

    @Property(int, notify=changed)
    def activeColour(self) -> int:
        """How the colour looks that throws and keeps; -1 when all is over."""
        return NOBODY if self._view is None or self.over else self._look(self._state().active)

    @Property(int, notify=changed)
    def activeIndex(self) -> int:
        """The row of the seal whose turn it is; -1 when all is over."""
        return NOBODY if self._view is None or self.over else self._state().active

    @Property(int, notify=changed)
    def goal(self) -> int:
        """So many points of one colour end the game."""
        return 0 if self._view is None else self._state().goal

    @Property(str, notify=changed)
    def goalText(self) -> str:
        if self._view is None:
            return ""
        state = self._state()
        return text.goal_text(state.seats, state.goal)

    @Property(int, notify=changed)
    def round(self) -> int:
        return 1 if self._view is None else self._state().round

    @Property(list, notify=changed)
    def totals(self) -> list[int]:
        """The points of every seat."""
        return [] if self._view is None else list(self._state().totals)

    @Property(list, notify=changed)
    def tally(self) -> list[dict[str, Any]]:
        """The steps of the last scoring."""
        if self._view is None:
            return []
        record, state = self._view.record, self._state()
        steps = () if state.tally is None else state.tally.steps
        return [step_row(record, state, step) for step in steps]

    @Property(bool, notify=changed)
    def tallyShown(self) -> bool:
        """Whether the last scoring is being counted."""
        return self._counting is not None

    def _seal_rows(self) -> list[SealRow]:
        """The seals; those that have not been counted yet stand where they stood before."""
        state, points = self._state(), list(self._state().points)
        if self._counting is not None:
            for step in self._counting.steps[self._counted :]:
                points[step.colour] = step.before
        return seal_rows(self._shown_view().record, state, points)

    def _ringed(self) -> Body | None:
        """The die that the active colour has to beat; none while the last round is counted."""
        if self._view is None or self.over or self._is_counted():
            return None
        state = self._state()
        return state.body_of(state.scoring[state.active])

    def _is_counted(self) -> bool:
        """Whether nothing goes on before a round has been counted."""
        return self._counting is not None and self._shown_view().deciding is None

    def _asked(self, phase: Phase) -> bool:
        view = self._view
        return view is not None and view.deciding is not None and self._state().phase is phase

    def _look(self, colour: int) -> int:
        return words.looks(self._shown_view().record)[colour]

    def _rules(self) -> RollingDice:
        return words.rules_of(self._shown_view().record)

    def _state(self) -> State:
        return words.state_of(self._shown_view().record)

    def _shown_view(self) -> View:
        if self._view is None:
            raise RuntimeError("no match is shown")
        return self._view
