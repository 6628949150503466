"""The one-page rules: a band in the game's style above two columns, set as large as possible."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ui.printing.drawing.fonts import lines_of, width_of
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.paper import MARGIN, SMALLEST
from ui.printing.drawing.shapes import (
    Align,
    Area,
    Box,
    Colour,
    Face,
    Line,
    Oval,
    Page,
    Pen,
    Shape,
    Text,
)
from ui.printing.order import Order
from ui.printing.summary.setting import Block, Laid, Look, Setting
from ui.printing.summary.text import Words
from ui.text.games import minutes_text, players_text, title
from ui.text.words import fill, translate

SIDE = 12.0
"""The left and right margin, in millimetres."""
TOP = 12.2
BAND = 34.0
"""The height of the band."""
FOOT = 14.2
"""The space below the columns."""
BETWEEN = 8.0
"""The space between the columns."""
LARGEST, LEAST, STEP = 11.0, 8.25, 0.125
"""The text sizes to try, in points."""
TIGHT, AIRY = 1.26, 1.5
"""The range of line spacing."""
GAP = 1.1
"""The least space between sections, relative to the text size."""
SHARES = 0.42, 0.58
"""The range of the left column's share of the width."""

Art = Callable[[Area, Inks], tuple[Shape, ...]]


@dataclass(frozen=True, slots=True)
class Summary:
    """The content of a page of rules."""

    game: str
    look: Look
    art: Art
    """The band behind title and goal."""
    title: Colour
    """The text colour on the band."""
    room: tuple[float, float]
    """The left and right end of title and goal, relative to the band's width."""
    goal: str
    need: str
    """The material that is needed."""
    left: tuple[Block, ...]
    right: tuple[Block, ...]


def summary_page(order: Order, content: Summary) -> Page:
    """The page, filled from the band to the foot."""
    width, height = order.size
    band = Area(SIDE, TOP, width - 2 * SIDE, BAND)
    facts = _facts(band, order.inks, content)
    top = band.bottom + facts.height + 5.5
    area = Area(SIDE, top, band.width, height - FOOT - top)
    shapes = (
        *content.art(band, order.inks),
        *_head(band, order.inks, content),
        facts.at(SIDE, band.bottom + 2.5),
        *_columns(area, order.inks, content),
        *_foot(width, height, order.inks),
    )
    return Page(width, height, shapes)


def _head(band: Area, inks: Inks, content: Summary) -> tuple[Shape, ...]:
    colour = inks.text if inks.saving else content.title
    begin, end = content.room
    x, size = band.x + band.width * begin, 11.0
    lines = lines_of(content.goal, Face.BOLD, size, band.width * (end - begin))
    return (
        Text(title(content.game), x, band.y + 12.8, 30, colour, Face.TITLE),
        *(
            Text(line, x, band.y + 19.2 + number * 4.7, size, colour, Face.BOLD)
            for number, line in enumerate(lines)
        ),
    )


def _facts(band: Area, inks: Inks, content: Summary) -> Laid:
    """Players, length and material: one strip below the band."""
    setting = Setting(9.0, 1.3, inks, content.look)
    base = setting.em * 0.82 + 1.35
    told = (
        (_people, fill(translate("Print", "%1 players"), players_text(content.game))),
        (_clock, fill(translate("Print", "%1 minutes"), minutes_text(content.game))),
    )
    shapes: list[Shape] = []
    x = 0.0
    for sign, text in told:
        shapes += sign(x + 2.2, base - setting.em * 0.36, Pen(setting.accent, 0.4))
        shapes.append(Text(text, x + 5.6, base, setting.size, setting.accent, Face.BOLD))
        x += 5.6 + width_of(text, Face.BOLD, setting.size) + 6
    need = Words(content.need, translate("Print", "You need:"))(band.width - x, setting)
    high = need.height + 1.6
    return Laid(band.width, high, (*shapes, need.at(x, 0.8)))


def _people(x: float, y: float, pen: Pen) -> tuple[Shape, ...]:
    return (
        Oval(x, y - 0.95, 0.75, 0.75, pen=pen),
        Box(x - 1.3, y + 0.25, 2.6, 1.4, 0.7, pen=pen),
    )


