"""The contents of the frozen folder: what is not named or needed here is left out."""

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
"""Modules of PySide6 that are imported, directly or by one another."""

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
"""Qt plugins by folder; each system has only its own."""

TRANSLATIONS = frozenset({"qtbase_de.qm"})
"""Translations of Qt's own dialogs; Qt contains the English ones."""

LEFT_OUT = (
    "tkinter",
    "unittest",
    "pydoc",
    "doctest",
    "setuptools",
    "pip",
    # No OpenSSL: the program uses no network.
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
"""Python modules that are imported only in code we never run."""

UNUSED = ("numpy/_core/_multiarray_tests", "mujoco/plugin/", "mujoco/include/")
"""Path prefixes of unused files that belong to no excluded module."""

TOOL_MODULES = frozenset({"designer", "tooling", "lightmapviewer"})
"""Folders of QML modules that only Qt's own tools use."""

_QT = ("PySide6/Qt/", "PySide6/")
"""The folders of Qt's files: below Qt on Linux and macOS, beside the modules on Windows."""


def qt_path(name: str) -> PurePosixPath | None:
    """The path of a Qt file relative to Qt's folder; None for other files."""
    posix = name.replace("\\", "/")
    inside = next((posix.removeprefix(start) for start in _QT if posix.startswith(start)), None)
    return None if inside is None else PurePosixPath(inside)


def is_wanted(name: str, modules: Iterable[PurePosixPath]) -> bool:
    """Whether a file goes into the folder; libraries are filtered later, by dependencies."""
    path = qt_path(name)
    if path is None:
        return not name.replace("\\", "/").startswith(UNUSED)
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
    if path.suffix == ".qmltypes" or TOOL_MODULES & set(path.parts):
        return False
    return path.parent in set(modules)


def _bare(file: str) -> str:
    """The name of a plugin without prefix and suffix of its system: libqxcb.so, qwindows.dll."""
    return file.split(".", maxsplit=1)[0].removeprefix("lib")
