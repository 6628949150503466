"""Names of players and boards: short, visible and on one line."""

from collections.abc import Iterator
from itertools import chain
from unicodedata import category, normalize

LONGEST_NAME = 24
MOST_MARKS = 3
"""Accents allowed on one letter: Tibetan and Hebrew need three, and nobody needs a tower."""
NAMELESS = "?"

# Blank, though Unicode counts them as letters, symbols or marks: fillers, selectors, empty signs.
_BLANK = frozenset(
    map(
        chr,
        chain(
            (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180F, 0x2800, 0x3164, 0xFFA0),
            (0x13441, 0x13442, 0x1D159),
            range(0x180B, 0x180E),
            range(0xE0100, 0xE01F0),
        ),
    )
)
_MARKS = frozenset({"Mn", "Me"})


def is_name(value: object) -> bool:
    """Whether this may name a player: it has no invisible characters and is not too long."""
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST_NAME:
        return False
    return normalize("NFC", value) == tidy_name(value)


def tidy_name(text: str) -> str:
    """Clean up a typed name; empty if nothing visible is left."""
    seen = (mark for mark in text if mark.isspace() or _is_visible(mark))
    letters = "".join(_without_towers(normalize("NFC", "".join(seen))))
    return " ".join(letters.split())[:LONGEST_NAME].strip()


def read_name(value: object) -> str | None:
    """The name in a saved match; None if it is not a name.

    Earlier versions accepted more as a name: what they saved is cleaned up, so it can be opened.
    """
    if not isinstance(value, str) or value != value.strip() or not value.isprintable():
        return None
    return (tidy_name(value) or NAMELESS) if 0 < len(value) <= LONGEST_NAME else None


def _is_visible(mark: str) -> bool:
    return mark.isprintable() and mark not in _BLANK


def _without_towers(text: str) -> Iterator[str]:
    """Drop accents that have no base letter, and those stacked too high."""
    room = 0
    for mark in text:
        if category(mark) not in _MARKS:
            room = 0 if mark.isspace() else MOST_MARKS
        elif room:
            room -= 1
        else:
            continue
        yield mark
