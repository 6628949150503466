"""Pages that are laid out when somebody wants to see them, in the language of the sheet."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ui.printing.drawing.shapes import Page
from ui.text.words import speaking

Maker = Callable[[], Page]
"""Lays out a page."""


@dataclass(frozen=True, slots=True)
class Document:
    """All pages of one job."""

    title: str
    language: str
    size: tuple[float, float]
    """Of every page, in millimetres."""
    makers: Sequence[Maker]

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self.makers)

    def page(self, number: int) -> Page:
        """Lay out a page, the first is 0."""
        with speaking(self.language):
            return self.makers[number]()
