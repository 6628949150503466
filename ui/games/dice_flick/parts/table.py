"""What lies in the box, in the hand and on the pad of Dice Flick."""

from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.games.dice_flick.board import SIZE, column_name, row_name
from beamme.games.dice_flick.state import ROUNDS, Phase
from beamme.throws.dice_flick.arena import box_of
from ui.games.dice_flick import actions, text
from ui.games.dice_flick.parts.snapshot import Snapshot
from ui.games.dice_flick.view import (
    HandRow,
    hand_rows,
    leading,
    lying_rows,
    pad_rows,
    pending_text,
    sticker_rows,
    term_at,
    waiting_row,
)
from ui.games.dice_flick.wording.hollows import CellRow, cell_rows
from ui.models.arena_model import ArenaModel, ArenaRow
from ui.models.rows import RowsModel
from ui.throwing.snapshot import Shown
from ui.throwing.table_model import TableModel

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

_LET_GO = (Phase.FLICK, Phase.FLYING)


@QmlElement
@QmlUncreatable("made by the program")
class DiceFlickTable(TableModel[Snapshot]):  # type: ignore[operator]
    """Shows a match; nothing can be decided here."""

    changed = Signal()

    def __init__(self, shown: Shown[Snapshot], arena: ArenaModel, parent: QObject) -> None:
        super().__init__(shown, arena, HandRow, parent)
        self._cells = RowsModel(CellRow, self)

    def update(self) -> None:
        """Show what lies there now."""
        now = self._shown.now
        self._hand.show(hand_rows(now.state, now.selection.die, selectable=now.aiming))
        self._cells.show(cell_rows(now.game, now.state, now.selection.takes))
        # What was let go already flies when the window tells of it.
        if not (self._arena.flying and now.state.phase in _LET_GO):
            self._arena.present(_dice(now))
        self.changed.emit()

    @Property(str, notify=changed)
    def phase(self) -> str:
        return self._shown.now.phase

    @Property(QObject, constant=True)
    def cells(self) -> QObject:
        """The hollows and plates in words."""
        return self._cells

    @Property(list, notify=changed)
    def stickers(self) -> list[dict[str, Any]]:
        now = self._shown.now
        return [] if now.view is None else sticker_rows(now.game, now.state)

    @Slot(int, result=str)
    def termAt(self, place: int) -> str:
        """What there is to explain in a hollow, as a key."""
        now = self._shown.now
        return "hollow" if now.view is None else term_at(now.game, now.state, place)

    @Property(bool, notify=changed)
    def slides(self) -> bool:
        """Whether the active seat may slide its plate (DF-12)."""
        now = self._shown.now
        return now.view is not None and now.game.may_slide(now.seat)

    @Property(list, constant=True)
    def rowMarks(self) -> list[str]:
        """What stands beside each row of hollows."""
        return [row_name(row * SIZE) for row in range(SIZE)]

    @Property(list, constant=True)
    def columnMarks(self) -> list[str]:
        """What stands beside each column of hollows."""
        return [column_name(column) for column in range(SIZE)]

    @Property(int, notify=changed)
    def bag(self) -> int:
        """How many dice are in the bag."""
        now = self._shown.now
        return 0 if now.view is None else len(now.state.bag)

    @Property(str, notify=changed)
    def offer(self) -> str:
        """What a person may do after a die came to rest on the bonus marker."""
        now = self._shown.now
        return "" if now.view is None else actions.offer(now.view)

    @Property(str, notify=changed)
    def goalText(self) -> str:
        return text.goal_text()

    @Property(list, notify=changed)
    def pad(self) -> list[dict[str, Any]]:
        now = self._shown.now
        return [] if now.view is None else pad_rows(now.state)

    @Property(list, notify=changed)
    def totals(self) -> list[int]:
        now = self._shown.now
        return [] if now.view is None else list(now.state.totals)

    @Property(list, notify=changed)
    def leaders(self) -> list[bool]:
        now = self._shown.now
        return [] if now.view is None else leading(now.state.totals)

    @Property(int, constant=True)
    def rounds(self) -> int:
        return ROUNDS

    @Property(bool, notify=changed)
    def over(self) -> bool:
        now = self._shown.now
        return now.view is not None and now.state.phase is Phase.OVER

    @Property(int, notify=changed)
    def activeIndex(self) -> int:
        """The seat whose turn it is; -1 when all is over."""
        now = self._shown.now
        return -1 if now.view is None or now.state.phase is Phase.OVER else now.seat

    @Property(str, notify=changed)
    def pending(self) -> str:
        now = self._shown.now
        return "" if now.view is None else pending_text(now.view, now.selection.takes)


def _dice(now: Snapshot) -> list[ArenaRow]:
    """The dice that lie in the box, and the one that waits on its plate."""
    rows = lying_rows(now.game, now.state, now.selection.takes)
    if now.aimed:
        rows.append(waiting_row(box_of(now.game), now.die, now.aim.plate, now.aim.slide))
    return rows
