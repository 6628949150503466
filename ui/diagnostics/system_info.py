"""Facts for crash reports: versions, system and time, nothing about the user."""

import os
import sys
from datetime import UTC, datetime

from PySide6.QtCore import qVersion

from beamme import __version__


def describe_system() -> str:
    """Versions, system and time, one per line."""
    lines = {
        "BeamMe": __version__,
        "Python": sys.version,
        "Qt": qVersion(),
        "System": _system(),
        "Time": f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC",
    }
    return "".join(f"{name}: {' '.join(value.split())}\n" for name, value in lines.items())


def without_home(text: str) -> str:
    """The text with ~ for the home folder, so that it does not name the user."""
    home = os.path.expanduser("~")  # noqa: PTH111 never fails, unlike Path.home
    return text.replace(home, "~") if len(home) > 1 else text


def _system() -> str:
    # The module `platform` knows more, but is slower than all else before the first frame.
    if sys.platform == "win32":
        return f"Windows {'.'.join(map(str, sys.getwindowsversion()[:3]))}"
    about = os.uname()
    return f"{about.sysname} {about.release} {about.machine}"
