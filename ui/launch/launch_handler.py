"""Handle launch requests: open the match or the game that was asked for, and raise the window."""

import asyncio
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickWindow

from beamme.core.errors import BadData, NewerData
from beamme.core.game import Game
from beamme.games import GAMES
from beamme.table.play.fate import SEED_BYTES
from beamme.table.storage.imports import resolve
from beamme.table.storage.record import Record, Seating, begin
from ui.launch.launch_request import ACTIVATION, LaunchRequest
from ui.models.match_id import shown
from ui.text.words import fill, translate

if TYPE_CHECKING:
    from ui.app.program import Program

_log = logging.getLogger(__name__)


class LaunchHandler:
    """Handles the request of this start, and all that follow while the window is open."""

    def __init__(self, program: "Program") -> None:
        self._program = program

    def handle(self, request: LaunchRequest) -> None:
        """Speak the language, open or begin the match; the open one is saved anyway."""
        if request.language is not None:
            self._program.settings.change("language", request.language)
        if request.match is not None:
            self._program.tasks.spawn(self._open(request.match))
        elif request.game is not None:
            self._program.session.begin(_new(request, self._program.settings.value.names))

    def handle_in_front(self, request: LaunchRequest) -> None:
        """Handle the request of a later start, with the window in front."""
        _log.info("started again")
        come_forward(self._program.window, request.activation)
        self.handle(request)

    async def _open(self, path: Path) -> None:
        try:
            arrival = await asyncio.to_thread(resolve, self._program.store, path)
        except BadData as error:
            _log.warning("a match cannot be opened: %s", error)
            self._program.tell(_reason(shown(path.name), error))
        else:
            self._program.session.take_up(arrival.name, arrival.record)


def come_forward(window: QQuickWindow, activation: str) -> None:
    """Put the window on top, also if it was put away."""
    if activation:
        os.environ[ACTIVATION] = activation  # where Qt looks for it, once
    window.setWindowStates(window.windowStates() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.requestActivate()


def _new(request: LaunchRequest, names: tuple[str, ...]) -> Record:
    seating = [Seating(names[seat], level, seat) for seat, level in enumerate(request.seats)]
    game: Game[Any, Any] = GAMES[str(request.game)].from_options({}, len(seating))
    return begin(game, seating, os.urandom(SEED_BYTES))


def _reason(name: str, error: BadData) -> str:
    if isinstance(error, NewerData):
        text = translate("Opening", "“%1” was saved by a newer version of BeamMe.")
    elif isinstance(error.__cause__, OSError):
        text = translate("Opening", "“%1” cannot be read.")
    else:
        text = translate("Opening", "“%1” is not a match of BeamMe, or it is damaged.")
    return fill(text, name)
