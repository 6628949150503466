"""What a person takes, in which order, before it is written down."""

from dataclasses import replace

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.games.dice_flick.moves import Take
from beamme.games.dice_flick.scoring import Scored, scored
from beamme.games.dice_flick.state import Phase
from ui.games.dice_flick import actions
from ui.games.dice_flick.parts.snapshot import Snapshot
from ui.games.dice_flick.view import TakeRow, take_rows
from ui.models.rows import RowsModel
from ui.throwing.snapshot import Shown

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

NOTHING = Scored((), 0, frozenset())


@QmlElement
@QmlUncreatable("made by the program")
class DiceFlickScoring(QObject):  # type: ignore[operator]
    """The takes; the best of them is proposed."""

    changed = Signal()
    selected = Signal(object)
    """What a person has chosen now."""

    def __init__(self, shown: Shown[Snapshot], parent: QObject) -> None:
        super().__init__(parent)
        self._shown = shown
        self._takes = RowsModel(TakeRow, self)
        self._best = NOTHING

    def propose(self, best: Scored) -> None:
        """Another decision begins: nothing brings more than this."""
        self._best = best

    def update(self) -> None:
        """Show what may be scored now."""
        now = self._shown.now
        scoring = now.state.phase is Phase.SCORE
        self._takes.show(take_rows(now.game, now.state, now.selection.takes) if scoring else [])
        self.changed.emit()

    @Property(QObject, constant=True)
    def takes(self) -> QObject:
        return self._takes

    @Property(bool, notify=changed)
    def enabled(self) -> bool:
        """Whether a person may choose what is scored."""
        return self._shown.now.scoring

    @Property(int, notify=changed)
    def total(self) -> int:
        return sum(row.points for row in self._takes.rows if row.taken)

    @Property(int, notify=changed)
    def bestTotal(self) -> int:
        return self._best.points

    @Property(bool, notify=changed)
    def proposal(self) -> bool:
        """Whether nothing would bring more."""
        return bool(self.total == self.bestTotal)

    @Slot(int)
    def toggle(self, row: int) -> None:
        """Take this, or leave it."""
        now, rows = self._shown.now, self._takes.rows
        if not now.scoring or not 0 <= row < len(rows):
            return
        takes = now.selection.takes
        if rows[row].taken:
            self._score(takes[:row] + takes[row + 1 :])
        else:
            spread = now.game.spread(now.state)
            self._score((*takes, actions.possible(spread, takes)[row - len(takes)]))

    @Slot(int, int)
    def move(self, row: int, by: int) -> None:
        """Score this earlier or later, if the rules allow that order."""
        now = self._shown.now
        takes = list(now.selection.takes)
        if now.scoring and 0 <= row < len(takes) and 0 <= row + by < len(takes):
            takes.insert(row + by, takes.pop(row))
            if scored(now.game.spread(now.state), tuple(takes)) is not None:
                self._score(tuple(takes))

    @Slot()
    def useBest(self) -> None:
        """Take what brings most."""
        if self._shown.now.scoring:
            self._score(self._best.takes)

    def _score(self, takes: tuple[Take, ...]) -> None:
        """Score these in this order, without what the others no longer allow."""
        now = self._shown.now
        spread, kept = now.game.spread(now.state), tuple[Take, ...]()
        for take in takes:
            if scored(spread, (*kept, take)) is not None:
                kept = (*kept, take)
        self.selected.emit(replace(now.selection, takes=kept))
