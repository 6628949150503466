"""The part of a new match that is special in Dice Flick: the box and the house rule."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import Property, QObject, Signal, Slot
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
    """The box that comes with the game, those of one's own, and who may slide a plate."""

    changed = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._slides: list[bool] = []
        self._boards = BoardChoices[Box](folder, built_in_box, read_box, _built_in_title, self)
        self._boards.changed.connect(self.changed)

    def open(self, seats: int) -> tuple[Reason, ...]:
        """Begin anew; what is wrong with boxes of one's own."""
        self._slides = [False] * seats
        return self._boards.open()

    def seat_count(self, seats: int) -> None:
        """A seat came, or the last one went."""
        self._slides = [*self._slides, *[False] * seats][:seats]
        self.changed.emit()

    def remove_seat(self, seat: int) -> None:
        """This seat went."""
        del self._slides[seat]
        self.changed.emit()

    def note(self, seat: int) -> str:  # noqa: ARG002 nobody has anything of its own
        """What stands below the name of a seat."""
        return ""

    def goal(self) -> str:
        """What it takes to win."""
        return goal_text()

    def begins(self) -> str:
        """Who begins by the rulebook, in words."""
        return translate("Setup", "The rulebook lets the oldest begin.")

    def game(self, order: Sequence[int]) -> DiceFlick:
        """The rules, with the seats in this order."""
        slides = tuple(self._slides[seat] for seat in order)
        return DiceFlick(self._boards.board, slides if any(slides) else ())

    def rotated(self, game: Game[Any, Any]) -> DiceFlick:
        """The same rules when the next seat starts; children keep their plates."""
        rules = cast("DiceFlick", game)
        return replace(rules, slides=(*rules.slides[1:], *rules.slides[:1]))

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

    @Property(list, notify=changed)
    def slides(self) -> list[bool]:
        """Whether each seat may slide its plate."""
        return list(self._slides)

    @Slot(int, bool)
    def setSlides(self, seat: int, value: bool) -> None:
        """Let a seat slide its plate, or not."""
        if seat in range(len(self._slides)):
            self._slides[seat] = value
            self.changed.emit()


def _built_in_title() -> str:
    return translate("Setup", "The box")
