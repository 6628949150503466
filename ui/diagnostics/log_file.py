"""The file behind the log: clean, private, never a link, and quiet about a full disk."""

import logging
import sys
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from beamme.commands.terminal import complain, visible
from beamme.table.storage.files import private


class OneLine(logging.Formatter):
    """Lets nobody's text break a line of the log or give orders to the terminal."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        return visible(super().formatMessage(record))

    def formatException(self, ei: "logging._SysExcInfoType") -> str:
        """A traceback keeps its lines, none of which looks like one of the log."""
        lines = super().formatException(ei).split("\n")
        return "\n".join(f"  {visible(line)}" for line in lines)


class LogFile(RotatingFileHandler):
    """Says once that it cannot write, and tries again with every line."""

    def __init__(self, path: Path, largest: int, older: int) -> None:
        self._told = False
        super().__init__(path, maxBytes=largest, backupCount=older, encoding="utf-8")

    def _open(self) -> TextIOWrapper:
        return open(self.baseFilename, "a", encoding="utf-8", opener=private)

    def handleError(self, record: logging.LogRecord) -> None:
        """Tell of a full disk in one line; anything else is a mistake and has its traceback."""
        error = sys.exc_info()[1]
        if not isinstance(error, OSError):
            super().handleError(record)
            return
        if self.stream is not None:
            # A file keeps what it could not write, and would fail over it for ever.
            with suppress(OSError):
                self.stream.close()
            self.stream = None
        if not self._told:
            self._told = True
            complain("BeamMe", f"the log cannot be written: {error.strerror}")
