"""Names of files on their way through Qt, whose texts cannot hold every name."""

import os
from urllib.parse import quote, unquote_to_bytes


def id_of(name: str) -> str:
    """The name as a text that Qt keeps; what is not ordinary becomes % and two digits."""
    return quote(os.fsencode(name), safe=" ")


def name_of(match_id: str) -> str:
    """The name behind an id."""
    return os.fsdecode(unquote_to_bytes(match_id))


def shown(name: str) -> str:
    """The name as it is shown; bytes that are no text become replacement characters."""
    return os.fsencode(name).decode("utf-8", "replace")
