"""The log file: escaped text, private, never a link, one complaint about a full disk."""

import logging
import sys
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from beamme.commands.terminal import complain, visible
from beamme.table.storage.files import private


class OneLine(logging.Formatter):
    """Escapes line breaks and terminal control characters."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        return visible(super().formatMessage(record))

    def formatException(self, ei: "logging._SysExcInfoType") -> str:
        """Indent the lines of a traceback, so that none looks like a log entry."""
        lines = super().formatException(ei).split("\n")
        return "\n".join(f"  {visible(line)}" for line in lines)


class LogFile(RotatingFileHandler):
    """Complains once if it cannot write, and retries with every line."""

    def __init__(self, path: Path, largest: int, older: int) -> None:
        self._complained = False
        super().__init__(path, maxBytes=largest, backupCount=older, encoding="utf-8")

    def _open(self) -> TextIOWrapper:
        return open(self.baseFilename, "a", encoding="utf-8", opener=private)

    def handleError(self, record: logging.LogRecord) -> None:
        """Report a full disk in one line; any other error is a bug and keeps its traceback."""
        error = sys.exc_info()[1]
        if not isinstance(error, OSError):
            super().handleError(record)
            return
        if self.stream is not None:
            # A file keeps what it could not write in its buffer, and would fail for ever.
            with suppress(OSError):
                self.stream.close()
            self.stream = None
        if not self._complained:
            self._complained = True
            complain("BeamMe", f"the log cannot be written: {error.strerror}")
