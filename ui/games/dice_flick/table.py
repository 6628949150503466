"""What lies in the box, in the hand and on the pad of Dice Flick."""

from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.games.dice_flick.dice import COLOUR_OF
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import ROUNDS, Phase, State
from ui.games.dice_flick import text
from ui.games.dice_flick.actions import Selection
from ui.games.dice_flick.view import HandRow, leading, pad_rows, pending_text, sticker_rows
from ui.models.arena_model import ArenaModel
from ui.models.game_model import View
from ui.models.rows import RowsModel

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class FlickTable(QObject):  # type: ignore[operator]
    """Shows a match of Dice Flick; nothing can be changed here."""

    changed = Signal()
    struck = Signal(float, str)

    def __init__(self) -> None:
        super().__init__()
        self._view: View | None = None
        self._selection = Selection()
        self._arena = ArenaModel(
            {die: str(colour) for die, colour in COLOUR_OF.items()}, floor="box"
        )
        self._arena.struck.connect(self.struck)
        self._hand = RowsModel(HandRow, self)

    @Property(QObject, constant=True)
    def arena(self) -> QObject:
        return self._arena

    @Property(QObject, constant=True)
    def hand(self) -> QObject:
        return self._hand

    @Property(list, notify=changed)
    def stickers(self) -> list[dict[str, Any]]:
        return [] if self._view is None else sticker_rows(self._rules(), self._state())

    @Property(str, notify=changed)
    def phase(self) -> str:
        return "draw" if self._view is None else str(self._state().phase)

    @Property(bool, notify=changed)
    def aiming(self) -> bool:
        """Whether a person may aim and flick now."""
        view = self._view
        return view is not None and view.deciding is not None and self._state().phase is Phase.FLICK

    @Property(int, notify=changed)
    def flicksLeft(self) -> int:
        return 0 if self._view is None else self._state().flicks

    @Property(bool, notify=changed)
    def slides(self) -> bool:
        """Whether plates may be slid (DF-12)."""
        return self._view is not None and self._rules().slide_plates

    @Property(int, notify=changed)
    def bag(self) -> int:
        """How many dice are in the bag."""
        return 0 if self._view is None else len(self._state().bag)

    @Property(str, notify=changed)
    def goalText(self) -> str:
        return text.goal_text()

    @Property(list, notify=changed)
    def pad(self) -> list[dict[str, Any]]:
        return [] if self._view is None else pad_rows(self._state())

    @Property(list, notify=changed)
    def totals(self) -> list[int]:
        return [] if self._view is None else list(self._state().totals)

    @Property(list, notify=changed)
    def leaders(self) -> list[bool]:
        return [] if self._view is None else leading(self._state().totals)

    @Property(int, notify=changed)
    def round(self) -> int:
        return 1 if self._view is None else self._state().round

    @Property(int, constant=True)
    def rounds(self) -> int:
        return ROUNDS

    @Property(bool, notify=changed)
    def over(self) -> bool:
        return self._view is not None and self._state().phase is Phase.OVER

    @Property(int, notify=changed)
    def activeIndex(self) -> int:
        """The seat whose turn it is; -1 when all is over."""
        return -1 if self._view is None or self.over else self._state().active

    @Property(str, notify=changed)
    def pending(self) -> str:
        return "" if self._view is None else pending_text(self._view, self._selection.takes)

    def _rules(self) -> DiceFlick:
        return text.rules_of(self._shown_view().record)

    def _state(self) -> State:
        state: State = self._shown_view().match.state
        return state

    def _shown_view(self) -> View:
        if self._view is None:
            raise RuntimeError("no match is shown")
        return self._view
