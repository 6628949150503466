"""The fonts of the program, on the screen and on paper."""

from importlib.resources import files
from pathlib import Path

from PySide6.QtGui import QFontDatabase

FONTS = {
    "font_manrope": ("Manrope-Medium", "Manrope-SemiBold", "Manrope-Bold", "Manrope-ExtraBold"),
    "font_fredoka_one": ("FredokaOne-Regular",),
}
"""By the package that brings them."""


def load_fonts() -> None:
    """Let Qt find them; an application object has to be there."""
    for package, names in FONTS.items():
        folder = Path(str(files(package))) / "files"
        for name in names:
            QFontDatabase.addApplicationFont(str(folder / f"{name}.ttf"))
