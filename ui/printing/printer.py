"""Printing on paper: what somebody asked the printer for, page by page."""

from dataclasses import replace

from PySide6.QtPrintSupport import QPrinter

from ui.printing.document import Document
from ui.printing.press import INCH, Progress, Refused, page_layout, print_on


def made_ready(printer: QPrinter, document: Document) -> QPrinter:
    """Tell a printer about the paper; the sheets have margins of their own."""
    printer.setPageLayout(page_layout(document))
    printer.setFullPage(True)
    printer.setDocName(document.title)
    return printer


def asked_for(printer: QPrinter, document: Document) -> Document:
    """The pages that were asked for in the system's dialog, as often as they were."""
    makers = list(document.makers)
    if printer.printRange() == QPrinter.PrintRange.PageRange and printer.fromPage() > 0:
        makers = makers[printer.fromPage() - 1 : printer.toPage()]
    if not printer.supportsMultipleCopies():
        makers *= printer.copyCount()
    return replace(document, makers=makers)


def print_out(printer: QPrinter, document: Document, progress: Progress) -> None:
    """Print it; raises Refused, and Cancelled after the page that was drawn last.

    Not every system can take back the pages before it.
    """

    def go_on(done: int) -> bool:
        if progress(done):
            return True
        printer.abort()
        return False

    print_on(printer, printer.resolution() / INCH, asked_for(printer, document), go_on)
    if printer.printerState() == QPrinter.PrinterState.Error:
        raise Refused
