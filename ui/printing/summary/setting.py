"""How the rules on one page are set, and what their blocks are."""

from collections.abc import Callable
from dataclasses import dataclass

from ui.printing.drawing.inks import Inks
from ui.printing.drawing.paper import POINT
from ui.printing.drawing.shapes import Colour, Group, Shape


@dataclass(frozen=True, slots=True)
class Look:
    """The colours of a game on its page of rules."""

    accent: Colour
    """Headings and numbers; dark enough to be read on white."""
    wash: Colour
    """Areas behind a text."""


@dataclass(frozen=True, slots=True)
class Setting:
    """How blocks are set: the larger and airier, the more room they need."""

    size: float
    """Of the text, in points."""
    leading: float
    """From line to line, as a share of the size."""
    inks: Inks
    look: Look

    @property
    def em(self) -> float:
        """The size of the text in millimetres; everything else is measured by it."""
        return self.size * POINT

    @property
    def line(self) -> float:
        """From one base line to the next."""
        return self.em * self.leading

    @property
    def above(self) -> float:
        """Half of the air between two lines."""
        return (self.line - self.em) / 2

    @property
    def accent(self) -> Colour:
        """What headings are printed in."""
        return self.inks.text if self.inks.saving else self.look.accent

    @property
    def wash(self) -> Colour | None:
        """What lies behind a text, if ink is for that."""
        return None if self.inks.saving else self.look.wash


@dataclass(frozen=True, slots=True)
class Laid:
    """Something laid out, its upper left corner at the origin."""

    width: float
    height: float
    shapes: tuple[Shape, ...]

    def at(self, x: float, y: float) -> Group:
        """The same at its place."""
        return Group(self.shapes, x, y)

    def down(self, height: float) -> float:
        """How far down it begins in the middle of so much height."""
        return (height - self.height) / 2


Block = Callable[[float, Setting], Laid]
"""Something as wide as it may be; it tells how high it becomes."""
Picture = Callable[[Setting], Laid]
"""Something as large as it is."""
