"""Where the fields of a printed board are."""

from dataclasses import dataclass

from beamme.games.beam_me_up.board import COLUMNS, ROWS, SPACE, TOP
from ui.printing.drawing.shapes import Area

FOOT = 0.7
"""The height of the strip below the ground, in rows."""
FIELD = 0.385
"""The radius of a field, as a fraction of the smaller side of its cell."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the fields are on a board that fills an area."""

    area: Area
    space: int = SPACE
    """The first row of space."""

    @property
    def across(self) -> float:
        """The width of a column."""
        return self.area.width / COLUMNS

    @property
    def up(self) -> float:
        """The height of a row."""
        return self.area.height / (ROWS + FOOT)

    @property
    def radius(self) -> float:
        """The radius of a field."""
        return min(self.across, self.up) * FIELD

    @property
    def ground(self) -> float:
        """Where the lowest row ends and the strip with the signs of the columns begins."""
        return self.area.bottom - self.up * FOOT

    @property
    def star_line(self) -> float:
        """Where space begins."""
        return self.area.y + (ROWS - self.space) * self.up

    def left(self, column: int) -> float:
        """The left edge of a column."""
        return self.area.x + column * self.across

    def middle(self, column: int, row: int) -> tuple[float, float]:
        """The middle of a field; row 0 is the ground."""
        return self.left(column) + self.across / 2, self.area.y + (TOP - row + 0.5) * self.up
