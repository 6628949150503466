"""Start-up: the application object, the window, then the event loop."""

import os
import sys
from dataclasses import dataclass

from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QIcon, QSurfaceFormat
from PySide6.QtQuickControls2 import QQuickStyle
from PySide6.QtWidgets import QApplication

from beamme.commands.terminal import complain
from beamme.table.play.memory import limit_malloc_cache
from ui.app.application import FileApplication
from ui.app.fonts import load_fonts
from ui.app.language import system_language
from ui.app.paths import RESOURCES, Places
from ui.app.process.garbage import GarbageCollector
from ui.app.process.signals import EndSignals
from ui.app.shell import Shell
from ui.desktop.desktop_files import APPLICATION_ID
from ui.diagnostics.fault_log import FaultLog
from ui.launch.display import display_problem
from ui.launch.launch_request import LaunchRequest
from ui.launch.single_instance import SingleInstance
from ui.text.words import using_language

MACOS = sys.platform == "darwin"
MODELS_WITHOUT_THREADS = 1_000_000
VISIBLE_CHECK_MS = 10
"""The longest wait between two checks for the first frame."""


@dataclass(frozen=True, slots=True)
class Start:
    """One start: its request, the receiver of later ones, and problems to show to the player."""

    request: LaunchRequest
    instance: SingleInstance
    signals: EndSignals
    trace: str = ""
    """The trace of a crash in the last run."""
    storage_problem: str = ""
    """Why nothing can be saved; empty if it can."""


def make_application(arguments: list[str]) -> QApplication:
    """The application object with its style, fonts and surface."""
    # Keep Qt's vertex antialiasing although Quick 3D asks for multisampling.
    os.environ.setdefault("QSG_ANTIALIASING_METHOD", "vertex")
    # Animations follow the clock, not the frames: a slow renderer must not stretch them.
    os.environ.setdefault("QSG_USE_SIMPLE_ANIMATION_DRIVER", "1")
    # Quick 3D computes model matrices in a thread pool and warns when no thread is free, which
    # happens on two cores; so few models are faster without threads.
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
    """The OpenGL format that Quick 3D needs; asking Qt for the ideal one would open a context."""
    wanted = QSurfaceFormat()
    wanted.setVersion(3, 3)
    wanted.setProfile(QSurfaceFormat.OpenGLContextProfile.CoreProfile)
    wanted.setDepthBufferSize(24)
    wanted.setStencilBufferSize(8)
    return wanted


def run(request: LaunchRequest, where: Places, instance: SingleInstance) -> int:
    """Show the window, load its pages and services, and run until it is closed."""
    with using_language(request.language or system_language()):
        problem = display_problem()
    if problem:
        instance.release()
        complain("BeamMe", problem)
        return 1
    limit_malloc_cache()
    faults = FaultLog(where.state)
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
        from ui.app.event_loop import run_event_loop  # noqa: PLC0415 slow, so after the first frame
        from ui.app.storage import storage_problem  # noqa: PLC0415 the same

        found = Start(request, instance, signals, trace, storage_problem(where))
        run_event_loop(application, shell, found)
    except Exception as error:  # noqa: BLE001 there is no window to show it in
        from ui.diagnostics.startup_error import show_startup_error  # noqa: PLC0415 rarely needed

        show_startup_error(where.state, error)
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
