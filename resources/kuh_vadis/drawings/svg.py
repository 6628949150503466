"""Shapes become the text of an SVG file."""

import itertools
from collections.abc import Iterable, Mapping, Sequence
from math import hypot

from resources.kuh_vadis.drawings.hand import Shape
from resources.kuh_vadis.drawings.paths import Point

FINE = 10
"""Coordinates are whole tenths of a unit."""
TOLERANCE = 0.07


def simpler(points: Sequence[Point], tolerance: float = TOLERANCE) -> list[Point]:
    """Leave out every point that lies almost on the line between others."""
    if len(points) < 3:
        return list(points)
    (ax, ay), (bx, by) = points[0], points[-1]
    length = hypot(bx - ax, by - ay)
    far, at = 0.0, 0
    for i, (x, y) in enumerate(points[1:-1], 1):
        if length > 0:
            away = abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
        else:
            away = hypot(x - ax, y - ay)
        if away > far:
            far, at = away, i
    if far <= tolerance:
        return [points[0], points[-1]]
    return simpler(points[: at + 1], tolerance)[:-1] + simpler(points[at:], tolerance)


def outline(points: Sequence[Point]) -> str:
    """Write a polygon as short relative steps."""
    whole = [(round(x * FINE), round(y * FINE)) for x, y in simpler(points)]
    words = [f"M{whole[0][0]} {whole[0][1]}l"]
    for (ax, ay), (bx, by) in itertools.pairwise(whole):
        if (ax, ay) != (bx, by):
            words += [number(bx - ax), number(by - ay)]
    return "".join(words).replace("l ", "l") + "z"


def number(value: int) -> str:
    """Write a step; a minus sign separates as well as a space."""
    return f" {value}" if value >= 0 else str(value)


def path(data: str, fill: str, alpha: float = 1) -> str:
    """Write a filled path."""
    opacity = f' fill-opacity="{alpha:.3g}"' if alpha < 1 else ""
    return f'<path fill="{fill}"{opacity} d="{data}"/>'


def polygons(shapes: Iterable[Shape], palette: Mapping[str, str]) -> list[str]:
    """Write shapes in the colours of a palette."""
    return [path(outline(shape.points), palette[shape.key], shape.alpha) for shape in shapes]


def group(parts: Sequence[str], x: float = 0, y: float = 0, size: float = 1) -> str:
    """Move and scale what is drawn in tenths of a unit."""
    return "\n".join(
        [
            f'<g transform="translate({x:g} {y:g}) scale({size:g})">',
            *parts,
            "</g>",
        ]
    )


def gradient(name: str, stops: Iterable[tuple[float, str, float]], place: str) -> str:
    """Write a gradient; `place` says whether it is linear or radial, and where it lies."""
    kind = "radial" if " r=" in f" {place}" else "linear"
    colours = "".join(
        f'<stop offset="{at:g}" stop-color="{colour}" stop-opacity="{alpha:g}"/>'
        for at, colour, alpha in stops
    )
    return (
        f'<{kind}Gradient id="{name}" gradientUnits="userSpaceOnUse" {place}>'
        f"{colours}</{kind}Gradient>"
    )


def document(box: tuple[float, float, float, float], parts: Sequence[str]) -> str:
    """Write a whole file; `box` is left, top, width and height of what is seen."""
    left, top, width, height = (f"{value:g}" for value in box)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="{left} {top} {width} {height}">'
    )
    return "\n".join([head, *parts, "</svg>", ""])
