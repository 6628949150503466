"""Saved matches on disk."""

import secrets
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from beamme.core.errors import BadData
from beamme.table.files import read_at_most, write_atomically
from beamme.table.record import LARGEST_FILE, Record, from_bytes, to_bytes

ENDING = ".beamme"
REMOVED = ".removed"
DAMAGED = ".damaged"
LONGEST_WRITING = 60.0


@dataclass(frozen=True, slots=True)
class Shelved:
    """A file of the library: what is in it, or why that cannot be told."""

    name: str
    record: Record | None
    reason: str = ""


def load(path: Path) -> Record:
    """The match in a file; raises BadData that says why not."""
    try:
        return from_bytes(read_at_most(path, LARGEST_FILE))
    except OSError as error:
        raise BadData(error.strerror or str(error)) from error


class Library:
    """A folder of matches. What is removed is set aside until the program ends."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._damaged: set[str] = set()

    def new_name(self) -> str:
        """A name that no match has yet; it sorts by time."""
        return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"

    def save(self, name: str, record: Record) -> None:
        """Write the match; raises OSError, and then the file is as it was."""
        path = self.path(name)
        if name in self._damaged:
            # What could not be read is kept beside what goes on without it.
            write_atomically(path.with_name(f"{path.name}{DAMAGED}"), path.read_bytes())
            self._damaged.discard(name)
        write_atomically(path, to_bytes(record))

    def load(self, name: str) -> Record:
        """The match of this name; raises BadData."""
        record = load(self.path(name))
        if record.problem is not None:
            self._damaged.add(name)
        return record

    def matches(self) -> tuple[Shelved, ...]:
        """All matches, the one that was played last first; unreadable files come last."""
        shelved = [self._shelved(path) for path in self._folder.glob(f"*{ENDING}")]
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
        """Forget what was set aside, and what a crash left half written."""
        # Another window may be writing right now; nobody writes for so long.
        old = datetime.now(UTC).timestamp() - LONGEST_WRITING
        for path in self._folder.glob(f"*{ENDING}.*"):
            with suppress(OSError):
                half_written = path.name.startswith(".") and path.stat().st_mtime < old
                if half_written or path.name.endswith(REMOVED):
                    path.unlink()

    def path(self, name: str) -> Path:
        """Where the match of this name is kept."""
        return self._folder / f"{name}{ENDING}"

    def _aside(self, name: str) -> Path:
        return self._folder / f"{name}{ENDING}{REMOVED}"

    def _shelved(self, path: Path) -> Shelved:
        try:
            return Shelved(path.stem, load(path))
        except BadData as error:
            return Shelved(path.stem, None, str(error))
