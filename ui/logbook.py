"""The log: a file that never grows large, with what Qt says in it too."""

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

NAME = "beamme.log"
LARGEST = 512 * 1024
OLDER = 3
"""So many full files are kept beside the one that is written."""
LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def begin(folder: Path) -> None:
    """Write the log into this folder; what is serious appears on the terminal too, if there is one.

    A folder that cannot be written must not keep anybody from playing.
    """
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    if sys.stderr is not None:
        terminal = logging.StreamHandler()
        terminal.setLevel(logging.WARNING)
        root.addHandler(terminal)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = RotatingFileHandler(
            folder / NAME, maxBytes=LARGEST, backupCount=OLDER, encoding="utf-8", delay=False
        )
    except OSError as error:
        root.warning("no log: %s", error)
    else:
        file.setFormatter(logging.Formatter("{asctime} {levelname} {name}: {message}", style="{"))
        root.addHandler(file)
    qInstallMessageHandler(note)


def note(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Note what Qt says, under the category it says it in."""
    category = context.category if isinstance(context.category, str) else "default"
    name = category if category.startswith("qt.") else f"qt.{category}"
    logging.getLogger(name).log(LEVELS[kind], "%s", message)


def end() -> None:
    """Close the file; Qt speaks to the terminal again."""
    qInstallMessageHandler(None)
    logging.shutdown()
