"""What is printed in a face stands in the PDF once, letter by letter as it was written."""

import io

import pytest
from pypdf import PdfReader

from ui.printing.document import Document
from ui.printing.drawing.fonts import lines_of, width_of
from ui.printing.drawing.shapes import Face, Page, Text
from ui.printing.press import pdf

SIZE = 210.0, 297.0


@pytest.mark.parametrize("face", Face)
def test_a_text_is_written_once_and_in_its_own_font(face: Face) -> None:
    page = Page(*SIZE, (Text("Zug--1", 20, 40, 12, "#000000", face),))
    (read,) = PdfReader(io.BytesIO(pdf(Document("", "de", SIZE, [lambda: page])))).pages
    assert read.extract_text() == "Zug--1"
    (font,) = read["/Resources"]["/Font"].values()
    weight = {500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold", 400: "Regular"}
    family, heavy = face.value
    assert font["/BaseFont"] == f"/{family.replace(' ', '')}-{weight[heavy]}"


def test_two_hyphens_stay_two() -> None:
    for face in Face:
        assert width_of("--", face, 9) == pytest.approx(2 * width_of("-", face, 9))


def test_hard_spaces_hold_words_together() -> None:
    room = width_of("column 5", Face.PLAIN, 9) + 1
    assert lines_of("the column 5 +1", Face.PLAIN, 9, room) == ["the", "column 5", "+1"]
    assert lines_of("the column\xa05 +1", Face.PLAIN, 9, room) == ["the", "column\xa05", "+1"]
    assert lines_of("the column 5\xa0+1", Face.PLAIN, 9, room) == ["the", "column", "5\xa0+1"]
