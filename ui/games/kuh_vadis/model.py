"""The model of Kuh Vadis: sheet, chances, claims and selections."""

from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.match import Moved
from beamme.games.kuh_vadis.board import FIELDS, Sign
from beamme.games.kuh_vadis.moves import Mark
from beamme.games.kuh_vadis.state import Phase
from ui.games.kuh_vadis import actions, text, words
from ui.games.kuh_vadis.keeping import mask_of
from ui.games.kuh_vadis.view import (
    FieldRow,
    Selection,
    StandingRow,
    anchor_of,
    claimable,
    field_rows,
    standing_rows,
    winner_sign,
    winning_chain,
)
from ui.models.game_model import GameViewState, View
from ui.models.keeping_model import KeepingModel
from ui.models.rows import RowsModel
from ui.text.words import translate

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

NO_FIELD = -1


@QmlElement
@QmlUncreatable("made by the program")
class KuhVadisModel(KeepingModel[Selection], QObject):  # type: ignore[operator]
    """Shows the sheet and emits intents; the rules decide what is legal."""

    changed = Signal()
    chancesChanged = Signal()
    actionsChanged = Signal()
    decided = Signal(object)
    happened = Signal(str)
    marked = Signal(int, str)

    def __init__(self) -> None:
        super().__init__()
        self._view: View | None = None
        self._selection = Selection()
        self._common = GameViewState()
        self._show_chances = False
        self._fields = RowsModel(FieldRow, self)
        self._standings = RowsModel(StandingRow, self)
        self._reading = ("", "", "")
        self._odds: list[dict[str, Any]] = []
        self._table: list[dict[str, Any]] = []
        self._chain: list[list[int]] = []

    @Slot(int)
    def pick(self, place: int) -> None:
        """Choose this field."""
        moves = () if self._view is None else actions.moves_for(self._view, place)
        if moves:
            self.decided.emit(moves)

    @Slot(int)
    def preview(self, place: int) -> None:
        """Preview the field below the pointer; -1: none."""
        self._point(place, FIELDS, visited=False)

    @Slot(int)
    def visit(self, place: int) -> None:
        """Preview the field reached with keys; -1: none."""
        self._point(place, FIELDS, visited=True)

    @Slot(int)
    def playFor(self, symbol: int) -> None:
        """Keep every die that shows this symbol, and no other."""
        if self._common.dice.selectable and self._view is not None:
            faces = self._view.match.state.faces
            self._change(marked=mask_of(faces, symbol))

    @Property(QObject, constant=True)
    def fields(self) -> QObject:
        return self._fields

    @Property(QObject, constant=True)
    def standings(self) -> QObject:
        return self._standings

    @Property(str, notify=changed)
    def sheetText(self) -> str:
        return "" if self._view is None else words.sheet_text(self._rules().sheet.name)

    @Property(list, notify=changed)
    def rows(self) -> list[str]:
        """The symbols of the sheet, row by row."""
        return [] if self._view is None else list(self._rules().sheet.rows)

    @Property(list, notify=changed)
    def owners(self) -> list[str]:
        """The sign on each field."""
        return [row.owner for row in self._fields.rows]

    @Property(str, notify=changed)
    def activeSign(self) -> str:
        if self._view is None:
            return str(Sign.CROSS)
        return str(self._rules().sign(self._view.match.state.active))

    @Property(int, notify=changed)
    def anchorField(self) -> int:
        anchor = None if self._view is None else anchor_of(self._view.match.state)
        return NO_FIELD if anchor is None else anchor

    @Property(bool, notify=changed)
    def extraRound(self) -> bool:
        return self._view is not None and anchor_of(self._view.match.state) is not None

    @Property(bool, notify=changed)
    def over(self) -> bool:
        return self._view is not None and self._view.match.state.phase is Phase.OVER

    @Property(str, notify=changed)
    def winnerSign(self) -> str:
        return "" if self._view is None else winner_sign(self._rules(), self._view.match.state)

    @Property(list, notify=changed)
    def chain(self) -> list[list[int]]:
        """The paths that join the winner's starts."""
        return self._chain

    @Property(int, notify=changed)
    def previewField(self) -> int:
        """The field that a click would mark now, or that somebody else is about to mark."""
        announced = None if self._view is None else self._view.announced
        if isinstance(announced, Mark):
            return announced.field
        hovered = self._selection.hovered
        if self._view is None or hovered is None or not claimable(self._view) >> hovered & 1:
            return NO_FIELD
        return hovered

    def _get_show_chances(self) -> bool:
        return self._show_chances

    def _set_show_chances(self, value: bool) -> None:
        if value != self._show_chances:
            self._show_chances = value
            self._update()
            self.chancesChanged.emit()

    showChances = Property(bool, _get_show_chances, _set_show_chances, notify=chancesChanged)

    @Property(str, notify=changed)
    def readingTitle(self) -> str:
        return self._reading[0]

    @Property(str, notify=changed)
    def readingText(self) -> str:
        return self._reading[1]

    @Property(str, notify=changed)
    def readingNote(self) -> str:
        return self._reading[2]

    @Property(str, notify=changed)
    def oddsTitle(self) -> str:
        return translate("KuhVadis", "If you play for it") if self._odds else ""

    @Property(list, notify=changed)
    def odds(self) -> list[dict[str, Any]]:
        return self._odds

    @Property(bool, notify=changed)
    def selectable(self) -> bool:
        """Whether dice may be kept."""
        return self._common.dice.selectable

    @Property(list, notify=changed)
    def table(self) -> list[dict[str, Any]]:
        return self._table

    @Property(str, notify=changed)
    def goalText(self) -> str:
        return text.goal_text()

    def _rules(self) -> Any:
        if self._view is None:
            raise RuntimeError("no match is shown")
        return text.rules_of(self._view.record)

    def _update(self) -> None:
        view = self._view
        if view is None:
            return
        self._common = actions.common(view, self._selection)
        self._reading = actions.reading(view)
        self._odds = actions.odds(view)
        self._table = actions.what_counts(view)
        self._chain = [list(way) for way in winning_chain(self._rules(), view.match.state)]
        self._fields.show(field_rows(view, with_chances=self._show_chances))
        self._standings.show(standing_rows(view))
        super()._update()

    def _animate(self, view: View) -> None:
        """Let the pencil draw the last mark; a turn without one turns the page."""
        entry = view.match.log[-1]
        before, after = view.match.states[-2], view.match.states[-1]
        if isinstance(entry, Moved) and isinstance(entry.move, Mark):
            sign = str(self._rules().sign(entry.seat))
            self.marked.emit(entry.move.field, sign)
            self.happened.emit(f"marked-{sign}")
            if self._chain:
                self.happened.emit("chain-closed")
        elif after.active != before.active:
            self.happened.emit("turn-passed")
