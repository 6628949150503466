"""The log: a rotating file that includes the warnings of the QML engine.

Qt's own messages go to stderr, never to a Python handler: a render thread that logs while ending
would wait for Python's lock (the GIL), or call a handler that has just been removed, and crash.
"""

import logging
import sys
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtQml import QQmlEngine, QQmlError

from beamme.table.storage.files import make_folder
from ui.diagnostics.log_file import LogFile, OneLine

NAME = "beamme.log"
LARGEST_BYTES = 512 * 1024
BACKUPS = 3
"""Full files kept beside the current one."""

_log = logging.getLogger(__name__)


def begin(folder: Path) -> None:
    """Log into this folder; warnings also go to the terminal, if there is one.

    Without write access the program runs without a log file.
    """
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    if sys.stderr is not None:
        terminal = logging.StreamHandler()
        terminal.setLevel(logging.WARNING)
        terminal.setFormatter(OneLine())
        root.addHandler(terminal)
    try:
        make_folder(folder)
        file = LogFile(folder / NAME, LARGEST_BYTES, BACKUPS)
    except OSError as error:
        root.warning("no log: %s", error)
    else:
        file.setFormatter(OneLine("{asctime} {levelname} {name}: {message}", style="{"))
        root.addHandler(file)


def follow(engine: QQmlEngine) -> None:
    """Log the warnings of the QML engine instead of letting Qt print them."""
    engine.setOutputWarningsToStandardError(False)
    engine.warnings.connect(_log_warnings)


def _log_warnings(warnings: Iterable[QQmlError]) -> None:
    for warning in warnings:
        _log.warning("%s", warning.toString())


def end() -> None:
    """Close the log file."""
    logging.shutdown()
