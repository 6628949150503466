"""beamme print: score pads, boards, game records and rules as a PDF, without a window."""

import json
import os
import sys
from argparse import Namespace
from pathlib import Path

from beamme.commands.terminal import (
    BAD_INPUT,
    Parser,
    complain,
    hand_out,
    say,
)
from beamme.core.errors import BadData
from beamme.games import GAMES
from beamme.table.storage.files import write_for_user
from beamme.table.storage.library import load
from beamme.table.storage.record import Record
from beamme.table.storage.settings import LANGUAGES
from ui.printing.drawing.inks import INKS
from ui.printing.drawing.paper import PAPERS
from ui.printing.order import Kind, Order

PROG = "beamme print"


def parser() -> Parser:
    """The options of the command."""
    own = Parser(PROG, "Write score pads, boards, game records and rules as a PDF.")
    own.add_argument("--game", choices=sorted(GAMES), help="whose pad or rules")
    own.add_argument("--match", type=Path, help="a saved match: print its game record")
    own.add_argument("--rules", action="store_true", help="the rules on one page")
    own.add_argument("--language", choices=LANGUAGES, help="of the sheet; else that of the system")
    own.add_argument("--paper", choices=PAPERS, default="a4")
    own.add_argument("--colours", choices=INKS, default="colour", help="saving: as little ink")
    lying = own.add_mutually_exclusive_group()
    lying.add_argument("--landscape", action="store_true", default=None, help="lay the page down")
    lying.add_argument("--portrait", action="store_false", dest="landscape", help="stand it up")
    own.add_argument("--per-page", type=int, help="pads on a page", metavar="N")
    own.add_argument("--pads", type=int, help="pads in all", metavar="N")
    own.add_argument("--names", type=int, help="players on a pad", metavar="N")
    own.add_argument("--sheets", help="which boards or sheets, by name or number", metavar="S,S")
    own.add_argument("--first", type=int, help="number of the first new sheet", metavar="N")
    own.add_argument("--out", type=Path, required=True, help="the PDF to write")
    own.add_argument("--json", action="store_true", help="print one JSON object")
    return own


def main(arguments: list[str]) -> int:
    """Write the PDF; exits with one line and code 2 if that fails."""
    options = parser().parse_args(arguments)
    # Printing needs Qt's fonts, never a display.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415 --help does without Qt

    from ui.app.fonts import load_fonts  # noqa: PLC0415 the same

    application = QGuiApplication(sys.argv[:1])
    application.setApplicationName("BeamMe")
    load_fonts()
    try:
        return _write(order_of(options), options)
    except (BadData, ValueError) as error:
        complain(PROG, str(error))
    except OSError as error:
        complain(PROG, f"{options.out}: {error.strerror}")
    return BAD_INPUT


def order_of(options: Namespace) -> Order:
    """The order in the options; raises ValueError or BadData with a sentence if not printable."""
    from ui.app.language import system_language  # noqa: PLC0415 --help works without Qt
    from ui.printing.desk.proposals import proposed  # noqa: PLC0415 the same

    record = None if options.match is None else _match(options.match)
    game = options.game or (record.match.game.key if record is not None else None)
    if game is None:
        raise ValueError("--game or --match is needed")
    if record is not None and (game != record.match.game.key or options.rules):
        raise ValueError(f"{options.match} is a match of {record.match.game.key}")
    kind = Kind.PAD if not options.rules else Kind.RULES
    order = Order(
        game,
        kind if record is None else Kind.RECORD,
        language=options.language or system_language(),
        paper=options.paper,
        colours=options.colours,
        record=record,
    )
    given = {
        "landscape": options.landscape,
        "per_page": options.per_page,
        "pads": options.pads,
        "names": options.names,
        "first": options.first,
        "sheets": options.sheets and tuple(name.strip() for name in options.sheets.split(",")),
    }
    return proposed(order, **{key: value for key, value in given.items() if value is not None})


def _match(path: Path) -> Record:
    try:
        return load(path)
    except BadData as error:
        raise BadData("%1: %2", path, error) from None


def _write(order: Order, options: Namespace) -> int:
    from ui.printing.jobs import document  # noqa: PLC0415 --help does without Qt
    from ui.printing.press import pdf  # noqa: PLC0415 the same

    made = document(order)
    content = pdf(made)
    if options.json:
        figures = {"title": made.title, "pages": made.count, "bytes": len(content)}
        text = json.dumps({"file": str(options.out), **figures})
    else:
        pages = "1 page" if made.count == 1 else f"{made.count} pages"
        text = f"{options.out}: {made.title}, {pages}"
    if _is_output(options.out):
        return hand_out(PROG, content, text)
    write_for_user(options.out, content)
    return say(PROG, text)


def _is_output(path: Path) -> bool:
    """Whether this is the command's own output, such as /dev/stdout."""
    try:
        return os.path.samestat(path.stat(), os.fstat(sys.stdout.fileno()))
    except (AttributeError, OSError):
        return False
