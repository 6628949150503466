"""A virtual screen, so that windows open where there is no display."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from installer.failure import Failure

SCREEN = ("-screen", "0", "1920x1200x24")
# The same pixels on every machine that draws without a graphics card.
DRAWING = {
    "QT_QPA_PLATFORM": "xcb",
    "QSG_ANTIALIASING_METHOD": "vertex",
    "QT_SCALE_FACTOR": "1",
}
OPTIONS = ("+extension", "GLX", "+render", "-noreset", "-nolisten", "tcp")


def has_display(environment: Mapping[str, str]) -> bool:
    """Tell whether a window could open here."""
    if sys.platform != "linux":
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


@contextmanager
def virtual_screen() -> Iterator[str]:
    """Run an X server in memory, with OpenGL, on a display number that is free."""
    reading, writing = os.pipe()
    with os.fdopen(reading) as announcement:
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), *SCREEN, *OPTIONS],
            pass_fds=(writing,),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        number = announcement.readline().strip()  # comes when the screen is ready
    try:
        if not number:
            raise Failure("The virtual screen (Xvfb) did not start.")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()
