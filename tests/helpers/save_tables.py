"""Saved matches as flat tables that tests can change, written again with the right checksums."""

import json
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from beamme.table.storage import checked_lines
from beamme.table.storage.record import FORMAT_OF_0_5_0, Record, to_bytes
from tests.helpers.saved import played

SMALL = to_bytes(played(9))
"""A match that has just begun, as it is saved."""


def table_of(record: Record) -> dict[str, Any]:
    """Everything that is saved of a match."""
    parts = checked_lines.read(to_bytes(record))
    assert parts is not None
    assert parts.trailer is not None
    return deepcopy({**parts.header, **parts.trailer, "log": [*parts.lines]})


def bytes_of(table: Mapping[str, Any]) -> bytes:
    """Write a table as this version does."""
    header = {key: value for key, value in table.items() if key not in {"log", "played"}}
    return checked_lines.write(header, table["log"], {"played": table["played"]})


def bytes_of_0_5_0(table: Mapping[str, Any]) -> bytes:
    """Write a table as version 0.5.0 did."""
    return json.dumps({**table, "format": FORMAT_OF_0_5_0}, indent=1).encode()


def rewritten(record: Record, **changes: Any) -> bytes:
    """A saved match with some things changed."""
    return bytes_of({**table_of(record), **changes})
