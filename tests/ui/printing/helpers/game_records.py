"""Game records on paper, and everything that can be read on them."""

from itertools import chain

from beamme.table.storage.record import Record
from tests.ui.printing.helpers.laid_out import words
from tests.ui.printing.helpers.orders import PLAYED
from ui.printing.document import Document
from ui.printing.jobs import document
from ui.printing.order import Kind, Order

NAMES = tuple(chain(*PLAYED.values()))
LANGUAGES = ("de", "en")


def ordered(record: Record, language: str = "en", **wanted: str) -> Order:
    """Order the game record of a match."""
    key = record.match.game.key
    return Order(key, Kind.RECORD, language=language, record=record, **wanted)  # type: ignore[arg-type]


def made(record: Record, language: str = "en", **wanted: str) -> Document:
    """Lay out a game record."""
    return document(ordered(record, language, **wanted))


def pages(printed: Document) -> list[list[str]]:
    """Read everything on every page."""
    return [words(printed.page(number)) for number in range(printed.count)]


def spaced(text: str) -> str:
    """Read hard spaces as what they look like."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def everything(printed: Document) -> str:
    """Read all pages in one go."""
    return spaced(" ".join(chain(*pages(printed))))
