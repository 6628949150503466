"""The shapes on a page: values in millimetres, from the upper left corner."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

Colour = str
"""#RRGGBB, or #AARRGGBB if transparent."""
Step = tuple[float, ...]
"""Two numbers: a line to a point; four: a curve with one handle; six: with two."""


class Face(Enum):
    """A printed font; all are embedded."""

    PLAIN = "Manrope", 500
    STRONG = "Manrope", 600
    BOLD = "Manrope", 700
    HEAVY = "Manrope", 800
    TITLE = "Fredoka One", 400


class Align(Enum):
    """The horizontal alignment of a text."""

    LEFT = 0.0
    MIDDLE = 0.5
    RIGHT = 1.0


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle of the page."""

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
    """How a line is drawn; dashes and gaps are in line widths."""

    colour: Colour
    width: float = 0.25
    dashes: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Fade:
    """A linear gradient from one point to another."""

    x1: float
    y1: float
    x2: float
    y2: float
    stops: tuple[tuple[float, Colour], ...]


Fill = Colour | Fade | None


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle; its corners may have a radius."""

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
    """An ellipse around its centre."""

    x: float
    y: float
    width: float
    """Half the width, from the centre."""
    height: float
    fill: Fill = None
    pen: Pen | None = None


@dataclass(frozen=True, slots=True)
class Outline:
    """A path, closed or open."""

    start: tuple[float, float]
    steps: tuple[Step, ...]
    fill: Fill = None
    pen: Pen | None = None
    closed: bool = True


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text; `y` is its baseline, the size is in points."""

    text: str
    x: float
    y: float
    size: float
    colour: Colour
    face: Face = Face.PLAIN
    align: Align = Align.LEFT
    spread: float = 0.0
    """Extra letter spacing, as a share of the usual one."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """One of our drawings by name, in a square."""

    name: str
    x: float
    y: float
    size: float
    tints: str
    """The name of its palette."""
    mirrored: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Shapes with their own origin, rotated clockwise in degrees, scaled and clipped."""

    shapes: tuple["Shape", ...]
    x: float = 0.0
    y: float = 0.0
    turn: float = 0.0
    scale: float = 1.0
    clip: Box | None = None


Shape = Box | Line | Oval | Outline | Text | Drawing | Group


@dataclass(frozen=True, slots=True)
class Page:
    """A page and its shapes."""

    width: float
    height: float
    shapes: tuple[Shape, ...]


def polygon(
    points: Sequence[tuple[float, float]], fill: Fill = None, pen: Pen | None = None
) -> Outline:
    """A closed outline of straight lines."""
    return Outline(points[0], tuple(points[1:]), fill, pen)
