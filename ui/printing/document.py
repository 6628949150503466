"""A document: pages laid out on demand, in the language of the sheet."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ui.printing.drawing.shapes import Page
from ui.text.words import using_language

Maker = Callable[[], Page]
"""Lays out a page."""


@dataclass(frozen=True, slots=True)
class Document:
    """All pages of one job."""

    title: str
    language: str
    size: tuple[float, float]
    """The size of every page, in millimetres."""
    makers: Sequence[Maker]

    @property
    def count(self) -> int:
        """The number of pages."""
        return len(self.makers)

    def page(self, number: int) -> Page:
        """Lay out a page, the first is 0."""
        with using_language(self.language):
            return self.makers[number]()
