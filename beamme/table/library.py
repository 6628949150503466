"""Saved matches on disk."""

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from beamme.core.errors import BadData
from beamme.table.files import write_atomically
from beamme.table.record import LARGEST_FILE, Record, from_bytes, to_bytes

ENDING = ".beamme"


@dataclass(frozen=True, slots=True)
class Shelved:
    """A file of the library: what is in it, or why that cannot be told."""

    name: str
    record: Record | None
    reason: str = ""


def load(path: Path) -> Record:
    """The match in a file; raises BadData that says why not."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadData(f"larger than {LARGEST_FILE} bytes")
        return from_bytes(path.read_bytes())
    except OSError as error:
        raise BadData(error.strerror or str(error)) from error


class Library:
    """A folder of matches. What is removed is set aside until the program ends."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def new_name(self) -> str:
        """A name that no match has yet; it sorts by time."""
        return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"

    def save(self, name: str, record: Record) -> None:
        """Write the match; raises OSError, and then the file is as it was."""
        write_atomically(self.path(name), to_bytes(record))

    def load(self, name: str) -> Record:
        """The match of this name; raises BadData."""
        return load(self.path(name))

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
        """Forget what was set aside."""
        for path in self._folder.glob(f"*{ENDING}.removed"):
            path.unlink(missing_ok=True)

    def path(self, name: str) -> Path:
        """Where the match of this name is kept."""
        return self._folder / f"{name}{ENDING}"

    def _aside(self, name: str) -> Path:
        return self._folder / f"{name}{ENDING}.removed"

    def _shelved(self, path: Path) -> Shelved:
        try:
            return Shelved(path.stem, load(path))
        except BadData as error:
            return Shelved(path.stem, None, str(error))
