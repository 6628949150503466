"""What the frozen folder holds: everything is left out that is not named or needed here."""

from collections.abc import Iterable
from pathlib import PurePosixPath

BINDINGS = frozenset(
    {
        "QtCore",
        "QtDBus",
        "QtGui",
        "QtMultimedia",
        "QtNetwork",
        "QtOpenGL",
        "QtPrintSupport",
        "QtQml",
        "QtQuick",
        "QtQuickControls2",
        "QtSvg",
        "QtWidgets",
    }
)
"""Modules of PySide6: those that are imported, and those that they import themselves."""

PLUGINS = {
    "iconengines": ("qsvgicon",),
    "imageformats": ("qjpeg", "qsvg", "qwebp"),
    "multimedia": ("darwinmediaplugin", "windowsmediaplugin"),
    "platforminputcontexts": (
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    ),
    "platforms": ("qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"),
    "platformthemes": ("qxdgdesktopportal",),
    "printsupport": ("cupsprintersupport",),
    "styles": ("qmacstyle", "qmodernwindowsstyle"),
    "wayland-decoration-client": ("adwaita", "bradient"),
    "wayland-graphics-integration-client": ("qt-plugin-wayland-egl",),
    "wayland-shell-integration": ("xdg-shell",),
    "xcbglintegrations": ("qxcb-egl-integration", "qxcb-glx-integration"),
}
"""Plugins of Qt by their folder; on each system only its own are there."""

TRANSLATIONS = frozenset({"qtbase_de.qm"})
"""Texts of Qt's own dialogs; in English they are part of Qt."""

LEFT_OUT = (
    "tkinter",
    "unittest",
    "pydoc",
    "doctest",
    "setuptools",
    "pip",
    # Nothing speaks to a network: no OpenSSL.
    "ssl",
    "_ssl",
    "_hashlib",
    "numpy.f2py",
    "numpy.testing",
    # MuJoCo without its viewers.
    "mujoco.viewer",
    "mujoco.renderer",
    "mujoco.rendering",
    "mujoco.sysid",
    "mujoco.usd",
)
"""Python modules that somebody imports where we never come."""

USELESS = ("numpy/_core/_multiarray_tests", "mujoco/plugin/", "mujoco/include/")
"""Beginnings of paths that no module stands for."""

NEVER_SHOWN = frozenset({"designer", "tooling", "lightmapviewer"})
"""Folders of QML modules that only Qt's own tools open."""

_QT = ("PySide6/Qt/", "PySide6/")
"""Where Qt's files are: below Qt on Linux and macOS, beside the modules on Windows."""


def qt_path(name: str) -> PurePosixPath | None:
    """The path of a file of Qt below Qt's own folder; nothing if it is not one."""
    posix = name.replace("\\", "/")
    inside = next((posix.removeprefix(start) for start in _QT if posix.startswith(start)), None)
    return None if inside is None else PurePosixPath(inside)


def is_wanted(name: str, modules: Iterable[PurePosixPath]) -> bool:
    """Whether a file belongs into the folder; libraries are judged later, by who needs them."""
    path = qt_path(name)
    if path is None:
        return not name.replace("\\", "/").startswith(USELESS)
    match path.parts:
        case ("qml", *_):
            return _is_shown(path.relative_to("qml"), modules)
        case ("plugins", kind, file):
            return _bare(file) in PLUGINS.get(kind, ())
        case ("translations", file):
            return file in TRANSLATIONS
        case ("resources" | "libexec", *_):
            return False
        case (file,) if file.startswith("Qt") and not file.endswith(".dll"):
            return file.split(".")[0] in BINDINGS
        case _:
            return True


def _is_shown(path: PurePosixPath, modules: Iterable[PurePosixPath]) -> bool:
    if path.suffix == ".qmltypes" or NEVER_SHOWN & set(path.parts):
        return False
    return path.parent in set(modules)


def _bare(file: str) -> str:
    """The name of a plugin without what its system adds: libqxcb.so, qwindows.dll."""
    return file.split(".", maxsplit=1)[0].removeprefix("lib")
