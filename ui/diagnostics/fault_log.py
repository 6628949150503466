"""Crashes that no Python code survives: their traces, found by the next start."""

import faulthandler
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from beamme.core.errors import BadData
from beamme.core.file_reading import open_regular
from beamme.table.storage.files import make_folder, private
from ui.diagnostics.system_info import circumstances, without_home

NAME = "fault.txt"
LINE = "---\n"
"""Between what is written at the start and what a crash adds."""
LARGEST_BYTES = 200_000


class Faults:
    """A file that stays only if the program was not able to take it away."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME
        self._file: TextIO | None = None

    def begin(self) -> str:
        """Let the next crash leave a trace; return that of the last one, if there was one."""
        before = self._left()
        with suppress(OSError):  # a full disk must not keep anybody from playing
            self._file = self._fresh()
            faulthandler.enable(self._file)
        return before

    def end(self) -> None:
        """The program ends as it should."""
        if self._file is None:
            return
        faulthandler.disable()
        self._file.close()
        self._file = None
        with suppress(OSError):
            self._path.unlink()

    def _left(self) -> str:
        try:
            if self._path.is_symlink():
                return ""
            opened = open_regular(self._path)
        except (OSError, BadData):
            return ""
        with TextIOWrapper(opened, encoding="utf-8", errors="replace") as file:
            about, line, trace = file.read(LARGEST_BYTES).partition(LINE)
        return without_home(f"{about}\n{trace}") if line and trace.strip() else ""

    def _fresh(self) -> TextIO:
        make_folder(self._path.parent)
        self._path.unlink(missing_ok=True)
        file = open(self._path, "x", encoding="utf-8", opener=private)  # noqa: SIM115 kept open
        try:
            file.write(f"{circumstances()}{LINE}")
            file.flush()
        except OSError:
            with suppress(OSError):
                file.close()
            self._path.unlink(missing_ok=True)
            raise
        return file
