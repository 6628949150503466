"""A coloured pencil lying in the grass, its point to the right."""

from resources.kuh_vadis.drawings.palettes import darker, lighter
from resources.kuh_vadis.drawings.svg import document, path

WIDTH, HEIGHT = 230, 30


def pencil(colour: str) -> str:
    """Draw a pencil of a colour."""
    high, top, right = 17.0, 3.0, WIDTH - 4.0
    low, middle, wood = top + high, top + high / 2, right - high * 2.5
    tip = right - high * 2.5 * 0.32
    shadow = (
        f"M4 {low + 1}L{wood} {low + 5}L{right} {middle + 6}L{wood} {top + high * 0.4 + 4}"
        f"L4 {top + high * 0.5}z"
    )
    sharpened = (
        f"M{wood - 2} {top}Q{wood + 6} {top + high * 0.14} {wood - 1} {top + high * 0.28}"
        f"Q{wood + 9} {middle} {wood - 1} {top + high * 0.7}"
        f"Q{wood + 6} {top + high * 0.86} {wood - 2} {low}L{right} {middle}z"
    )
    point = (
        f"M{tip} {top + high * 0.34}L{right} {middle}L{tip} {top + high * 0.66}"
        f"Q{tip + 2.5} {middle} {tip} {top + high * 0.34}z"
    )
    parts = [
        path(shadow, "#081405", 0.32),
        path(f"M10 {top}H{wood}V{low}H10z", colour),
        path(f"M10 {top}H{wood}V{top + high * 0.28}H10z", lighter(colour, 1.35)),
        path(f"M10 {top + high * 0.7}H{wood}V{low}H10z", darker(colour, 1.35)),
        path(f"M10 {top}Q1 {top + 1} 1 {middle}Q1 {low - 1} 10 {low}z", "#E8D9B8"),
        path(f"M16 {top}h4v{high}h-4z", "#F5EBD2"),
        path(sharpened, "#E3BE88"),
        path(f"M{wood} {low}L{right} {middle}L{wood + 2} {top + high * 0.68}z", "#66401A", 0.25),
        path(point, darker(colour, 1.1)),
    ]
    return document((0, 0, WIDTH, HEIGHT), parts)
