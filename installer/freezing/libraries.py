"""Which libraries go along: Qt's own where something links to them, few of the system's."""

from collections.abc import Callable, Iterable
from pathlib import PureWindowsPath

from installer.freezing.contents import qt_path

Entry = tuple[str, str, str]
"""Of PyInstaller: the name in the folder, the file it comes from, and its kind."""

CARRIED = (
    "libpython",
    # Their numbers differ between distributions.
    "libffi",
    "libbz2",
    "liblzma",
    # What Qt needs of X11 beyond what every desktop brings.
    "libxcb-cursor",
    "libxcb-icccm",
    "libxcb-image",
    "libxcb-keysyms",
    "libxcb-render-util",
    "libxcb-util",
    "libxcb-xkb",
    "libxkbcommon",
)
"""Libraries of a Linux system that are copied; all others have to fit its drivers and desktop."""


def file_name(name: str) -> str:
    """The last part of a path, written as every linker writes it."""
    return PureWindowsPath(name).name.casefold()


def is_library(name: str) -> bool:
    """Whether others link to this file, instead of its being loaded for its own sake."""
    path = qt_path(name)
    if path is not None:
        return path.parts[0] == "lib" or (len(path.parts) == 1 and path.suffix == ".dll")
    return "/" not in name and (".so" in name or name.endswith(".dylib"))


def is_carried(name: str) -> bool:
    """Whether a library comes with us: ours, Qt's, or one of the named few of the system."""
    linux = qt_path(name) is None and "/" not in name and ".so" in name
    return not linux or name.startswith(CARRIED) or name.startswith(("libQt6", "libicu"))


def linked(entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> set[str]:
    """The names of all libraries that these entries need, directly or through others."""
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
