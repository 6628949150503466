"""Starting: the application object, the window, and then the loop behind it."""

import os
import sys
from argparse import Namespace

from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QIcon, QSurfaceFormat
from PySide6.QtQuickControls2 import QQuickStyle
from PySide6.QtWidgets import QApplication

from ui.fonts import load_fonts
from ui.paths import RESOURCES, places
from ui.shell import Shell

APPLICATION_ID = "io.github.beamme.BeamMe"
MOMENT = 10
"""Milliseconds between two looks whether the window is there."""


def make_application(arguments: list[str]) -> QApplication:
    """The application object with its style, fonts and surface."""
    # Qt's own smoothing of edges stays on although Quick 3D asks for multisampling.
    os.environ.setdefault("QSG_ANTIALIASING_METHOD", "vertex")
    # Animations follow the clock, not the frames: a slow renderer must not stretch them.
    os.environ.setdefault("QSG_USE_SIMPLE_ANIMATION_DRIVER", "1")
    QQuickStyle.setStyle("Basic")
    application = QApplication(arguments)
    application.setApplicationName("BeamMe")
    application.setDesktopFileName(APPLICATION_ID)
    application.setQuitOnLastWindowClosed(False)
    application.setWindowIcon(QIcon(str(RESOURCES / "icons" / "beamme.svg")))
    QSurfaceFormat.setDefaultFormat(surface())
    load_fonts()
    return application


def surface() -> QSurfaceFormat:
    """What Quick 3D needs of OpenGL; asking Qt for its ideal would open a context and take time."""
    wanted = QSurfaceFormat()
    wanted.setVersion(3, 3)
    wanted.setProfile(QSurfaceFormat.OpenGLContextProfile.CoreProfile)
    wanted.setDepthBufferSize(24)
    wanted.setStencilBufferSize(8)
    return wanted


def run(options: Namespace) -> int:
    """Show the window, then load what is in it and behind it, and stay until it is closed."""
    application = make_application(sys.argv[:1])
    shell = Shell(application, places(options.data_dir))
    if options.language:
        shell.settings.change("language", options.language)
    show(application, shell)
    from ui.life import live  # noqa: PLC0415 the first frame does not wait for the games

    return live(application, shell, options)


def show(application: QApplication, shell: Shell) -> None:
    """Open the window and wait until its first frame is on the screen."""
    seen: list[bool] = []
    shell.show()
    shell.window.frameSwapped.connect(lambda: seen.append(True))
    while not seen and shell.window.isVisible():
        application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, MOMENT)
