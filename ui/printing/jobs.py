"""Turn an order into a document."""

from collections.abc import Sequence

from ui.games import part_of
from ui.games.game_ui import game_ui
from ui.printing.document import Document, Maker
from ui.printing.order import Choices, Kind, Order
from ui.text import games
from ui.text.words import fill, translate, using_language


def choices(game: str) -> Choices:
    """The choices for the pads of a game."""
    found: Choices = part_of(game, "print.pad").CHOICES
    return found


def document(order: Order) -> Document:
    """The pages of an order; nothing is laid out yet."""
    with using_language(order.language):
        return Document(title(order), order.language, order.size, _makers(order))


def title(order: Order) -> str:
    """The title of the document."""
    name = games.title(order.game)
    match order.kind:
        case Kind.PAD:
            return fill(translate("Print", game_ui(order.game).pad_title), name)
        case Kind.RECORD:
            return fill(translate("Print", "%1 – game record"), name)
        case Kind.RULES:
            return fill(translate("Print", "%1 – the rules on one page"), name)


def _makers(order: Order) -> Sequence[Maker]:
    match order.kind:
        case Kind.PAD:
            pads: Sequence[Maker] = part_of(order.game, "print.pad").pads(order)
            return pads
        case Kind.RECORD:
            from ui.printing.record.record import record_pages  # noqa: PLC0415 only for records

            return record_pages(order)
        case Kind.RULES:
            summary = part_of(order.game, "print.summary").summary
            return [lambda: summary(order)]
