"""The model of Beam Me Up: boards, previews, readings, odds and selections."""

from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.keeping import ALL_DICE
from beamme.core.match import Moved
from beamme.games.beam_me_up.board import COLUMNS
from beamme.games.beam_me_up.moves import Advance, Launch
from beamme.games.beam_me_up.rules import COOLING
from beamme.games.beam_me_up.scoring import Kind, odds, read
from beamme.games.beam_me_up.state import Phase, State
from ui.games.beam_me_up import actions, text
from ui.games.beam_me_up.board_rows import BoardRow, ColumnRow, board_row, column_rows
from ui.games.beam_me_up.choosing import pick_moves
from ui.games.beam_me_up.keeping import mask_for
from ui.games.beam_me_up.text_readings import kind_told, moves_text
from ui.games.beam_me_up.view import (
    Selection,
    considered,
    lifted,
    playable,
    preview,
    reading_of,
    star_of,
    useful_kinds,
)
from ui.models.game_model import GameViewState, View
from ui.models.keeping_model import KeepingModel
from ui.models.rows import RowsModel
from ui.text.keeping import dice_of
from ui.text.words import fill, percent, translate

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

SHOWN_ODDS = 4


@QmlElement
@QmlUncreatable("made by the program")
class BeamMeUpModel(KeepingModel[Selection], QObject):  # type: ignore[operator]
    """Shows boards and emits intents; the rules decide what is legal."""

    changed = Signal()
    actionsChanged = Signal()
    decided = Signal(object)
    cooled = Signal(int)
    launched = Signal(int, int)
    happened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._view: View | None = None
        self._selection = Selection()
        self._common = GameViewState()
        self._boards = RowsModel(BoardRow, self)
        self._columns = [RowsModel(ColumnRow, self) for _ in range(4)]
        self._effects: list[dict[str, Any]] = []
        self._odds: list[dict[str, Any]] = []

    @Slot(int)
    def pick(self, column: int) -> None:
        """Choose this column."""
        if self._view is None or column not in playable(self._view):
            return
        state: State = self._view.match.state
        if state.phase is Phase.LIFT:
            self._change(chosen=actions.toggled(state, self._selection, column))
            return
        self.decided.emit(pick_moves(text.rules_of(self._view.record), state, column))

    @Slot(result=bool)
    def pickVisited(self) -> bool:
        """Choose the column that was reached with keys, if there is one to choose."""
        column = self._selection.hovered
        if column is None or not self._selection.visited or column in self._selection.chosen:
            return False
        self.pick(column)
        return True

    @Slot(int)
    def preview(self, column: int) -> None:
        """Preview the column below the pointer; -1: none."""
        self._point(column, COLUMNS, visited=False)

    @Slot(int)
    def visit(self, column: int) -> None:
        """Preview the column reached with keys; -1: none."""
        self._point(column, COLUMNS, visited=True)

    @Slot(int)
    def choose(self, index: int) -> None:
        """Choose one of the `choices`."""
        if self._view is not None and index in range(len(self._choices())):
            self.decided.emit((self._view.match.game.legal(self._view.match.state)[index],))

    @Slot(str)
    def playFor(self, kind: str) -> None:
        """Keep the dice that make this reading likeliest."""
        if self._common.dice.selectable and self._view is not None and kind in list(Kind):
            self._change(marked=mask_for(self._view.match.state.faces, Kind(kind)))

    @Property(QObject, constant=True)
    def boards(self) -> QObject:
        return self._boards

    @Property(str, notify=changed)
    def readingTitle(self) -> str:
        if self._lifting():
            return translate("BeamMeUp", "Before the first roll")
        return translate("BeamMeUp", "This roll")

    @Property(str, notify=changed)
    def readingText(self) -> str:
        if self._view is not None and self._lifting():
            return text.compensation_text(self._view.record, self._view.match.state.active)
        reading = None if self._view is None else reading_of(self._view.match.state)
        return "" if reading is None else text.kind_text(reading.kind)

    def _lifting(self) -> bool:
        return self._view is not None and self._view.match.state.phase is Phase.LIFT

    @Property(list, notify=changed)
    def effects(self) -> list[dict[str, Any]]:
        return self._effects

    @Property(str, notify=changed)
    def oddsTitle(self) -> str:
        if self._view is None or not self._odds:
            return ""
        kept = dice_of(self._view.match.state.faces, self._selection.marked)
        if not kept:
            return translate("BeamMeUp", "If you roll all five again")
        return fill(translate("BeamMeUp", "Next roll, keeping %1"), text.faces_text(kept))

    @Property(list, notify=changed)
    def odds(self) -> list[dict[str, Any]]:
        return self._odds

    @Property(list, notify=changed)
    def table(self) -> list[dict[str, Any]]:
        reading = None if self._view is None else reading_of(self._view.match.state)
        return [
            {
                "text": text.kind_text(kind),
                "moves": moves_text(kind),
                "told": kind_told(kind),
                "current": reading is not None and reading.kind is kind,
            }
            for kind in Kind
            if kind is not Kind.NOTHING
        ]

    @Property(list, notify=changed)
    def choices(self) -> list[str]:
        """The readings to choose from (house rule free-reading)."""
        return self._choices()

    def _choices(self) -> list[str]:
        if self._view is None or self._view.deciding is None:
            return []
        state: State = self._view.match.state
        return actions.reading_choices(self._view) if state.phase is Phase.READ else []

    @Property(str, notify=changed)
    def goalText(self) -> str:
        if self._view is None:
            return ""
        need = text.rules_of(self._view.record).need(self._view.match.seats)
        return text.goal_text(need)

    def _keeping(self, kept: int) -> Selection:
        return Selection(marked=kept)

    def _update(self) -> None:
        view = self._view
        if view is None:
            return
        state: State = view.match.state
        game = text.rules_of(view.record)
        shown = preview(game, state, considered(view, self._selection))
        if view.deciding is not None and state.phase is Phase.LIFT:
            shown = lifted(state, self._selection)
        self._common = actions.common(view, self._selection)
        self._effects = actions.effects(view, shown)
        self._odds = self._derive_odds(view)
        for seat in range(len(state.heights)):
            self._columns[seat].show(column_rows(view, seat, shown, self._selection))
        self._boards.show(
            [board_row(view, seat, self._columns[seat]) for seat in range(len(state.heights))]
        )
        super()._update()

    def _derive_odds(self, view: View) -> list[dict[str, Any]]:
        state: State = view.match.state
        marked = self._selection.marked
        if view.deciding is None or state.phase is not Phase.KEEP or marked == ALL_DICE:
            return []
        chances = odds(dice_of(state.faces, marked))
        likely = useful_kinds(chances, read(state.faces).kind)[:SHOWN_ODDS]
        return [
            {
                "kind": str(kind),
                "text": text.kind_text(kind),
                "chance": chances[kind],
                "chanceText": percent(chances[kind], 1),
            }
            for kind in likely
        ]

    def _animate(self, view: View) -> None:
        """Let the board flash the effect of the last entry."""
        entry = view.match.log[-1]
        if not isinstance(entry, Moved):
            return
        before, after = view.match.states[-2], view.match.states[-1]
        match entry.move:
            case Advance(_, column):
                row = after.heights[entry.seat][column]
                rise = row - before.heights[entry.seat][column]
                star = star_of(text.rules_of(view.record), entry.seat, column, row)
                if rise:
                    self.happened.emit("stone-reached-star" if star else "stone-rose")
                if rise >= COOLING:
                    self.cooled.emit(column)
                    self.happened.emit("cooled-down")
            case Launch(column) if column is not None:
                self.launched.emit(entry.seat, column)
                self.happened.emit("rocket-launched")
            case _:
                pass
