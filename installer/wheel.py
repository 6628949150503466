"""The build backend: setuptools, with resources and compiled translations inside the wheel."""

import shutil
import subprocess
import tomllib
from collections.abc import Mapping
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.command.build_py import build_py

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

SOURCES = shutil.ignore_patterns("*.py", "__pycache__")


def get_requires_for_build_wheel(config: Mapping[str, object] | None = None) -> list[str]:
    """Ask for Qt's translation compiler too; an editable install does without it."""
    with Path("pyproject.toml").open("rb") as file:
        needed = tomllib.load(file)["project"]["dependencies"]
    qt = [need for need in needed if need.startswith("PySide6-Essentials")]
    return [*build_meta.get_requires_for_build_wheel(config), *qt]


class BuildPackages(build_py):  # type: ignore[misc] # setuptools ships no types
    """Puts what lies beside the packages in the source tree inside `ui`."""

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
