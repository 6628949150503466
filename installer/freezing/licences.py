"""Licence texts of parts that are not distributions: Python, the bootloader, system libraries."""

import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from installer.bootstrap import ENVIRONMENT
from installer.freezing.libraries import CARRIED

PLACE = Path("lib", "resources", "common", "licences", "bundled")
"""Where the About page looks for them."""


def collect(folder: Path) -> None:
    """Write the texts into the frozen folder."""
    target = folder / PLACE
    target.mkdir(parents=True, exist_ok=True)
    for name, source in sources(folder):
        (target / f"{name}.txt").write_bytes(source.read_bytes())


def sources(folder: Path) -> Iterator[tuple[str, Path]]:
    """Each part of the folder with its licence file."""
    yield "Python", of_python()
    # The bootloader is part of PyInstaller.
    yield "PyInstaller", next(ENVIRONMENT.rglob("pyinstaller-*.dist-info/**/COPYING.txt"))
    carried = tuple(name for name in CARRIED if name != "libpython")
    for library in sorted((folder / "lib").glob("lib*.so*")):
        if not library.is_symlink() and library.name.startswith(carried):
            package = _package(library.name)
            path = Path("/usr/share/doc", package, "copyright")
            if package and path.exists():
                yield package, path


def of_python() -> Path:
    """Python's licence: beside the standard library, at the root on Windows, or Debian's copy."""
    minor = f"{sys.version_info.major}.{sys.version_info.minor}"
    places = (
        Path(sysconfig.get_path("stdlib"), "LICENSE.txt"),
        Path(sys.base_prefix, "LICENSE.txt"),
        Path("/usr/share/doc", f"python{minor}", "copyright"),
    )
    return next(path for path in places if path.exists())


def _package(library: str) -> str:
    """The Debian package of a library; empty if it has none."""
    command = ["dpkg", "--search", f"*/{library}"]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)
    return asked.stdout.split(":")[0]
