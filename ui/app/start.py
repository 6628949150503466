"""Starting: the application object, the window, and then the loop behind it."""

import os
import sys
from dataclasses import dataclass

from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QIcon, QSurfaceFormat
from PySide6.QtQuickControls2 import QQuickStyle
from PySide6.QtWidgets import QApplication

from beamme.commands.terminal import complain
from ui.app.application import FileApplication
from ui.app.fonts import load_fonts
from ui.app.garbage import GarbageCollector
from ui.app.language import system_language
from ui.app.memory import limit_malloc_cache
from ui.app.paths import RESOURCES, Places
from ui.app.shell import Shell
from ui.app.signals import EndSignals
from ui.desktop.desktop_files import APPLICATION_ID
from ui.diagnostics.fault_log import Faults
from ui.launch.display import display_problem
from ui.launch.launch_request import LaunchRequest
from ui.launch.single_instance import SingleInstance
from ui.text.words import speaking

MACOS = sys.platform == "darwin"
MODELS_WITHOUT_THREADS = 1_000_000
VISIBLE_CHECK_MS = 10
"""At most so long between two looks whether the window is there."""


@dataclass(frozen=True, slots=True)
class Start:
    """What a start is about: its request, who hears later ones, and what the player has to know."""

    request: LaunchRequest
    instance: SingleInstance
    signals: EndSignals
    trace: str = ""
    """How the last run crashed."""
    storage_problem: str = ""
    """Why nothing can be saved."""


def make_application(arguments: list[str]) -> QApplication:
    """The application object with its style, fonts and surface."""
    # Qt's own smoothing of edges stays on although Quick 3D asks for multisampling.
    os.environ.setdefault("QSG_ANTIALIASING_METHOD", "vertex")
    # Animations follow the clock, not the frames: a slow renderer must not stretch them.
    os.environ.setdefault("QSG_USE_SIMPLE_ANIMATION_DRIVER", "1")
    # Quick 3D hands the matrices of its models to threads and warns whenever none is free, which
    # happens on two cores; so few models are calculated sooner without them.
    os.environ.setdefault("QSSG_MODEL_DATA_THREAD_POOL_THRESHOLD", str(MODELS_WITHOUT_THREADS))
    QQuickStyle.setStyle("Basic")
    application = FileApplication(arguments) if MACOS else QApplication(arguments)
    application.setApplicationName("BeamMe")
    application.setDesktopFileName(APPLICATION_ID)
    application.setQuitOnLastWindowClosed(False)
    application.setWindowIcon(QIcon(str(RESOURCES / "common" / "icons" / "beamme.svg")))
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


def run(request: LaunchRequest, where: Places, instance: SingleInstance) -> int:
    """Show the window, then load what is in it and behind it, and stay until it is closed."""
    with speaking(request.language or system_language()):
        problem = display_problem()
    if problem:
        instance.release()
        complain("BeamMe", problem)
        return 1
    limit_malloc_cache()
    faults = Faults(where.state)
    trace = faults.begin()
    application = make_application(sys.argv[:1])
    collector = GarbageCollector()
    signals = EndSignals()
    instance.listen()
    if isinstance(application, FileApplication):
        application.opened.connect(lambda path: instance.take(LaunchRequest(match=path)))
    try:
        shell = Shell(application, where)
        if request.language is not None:
            shell.settings.change("language", request.language)
        show(application, shell)
        from ui.app.event_loop import live  # noqa: PLC0415 the first frame does not wait for the games
        from ui.app.storage import storage_problem  # noqa: PLC0415 the same

        found = Start(request, instance, signals, trace, storage_problem(where))
        live(application, shell, found)
    except Exception as error:  # noqa: BLE001 there is no window to say it in
        from ui.diagnostics.startup_error import say  # noqa: PLC0415 hardly ever

        say(where.state, error)
        return 1
    finally:
        signals.close()
        collector.close()
        faults.end()
        instance.release()
    return 0


def show(application: QApplication, shell: Shell) -> None:
    """Open the window and wait until its first frame is on the screen."""
    seen: list[bool] = []
    shell.show()
    shell.window.frameSwapped.connect(lambda: seen.append(True))
    while not seen and shell.window.isVisible():
        application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, VISIBLE_CHECK_MS)
