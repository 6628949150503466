"""What a PDF holds: text that can be selected, fonts, its title and language, the right paper."""

from dataclasses import replace
from io import BytesIO
from itertools import product
from pathlib import Path

import pypdf
import pypdfium2
import pytest
from PySide6.QtGui import QImage

from beamme.games import GAMES
from tests.ui.printing.helpers.compare_pages import apart
from tests.ui.printing.helpers.laid_out import words
from tests.ui.printing.helpers.orders import PLAYED, match
from ui.printing.desk.proposals import proposed
from ui.printing.document import Document
from ui.printing.jobs import document
from ui.printing.order import Kind, Order
from ui.printing.press import Cancelled, pdf, picture, save_pdf

WIDTH = 744
POINTS = 72 / 25.4


def ordered(game: str, kind: Kind, language: str = "de") -> Document:
    """Make a document of a game, its pad, its rules or the game record of a match that is over."""
    order = Order(game, kind, language=language)
    if kind is Kind.RECORD:
        return document(replace(order, record=match(PLAYED[game][0])))
    return document(proposed(order))


def squeezed(text: str) -> str:
    """Leave out spaces: where they are in a PDF is up to who reads it."""
    return "".join(text.split())


@pytest.mark.parametrize(("game", "kind"), [*product(GAMES, Kind)])
def test_all_text_can_be_selected_and_its_fonts_are_inside(game: str, kind: Kind) -> None:
    made = ordered(game, kind)
    read = pypdf.PdfReader(BytesIO(pdf(made)), strict=True)
    assert len(read.pages) == made.count
    for number, page in enumerate(read.pages):
        text = page.extract_text()
        assert "\t" not in text
        found = squeezed(text)
        missing = [text for text in words(made.page(number)) if squeezed(text) not in found]
        assert not missing
        for font in page["/Resources"]["/Font"].values():
            (inner,) = font["/DescendantFonts"]
            assert "/FontFile2" in inner["/FontDescriptor"]
        across, down = made.size
        assert float(page.mediabox.width) == pytest.approx(across * POINTS, abs=0.6)
        assert float(page.mediabox.height) == pytest.approx(down * POINTS, abs=0.6)


@pytest.mark.parametrize(("game", "kind", "language"), [*product(GAMES, Kind, ("de", "en"))])
def test_no_word_is_cut_off(game: str, kind: Kind, language: str) -> None:
    made = ordered(game, kind, language)
    told = [text for number in range(made.count) for text in words(made.page(number))]
    assert not [text for text in told if text.endswith("…") and not text.endswith(" …")]


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_pdf_tells_its_title_and_its_language(language: str) -> None:
    made = ordered("kuh-vadis", Kind.PAD, language)
    read = pypdf.PdfReader(BytesIO(pdf(made)), strict=True)
    assert read.metadata is not None
    assert read.metadata.title == made.title
    assert read.metadata.creator.startswith("BeamMe")
    assert read.trailer["/Root"]["/Lang"] == language
    assert read.trailer["/Root"]["/ViewerPreferences"]["/DisplayDocTitle"].value is True


@pytest.mark.parametrize(("game", "kind"), [*product(GAMES, Kind)])
def test_the_preview_shows_what_the_pdf_holds(game: str, kind: Kind) -> None:
    made = ordered(game, kind)
    drawn = pypdfium2.PdfDocument(pdf(made))
    page = drawn[0]
    bitmap = page.render(scale=WIDTH / page.get_width(), rev_byteorder=True)
    pixels = QImage(
        bytes(bitmap.buffer),
        bitmap.width,
        bitmap.height,
        bitmap.stride,
        QImage.Format.Format_RGBX8888 if bitmap.n_channels == 4 else QImage.Format.Format_RGB888,
    ).copy()
    shown = picture(made, 0, bitmap.width).scaled(bitmap.width, bitmap.height)
    drawn.close()
    assert apart(shown, pixels) < 0.02


def test_who_cancels_keeps_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "pad.pdf"
    path.write_bytes(b"old")
    made = ordered("kuh-vadis", Kind.PAD)
    with pytest.raises(Cancelled):
        save_pdf(path, made, lambda _: False)
    assert path.read_bytes() == b"old"
    assert [file.name for file in path.parent.iterdir()] == ["pad.pdf"]
    seen: list[int] = []
    save_pdf(path, made, lambda done: seen.append(done) is None)
    assert seen == [*range(1, made.count + 1)]
    assert path.read_bytes().startswith(b"%PDF")
