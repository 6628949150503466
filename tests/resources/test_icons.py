"""The icons are those that the script draws, in every size that a desktop asks for."""

import struct

import pytest
from PySide6.QtGui import QImage

from resources.common.icons.make_icons import FOLDER, MACOS, SIZES, WINDOWS, draw, drawing_of, make

SAME = 2
"""How far a channel may be off: another version of Qt smooths edges a little differently."""


def difference(one: QImage, other: QImage) -> int:
    assert one.size() == other.size()
    # What can hardly be seen has hardly a colour: rounding decides about it.
    kind = QImage.Format.Format_RGBA8888_Premultiplied
    # Both are kept until they are compared: their bytes are gone with them.
    first, second = one.convertToFormat(kind), other.convertToFormat(kind)
    pairs = zip(first.constBits().tobytes(), second.constBits().tobytes(), strict=True)
    return max(abs(a - b) for a, b in pairs)


@pytest.mark.parametrize("size", SIZES)
def test_each_size_shows_the_drawing(size: int) -> None:
    stored = QImage(str(FOLDER / f"beamme-{size}.png"))
    assert (stored.width(), stored.height()) == (size, size)
    assert difference(stored, draw(drawing_of(size), size)) <= SAME


def test_the_comparison_sees_another_drawing() -> None:
    assert difference(draw("beamme.svg", 32), draw("beamme-match.svg", 32)) > SAME


def test_every_file_is_there() -> None:
    assert {path.name for path in FOLDER.iterdir() if path.suffix in {".png", ".ico", ".icns"}} == (
        set(make())
    )


@pytest.mark.parametrize("name", ["beamme", "beamme-match"])
def test_the_icon_of_windows_holds_its_sizes(name: str) -> None:
    contents = (FOLDER / f"{name}.ico").read_bytes()
    assert struct.unpack_from("<HHH", contents) == (0, 1, len(WINDOWS))
    for row, size in enumerate(WINDOWS):
        side, *_, length, place = struct.unpack_from("<BBBBHHII", contents, 6 + 16 * row)
        picture = QImage.fromData(contents[place : place + length], "PNG")
        assert side == size % 256
        assert picture.width() == size


@pytest.mark.parametrize("name", ["beamme", "beamme-match"])
def test_the_icon_of_macos_holds_its_kinds(name: str) -> None:
    contents = (FOLDER / f"{name}.icns").read_bytes()
    assert contents[:4] == b"icns"
    assert struct.unpack_from(">I", contents, 4) == (len(contents),)
    kinds, place = {}, 8
    while place < len(contents):
        kind, length = struct.unpack_from(">4sI", contents, place)
        kinds[kind] = QImage.fromData(contents[place + 8 : place + length], "PNG").width()
        place += length
    assert kinds == MACOS
