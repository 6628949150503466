"""The life of the window: one loop for Qt and asyncio, from the first frame to the end."""

import asyncio
import os
import sys
from argparse import Namespace
from typing import Any

import qasync
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from beamme.ai.strategy import Level
from beamme.core.errors import BadData
from beamme.core.game import Game
from beamme.games import GAMES
from beamme.table.errands import warm_up
from beamme.table.fate import SEED_BYTES
from beamme.table.library import load
from beamme.table.record import Record, Seating, begin
from ui.app import Program
from ui.shell import Shell
from ui.text.words import fill, translate

SOUND_AFTER = 1500
"""Milliseconds after the start."""


def first_match(options: Namespace, names: tuple[str, ...]) -> Record | None:
    """The match that the command line asks for."""
    if options.match is not None:
        return load(options.match)
    if options.game is None:
        return None
    levels: tuple[Level | None, ...] = options.seats
    seating = [Seating(names[seat], level, seat) for seat, level in enumerate(levels)]
    game: Game[Any, Any] = GAMES[options.game].from_options({}, len(levels))
    return begin(game, seating, os.urandom(SEED_BYTES))


async def _live(application: QApplication, program: Program, options: Namespace) -> None:
    closed = asyncio.Event()
    application.lastWindowClosed.connect(closed.set)
    if not program.window.isVisible():
        closed.set()
    asyncio.get_running_loop().set_exception_handler(
        lambda _, context: program.failed(context.get("exception") or RuntimeError(context))
    )
    try:
        record = first_match(options, program.settings.value.names)
    except BadData as error:
        record = None
        program.tell(fill(translate("Session", "This match cannot be opened: %1"), error))
    if record is not None:
        program.session.begin(record)
    warming = asyncio.ensure_future(program.brain.ask(warm_up))
    QTimer.singleShot(SOUND_AFTER, program.add_sounds)
    await asyncio.to_thread(program.store.matches)
    program.library.refresh()
    await closed.wait()
    warming.cancel()
    await program.close()


def live(application: QApplication, shell: Shell, options: Namespace) -> int:
    """Furnish the window, and stay until it is closed."""
    program = Program(shell)
    sys.excepthook = lambda _, error, __: program.failed(error)
    program.show()
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)) as runner:
        runner.run(_live(application, program, options))
    return 0
