"""Traces of crashes outside Python (segmentation faults), found by the next start."""

import faulthandler
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from beamme.core.errors import BadData
from beamme.core.file_reading import open_regular
from beamme.table.storage.files import make_folder, private
from ui.diagnostics.system_info import describe_system, without_home

NAME = "fault.txt"
SEPARATOR = "---\n"
"""Between the header written at the start and the trace of a crash."""
LARGEST_BYTES = 200_000


class FaultLog:
    """A file that remains only if the program crashed before deleting it."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME
        self._file: TextIO | None = None

    def begin(self) -> str:
        """Record the next crash; return the trace of the last one, if any."""
        before = self._last_trace()
        with suppress(OSError):  # play on even if the disk is full
            self._file = self._new_file()
            faulthandler.enable(self._file)
        return before

    def end(self) -> None:
        """Delete the file: the program ends normally."""
        if self._file is None:
            return
        faulthandler.disable()
        self._file.close()
        self._file = None
        with suppress(OSError):
            self._path.unlink()

    def _last_trace(self) -> str:
        try:
            if self._path.is_symlink():
                return ""
            opened = open_regular(self._path)
        except (OSError, BadData):
            return ""
        with TextIOWrapper(opened, encoding="utf-8", errors="replace") as file:
            about, line, trace = file.read(LARGEST_BYTES).partition(SEPARATOR)
        return without_home(f"{about}\n{trace}") if line and trace.strip() else ""

    def _new_file(self) -> TextIO:
        make_folder(self._path.parent)
        self._path.unlink(missing_ok=True)
        file = open(self._path, "x", encoding="utf-8", opener=private)  # noqa: SIM115 kept open
        try:
            file.write(f"{describe_system()}{SEPARATOR}")
            file.flush()
        except OSError:
            with suppress(OSError):
                file.close()
            self._path.unlink(missing_ok=True)
            raise
        return file
