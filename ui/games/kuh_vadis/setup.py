"""The set-up of Kuh Vadis: the sheet."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.board_file import load_folder
from beamme.core.errors import Reason
from beamme.core.game import Game
from beamme.games.kuh_vadis.board import Sheet, Sign, built_in_sheets, read_sheet
from beamme.games.kuh_vadis.generator import NUMBERS, sheet_of
from beamme.games.kuh_vadis.rules import KuhVadis
from ui.games.kuh_vadis.text import goal_text
from ui.games.kuh_vadis.words import sheet_text, sign_text
from ui.models.rows import RowsModel
from ui.text.words import fill, translate

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

SIGNS = (Sign.CIRCLE, Sign.CROSS)
"""The signs by seat: red circles and blue crosses, in the colours of the seats."""


@dataclass(frozen=True, slots=True)
class SheetChoice:
    """A sheet to play on."""

    name: str
    title: str
    rows: list[str]
    chosen: bool
    own: bool


@QmlElement
@QmlUncreatable("made by the program")
class KuhVadisSetup(QObject):  # type: ignore[operator]
    """Built-in sheets, the user's own, and one by number."""

    changed = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._own: tuple[Sheet, ...] = ()
        self._numbered: tuple[Sheet, ...] = ()
        self._chosen = 0
        self._number_text = ""
        self._rows = RowsModel(SheetChoice, self)

    def open(self, seats: int) -> tuple[Reason, ...]:  # noqa: ARG002 always two
        """Load all sheets; return the problems with own sheets."""
        self._own, problems = load_folder(self._folder, read_sheet)
        self._numbered = ()
        self._chosen = 0
        self._number_text = ""
        self.retranslate()
        return problems

    def seat_count(self, seats: int) -> None:
        """Nothing to do: always two players."""

    def remove_seat(self, seat: int) -> None:
        """Nothing to do: always two players."""

    def note(self, seat: int) -> str:
        """The text below the name of a seat."""
        return sign_text(SIGNS[seat])

    def goal(self) -> str:
        """The goal of the game, in words."""
        return goal_text()

    def begins(self) -> str:
        """Who begins by the rulebook, in words."""
        return translate("Setup", "The rulebook draws lots.")

    def game(self, order: Sequence[int]) -> KuhVadis:
        """The rules; each seat keeps its sign, whichever starts."""
        return KuhVadis(self._sheets()[self._chosen], SIGNS[order[0]])

    def rotated(self, game: Game[Any, Any]) -> KuhVadis:
        """The same sheet for a rematch in which the other seat starts, with its own sign."""
        rules = cast("KuhVadis", game)
        return replace(rules, first=rules.first.other)

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        first_own = len(self._sheets()) - len(self._own)
        self._rows.show(
            [
                SheetChoice(
                    sheet.name,
                    sheet_text(sheet.name),
                    list(sheet.rows),
                    number == self._chosen,
                    number >= first_own,
                )
                for number, sheet in enumerate(self._sheets())
            ]
        )
        self.changed.emit()

    def _sheets(self) -> tuple[Sheet, ...]:
        return (*self._numbered, *built_in_sheets(), *self._own)

    @Property(QObject, constant=True)
    def sheets(self) -> QObject:
        return self._rows

    @Property(list, notify=changed)
    def rows(self) -> list[str]:
        """The symbols of the chosen sheet, row by row."""
        return list(self._sheets()[self._chosen].rows)

    @Property(str, notify=changed)
    def title(self) -> str:
        return sheet_text(self._sheets()[self._chosen].name)

    @Property(str, notify=changed)
    def numberProblem(self) -> str:
        """Why the typed number is not a sheet's."""
        if not self._number_text or _number(self._number_text) in NUMBERS:
            return ""
        text = translate("Setup", "Sheets are numbered from %1 to %2.")
        return fill(text, NUMBERS[0], NUMBERS[-1])

    @Property(str, notify=changed)
    def numberText(self) -> str:
        return self._number_text

    def _get_chosen(self) -> int:
        return self._chosen

    def _set_chosen(self, value: int) -> None:
        if value in range(len(self._sheets())):
            self._chosen = value
            self.retranslate()

    chosen = Property(int, _get_chosen, _set_chosen, notify=changed)

    @Slot(int)
    def choose(self, sheet: int) -> None:
        """Choose this sheet."""
        self._set_chosen(sheet)

    @Slot(str)
    def takeNumber(self, typed: str) -> None:
        """Choose the sheet with this number, if it exists."""
        self._number_text = typed.strip()
        number = _number(self._number_text)
        if number in NUMBERS:
            self._numbered = (sheet_of(number),)
            self._chosen = 0
        self.retranslate()

    @Slot()
    def another(self) -> None:
        """Choose a random sheet."""
        self.takeNumber(str(secrets.choice(NUMBERS)))


def _number(typed: str) -> int:
    """The typed number; 0 if it is not a sheet's."""
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 9 else 0
