"""A match in a file, as `beamme replay` reads it."""

from pathlib import Path
from typing import Any

from beamme.table.storage.record import Record
from tests.helpers.save_tables import rewritten


def saved(record: Record, folder: Path, **changes: Any) -> str:
    """Write a record to a file, with some things changed."""
    path = folder / "match.beamme"
    path.write_bytes(rewritten(record, **changes))
    return str(path)
