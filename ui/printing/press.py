"""Draw a document: a page as a picture, all pages as a PDF or on a printer."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import (
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)

from beamme import __version__
from beamme.table.storage.files import write_for_user
from ui.printing.document import Document
from ui.printing.drawing.painter import draw
from ui.printing.pdf_catalog import amended

INCH = 25.4
RESOLUTION = 600
"""Dots per inch of a PDF: only the precision of coordinates, for shapes stay vectors."""

Progress = Callable[[int], bool]
"""Called with the number of finished pages; returns whether to go on."""


class Cancelled(Exception):
    """The job was cancelled."""


class Refused(Exception):
    """The printer rejected a page."""


def picture(document: Document, number: int, width: int) -> QImage:
    """A page as a picture of this width in pixels."""
    across, down = document.size
    image = QImage(width, round(width * down / across), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    draw(document.page(number), painter, width / across)
    painter.end()
    return image


def page_layout(document: Document) -> QPageLayout:
    """The paper size without margins: the sheets have their own."""
    width, height = document.size
    size = QPageSize(
        QSizeF(min(width, height), max(width, height)),
        QPageSize.Unit.Millimeter,
        "",
        QPageSize.SizeMatchPolicy.FuzzyMatch,
    )
    lying = QPageLayout.Orientation.Landscape
    standing = QPageLayout.Orientation.Portrait
    return QPageLayout(size, lying if width > height else standing, QMarginsF())


def print_on(
    device: QPagedPaintDevice, dots: float, document: Document, progress: Progress
) -> None:
    """Draw every page on a device with this many dots per millimetre."""
    painter = QPainter()
    if not painter.begin(device):
        raise Refused
    try:
        for number in range(document.count):
            if number and not device.newPage():
                raise Refused
            draw(document.page(number), painter, dots)
            if not progress(number + 1):
                raise Cancelled
    finally:
        painter.end()


def pdf(document: Document, progress: Progress = lambda _: True) -> bytes:
    """The document as PDF data."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setPageLayout(page_layout(document))
    writer.setTitle(document.title)
    writer.setCreator(f"BeamMe {__version__}")
    print_on(writer, RESOLUTION / INCH, document, progress)
    buffer.close()
    return amended(bytes(content.data()), document.language)


def save_pdf(path: Path, document: Document, progress: Progress = lambda _: True) -> None:
    """Write a PDF; if that fails or is cancelled, an existing file stays unchanged."""
    write_for_user(path, pdf(document, progress))
