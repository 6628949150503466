"""Paper sizes and margins."""

from dataclasses import dataclass

MARGIN = 8.0
"""Millimetres at every edge that are never printed on."""
POINT = 25.4 / 72
"""A typographer's point in millimetres."""
HALF_CAPITAL = 0.36 * POINT
"""Half the height of a capital for each point: so far below its middle is a text's base line."""
SMALLEST = 8.0
"""The smallest text, in points."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper, in millimetres, upright."""

    key: str
    width: float
    height: float

    def turned(self, landscape: bool) -> tuple[float, float]:
        """Width and height in this orientation."""
        return (self.height, self.width) if landscape else (self.width, self.height)


PAPERS = {paper.key: paper for paper in (Paper("a4", 210.0, 297.0), Paper("letter", 215.9, 279.4))}
_LETTER = frozenset(
    ["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"]
)
"""Countries that use Letter, from Unicode's locale data."""


def usual_paper(country: str) -> str:
    """The key of the usual paper in a country, by its code."""
    return "letter" if country in _LETTER else "a4"