def _clock(x: float, y: float, pen: Pen) -> tuple[Shape, ...]:
    return Oval(x, y, 1.6, 1.6, pen=pen), Line(x, y, x, y - 0.95, pen), Line(x, y, x + 0.7, y, pen)


def _foot(width: float, height: float, inks: Inks) -> tuple[Shape, ...]:
    rule, base = height - FOOT + 1.6, height - MARGIN - 1
    text = translate("Print", "The rules on one page")
    return (
        Line(SIDE, rule, width - SIDE, rule, Pen(inks.hair, 0.2)),
        Text("BeamMe", SIDE, base, SMALLEST, inks.muted, Face.TITLE),
        Text(text, width - SIDE, base, SMALLEST, inks.muted, Face.PLAIN, Align.RIGHT),
    )


def _columns(area: Area, inks: Inks, content: Summary) -> tuple[Shape, ...]:
    sides = content.left, content.right
    size, share = _best(area, inks, content)
    setting = _filled(area, inks, content, size, share)
    left, right = _widths(area, share)
    laid = [_lay(side, wide, setting) for side, wide in zip(sides, (left, right), strict=True)]
    middle = area.x + left + BETWEEN / 2
    return (
        Line(middle, area.y, middle, area.bottom, Pen(inks.hair, 0.2)),
        *_spread(laid[0], area.x, area),
        *_spread(laid[1], area.right - right, area),
    )


def _spread(column: Sequence[Laid], x: float, area: Area) -> tuple[Shape, ...]:
    """The sections of a column, with the remaining space spread over the gaps."""
    free = area.height - sum(section.height for section in column)
    shapes, y = [], area.y
    for section in column:
        shapes.append(section.at(x, y))
        y += section.height + free / max(1, len(column) - 1)
    return tuple(shapes)


def _best(area: Area, inks: Inks, content: Summary) -> tuple[float, float]:
    """The largest size that fits, and the left share at which both columns are equally full."""
    sizes = [LEAST + STEP * number for number in range(round((LARGEST - LEAST) / STEP) + 1)]
    best = None
    while sizes:
        size = sizes[len(sizes) // 2]
        setting = Setting(size, TIGHT, inks, content.look)
        share = _balanced(area, content, setting)
        if max(_heights(area, content, setting, share)) <= area.height:
            best = size, share
            sizes = [other for other in sizes if other > size]
        else:
            sizes = [other for other in sizes if other < size]
    if best is None:
        raise ValueError(f"{content.game}: the rules do not fit onto one page")
    return best


def _balanced(area: Area, content: Summary, setting: Setting) -> float:
    """The left share at which both columns are about equally high."""
    low, high = SHARES
    tried: dict[float, float] = {}
    for _ in range(6):
        share = (low + high) / 2
        left, right = _heights(area, content, setting, share)
        tried[share] = abs(left - right)
        low, high = (share, high) if left > right else (low, share)
    return min(tried, key=tried.__getitem__)


def _filled(area: Area, inks: Inks, content: Summary, size: float, share: float) -> Setting:
    """The setting with the largest line spacing that fits."""
    tight, airy = TIGHT, AIRY
    for _ in range(6):
        leading = (tight + airy) / 2
        setting = Setting(size, leading, inks, content.look)
        fits = max(_heights(area, content, setting, share)) <= area.height
        tight, airy = (leading, airy) if fits else (tight, leading)
    return Setting(size, tight, inks, content.look)


def _widths(area: Area, share: float) -> tuple[float, float]:
    room = area.width - BETWEEN
    return room * share, room * (1 - share)


def _heights(area: Area, content: Summary, setting: Setting, share: float) -> tuple[float, float]:
    left, right = _widths(area, share)
    return _height(_lay(content.left, left, setting), setting), _height(
        _lay(content.right, right, setting), setting
    )


def _lay(blocks: Sequence[Block], width: float, setting: Setting) -> list[Laid]:
    return [block(width, setting) for block in blocks]


def _height(column: Sequence[Laid], setting: Setting) -> float:
    return sum(laid.height for laid in column) + (len(column) - 1) * GAP * setting.em
