"""Saved matches on disk."""

import re
import secrets
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from beamme.core.errors import BadData, Reason
from beamme.core.match import Match
from beamme.table.storage.files import read_at_most, write_atomically
from beamme.table.storage.record import LARGEST_FILE_BYTES, Record, from_bytes, to_bytes
from beamme.table.storage.set_aside import beside, unused

ENDING = ".beamme"
REMOVED = ".removed"
DAMAGED = ".damaged"
REPORT = ".report"
HALF_WRITTEN = re.compile(rf"^\..*\{ENDING}\.[0-9a-f]{{8}}$", re.DOTALL)
"""The name of a temporary file that was meant to replace a match."""
LONGEST_WRITING_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class LibraryEntry:
    """A file of the library: the current state of its match, or why it cannot be read."""

    name: str
    record: Record | None
    """Without its log, because hundreds of matches are listed but only the last state is shown."""
    reason: Reason | None = None


def load(path: Path) -> Record:
    """The match in a file; raises BadData with the reason if it cannot be read."""
    try:
        return from_bytes(read_at_most(path, LARGEST_FILE_BYTES))
    except OSError as error:
        raise BadData("%1", error.strerror or error) from error


class Library:
    """A folder of matches. Removed ones are set aside until the program ends."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._damaged: set[str] = set()
        self._known: dict[str, tuple[int, LibraryEntry]] = {}

    def new_name(self) -> str:
        """An unused name; names sort by time."""
        return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"

    def save(self, name: str, record: Record) -> None:
        """Write the match; raises OSError and then leaves the file as it was."""
        path, data = self.path(name), to_bytes(record)
        if name in self._damaged:
            _keep_damaged(path)
            self._damaged.discard(name)
        write_atomically(path, data)

    def load(self, name: str) -> Record:
        """The match of this name; raises BadData."""
        record = load(self.path(name))
        if record.problem is not None:
            self._damaged.add(name)
        return record

    def matches(self, newest: int | None = None) -> tuple[LibraryEntry, ...]:
        """All matches, or only the most recently changed files; the last played comes first.

        A file is read again only after it has changed. Unreadable ones come last.
        """
        dated = sorted(self._dated(), reverse=True)
        for gone in set(self._known) - {path.stem for _, path in dated}:
            self._known.pop(gone, None)
        shelved = [self._shelved(changed, path) for changed, path in dated[:newest]]
        epoch = datetime.min.replace(tzinfo=UTC)
        return tuple(
            sorted(
                shelved,
                key=lambda each: (each.record.played if each.record else epoch, each.name),
                reverse=True,
            )
        )

    def remove(self, name: str) -> None:
        """Set the match aside."""
        self.path(name).replace(self._aside(name))

    def restore(self, name: str) -> None:
        """Bring back what was set aside."""
        self._aside(name).replace(self.path(name))

    def empty_bin(self) -> None:
        """Delete matches that were set aside, their reports, and files left half written."""
        # Another window may be writing right now, but never for this long.
        old = datetime.now(UTC).timestamp() - LONGEST_WRITING_SECONDS
        for path in self._folder.glob(f"*{ENDING}.*"):
            with suppress(OSError):
                half_written = HALF_WRITTEN.search(path.name) and path.lstat().st_mtime < old
                if half_written or path.name.endswith(REMOVED):
                    path.unlink()
        kept = {self.report_path(path.stem) for path in self._folder.glob(f"*{ENDING}")}
        for path in set(self._folder.glob(f"*{ENDING}{REPORT}")) - kept:
            with suppress(OSError):
                path.unlink()

    def path(self, name: str) -> Path:
        """Where the match of this name is kept."""
        return self._folder / f"{name}{ENDING}"

    def report_path(self, name: str) -> Path:
        """Where the report of the match of this name is kept."""
        return beside(self.path(name), after=REPORT)

    def _aside(self, name: str) -> Path:
        return beside(self.path(name), after=REMOVED)

    def _dated(self) -> Iterator[tuple[int, Path]]:
        for path in self._folder.glob(f"*{ENDING}"):
            try:
                changed = path.stat().st_mtime_ns
            except OSError:
                changed = 0
            yield changed, path

    def _shelved(self, changed: int, path: Path) -> LibraryEntry:
        known = self._known.get(path.stem)
        if known is None or known[0] != changed:
            known = changed, _judged(path)
            self._known[path.stem] = known
        return known[1]


def _keep_damaged(path: Path) -> None:
    """Copy a damaged file before its match continues without the unreadable part."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return  # somebody has removed it; the match itself is not lost
    write_atomically(unused(beside(path, after=DAMAGED)), data)


def _judged(path: Path) -> LibraryEntry:
    try:
        record = load(path)
    except BadData as error:
        return LibraryEntry(path.stem, None, error.reason)
    match = record.match
    last = Match(match.game, match.seats, (), (match.state,))
    return LibraryEntry(path.stem, replace(record, match=last))
