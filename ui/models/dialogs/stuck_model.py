"""The question shown when the worker process does not answer."""

import asyncio

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.text.words import fill, translate

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class StuckModel(QObject):  # type: ignore[operator]
    """Asks whether to try again, go on without an answer, or leave the match."""

    changed = Signal()
    leaveWanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._name = ""
        self._answer: asyncio.Future[bool] | None = None

    async def without_move(self, name: str) -> bool:
        """Ask whether a simpler player may choose a move for this opponent."""
        return await self._ask(name)

    async def without_throw(self) -> bool:
        """Ask whether the window may calculate a throw."""
        return await self._ask("")

    async def _ask(self, name: str) -> bool:
        self._name = name
        self._answer = asyncio.get_running_loop().create_future()
        self.changed.emit()
        try:
            return await self._answer
        finally:
            self._answer = None
            self.changed.emit()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self.changed.emit()

    @Property(bool, notify=changed)
    def asking(self) -> bool:
        return self._answer is not None

    @Property(str, notify=changed)
    def message(self) -> str:
        if self._name:
            text = translate(
                "Stuck",
                "The part of BeamMe that thinks for %1 failed several times. "
                "It can try again, or a simpler player chooses this one move.",
            )
            return fill(text, self._name)
        return translate(
            "Stuck",
            "The part of BeamMe that calculates throws failed several times. "
            "It can try again, or the window calculates this throw and stands still meanwhile.",
        )

    @Property(str, notify=changed)
    def withoutText(self) -> str:
        if self._name:
            return translate("Stuck", "Let a simpler player choose")
        return translate("Stuck", "Calculate it here")

    @Slot()
    def again(self) -> None:
        """Try again, unless already answered."""
        self._decide(go_on_without=False)

    @Slot()
    def goOn(self) -> None:
        """Go on without an answer."""
        self._decide(go_on_without=True)

    @Slot()
    def leave(self) -> None:
        """Leave the match."""
        self.leaveWanted.emit()

    def _decide(self, *, go_on_without: bool) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(go_on_without)
