"""Close the window only when everything is saved or the player decides otherwise."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QWindow

from beamme.table.storage.library import ENDING
from ui.app.tasks import Tasks
from ui.desktop.file_dialog import file_to_save
from ui.match.saving import Saver
from ui.models.dialogs.saving_model import SavingModel
from ui.text.words import translate


class Closing:
    """Makes the last attempt to save, and offers another place if it fails."""

    def __init__(
        self, model: SavingModel, saver: Saver, window: Callable[[], QWindow], tasks: Tasks
    ) -> None:
        self._model = model
        self._saver = saver
        self._window = window
        self._tasks = tasks

    def close(self) -> None:
        """Save everything, then close the window."""
        self._tasks.spawn(self._close())

    def save_elsewhere(self) -> None:
        """Save in another place, then close the window."""
        self._tasks.spawn(self._save_elsewhere())

    async def _close(self) -> None:
        if await self._saver.flush():
            self._model.settle()
        else:
            self._model.ask()

    async def _save_elsewhere(self) -> None:
        for name in tuple(self._saver.unsaved):
            proposed = Path.home() / f"{name}{ENDING}"
            path = await file_to_save(
                self._window(),
                proposed,
                title=translate("Saving", "Save the match"),
                kind=f"BeamMe (*{ENDING})",
            )
            if path is None or not await self._saver.save_elsewhere(name, path):
                self._model.ask()
                return
        self._model.settle()
