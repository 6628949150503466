"""The part of a new match that is special in Rolling Dice: the floe, the goal and the colours."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.errors import Reason
from beamme.core.game import Game
from beamme.games.rolling_dice.board import Floe, built_in_floe, read_floe
from beamme.games.rolling_dice.rules import RollingDice
from ui.games.rolling_dice.text import goal_text
from ui.games.rolling_dice.view import field_rows
from ui.text.words import translate
from ui.throwing.board_choices import BoardChoices

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class RollingDiceSetup(QObject):  # type: ignore[operator]
    """The floe that comes with the game and those of one's own; what the seats must reach."""

    changed = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._seats = 2
        self._overhanging = False
        self._boards = BoardChoices[Floe](folder, built_in_floe, read_floe, _built_in_title, self)
        self._boards.changed.connect(self.changed)

    def open(self, seats: int) -> tuple[Reason, ...]:
        """Begin anew; what is wrong with floes of one's own."""
        self._seats = seats
        self._overhanging = False
        return self._boards.open()

    def seat_count(self, seats: int) -> None:
        """A seat came, or the last one went."""
        self._seats = seats
        self.changed.emit()

    def remove_seat(self, seat: int) -> None:  # noqa: ARG002 nobody has anything of its own
        """This seat went."""
        self._seats -= 1
        self.changed.emit()

    def note(self, seat: int) -> str:  # noqa: ARG002 all are alike
        """What stands below the name of a seat: two players have two colours each (RD-21)."""
        return translate("Setup", "Two colours") if self._seats == 2 else ""

    def goal(self) -> str:
        """What it takes to win."""
        return goal_text(self._seats, RollingDice().start(self._seats).goal)

    def begins(self) -> str:
        """Who begins by the rulebook, in words."""
        return translate(
            "Setup", "The rulebook lets you agree; from the second round on, the dice decide."
        )

    def game(self, order: Sequence[int]) -> RollingDice:  # noqa: ARG002 the same for everybody
        """The rules, with the seats in this order."""
        return RollingDice(self._boards.board, self._overhanging)

    def rotated(self, game: Game[Any, Any]) -> RollingDice:
        """The same rules when the next seat starts."""
        return cast("RollingDice", game)

    def retranslate(self) -> None:
        """Say the same in the present language."""
        self._boards.retranslate()

    @Property(QObject, constant=True)
    def boards(self) -> BoardChoices[Floe]:
        return self._boards

    @Property(list, notify=changed)
    def fields(self) -> list[dict[str, Any]]:
        """Nets and holes of the chosen floe, in die edges."""
        return field_rows(self._boards.board)

    @Property(bool, notify=changed)
    def twoColours(self) -> bool:
        """Whether everybody has two colours (RD-21)."""
        return self._seats == 2

    def _get_overhanging(self) -> bool:
        return self._overhanging

    def _set_overhanging(self, value: bool) -> None:
        self._overhanging = value
        self.changed.emit()

    overhanging = Property(bool, _get_overhanging, _set_overhanging, notify=changed)


def _built_in_title() -> str:
    return translate("Setup", "The floe")
