"""The libraries and glibc version that a folder requires of a Linux system."""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

_NEEDED = re.compile(r"\(NEEDED\).*\[(.+)\]")
_SEARCHED = re.compile(r"\((?:RUNPATH|RPATH)\).*\[(.+)\]")
_GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)\b")


@dataclass(frozen=True, slots=True)
class Requirements:
    """Required libraries, and where they are searched for."""

    libraries: frozenset[str]
    glibc: tuple[int, int]
    places: frozenset[str]
    """The absolute library search paths of all files."""


def is_elf(path: Path) -> bool:
    """Whether a file is a Linux program or library, and not a symbolic link."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def requirements(folder: Path) -> Requirements:
    """What the files of a folder require that is not in the folder."""
    files = [path for path in sorted(folder.rglob("*")) if is_elf(path)]
    command = ["readelf", "--dynamic", "--version-info", "--wide", *map(str, files)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    places = {place for entry in _SEARCHED.findall(told) for place in entry.split(":")}
    return Requirements(
        frozenset(_NEEDED.findall(told)) - {path.name for path in files},
        max((int(major), int(minor)) for major, minor in _GLIBC.findall(told)),
        frozenset(place for place in places if place.startswith("/")),
    )
