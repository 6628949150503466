"""What lies on the floe, on the blocks and on the track of Rolling Dice."""

from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.games.rolling_dice.dice import COLOUR_OF
from beamme.games.rolling_dice.state import Phase
from ui.games.rolling_dice import text
from ui.games.rolling_dice.actions import ChoiceRow
from ui.games.rolling_dice.parts.snapshot import NOBODY, Snapshot
from ui.games.rolling_dice.view import (
    HandRow,
    SealRow,
    block_rows,
    field_rows,
    hand_rows,
    lying_rows,
    ring_rows,
    seal_rows,
)
from ui.games.rolling_dice.wording import words
from ui.games.rolling_dice.wording.things import ThingRow, thing_rows
from ui.models.arena_model import ArenaModel
from ui.models.rows import RowsModel
from ui.text.words import signed
from ui.throwing.snapshot import Shown
from ui.throwing.table_model import TableModel

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

_THROWING = (Phase.THROW, Phase.FLYING)


@QmlElement
@QmlUncreatable("made by the program")
class RollingDiceTable(TableModel[Snapshot]):  # type: ignore[operator]
    """Shows a match; nothing can be decided here."""

    changed = Signal()

    def __init__(self, shown: Shown[Snapshot], arena: ArenaModel, parent: QObject) -> None:
        super().__init__(shown, arena, HandRow, parent)
        self._seals = RowsModel(SealRow, self)
        self._things = RowsModel(ThingRow, self)

    def update(self, choices: tuple[ChoiceRow, ...]) -> None:
        """Show what lies there now, and what it would bring to keep a die."""
        now = self._shown.now
        record, state = now.record, now.state
        throwing = state.phase in _THROWING
        self._hand.show(hand_rows(record, state) if throwing else [])
        seals = seal_rows(record, state, _points(now))
        self._seals.show(seals)
        takes = {row.key: number for number, row in enumerate(choices)}
        blocks = state.blocks if now.counting is None else now.counting.blocks
        self._things.show(thing_rows(record, state, now.ringed, takes, blocks, seals))
        look = words.looks(record)
        self._arena.paint({die: str(look[c]) for die, c in COLOUR_OF.items() if c < len(look)})
        worth = {row.key: (number, signed(row.points)) for number, row in enumerate(choices)}
        # What was let go already flies when the window tells of it.
        if not (self._arena.flying and throwing):
            self._arena.present(lying_rows(record, state, worth))
        self.changed.emit()

    @Property(QObject, constant=True)
    def seals(self) -> QObject:
        return self._seals

    @Property(QObject, constant=True)
    def things(self) -> QObject:
        """Everything in the box in words."""
        return self._things

    @Property(str, notify=changed)
    def phase(self) -> str:
        return self._shown.now.phase

    @Property(list, notify=changed)
    def fields(self) -> list[dict[str, Any]]:
        now = self._shown.now
        return [] if now.view is None else field_rows(now.game.floe)

    @Property(list, notify=changed)
    def blocks(self) -> list[dict[str, Any]]:
        """The ice blocks; while a round is counted as they were then."""
        now = self._shown.now
        if now.view is None:
            return []
        blocks = now.state.blocks if now.counting is None else now.counting.blocks
        return block_rows(now.record, blocks)

    @Property(list, notify=changed)
    def rings(self) -> list[dict[str, Any]]:
        """The scoring dice on the floe."""
        now = self._shown.now
        return [] if now.view is None else ring_rows(now.record, now.state, now.ringed)

    @Property(bool, notify=changed)
    def lineShown(self) -> bool:
        """Whether there is a die to beat."""
        return self._shown.now.ringed is not None

    @Property(float, notify=changed)
    def lineZ(self) -> float:
        """How far ahead the die to beat lies, in die edges."""
        now = self._shown.now
        ringed = now.ringed
        return 0.0 if ringed is None else -ringed.y / now.game.floe.die

    @Property(int, notify=changed)
    def activeColour(self) -> int:
        """How the colour looks that throws and keeps; -1 when all is over."""
        now = self._shown.now
        return NOBODY if now.view is None or now.over else now.look(now.state.active)

    @Property(int, notify=changed)
    def goal(self) -> int:
        """So many points of one colour end the game."""
        now = self._shown.now
        return 0 if now.view is None else now.state.goal

    @Property(str, notify=changed)
    def goalText(self) -> str:
        now = self._shown.now
        return "" if now.view is None else text.goal_text(now.state.seats, now.state.goal)

    @Property(int, notify=changed)
    def round(self) -> int:
        now = self._shown.now
        return 1 if now.view is None else now.state.round

    @Property(list, notify=changed)
    def totals(self) -> list[int]:
        """The points of every seat."""
        now = self._shown.now
        return [] if now.view is None else list(now.state.totals)


def _points(now: Snapshot) -> list[int]:
    """The points of each colour; of those that have not been counted yet the points before."""
    points = list(now.state.points)
    if now.counting is not None:
        for step in now.counting.steps[now.counted :]:
            points[step.colour] = step.before
    return points
