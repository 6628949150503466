"""From an order to a document: which module lays out what."""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from ui.games import part_of
from ui.printing.document import Document, Maker
from ui.printing.order import Choices, Kind, Order
from ui.text.common import TITLES
from ui.text.words import fill, speaking, translate

PADS = {
    "beam-me-up": str(QT_TRANSLATE_NOOP("Print", "%1 – boards")),
    "kuh-vadis": str(QT_TRANSLATE_NOOP("Print", "%1 – sheets")),
    "dice-flick": str(QT_TRANSLATE_NOOP("Print", "%1 – score pad")),
    "rolling-dice": str(QT_TRANSLATE_NOOP("Print", "%1 – score track and floe")),
}
"""What blank sheets of a game are called."""


def choices(game: str) -> Choices:
    """What can be chosen for the pads of a game."""
    found: Choices = part_of(game, "print.pad").CHOICES
    return found


def document(order: Order) -> Document:
    """The pages of an order; nothing is laid out yet."""
    with speaking(order.language):
        return Document(title(order), order.language, order.size, _makers(order))


def title(order: Order) -> str:
    """What the document is called."""
    name = TITLES[order.game]
    match order.kind:
        case Kind.PAD:
            return fill(translate("Print", PADS[order.game]), name)
        case Kind.PROTOCOL:
            return fill(translate("Print", "%1 – protocol"), name)
        case Kind.RULES:
            return fill(translate("Print", "%1 – the rules on one page"), name)


def _makers(order: Order) -> Sequence[Maker]:
    match order.kind:
        case Kind.PAD:
            pads: Sequence[Maker] = part_of(order.game, "print.pad").pads(order)
            return pads
        case Kind.PROTOCOL:
            from ui.printing.record.record import protocol  # noqa: PLC0415 only who prints one needs it

            return protocol(order)
        case Kind.RULES:
            summary = part_of(order.game, "print.summary").summary
            return [lambda: summary(order)]
