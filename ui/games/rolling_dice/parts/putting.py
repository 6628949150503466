"""The place of a die that its owner puts back (RD-14)."""

from dataclasses import replace

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.chance import Body
from beamme.games.rolling_dice.dice import COLOUR_OF
from ui.games.rolling_dice import actions
from ui.games.rolling_dice.parts.snapshot import NOBODY, Snapshot
from ui.games.rolling_dice.wording import sums
from ui.throwing.snapshot import Shown

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class RollingDicePutting(QObject):  # type: ignore[operator]
    """The die above the floe; lengths are die edges, to the right and towards the entrance."""

    changed = Signal()
    selected = Signal(object)
    """What a person has chosen now."""

    def __init__(self, shown: Shown[Snapshot], parent: QObject) -> None:
        super().__init__(parent)
        self._shown = shown

    @Property(bool, notify=changed)
    def enabled(self) -> bool:
        """Whether a person puts a die back."""
        return self._shown.now.putting

    @Property(bool, notify=changed)
    def shown(self) -> bool:
        """Whether the die is seen above the floe: a person or somebody else puts it back."""
        return self._shown.now.holding

    @Property(float, notify=changed)
    def x(self) -> float:
        now = self._shown.now
        return 0.0 if now.view is None else now.put[0] / now.game.floe.die

    @Property(float, notify=changed)
    def z(self) -> float:
        now = self._shown.now
        return 0.0 if now.view is None else -now.put[1] / now.game.floe.die

    @Property(bool, notify=changed)
    def valid(self) -> bool:
        """Whether it may lie there."""
        now = self._shown.now
        return now.holding and bool(actions.put_moves(now.game, now.state, now.put))

    @Property(int, notify=changed)
    def colour(self) -> int:
        """How the colour of the die looks."""
        die = self._die()
        return NOBODY if die is None else self._shown.now.look(COLOUR_OF[die.die])

    @Property(int, notify=changed)
    def face(self) -> int:
        die = self._die()
        return 1 if die is None else die.face

    @Property(str, notify=changed)
    def sum(self) -> str:
        """What the die would count there as it stands."""
        now, die = self._shown.now, self._die()
        if die is None or not self.valid:
            return ""
        return sums.sum_text(actions.kept_sum(now.game.floe, now.state, die))

    @Slot(float, float)
    def holdAt(self, x: float, z: float) -> None:
        """Hold the die above this place."""
        now = self._shown.now
        if now.putting:
            edge = now.game.floe.die
            place = actions.put_within(now.game.floe, edge * x, -edge * z)
            self.selected.emit(replace(now.selection, put=place))

    @Slot(float, float)
    def nudge(self, x: float, z: float) -> None:
        """Move the die by so much."""
        now = self._shown.now
        if now.putting:
            edge, (right, ahead) = now.game.floe.die, now.selection.put
            self.holdAt(right / edge + x, z - ahead / edge)

    def _die(self) -> Body | None:
        """The die as it would lie there."""
        now = self._shown.now
        return None if now.view is None else actions.put_body(now.state, now.put)
