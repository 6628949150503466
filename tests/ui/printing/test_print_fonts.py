"""Printed texts: how wide they are, how they fit, and that every letter can be copied."""

from io import BytesIO

import pypdf
import pytest

from ui.printing.document import Document
from ui.printing.drawing.fonts import extent, fitting, lines_of, width_of
from ui.printing.drawing.paper import SMALLEST
from ui.printing.drawing.shapes import Align, Face, Page, Text
from ui.printing.press import pdf

LONG = "Donaudampfschifffahrtsgesellschaft"


@pytest.mark.parametrize("face", Face)
def test_twice_the_size_is_twice_the_width(face: Face) -> None:
    assert width_of(LONG, face, 24) == pytest.approx(2 * width_of(LONG, face, 12), rel=0.01)
    assert width_of(LONG, face, 12, 0.1) > width_of(LONG, face, 12)


def test_a_text_that_fits_stays_as_it_is() -> None:
    assert fitting("Ada", Face.PLAIN, 12, 100) == ("Ada", 12)


def test_a_long_text_becomes_smaller_then_shorter_and_always_fits() -> None:
    for room in (70, 50, 30, 10):
        told, size = fitting(LONG, Face.BOLD, 12, room)
        assert width_of(told, Face.BOLD, size) <= room
        assert size >= SMALLEST
        assert told == LONG or (told.endswith("…") and LONG.startswith(told[:-1]))
    assert fitting(LONG, Face.BOLD, 12, 70)[0] == LONG
    assert fitting(LONG, Face.BOLD, 12, 10)[0] != LONG


def test_lines_break_between_words_and_lose_none() -> None:
    text = "Wer zuerst vier Steine im Weltall hat und keinen mehr am Start"
    lines = lines_of(text, Face.PLAIN, 10, 40)
    assert len(lines) > 2
    assert " ".join(lines) == text
    assert all(width_of(line, Face.PLAIN, 10) <= 40 for line in lines)
    assert lines_of("", Face.PLAIN, 10, 40) == []


def test_the_extent_follows_the_alignment() -> None:
    left, middle, right = (
        extent(Text("Hamburg", 50, 20, 12, "#000000", align=align)) for align in Align
    )
    wide = width_of("Hamburg", Face.PLAIN, 12)
    assert left[0] - middle[0] == pytest.approx(wide / 2)
    assert left[0] - right[0] == pytest.approx(wide)
    assert left[1] < 20 < left[1] + left[3]  # the g hangs below the line


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize(
    "text", ["(zu zweit 5)", "SHA-256)", "--first 12", "Größe: fünf ≥ 3", "Blatt"]
)
def test_every_letter_of_a_pdf_can_be_copied(face: Face, text: str) -> None:
    page = Page(210, 297, (Text(text, 20, 20, 12, "#000000", face),))
    made = pdf(Document("Texts", "de", (210, 297), [lambda: page]))
    found = pypdf.PdfReader(BytesIO(made)).pages[0].extract_text()
    assert "".join(found.split()) == "".join(text.split())
