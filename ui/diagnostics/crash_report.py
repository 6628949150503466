"""Reports of what went wrong and should not have, in files that a player can find and send."""

import traceback
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock

from beamme.table.storage.files import write_atomically
from ui.diagnostics.system_info import circumstances, without_home

KEPT = 10
"""So many reports stay; older ones are forgotten."""
MOST = 5
"""So many are written in one run: what fails in every frame must not fill the disk."""


@dataclass(frozen=True, slots=True)
class Report:
    """What happened, and the file that says so, unless it could not be written."""

    text: str
    path: Path | None


class Reports:
    """The reports in one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen: set[str] = set()
        self._lock = Lock()

    def add(self, error: BaseException) -> Report | None:
        """Report an error, unless it is known or there are too many."""
        what = without_home("".join(traceback.format_exception(error)))
        with self._lock:
            if what in self._seen or len(self._seen) >= MOST:
                return None
            self._seen.add(what)
            return self.write(f"{circumstances()}\n{what}")

    def write(self, text: str) -> Report:
        """Keep a text as a report, beside those before it."""
        try:
            path = self._unused()
            write_atomically(path, text.encode("utf-8", "backslashreplace"))
            self._forget()
        except OSError:
            return Report(text, None)
        return Report(text, path)

    def _unused(self) -> Path:
        stem = f"crash-{datetime.now(UTC):%Y%m%d-%H%M%S}"
        names = [stem, *(f"{stem}-{number}" for number in range(2, MOST + KEPT))]
        paths = (self._folder / f"{name}.txt" for name in names)
        return next((path for path in paths if not path.exists()), self._folder / f"{stem}.txt")

    def _forget(self) -> None:
        for old in sorted(self._folder.glob("crash-*.txt"), reverse=True)[KEPT:]:
            with suppress(OSError):
                old.unlink()
