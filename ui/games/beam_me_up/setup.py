"""The set-up of Beam Me Up: boards and house rules."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.board_file import load_folder
from beamme.core.errors import Reason
from beamme.core.game import Game
from beamme.games.beam_me_up.board import Board, built_in_boards, read_board
from beamme.games.beam_me_up.jokers import Joker
from beamme.games.beam_me_up.rules import BeamMeUp
from ui.games.beam_me_up.text import goal_text
from ui.models.rows import RowsModel
from ui.text.words import fill, translate

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

NOBODY = -1


@dataclass(frozen=True, slots=True)
class BoardChoice:
    """A board to choose; its owner is a seat number, not a colour."""

    name: str
    title: str
    owner: int
    columns: list[str]
    line: int
    """The first row of space."""


@QmlElement
@QmlUncreatable("made by the program")
class BeamMeUpSetup(QObject):  # type: ignore[operator]
    """The board of each seat, and the house rules."""

    changed = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._boards: tuple[Board, ...] = ()
        self._chosen: list[int] = []
        self._joker = Joker.ANY_PART
        self._free_reading = False
        self._another_stone = False
        self._rows = RowsModel(BoardChoice, self)

    def open(self, seats: int) -> tuple[Reason, ...]:
        """Load built-in and own boards; return the problems with own boards."""
        own, problems = load_folder(self._folder, read_board)
        self._boards = (*built_in_boards(), *own)
        self._chosen = list(range(seats))
        self._joker = Joker.ANY_PART
        self._free_reading = False
        self._another_stone = False
        self.retranslate()
        return problems

    def seat_count(self, seats: int) -> None:
        """A seat was added, with the first free board, or the last one removed."""
        del self._chosen[seats:]
        while len(self._chosen) < seats:
            taken = set(self._chosen)
            self._chosen.append(next(i for i in range(len(self._boards)) if i not in taken))
        self.retranslate()

    def remove_seat(self, seat: int) -> None:
        """This seat was removed."""
        del self._chosen[seat]
        self.retranslate()

    def note(self, seat: int) -> str:
        """The text below the name of a seat."""
        return fill(translate("Setup", "Board %1"), self._boards[self._chosen[seat]].name)

    def goal(self) -> str:
        """The goal of the game, in words."""
        return goal_text(BeamMeUp().need(len(self._chosen)))

    def begins(self) -> str:
        """Who begins by the rulebook, in words."""
        return translate("Setup", "The rulebook lets the youngest begin.")

    def game(self, order: Sequence[int]) -> BeamMeUp:
        """The rules, with the boards in the order of the seats."""
        boards = tuple(self._boards[self._chosen[seat]] for seat in order)
        return BeamMeUp(boards, self._joker, self._free_reading, self._another_stone)

    def rotated(self, game: Game[Any, Any]) -> BeamMeUp:
        """The same rules for a rematch in which the next seat starts; players keep their boards."""
        rules = cast("BeamMeUp", game)
        return replace(rules, boards=(*rules.boards[1:], rules.boards[0]))

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._rows.show(
            [
                BoardChoice(
                    board.name,
                    fill(translate("Setup", "Board %1"), board.name),
                    self._chosen.index(number) if number in self._chosen else NOBODY,
                    list(board.columns),
                    board.space,
                )
                for number, board in enumerate(self._boards)
            ]
        )
        self.changed.emit()

    @Property(QObject, constant=True)
    def boards(self) -> QObject:
        return self._rows

    @Slot(int, int)
    def setBoard(self, seat: int, board: int) -> None:
        """Give this seat a board; its present owner gets the seat's old one."""
        if seat not in range(len(self._chosen)) or board not in range(len(self._boards)):
            return
        if board in self._chosen:
            self._chosen[self._chosen.index(board)] = self._chosen[seat]
        self._chosen[seat] = board
        self.retranslate()

    def _get_joker(self) -> str:
        return self._joker

    def _set_joker(self, value: str) -> None:
        if value in list(Joker):
            self._joker = Joker(value)
            self.changed.emit()

    joker = Property(str, _get_joker, _set_joker, notify=changed)

    def _get_free_reading(self) -> bool:
        return self._free_reading

    def _set_free_reading(self, value: bool) -> None:
        self._free_reading = value
        self.changed.emit()

    freeReading = Property(bool, _get_free_reading, _set_free_reading, notify=changed)

    def _get_another_stone(self) -> bool:
        return self._another_stone

    def _set_another_stone(self, value: bool) -> None:
        self._another_stone = value
        self.changed.emit()

    anotherStone = Property(bool, _get_another_stone, _set_another_stone, notify=changed)
