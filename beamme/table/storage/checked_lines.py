"""A JSON object in lines with checksums, so that all lines before a damaged one can be trusted.

    {"program": "BeamMe", …, "check": "5d3a90c1", "log": [
    "8c1f22aa roll",
    "91ab0334 faces 2 5 5 6 2"
    ], "played": "2026-10-31T20:15:00+00:00", "end": "1b2c3d4e"}

As a whole the file is plain JSON, so any tool and any older version can recognise it. Every
checksum is the CRC-32 of all text so far: it detects a changed line, and also one that is
missing, duplicated or swapped, which the rules of a game might allow.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from beamme.core.errors import BadData
from beamme.table.storage import strict_json

_CHECK = rb"([0-9a-f]{8})"
_HEADER = re.compile(rb'\{(.*), "check": "' + _CHECK + rb'", "log": \[')
_LINE = re.compile(rb'"' + _CHECK + rb' ([^"\\]*)"')
_TRAILER = re.compile(rb'\], (.*), "end": "' + _CHECK + rb'"\}')


@dataclass(frozen=True, slots=True)
class Checked:
    """The undamaged part of a file."""

    header: Mapping[str, Any]
    lines: tuple[str, ...]
    trailer: Mapping[str, Any] | None
    """None if something before the end of the file is damaged or missing."""


def write(header: Mapping[str, Any], lines: Iterable[str], trailer: Mapping[str, Any]) -> bytes:
    """The content of a file; header and trailer must not be empty."""
    text = _members(header)
    check = _extend(0, text)
    first = b'{%s, "check": "%08x", "log": [' % (text, check)
    rows = []
    for line in lines:
        text = line.encode()
        check = _extend(check, text)
        rows.append(b'"%08x %s"' % (check, text))
    text = _members(trailer)
    last = b'], %s, "end": "%08x"}' % (text, _extend(check, text))
    log = b",\n".join(rows) + b"\n" if rows else b""
    return b"%s\n%s%s\n" % (first, log, last)


def read(data: bytes) -> Checked | None:
    """The undamaged part; None if this is some other kind of file.

    Raises BadData if the header is damaged, because nothing can be read without it.
    """
    first, *rows = (row.removesuffix(b"\r") for row in data.split(b"\n"))
    found = _HEADER.fullmatch(first)
    if found is None:
        return None
    check = _extend(0, found[1])
    if check != int(found[2], 16):
        raise BadData("the first line is damaged")
    header = _object(found[1])
    lines: list[str] = []
    for number, row in enumerate(rows):
        found = _LINE.match(row)
        if found is None:
            return Checked(header, tuple(lines), _read_trailer(rows[number:], check))
        check = _extend(check, found[2])
        if check != int(found[1], 16):
            break
        lines.append(found[2].decode(errors="replace"))
        if row[found.end() :] not in {b"", b","}:
            break
    return Checked(header, tuple(lines), None)


def _read_trailer(rows: list[bytes], check: int) -> dict[str, Any] | None:
    found = _TRAILER.fullmatch(rows[0])
    if found is None or _extend(check, found[1]) != int(found[2], 16) or any(rows[1:]):
        return None
    return _object(found[1])


def _extend(check: int, text: bytes) -> int:
    return crc32(text + b"\n", check)


def _members(table: Mapping[str, Any]) -> bytes:
    """The object without its braces."""
    return json.dumps(table, ensure_ascii=False, allow_nan=False).encode()[1:-1]


def _object(members: bytes) -> dict[str, Any]:
    text = b"{%s}" % members
    return strict_json.parse(text, len(text))
