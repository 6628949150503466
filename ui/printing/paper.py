"""The papers that homes have, and what their printers leave white."""

from dataclasses import dataclass

MARGIN = 8.0
"""Millimetres at every edge that no sheet uses."""
POINT = 25.4 / 72
"""A typographer's point in millimetres."""
SMALLEST = 8.0
"""Points; nobody has to read anything smaller."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper as it lies in the printer, in millimetres."""

    key: str
    width: float
    height: float

    def turned(self, landscape: bool) -> tuple[float, float]:
        """Width and height as one looks at it."""
        return (self.height, self.width) if landscape else (self.width, self.height)


PAPERS = {paper.key: paper for paper in (Paper("a4", 210.0, 297.0), Paper("letter", 215.9, 279.4))}
