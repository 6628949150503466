"""The part of a new match that is special in Dice Flick: the box and the house rule."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.errors import Reason
from beamme.core.game import Game
from beamme.games.dice_flick.board import Box, built_in_box, read_box
from beamme.games.dice_flick.rules import DiceFlick
from ui.games.dice_flick.text import goal_text
from ui.text.words import translate
from ui.throwing.board_choices import BoardChoices

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class DiceFlickSetup(QObject):  # type: ignore[operator]
    """The box that comes with the game, those of one's own, and whether plates may slide."""

    changed = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._slide_plates = False
        self._boards = BoardChoices[Box](folder, built_in_box, read_box, _built_in_title, self)
        self._boards.changed.connect(self.changed)

    def open(self, seats: int) -> tuple[Reason, ...]:  # noqa: ARG002 any number shares one box
        """Begin anew; what is wrong with boxes of one's own."""
        self._slide_plates = False
        return self._boards.open()

    def seat_count(self, seats: int) -> None:  # noqa: ARG002 any number shares one box
        """A seat came, or the last one went."""
        self.changed.emit()

    def remove_seat(self, seat: int) -> None:  # noqa: ARG002 any number shares one box
        """This seat went."""
        self.changed.emit()

    def note(self, seat: int) -> str:  # noqa: ARG002 nobody has anything of its own
        """What stands below the name of a seat."""
        return ""

    def goal(self) -> str:
        """What it takes to win."""
        return goal_text()

    def game(self, order: Sequence[int]) -> DiceFlick:  # noqa: ARG002 the same for everybody
        """The rules, with the seats in this order."""
        return DiceFlick(self._boards.board, self._slide_plates)

    def rotated(self, game: Game[Any, Any]) -> DiceFlick:
        """The same rules when the next seat starts."""
        return cast("DiceFlick", game)

    def retranslate(self) -> None:
        """Say the same in the present language."""
        self._boards.retranslate()

    @Property(QObject, constant=True)
    def boards(self) -> BoardChoices[Box]:
        return self._boards

    @Property(list, notify=changed)
    def rows(self) -> list[str]:
        """The stickers of the chosen box, row by row from the north."""
        return list(self._boards.board.rows)

    def _get_slide_plates(self) -> bool:
        return self._slide_plates

    def _set_slide_plates(self, value: bool) -> None:
        self._slide_plates = value
        self.changed.emit()

    slidePlates = Property(bool, _get_slide_plates, _set_slide_plates, notify=changed)


def _built_in_title() -> str:
    return translate("Setup", "The box")
