"""Parse untrusted JSON: bounded size and depth, no duplicate keys, no NaN or infinity."""

import json
from collections.abc import Iterable
from typing import Any, NoReturn

from beamme.core.errors import BadData

DEEPEST = 12
LONGEST_KEY = 100


def parse(data: bytes, largest: int) -> dict[str, Any]:
    """The object in `data`; raises BadData with the reason."""
    if len(data) > largest:
        raise BadData("larger than %1 bytes", largest)
    try:
        text = data.decode("utf-8")
        _check_depth(text)
        value = json.loads(text, object_pairs_hook=_unique, parse_constant=_refuse)
        # Writing it again detects 1e999, which is infinite, and lone surrogates.
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode("utf-8")
    except BadData:
        raise
    except (ValueError, RecursionError) as error:
        raise BadData("not readable as JSON: %1", error) from error
    if not isinstance(value, dict):
        raise BadData("not a JSON object")
    return value


def write(value: dict[str, Any]) -> bytes:
    """The object as human-readable JSON."""
    return json.dumps(value, ensure_ascii=False, indent=1, allow_nan=False).encode("utf-8") + b"\n"


def _check_depth(text: str) -> None:
    depth = 0
    inside = escaped = False
    for mark in text:
        if inside:
            inside = escaped or mark != '"'
            escaped = not escaped and mark == "\\"
        elif mark == '"':
            inside = True
        elif mark in "[{":
            depth += 1
            if depth > DEEPEST:
                raise BadData("nested deeper than %1 levels", DEEPEST)
        elif mark in "]}":
            depth -= 1


def _unique(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if len(key) > LONGEST_KEY:
            raise BadData("a key is longer than %1 characters", LONGEST_KEY)
        if key in found:
            raise BadData("the key %1 stands twice", repr(key))
        found[key] = value
    return found


def _refuse(constant: str) -> NoReturn:
    raise BadData("%1 is no number", constant)
