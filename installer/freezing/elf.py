"""What the programs and libraries of a folder ask of the Linux system below them."""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

_NEEDED = re.compile(r"\(NEEDED\).*\[(.+)\]")
_SEARCHED = re.compile(r"\((?:RUNPATH|RPATH)\).*\[(.+)\]")
_GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)\b")


@dataclass(frozen=True, slots=True)
class Requirements:
    """What has to be there, and where it is looked for."""

    libraries: frozenset[str]
    glibc: tuple[int, int]
    places: frozenset[str]
    """Absolute folders in which the files look for libraries."""


def is_elf(path: Path) -> bool:
    """Whether a file is a program or library of Linux, itself and not a link to one."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def requirements(folder: Path) -> Requirements:
    """What all files of a folder need together that is not in the folder."""
    files = [path for path in sorted(folder.rglob("*")) if is_elf(path)]
    command = ["readelf", "--dynamic", "--version-info", "--wide", *map(str, files)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    places = {place for entry in _SEARCHED.findall(told) for place in entry.split(":")}
    return Requirements(
        frozenset(_NEEDED.findall(told)) - {path.name for path in files},
        max((int(major), int(minor)) for major, minor in _GLIBC.findall(told)),
        frozenset(place for place in places if place.startswith("/")),
    )
