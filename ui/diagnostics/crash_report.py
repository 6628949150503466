"""Crash reports, as files that a player can find and send."""

import traceback
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock

from beamme.table.storage.files import write_atomically
from ui.diagnostics.system_info import describe_system, without_home

KEPT = 10
"""Reports to keep; older ones are deleted."""
MAX_PER_RUN = 5
"""An error in every frame must not fill the disk."""


@dataclass(frozen=True, slots=True)
class Report:
    """A report and its file, None if it could not be written."""

    text: str
    path: Path | None


class Reports:
    """The reports in one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen: set[str] = set()
        self._lock = Lock()

    def add(self, error: BaseException) -> Report | None:
        """Report an error, unless it was reported before or there are too many."""
        what = without_home("".join(traceback.format_exception(error)))
        with self._lock:
            if what in self._seen or len(self._seen) >= MAX_PER_RUN:
                return None
            self._seen.add(what)
            return self.write(f"{describe_system()}\n{what}")

    def write(self, text: str) -> Report:
        """Write a report and delete old ones."""
        try:
            path = self._unused_path()
            write_atomically(path, text.encode("utf-8", "backslashreplace"))
            self._delete_old()
        except OSError:
            return Report(text, None)
        return Report(text, path)

    def _unused_path(self) -> Path:
        stem = f"crash-{datetime.now(UTC):%Y%m%d-%H%M%S}"
        names = [stem, *(f"{stem}-{number}" for number in range(2, MAX_PER_RUN + KEPT))]
        paths = (self._folder / f"{name}.txt" for name in names)
        return next((path for path in paths if not path.exists()), self._folder / f"{stem}.txt")

    def _delete_old(self) -> None:
        for old in sorted(self._folder.glob("crash-*.txt"), reverse=True)[KEPT:]:
            with suppress(OSError):
                old.unlink()
