"""Distribute the pieces of a game record over pages, without splitting any."""

from collections.abc import Sequence
from dataclasses import dataclass

from ui.printing.record.table import Piece

Placed = tuple[float, Piece]
"""A piece and its upper edge."""


@dataclass(frozen=True, slots=True)
class Room:
    """The space for pieces: on the first page, and on later ones."""

    first: float
    top: float
    bottom: float


def paginate(blocks: Sequence[Sequence[Piece]], room: Room) -> list[list[Placed]]:
    """The pieces of each page; a block stays together if it fits on a page."""
    pages: list[list[Placed]] = [[]]
    y = room.first
    for block in blocks:
        height = sum(piece.height for piece in block)
        if y + height > room.bottom and height <= room.bottom - room.top:
            pages.append([])
            y = room.top
        for piece in block:
            if y + piece.height > room.bottom and y > room.top:
                pages.append([])
                y = room.top
            pages[-1].append((y, piece))
            y += piece.height
    return pages
