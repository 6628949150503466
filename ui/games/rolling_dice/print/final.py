"""The end of a match of Rolling Dice: the floe with its dice, and the points of every round."""

from beamme.table.storage.record import Record
from ui.games.rolling_dice.print.final_position.floe_picture import Picture
from ui.games.rolling_dice.print.final_position.standings import height_of, standings
from ui.games.rolling_dice.wording import words
from ui.printing.drawing.shapes import Area, Shape
from ui.printing.order import Order

GAP = 3.0


def final(record: Record, area: Area, order: Order) -> tuple[Shape, ...]:
    """The floe as it lies now, and below it a line for each colour."""
    colours = len(words.state_of(record).points)
    low = height_of(colours, area.height)
    above = Area(area.x, area.y, area.width, area.height - low - GAP)
    picture = Picture(record, above, order.inks)
    # If the width limits the size of the floe, the lines follow close below it.
    bottom = picture.view.box(picture.floe).bottom
    lines = Area(area.x, bottom + GAP, area.width, low)
    return *picture.draw(), *standings(record, lines, order.inks)
