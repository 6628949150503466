"""Makes every icon of the program from its drawings.

Run from the project's folder: python -m resources.common.icons.make_icons
"""

import struct
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

FOLDER = Path(__file__).parent
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
"""The sizes of the icon theme on Linux."""
SMALL = 24
"""The simpler drawing is used up to this size."""
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MACOS = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic13": 256,
    b"ic09": 512,
    b"ic14": 512,
}
"""Pixels of the types of an .icns file; some are a smaller size at double resolution."""
OVERSAMPLING = 4


def draw(drawing: str, size: int) -> QImage:
    """Draw several times too large, then shrink, which makes small sizes smoother."""
    large = QImage(OVERSAMPLING * size, OVERSAMPLING * size, QImage.Format.Format_ARGB32)
    large.fill(Qt.GlobalColor.transparent)
    painter = QPainter(large)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(FOLDER / drawing)).render(painter)
    painter.end()
    return large.scaled(
        size,
        size,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )


def drawing_of(size: int) -> str:
    """The drawing for this size; small icons have no fine lines."""
    return "beamme-small.svg" if size <= SMALL else "beamme.svg"


def png(image: QImage) -> bytes:
    """A picture as the contents of a PNG file, as small as Qt makes it."""
    contents = QByteArray()
    device = QBuffer(contents)
    device.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(device, "PNG", 0)
    return bytes(contents.data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """The icon file of Windows: a table of sizes, then the pictures."""
    table, place = b"", 6 + 16 * len(pictures)
    for size, picture in pictures.items():
        side = size % 256  # 256 is written as 0
        table += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + table + b"".join(pictures.values())


def icns(pictures: Mapping[bytes, bytes]) -> bytes:
    """The icon file of macOS: each picture after its type and length."""
    parts = [
        kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items()
    ]
    return b"icns" + struct.pack(">I", 8 + sum(map(len, parts))) + b"".join(parts)


def make() -> dict[str, bytes]:
    """Every icon file by its name."""
    program = {size: png(draw(drawing_of(size), size)) for size in SIZES}
    match = {size: png(draw("beamme-match.svg", size)) for size in {*WINDOWS, *MACOS.values()}}
    files = {f"beamme-{size}.png": picture for size, picture in program.items()}
    for name, pictures in (("beamme", program), ("beamme-match", match)):
        files[f"{name}.ico"] = ico({size: pictures[size] for size in WINDOWS})
        files[f"{name}.icns"] = icns({kind: pictures[size] for kind, size in MACOS.items()})
    return files


if __name__ == "__main__":
    for name, contents in make().items():
        (FOLDER / name).write_bytes(contents)
