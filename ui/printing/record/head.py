"""The head of a game record: game, date, players and result."""

from beamme.table.storage.record import Record
from ui.games.game_ui import game_ui
from ui.printing.drawing.fonts import fitting, lines_of, width_of
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.parts import crown, seat_badge
from ui.printing.drawing.shapes import Align, Area, Box, Face, Fade, Line, Pen, Shape, Text
from ui.printing.order import Order
from ui.printing.record.results import (
    kind_of_player,
    order_of_seats,
    standing,
    when,
    winners,
)
from ui.text import games
from ui.text.words import translate

BAND = 19.0
"""The height of the title band, in millimetres."""
LINE_OF_DATE = 8.5
CARD = 15.0
"""The maximal height of a player's card, in millimetres."""


def head(order: Order, record: Record, area: Area) -> list[Shape]:
    """The title band, and below it date and result."""
    inks, key = order.inks, record.match.game.key
    return [*_band(key, area, inks), *_lines_below(record, area, inks)]


def head_height() -> float:
    """The height of the head."""
    return BAND + LINE_OF_DATE


def _band(key: str, area: Area, inks: Inks) -> list[Shape]:
    band = game_ui(key).band
    light = inks.text if inks.saving else "#FFFFFF"
    fade = Fade(area.x, area.y, area.right, area.y + BAND, ((0, band.dark), (1, band.light)))
    box = Box(
        area.x,
        area.y,
        area.width,
        BAND,
        2.5,
        None if inks.saving else fade,
        Pen(inks.rule, 0.3) if inks.saving else None,
    )
    word = translate("Print", "Game record")
    return [
        box,
        Text(games.title(key), area.x + 6, area.y + 12.9, 25, light, Face.TITLE),
        Text(word, area.right - 6, area.y + 12.2, 13, light, Face.BOLD, Align.RIGHT, 0.06),
    ]


def _lines_below(record: Record, area: Area, inks: Inks) -> list[Shape]:
    base = area.y + BAND + 5.6
    moment, size = fitting(when(record), Face.PLAIN, 9, area.width)
    return [Text(moment, area.x, base, size, inks.muted)]


def players(record: Record, area: Area, inks: Inks) -> list[Shape]:
    """The result in words and a card for each player, the best first."""
    text, size = fitting(standing(record), Face.TITLE, 15, area.width)
    shapes: list[Shape] = [Text(text, area.x, area.y + 5.5, size, inks.text, Face.TITLE)]
    y = area.y + 9
    for line in lines_of(games.ending(record), Face.PLAIN, 9, area.width):
        shapes.append(Text(line, area.x, y + 1.6, 9, inks.muted))
        y += 4.4
    seats = order_of_seats(record)
    high = min(CARD, (area.bottom - y) / len(seats))
    for number, (place, seat) in enumerate(seats):
        card = Area(area.x, y + number * high, area.width, high)
        shapes += _card(record, place, seat, card, inks)
    return shapes


def _card(record: Record, place: int, seat: int, card: Area, inks: Inks) -> list[Shape]:
    seating, won = record.seating[seat], seat in winners(record)
    middle = card.y + card.height / 2
    left, right = card.x + (16 if place else 9), card.right
    name, size = fitting(seating.name, Face.BOLD, 11, right - left - (7 if won else 0))
    shapes: list[Shape] = [
        Line(card.x, card.y, card.right, card.y, Pen(inks.hair, 0.2)),
        seat_badge(seating.colour, left - 5, middle, 2.9, inks),
        Text(name, left, middle - 2.0, size, inks.text, Face.BOLD),
        Text(games.result(record, seat), left, middle + 2.1, 9, inks.text, Face.STRONG),
        Text(kind_of_player(record, seat), left, middle + 5.7, 8, inks.muted),
    ]
    if place:
        base = middle + 2
        shapes.append(
            Text(str(place), card.x + 2.6, base, 16, inks.muted, Face.TITLE, Align.MIDDLE)
        )
    if won:
        end = left + width_of(name, Face.BOLD, size)
        shapes.append(crown(end + 4.4, middle - 3.4, 2.2, inks))
    return shapes
