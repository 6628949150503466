"""The practice page: where dice came to rest, and how often a target was hit."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.throws.hands import ARC, HELPS
from ui.models.game_model import GameModel
from ui.text.words import Counted, fill, percent, translate
from ui.throwing.practice import NO_TARGET, Hit, Target, is_practised, practice_of

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

MOST_SHOWN = 200
"""Dice on the map; the oldest ones vanish, and are still counted."""


@QmlElement
@QmlUncreatable("made by the program")
class PracticeModel(QObject):  # type: ignore[operator]
    """Shows the throws of one game; Practising lets dice fly."""

    changed = Signal()
    thrown = Signal()
    """Another throw has come to rest, or all were cleared."""
    actionsChanged = Signal()
    opened = Signal(str)
    left = Signal()
    decided = Signal(object)
    helpWanted = Signal(str)
    brought = Signal(object, object)
    """The model of a game is needed for the first time; and its sounds."""

    def __init__(self) -> None:
        super().__init__()
        self._key = ""
        self._game: GameModel | None = None
        self._rules: Any = None
        self._assist = ARC
        self._targets: Sequence[Target] = ()
        self._target = NO_TARGET
        self._throws: list[tuple[Hit, ...]] = []

    def bring(self, key: str, game: GameModel, rules: Any, assist: str) -> None:
        """Show this game, with everything forgotten that belongs to another one."""
        if key != self._key:
            self._target = practice_of(key).first_target()
            self._throws = []
        self._key, self._game, self._rules, self._assist = key, game, rules, assist
        self._tell()

    def note(self, hits: tuple[Hit, ...]) -> None:
        """A throw has come to rest."""
        self._throws.append(hits)
        self.thrown.emit()

    @Slot()
    def retranslate(self) -> None:
        """Say the same in the present language."""
        if self._game is not None:
            self._game.retranslate()
            self._tell()

    @Slot(str, result=bool)
    def offers(self, key: str) -> bool:
        """Whether the throws of a game can be practised."""
        return is_practised(key)

    @Slot(str)
    def open(self, key: str) -> None:
        """Practise this game."""
        if is_practised(key):
            self.opened.emit(key)

    @Slot()
    def leave(self) -> None:
        """The page is closed."""
        self.left.emit()

    @Slot()
    def letGo(self) -> None:
        """Throw as it is aimed."""
        if self._game is not None and self._game.common.primary.moves:
            self.decided.emit(self._game.common.primary.moves)

    @Slot()
    def clear(self) -> None:
        """Forget all throws."""
        self._throws = []
        self.thrown.emit()

    @Slot(int)
    def choose(self, target: int) -> None:
        """Count how often this target is hit."""
        if target in range(len(self._targets)) and target != self._target:
            self._target = target
            self.thrown.emit()

    def _tell(self) -> None:
        self._targets = practice_of(self._key).targets(self._rules)
        # Another floe of one's own may have fewer nets and holes.
        self._target = min(self._target, len(self._targets) - 1)
        self.changed.emit()
        self.thrown.emit()
        self.actionsChanged.emit()

    @Property(str, notify=changed)
    def gameKey(self) -> str:
        return self._key

    @Property(QObject, notify=changed)
    def game(self) -> GameModel | None:
        return self._game

    @Property(str, notify=changed)
    def title(self) -> str:
        return practice_of(self._key).title() if self._key else ""

    @Property(str, notify=actionsChanged)
    def primaryText(self) -> str:
        return "" if self._game is None else self._game.common.primary.text

    @Property(bool, notify=actionsChanged)
    def enabled(self) -> bool:
        """Whether dice may be thrown now."""
        return self._game is not None and bool(self._game.common.primary.moves)

    @Property(list, notify=changed)
    def targets(self) -> list[dict[str, Any]]:
        return [asdict(target) for target in self._targets]

    @Property(int, notify=thrown)
    def target(self) -> int:
        return self._target

    @Property(str, notify=thrown)
    def targetText(self) -> str:
        return self._targets[self._target].title if self._targets else ""

    @Property(list, notify=thrown)
    def hits(self) -> list[dict[str, Any]]:
        """Where dice lay, the newest last."""
        dice = [(hit, at) for at, throw in enumerate(self._throws) for hit in throw]
        return [
            {
                "x": hit.x,
                "z": hit.z,
                "stays": hit.stays,
                "hit": hit.target == self._target,
                "last": at == len(self._throws) - 1,
            }
            for hit, at in dice[-MOST_SHOWN:]
        ]

    @Property(int, notify=thrown)
    def throws(self) -> int:
        return len(self._throws)

    @Property(str, notify=thrown)
    def rateText(self) -> str:
        """How often the target was hit: "35 %"."""
        return percent(self._hit() / len(self._throws)) if self._throws else "–"

    @Property(str, notify=thrown)
    def countText(self) -> str:
        """The same in numbers."""
        if not self._throws:
            return translate("Practice", "No tries yet")
        told = Counted(len(self._throws)).translate("Practice", "%1 of %n tries hit", "", 0)
        return fill(told, self._hit())

    @Property(str, notify=thrown)
    def stayText(self) -> str:
        dice = [hit.stays for throw in self._throws for hit in throw]
        if not dice:
            return ""
        return practice_of(self._key).stay_text(percent(sum(dice) / len(dice)))

    @Property(str, notify=thrown)
    def lastText(self) -> str:
        """What became of the last throw, in one sentence."""
        if not self._throws:
            return ""
        last = self._throws[-1]
        if any(hit.target == self._target for hit in last):
            return fill(translate("Practice", "%1: hit!"), self.targetText)
        if not any(hit.stays for hit in last):
            return translate("Practice", "Nothing stayed.")
        others = dict.fromkeys(hit.target for hit in last if hit.target != NO_TARGET)
        if not others:
            return translate("Practice", "Missed.")
        return fill(
            translate("Practice", "Missed: %1."),
            ", ".join(self._targets[other].title for other in others),
        )

    def _get_assist(self) -> str:
        return self._assist

    def _set_assist(self, value: str) -> None:
        if value in HELPS and value != self._assist:
            self._assist = value
            self.changed.emit()
            self.helpWanted.emit(value)

    assist = Property(str, _get_assist, _set_assist, notify=changed)

    def _hit(self) -> int:
        return sum(any(hit.target == self._target for hit in throw) for throw in self._throws)
