"""File names as text for Qt, whose strings cannot hold every file name."""

import os
from urllib.parse import quote, unquote_to_bytes


def id_of(name: str) -> str:
    """The name as percent-encoded text."""
    return quote(os.fsencode(name), safe=" ")


def name_of(match_id: str) -> str:
    """The name behind an id."""
    return os.fsdecode(unquote_to_bytes(match_id))


def shown(name: str) -> str:
    """The name for display; undecodable bytes become replacement characters."""
    return os.fsencode(name).decode("utf-8", "replace")
