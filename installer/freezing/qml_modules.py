"""The QML modules of Qt that the program imports, directly or indirectly."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

_IMPORT = re.compile(r"^\s*import\s+([A-Z][\w.]*)", re.MULTILINE)
_DEPENDS = re.compile(r"^(?:depends|import)\s+([A-Z][\w.]*)", re.MULTILINE)


def needed(own: Path, installed: Path) -> set[PurePosixPath]:
    """The folders below Qt's qml folder that our QML files need."""
    found: set[PurePosixPath] = set()
    waiting = list(_imports(own.rglob("*.qml")))
    while waiting:
        folder = PurePosixPath(*waiting.pop().split("."))
        description = installed / folder / "qmldir"
        if folder in found or not description.exists():
            continue  # already found, or a module of our own
        found.add(folder)
        waiting += _DEPENDS.findall(description.read_text("utf-8"))
        waiting += _imports(description.parent.glob("*.qml"))
        found |= set(_parts(folder, installed))
    return found


def _imports(files: Iterable[Path]) -> Iterator[str]:
    for file in files:
        yield from _IMPORT.findall(file.read_text("utf-8"))


def _parts(folder: PurePosixPath, installed: Path) -> Iterator[PurePosixPath]:
    """The folders of a module that are not modules themselves, such as its meshes."""
    for below in (installed / folder).iterdir():
        if below.is_dir() and not (below / "qmldir").exists():
            yield folder / below.name
