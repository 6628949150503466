"""What a person does with dice that lie there: keeps one of them, or puts one back."""

from dataclasses import replace

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.games.rolling_dice.dice import COLOUR_OF
from beamme.games.rolling_dice.moves import Keep
from ui.games.rolling_dice import actions
from ui.games.rolling_dice import text_sums as sums
from ui.games.rolling_dice.actions import ChoiceRow
from ui.games.rolling_dice.aiming import FloeAim
from ui.games.rolling_dice.table import NOBODY
from ui.models.game_model import GameViewState
from ui.models.rows import RowsModel

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class FloeChoosing(FloeAim):  # type: ignore[operator]
    """The dice that may be kept (RD-8, RD-11), and the place of one that is put back (RD-14)."""

    decided = Signal(object)
    choicesChanged = Signal()
    putChanged = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._common = GameViewState()
        self._choices = RowsModel(ChoiceRow, self)

    @Property(QObject, constant=True)
    def choices(self) -> QObject:
        """The dice that may be kept, those that bring most first."""
        return self._choices

    @Property(int, notify=choicesChanged)
    def chosen(self) -> int:
        """The row of the die that the button would keep; -1 while there is none."""
        rows = self._choices.rows
        return next((number for number, row in enumerate(rows) if row.chosen), NOBODY)

    @Slot(int)
    def choose(self, row: int) -> None:
        """Let the button keep this die."""
        rows = self._choices.rows
        if self.keeping and 0 <= row < len(rows):
            self._select(replace(self._selection, kept=rows[row].key))

    @Slot(int)
    def keep(self, row: int) -> None:
        """Keep this die at once."""
        rows = self._choices.rows
        if self.keeping and 0 <= row < len(rows):
            self.decided.emit((Keep(rows[row].key),))

    @Property(float, notify=putChanged)
    def putX(self) -> float:
        """Where the die that is put back would lie, in die edges to the right."""
        return 0.0 if self._view is None else self._selection.put[0] / self._rules().floe.die

    @Property(float, notify=putChanged)
    def putZ(self) -> float:
        """The same towards the entrance."""
        return 0.0 if self._view is None else -self._selection.put[1] / self._rules().floe.die

    @Property(bool, notify=putChanged)
    def putValid(self) -> bool:
        """Whether it may lie there (RD-14)."""
        return bool(self.putting and self._common.primary.moves)

    @Property(int, notify=putChanged)
    def putColour(self) -> int:
        """How the colour of the die looks that has to be put back."""
        adrift = () if self._view is None else self._state().adrift
        return self._look(COLOUR_OF[adrift[0].die]) if adrift else NOBODY

    @Property(int, notify=putChanged)
    def putFace(self) -> int:
        adrift = () if self._view is None else self._state().adrift
        return adrift[0].face if adrift else 1

    @Property(str, notify=putChanged)
    def putSum(self) -> str:
        """What the die would count there as it stands."""
        body = None if self._view is None else actions.put_body(self._state(), self._selection.put)
        if body is None or not self.putValid:
            return ""
        return sums.sum_text(actions.kept_sum(self._rules().floe, self._state(), body))

    @Slot(float, float)
    def putAt(self, x: float, z: float) -> None:
        """Hold the die above this place, in die edges."""
        if self.putting:
            edge = self._rules().floe.die
            place = actions.put_within(self._rules().floe, edge * x, -edge * z)
            self._select(replace(self._selection, put=place))

    @Slot(float, float)
    def putNudge(self, x: float, z: float) -> None:
        """Move the die by so many edges."""
        if self.putting:
            edge, put = self._rules().floe.die, self._selection.put
            self.putAt(put[0] / edge + x, z - put[1] / edge)
