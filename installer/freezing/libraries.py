"""Select the libraries to ship: Qt's if something links to them, and a few of the system's."""

from collections.abc import Callable, Iterable
from pathlib import PureWindowsPath

from installer.freezing.contents import qt_path

Entry = tuple[str, str, str]
"""A PyInstaller entry: the name in the folder, the source file, and its kind."""

CARRIED = (
    "libpython",
    # Their version numbers differ between distributions.
    "libffi",
    "libbz2",
    "liblzma",
    # What Qt needs of X11 beyond what every desktop installs.
    "libxcb-cursor",
    "libxcb-icccm",
    "libxcb-image",
    "libxcb-keysyms",
    "libxcb-render-util",
    "libxcb-util",
    "libxcb-xkb",
    "libxkbcommon",
)
"""System libraries that are shipped on Linux; all others have to match drivers and desktop."""


def file_name(name: str) -> str:
    """The file name of a path, normalised for comparison."""
    return PureWindowsPath(name).name.casefold()


def is_library(name: str) -> bool:
    """Whether a file is a library that others link to, not a plugin or module."""
    path = qt_path(name)
    if path is not None:
        return path.parts[0] == "lib" or (len(path.parts) == 1 and path.suffix == ".dll")
    return "/" not in name and (".so" in name or name.endswith(".dylib"))


def is_carried(name: str) -> bool:
    """Whether a library is shipped: ours, Qt's, or one of CARRIED."""
    linux = qt_path(name) is None and "/" not in name and ".so" in name
    return not linux or name.startswith(CARRIED) or name.startswith(("libQt6", "libicu"))


def linked(entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> set[str]:
    """The names of all libraries that these entries need, directly or indirectly."""
    entries = list(entries)
    libraries = {file_name(name): source for name, source, _ in entries if is_library(name)}
    found: set[str] = set()
    waiting = [source for name, source, _ in entries if not is_library(name)]
    while waiting:
        for name in map(file_name, imports(waiting.pop())):
            if name not in found:
                found.add(name)
                if name in libraries:
                    waiting.append(libraries[name])
    return found
