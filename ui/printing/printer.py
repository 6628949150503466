"""Print on paper, page by page."""

from dataclasses import replace

from PySide6.QtPrintSupport import QPrinter

from ui.printing.document import Document
from ui.printing.press import INCH, Progress, Refused, page_layout, print_on


def configured(printer: QPrinter, document: Document) -> QPrinter:
    """Set the paper and name of a document; the sheets have their own margins."""
    printer.setPageLayout(page_layout(document))
    printer.setFullPage(True)
    printer.setDocName(document.title)
    return printer


def requested_pages(printer: QPrinter, document: Document) -> Document:
    """The pages and copies chosen in the system's print dialog."""
    makers = list(document.makers)
    if printer.printRange() == QPrinter.PrintRange.PageRange and printer.fromPage() > 0:
        makers = makers[printer.fromPage() - 1 : printer.toPage()]
    if not printer.supportsMultipleCopies():
        makers *= printer.copyCount()
    return replace(document, makers=makers)


def print_out(printer: QPrinter, document: Document, progress: Progress) -> None:
    """Print a document; raises Refused or Cancelled.

    Not every system can cancel pages that are already sent.
    """

    def go_on(done: int) -> bool:
        if progress(done):
            return True
        printer.abort()
        return False

    print_on(printer, printer.resolution() / INCH, requested_pages(printer, document), go_on)
    if printer.printerState() == QPrinter.PrinterState.Error:
        raise Refused
