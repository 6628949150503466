"""The end of a game record: fingerprint and secret number, to check the rolls."""

from beamme.table.play.fate import commitment
from beamme.table.storage.record import Record
from ui.printing.drawing.fonts import lines_of
from ui.printing.drawing.inks import COLOUR, Inks
from ui.printing.drawing.shapes import Area, Box, Face, Pen, Shape, Text
from ui.printing.record.style import BASE, LINE, SIZE
from ui.text.words import translate

GROUP = 8
"""Digits per group, as on screen."""
DIGITS = 10.0
"""The size of the digits, in points."""
CHECK = "beamme replay --verify"
PADDING = 4.5
AFTER_DIGITS = 3.6
"""Millimetres below a number."""


def groups(digits: str) -> list[str]:
    """A long number in groups of eight digits."""
    return [digits[first : first + GROUP] for first in range(0, len(digits), GROUP)]


def fairness_height(record: Record, width: float) -> float:
    """The height of the box at this width."""
    return _draw(record, Area(0, 0, width, 0), COLOUR)[1]


def fairness(record: Record, area: Area, inks: Inks) -> list[Shape]:
    """The box with both numbers, and how to check them."""
    box = Box(area.x, area.y, area.width, area.height, 2.5, pen=Pen(inks.rule, 0.3))
    return [box, *_draw(record, area, inks)[0]]


def _draw(record: Record, area: Area, inks: Inks) -> tuple[list[Shape], float]:
    """The content of the box, and its height."""
    x, y, wide = area.x + PADDING, area.y + PADDING, area.width - 2 * PADDING
    shapes: list[Shape] = []
    numbers = (
        (translate("Print", "Fingerprint of the secret number (SHA-256)"), commitment(record.seed)),
        (translate("Print", "Secret number (seed)"), record.revealed),
    )
    for title, digits in numbers:
        shapes.append(Text(title, x, y + BASE, SIZE, inks.text, Face.BOLD))
        y += LINE
        if digits:
            shapes += _digits(digits, x, y + BASE + 1, wide, inks)
            y += LINE + AFTER_DIGITS
    for line in lines_of(_sentence(record), Face.PLAIN, SIZE, wide):
        shapes.append(Text(line, x, y + BASE, SIZE, inks.muted))
        y += LINE
    if record.revealed:
        file = translate("Print", "FILE")
        shapes.append(Text(f"{CHECK} {file}", x, y + BASE, SIZE, inks.text, Face.BOLD))
        y += LINE
    return shapes, y + PADDING - area.y


def _sentence(record: Record) -> str:
    if record.revealed:
        return translate(
            "Print",
            "It fixed all rolls before the first one. Whoever has the file of this match can check "
            "number, fingerprint and every roll:",
        )
    return translate(
        "Print",
        "It fixed all rolls before the first one, and is told when the match is over. "
        "The fingerprint then shows that nobody changed it.",
    )


def _digits(digits: str, x: float, base: float, wide: float, inks: Inks) -> list[Shape]:
    parts = groups(digits)
    step = wide / len(parts)
    return [
        Text(part, x + number * step, base, DIGITS, inks.text, Face.STRONG)
        for number, part in enumerate(parts)
    ]
