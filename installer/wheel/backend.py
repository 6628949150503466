"""The build backend: setuptools, with resources and compiled translations inside the wheel.

The same sources give the same bytes, whenever and wherever they are built.
"""

import gzip
import os
import shutil
import stat
import subprocess
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime, time
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.command.build_py import build_py

from installer.project import releases

__all__ = [
    "BuildPackages",
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

EPOCH = "SOURCE_DATE_EPOCH"
SOURCES = shutil.ignore_patterns("*.py", "__pycache__", "demo")


def get_requires_for_build_wheel(config: Mapping[str, object] | None = None) -> list[str]:
    """Ask for Qt's translation compiler too; an editable install does without it."""
    with Path("pyproject.toml").open("rb") as file:
        needed = tomllib.load(file)["project"]["dependencies"]
    qt = [need for need in needed if need.startswith("PySide6-Essentials")]
    return [*build_meta.get_requires_for_build_wheel(config), *qt]


def build_wheel(
    folder: str, config: Mapping[str, object] | None = None, metadata: str | None = None
) -> str:
    """Build the wheel with the day of the release on every file."""
    with reproducible_surroundings():
        name = str(build_meta.build_wheel(folder, config, metadata))
        normalize_modes(Path(folder, name))
        return name


def build_sdist(folder: str, config: Mapping[str, object] | None = None) -> str:
    """Build the source archive with the day of the release on every file."""
    with reproducible_surroundings():
        name = str(build_meta.build_sdist(folder, config))
        normalize(Path(folder, name), int(os.environ[EPOCH]))
        return name


@contextmanager
def reproducible_surroundings() -> Iterator[None]:
    """Fix the date and the umask of a build; SOURCE_DATE_EPOCH overrides the date."""
    released = datetime.combine(releases(Path())[0].day, time(), UTC)
    os.environ.setdefault(EPOCH, str(int(released.timestamp())))
    before = os.umask(0o022)
    try:
        yield
    finally:
        os.umask(before)


def normalize(archive: Path, epoch: int) -> None:
    """Repack an archive without what depends on the machine: dates, owners, modes, order."""
    packed = archive.with_suffix(".new")
    with (
        tarfile.open(archive) as old,
        packed.open("wb") as file,
        gzip.GzipFile("", "wb", fileobj=file, mtime=epoch) as zipped,
        tarfile.open(fileobj=zipped, mode="w") as new,
    ):
        for member in sorted(old.getmembers(), key=lambda each: each.name):
            member.mtime = epoch
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            member.pax_headers = {}
            new.addfile(member, old.extractfile(member))
    packed.replace(archive)


def normalize_modes(wheel: Path) -> None:
    """Repack a wheel without the file modes of this checkout, which depend on the umask."""
    packed = wheel.with_suffix(".new")
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as new:
        for member in old.infolist():
            member.external_attr = (stat.S_IFREG | 0o644) << 16
            new.writestr(member, old.read(member))
    packed.replace(wheel)


class BuildPackages(build_py):  # type: ignore[misc] # setuptools ships no types
    """Copies resources and translations, which lie beside the packages, into `ui`."""

    def run(self) -> None:
        """Copy the packages, then the resources, then the translations."""
        super().run()
        if self.editable_mode:
            return
        inside = Path(self.build_lib, "ui")
        shutil.copytree("resources", inside / "resources", ignore=SOURCES, dirs_exist_ok=True)
        (inside / "translations").mkdir(exist_ok=True)
        for source in Path("translations").glob("*.ts"):
            target = inside / "translations" / f"{source.stem}.qm"
            subprocess.run(["pyside6-lrelease", "-silent", source, "-qm", target], check=True)
