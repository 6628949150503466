"""The input of PyInstaller: modules, data, and the filtered binaries."""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from PyInstaller.depend import bindepend
from PyInstaller.utils.hooks import collect_submodules, copy_metadata, get_package_paths

from installer.bootstrap import ROOT
from installer.freezing import contents, libraries, qml_modules
from installer.freezing.libraries import Entry
from installer.macos.image import APPLICATION, information
from installer.project import version
from ui.app.fonts import FONTS
from ui.desktop.desktop_files import APPLICATION_ID

SOURCES = {".py", ".ts"}
"""Sources in data folders that are not shipped."""
NOT_SHIPPED = frozenset({"__pycache__", "demo"})
"""Folders that only developers need."""


def modules() -> list[str]:
    """Modules that are imported by name: commands, games, font packages."""
    own = [*collect_submodules("beamme"), *collect_submodules("ui"), "ui.__main__"]
    return [*own, *FONTS]


def data() -> list[tuple[str, str]]:
    """Files opened at run time, each with its folder below the frozen one."""
    folders = [
        *(ROOT / name for name in ("ui/qml", "resources", "translations")),
        ROOT / "beamme" / "boards",
        ROOT / "beamme" / "ai" / "tables",
    ]
    own = [file for folder in folders for file in sorted(folder.rglob("*")) if _is_data(file)]
    placed = [(str(file), str(file.parent.relative_to(ROOT))) for file in own]
    return [*placed, *fonts(), *copy_metadata("beamme", recursive=True)]


def fonts() -> list[tuple[str, str]]:
    """The font files that the program loads, with their licences."""
    return [
        (str(Path(get_package_paths(package)[1], "files", name)), f"{package}/files")
        for package, names in FONTS.items()
        for name in (*(f"{each}.ttf" for each in names), "OFL.txt")
    ]


def pruned(binaries: Iterable[Entry], datas: Iterable[Entry]) -> tuple[list[Entry], list[Entry]]:
    """What the program needs of everything that PyInstaller found."""
    qt = Path(get_package_paths("PySide6")[1])
    installed = next(each for each in (qt / "Qt" / "qml", qt / "qml") if each.is_dir())
    shown = qml_modules.needed(ROOT / "ui" / "qml", installed)
    wanted = [entry for entry in binaries if contents.is_wanted(entry[0], shown)]
    names = libraries.linked(wanted, _imports)
    kept = [
        entry
        for entry in wanted
        if not libraries.is_library(entry[0])
        or (libraries.is_carried(entry[0]) and libraries.file_name(entry[0]) in names)
        or entry[0].startswith("libpython")
    ]
    present = {libraries.file_name(name) for name, _, _ in kept}
    return kept, [
        entry
        for entry in datas
        if contents.is_wanted(entry[0], shown)
        and (entry[2] != "SYMLINK" or libraries.file_name(entry[1]) in present)
    ]


def programs() -> Sequence[tuple[str, bool]]:
    """The executables, and whether each has a console; Windows needs one of each kind."""
    return (
        [("beamme", False), ("beamme-terminal", True)]
        if sys.platform == "win32"
        else [("beamme", True)]
    )


def icon() -> str | None:
    """The icon of the executable, on systems where executables have one."""
    kind = {"win32": "ico", "darwin": "icns"}.get(sys.platform)
    return str(ROOT / "resources" / "common" / "icons" / f"beamme.{kind}") if kind else None


def bundle() -> dict[str, Any]:
    """The settings of the macOS application bundle."""
    return {
        "name": APPLICATION,
        "icon": icon(),
        "bundle_identifier": APPLICATION_ID,
        "version": version(),
        "info_plist": information(),
    }


def _imports(source: str) -> list[str]:
    return [name for name, _ in bindepend.get_imports(source)]


def _is_data(file: Path) -> bool:
    kept = NOT_SHIPPED.isdisjoint(file.relative_to(ROOT).parts)
    return file.is_file() and file.suffix not in SOURCES and kept
