"""The log: a file that never grows large, with the warnings of the QML engine in it too.

Qt's own messages go to stderr, never to a Python handler: a render thread that speaks on its last
frames would wait for Python's lock, or call a handler that has just been removed, and crash.
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
OLDER = 3
"""So many full files are kept beside the one that is written."""

_log = logging.getLogger(__name__)


def begin(folder: Path) -> None:
    """Write the log into this folder; what is serious appears on the terminal too, if there is one.

    A folder that cannot be written must not keep anybody from playing.
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
        file = LogFile(folder / NAME, LARGEST_BYTES, OLDER)
    except OSError as error:
        root.warning("no log: %s", error)
    else:
        file.setFormatter(OneLine("{asctime} {levelname} {name}: {message}", style="{"))
        root.addHandler(file)


def follow(engine: QQmlEngine) -> None:
    """Note what the QML engine warns of, instead of letting Qt print it."""
    engine.setOutputWarningsToStandardError(False)
    engine.warnings.connect(_note)


def _note(warnings: Iterable[QQmlError]) -> None:
    for warning in warnings:
        _log.warning("%s", warning.toString())


def end() -> None:
    """Close the file."""
    logging.shutdown()
