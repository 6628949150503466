"""The geometry of a table of rounds."""

from dataclasses import dataclass

from ui.printing.drawing.shapes import Area

USUAL = 155.0
"""The height at which everything has its usual size."""
WIDEST = 18.0
"""The maximal width of the round numbers, in millimetres."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The geometry of a table with this many columns and rounds."""

    area: Area
    columns: int
    rounds: int

    @property
    def unit(self) -> float:
        """The scale, relative to the usual size."""
        return self.area.height / USUAL

    @property
    def left(self) -> float:
        """The width of the column with the numbers of the rounds."""
        return min(WIDEST, max(13.0, 15 * self.unit))

    @property
    def wide(self) -> float:
        """The width of a player's column."""
        return (self.area.width - self.left) / self.columns

    @property
    def head(self) -> float:
        """The height of the names."""
        return max(14.0, 18 * self.unit)

    @property
    def foot(self) -> float:
        """The height of the totals."""
        return max(10.5, 15 * self.unit)

    @property
    def row(self) -> float:
        """The height of a round."""
        return (self.area.height - self.head - self.foot) / self.rounds

    def x(self, column: int) -> float:
        """The left edge of a column."""
        return self.area.x + self.left + column * self.wide

    def y(self, number: int) -> float:
        """The upper edge of a round; the one after the last is the total."""
        return self.area.y + self.head + number * self.row
