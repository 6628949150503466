"""The display is lost, as when a desktop session ends: nothing can be drawn, so end at once.

Xlib would end the process in whatever thread noticed it, and free what others still use.
"""

import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CDLL, CFUNCTYPE, c_int, c_void_p
from threading import Lock

from PySide6.QtGui import QGuiApplication

from beamme.commands.terminal import complain
from ui.launch.display import X11
from ui.text.words import translate

EXIT_CODE = 1

_log = logging.getLogger(__name__)


@contextmanager
def ending_if_display_lost(
    application: QGuiApplication, finish_writing: Callable[[], None]
) -> Iterator[None]:
    """Meanwhile, end the process if the display is lost, after `finish_writing`."""
    once = Lock()

    def end(_display: int = 0) -> int:
        once.acquire()  # several threads may notice it
        try:
            finish_writing()
            _log.info("the display was lost")
            complain("BeamMe", translate("Program", "The display is gone, so BeamMe has ended."))
        finally:
            os._exit(EXIT_CODE)

    # Qt stops its event loop when it notices first.
    application.aboutToQuit.connect(end)
    try:
        if sys.platform == "linux" and application.platformName() == X11:
            with _x_io_error_handler(end):
                yield
        else:
            yield
    finally:
        application.aboutToQuit.disconnect(end)


@contextmanager
def _x_io_error_handler(handle: Callable[[int], int]) -> Iterator[None]:
    """Xlib calls `handle` from any thread, also from one that renders."""
    kept = CFUNCTYPE(c_int, c_void_p)(handle)
    exchange = CDLL("libX11.so.6").XSetIOErrorHandler
    exchange.restype = c_void_p
    before = exchange(kept)
    try:
        yield
    finally:
        exchange(c_void_p(before))
