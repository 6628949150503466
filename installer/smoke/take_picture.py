"""Take a screenshot of a window of any program: take_picture WINDOW PATH."""

import sys
from pathlib import Path

from PySide6.QtGui import QGuiApplication


def main(window: int, path: Path) -> int:
    """Save the picture; exit code 1 if that fails."""
    application = QGuiApplication([])
    picture = application.primaryScreen().grabWindow(window)
    return 0 if picture.save(str(path)) else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), Path(sys.argv[2])))
