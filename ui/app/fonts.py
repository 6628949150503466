"""The program's fonts, on the screen and on paper."""

from importlib.resources import files
from pathlib import Path

from PySide6.QtGui import QFontDatabase

FONTS = {
    "font_manrope": ("Manrope-Medium", "Manrope-SemiBold", "Manrope-Bold", "Manrope-ExtraBold"),
    "font_fredoka_one": ("FredokaOne-Regular",),
}
"""Font files by the package that ships them."""


def load_fonts() -> None:
    """Register the fonts with Qt; needs an application object."""
    for package, names in FONTS.items():
        folder = Path(str(files(package))) / "files"
        for name in names:
            QFontDatabase.addApplicationFont(str(folder / f"{name}.ttf"))
