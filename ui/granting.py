"""Granting wishes: whoever starts the program finds its window in front, as it was asked for."""

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
from ui.match_id import shown
from ui.text.words import fill, translate
from ui.wish import ACTIVATION, Wish

if TYPE_CHECKING:
    from ui.app import Program

_log = logging.getLogger(__name__)


class Granting:
    """Grants the wishes of this start and of all that follow while the window is open."""

    def __init__(self, program: "Program") -> None:
        self._program = program

    def grant(self, wish: Wish) -> None:
        """Speak the language, open or begin the match; the open one is saved anyway."""
        if wish.language is not None:
            self._program.settings.change("language", wish.language)
        if wish.match is not None:
            self._program.tasks.spawn(self._open(wish.match))
        elif wish.game is not None:
            self._program.session.begin(_new(wish, self._program.settings.value.names))

    def grant_in_front(self, wish: Wish) -> None:
        """Grant a later wish, where it is seen."""
        _log.info("started again")
        come_forward(self._program.window, wish.activation)
        self.grant(wish)

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


def _new(wish: Wish, names: tuple[str, ...]) -> Record:
    seating = [Seating(names[seat], level, seat) for seat, level in enumerate(wish.seats)]
    game: Game[Any, Any] = GAMES[str(wish.game)].from_options({}, len(seating))
    return begin(game, seating, os.urandom(SEED_BYTES))


def _reason(name: str, error: BadData) -> str:
    if isinstance(error, NewerData):
        text = translate("Opening", "“%1” was saved by a newer version of BeamMe.")
    elif isinstance(error.__cause__, OSError):
        text = translate("Opening", "“%1” cannot be read.")
    else:
        text = translate("Opening", "“%1” is not a match of BeamMe, or it is damaged.")
    return fill(text, name)
