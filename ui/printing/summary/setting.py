"""The typesetting of one-page rules, and their blocks."""

from collections.abc import Callable
from dataclasses import dataclass

from ui.printing.drawing.inks import Inks
from ui.printing.drawing.paper import POINT
from ui.printing.drawing.shapes import Colour, Group, Shape


@dataclass(frozen=True, slots=True)
class Look:
    """The colours of a game's one-page rules."""

    accent: Colour
    """Headings and numbers; dark enough to be read on white."""
    wash: Colour
    """Areas behind a text."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The text size, line spacing and colours of blocks."""

    size: float
    """The text size, in points."""
    leading: float
    """The line spacing, relative to the size."""
    inks: Inks
    look: Look

    @property
    def em(self) -> float:
        """The text size in millimetres, the unit of everything else."""
        return self.size * POINT

    @property
    def line(self) -> float:
        """The line spacing, in millimetres."""
        return self.em * self.leading

    @property
    def above(self) -> float:
        """Half of the space between two lines."""
        return (self.line - self.em) / 2

    @property
    def accent(self) -> Colour:
        """The colour of headings."""
        return self.inks.text if self.inks.saving else self.look.accent

    @property
    def wash(self) -> Colour | None:
        """The background of a text; None if ink is saved."""
        return None if self.inks.saving else self.look.wash


@dataclass(frozen=True, slots=True)
class Laid:
    """Laid-out shapes, with the upper left corner at the origin."""

    width: float
    height: float
    shapes: tuple[Shape, ...]

    def at(self, x: float, y: float) -> Group:
        """The shapes moved to this place."""
        return Group(self.shapes, x, y)

    def down(self, height: float) -> float:
        """The offset that centres it vertically in this height."""
        return (height - self.height) / 2


Block = Callable[[float, Setting], Laid]
"""Lays itself out at a given width; its height follows."""
Picture = Callable[[Setting], Laid]
"""Lays itself out at its own size."""
