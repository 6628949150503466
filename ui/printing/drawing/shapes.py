"""What a page is made of: values in millimetres, from the upper left corner."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

Colour = str
"""#RRGGBB, or #AARRGGBB where something shines through."""
Step = tuple[float, ...]
"""Two numbers: a straight line there; four: a curve with one handle; six: with two."""


class Face(Enum):
    """A font that is printed; all of them are embedded."""

    PLAIN = "Manrope", 500
    STRONG = "Manrope", 600
    BOLD = "Manrope", 700
    HEAVY = "Manrope", 800
    TITLE = "Fredoka One", 400


class Align(Enum):
    """Where a text stands at its place."""

    LEFT = 0.0
    MIDDLE = 0.5
    RIGHT = 1.0


@dataclass(frozen=True, slots=True)
class Area:
    """The room that something gets."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height


@dataclass(frozen=True, slots=True)
class Pen:
    """How a line is drawn; dashes and gaps are lengths in widths of the line."""

    colour: Colour
    width: float = 0.25
    dashes: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Fade:
    """A colour that becomes others on the way from one point to another."""

    x1: float
    y1: float
    x2: float
    y2: float
    stops: tuple[tuple[float, Colour], ...]


Fill = Colour | Fade | None


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle, its corners round if they have a radius."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0.0
    fill: Fill = None
    pen: Pen | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float
    pen: Pen


@dataclass(frozen=True, slots=True)
class Oval:
    """An ellipse round its middle."""

    x: float
    y: float
    width: float
    """From the middle to the side."""
    height: float
    fill: Fill = None
    pen: Pen | None = None


@dataclass(frozen=True, slots=True)
class Outline:
    """A line of any shape, closed or not."""

    start: tuple[float, float]
    steps: tuple[Step, ...]
    fill: Fill = None
    pen: Pen | None = None
    closed: bool = True


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text; `y` is its base line, the size is in points."""

    text: str
    x: float
    y: float
    size: float
    colour: Colour
    face: Face = Face.PLAIN
    align: Align = Align.LEFT
    spread: float = 0.0
    """Additional space between letters, as a share of the usual."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing of our own hand by its name, in a square."""

    name: str
    x: float
    y: float
    size: float
    tints: str
    """The name of its palette."""
    mirrored: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Shapes with an origin of their own, turned clockwise in degrees, seen through a window."""

    shapes: tuple["Shape", ...]
    x: float = 0.0
    y: float = 0.0
    turn: float = 0.0
    scale: float = 1.0
    clip: Box | None = None


Shape = Box | Line | Oval | Outline | Text | Drawing | Group


@dataclass(frozen=True, slots=True)
class Page:
    """A page and everything on it."""

    width: float
    height: float
    shapes: tuple[Shape, ...]


def polygon(
    points: Sequence[tuple[float, float]], fill: Fill = None, pen: Pen | None = None
) -> Outline:
    """A closed outline of straight lines."""
    return Outline(points[0], tuple(points[1:]), fill, pen)
