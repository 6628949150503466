"""Crashes that no Python code survives: their traces, found by the next start."""

import faulthandler
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from ui.circumstances import circumstances, without_home

NAME = "fault.txt"
LINE = "---\n"
"""Between what is written at the start and what a crash adds."""
LARGEST = 200_000


class Faults:
    """A file that stays only if the program was not able to take it away."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME
        self._file: TextIO | None = None

    def begin(self) -> str:
        """Let the next crash leave a trace; return that of the last one, if there was one."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            before = self._left()
            self._file = self._path.open("w", encoding="utf-8")
        except OSError:
            return ""
        self._file.write(f"{circumstances()}{LINE}")
        self._file.flush()
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
            with self._path.open(encoding="utf-8", errors="replace") as file:
                about, line, trace = file.read(LARGEST).partition(LINE)
        except FileNotFoundError:
            return ""
        return without_home(f"{about}\n{trace}") if line and trace.strip() else ""
