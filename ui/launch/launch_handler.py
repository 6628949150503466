"""Handle launch requests: open the requested match or game and raise the window."""

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
from beamme.table.storage.record import Record, begin
from beamme.table.storage.seating import Seating
from beamme.table.storage.settings import Settings
from ui.games.game_ui import game_ui
from ui.launch.launch_request import ACTIVATION, LaunchRequest
from ui.models.match_id import shown
from ui.text.words import fill, translate

if TYPE_CHECKING:
    from ui.app.program import Program

_log = logging.getLogger(__name__)


class LaunchHandler:
    """Handles the request of this start and of every later one while the window is open."""

    def __init__(self, program: "Program") -> None:
        self._program = program

    def handle(self, request: LaunchRequest) -> None:
        """Set the language and open or begin a match; the current one is already saved."""
        if request.language is not None:
            self._program.settings.change("language", request.language)
        if request.match is not None:
            self._program.tasks.spawn(self._open(request.match))
        elif request.game is not None:
            self._program.session.begin(_new(request, self._program.settings.value))

    def handle_in_front(self, request: LaunchRequest) -> None:
        """Raise the window and handle the request of a later start."""
        _log.info("started again")
        bring_to_front(self._program.window, request.activation)
        self.handle(request)

    async def _open(self, path: Path) -> None:
        try:
            arrival = await asyncio.to_thread(resolve, self._program.store, path)
        except BadData as error:
            _log.warning("a match cannot be opened: %s", error)
            self._program.tell(_reason(shown(path.name), error))
        else:
            self._program.session.open_received(arrival.name, arrival.record)


def bring_to_front(window: QQuickWindow, activation: str) -> None:
    """Raise the window and restore it if minimised."""
    if activation:
        os.environ[ACTIVATION] = activation  # Qt reads it from here, once
    window.setWindowStates(window.windowStates() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.requestActivate()


def _new(request: LaunchRequest, usual: Settings) -> Record:
    seating = [Seating(usual.names[seat], level, seat) for seat, level in enumerate(request.seats)]
    key = str(request.game)
    game: Game[Any, Any] = GAMES[key].from_options(game_ui(key).options, len(seating))
    return begin(game, seating, os.urandom(SEED_BYTES), usual.assist)


def _reason(name: str, error: BadData) -> str:
    if isinstance(error, NewerData):
        text = translate("Opening", "“%1” was saved by a newer version of BeamMe.")
    elif isinstance(error.__cause__, OSError):
        text = translate("Opening", "“%1” cannot be read.")
    else:
        text = translate("Opening", "“%1” is not a match of BeamMe, or it is damaged.")
    return fill(text, name)
