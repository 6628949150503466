"""Measures a printed pile of sheets against drawing the same lines and glyphs without a layout."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, cast

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QPainter, QPdfWriter

from ui.printing.document import Document
from ui.printing.drawing.painter import draw
from ui.printing.jobs import document
from ui.printing.order import Order
from ui.printing.press import INCH, RESOLUTION, page_layout, pdf

SHEETS = 100
ROUNDS = 6
Call = tuple[str, tuple[Any, ...]]


@dataclass(slots=True)
class Notes:
    """Stands in for a painter and notes what it is told."""

    calls: list[Call] = field(default_factory=list)

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *told: self.calls.append((name, told))


def measured(game: str, sheets: int = SHEETS, rounds: int = ROUNDS) -> dict[str, float]:
    """The size in millions of bytes, and the best times of both in seconds, taken in turns.

    Time of this process only: what else the machine does is not counted.
    """
    own, bare, size = [], [], 0
    for number in range(rounds):
        # Other sheets each time: nothing is at hand from the round before.
        pile = _pile(game, sheets, 1 + number * sheets)
        begin = time.process_time()
        size = max(size, len(pdf(pile)))
        own.append(time.process_time() - begin)
        pages = [_told(pile, page) for page in range(pile.count)]
        begin = time.process_time()
        _bare(pile, pages)
        bare.append(time.process_time() - begin)
    return {"mb": size / 1e6, "own_s": min(own), "bare_s": min(bare)}


def _pile(game: str, sheets: int, first: int) -> Document:
    return document(Order(game, language="de", per_page=4, pads=sheets, first=first))


def _told(pile: Document, page: int) -> list[Call]:
    """What a painter is told for a page."""
    notes = Notes()
    draw(pile.page(page), cast("QPainter", notes), RESOLUTION / INCH)
    return notes.calls


def _bare(pile: Document, pages: list[list[Call]]) -> QByteArray:
    """Nothing but Qt: everything that is drawn is already there."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setPageLayout(page_layout(pile))
    painter = QPainter(writer)
    for number, calls in enumerate(pages):
        if number:
            writer.newPage()
        for name, told in calls:
            getattr(painter, name)(*told)
    painter.end()
    buffer.close()
    return content
