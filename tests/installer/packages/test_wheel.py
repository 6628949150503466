"""The wheel and the source archive are the same bytes whenever and wherever they are built."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from installer.bootstrap import ROOT

BUILD = "import sys; from installer.wheel import backend; backend.{hook}(sys.argv[1])"
PROJECT = """
[build-system]
requires = []
build-backend = "installer.wheel.backend"
[project]
name = "tiny"
version = "1.2.3"
[tool.setuptools]
packages = ["ui"]
package-data = { ui = ["*.txt"] }
cmdclass = { build_py = "installer.wheel.backend.BuildPackages" }
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project that is built as this one is, but in a second."""
    root = tmp_path / "project"
    for folder in ("ui", "resources/common/sounds", "translations"):
        (root / folder).mkdir(parents=True)
    for path, text in {
        "pyproject.toml": PROJECT,
        "CHANGELOG.md": "## 1.2.3 (2026-01-02)\n\n- New.\n",
        "ui/__init__.py": "",
        "ui/note.txt": "",
        "LICENSE": "",
        "MANIFEST.in": "graft resources\ngraft translations\ninclude *.md\n",
        "resources/common/sounds/roll.wav": "",
        "translations/note.txt": "",
    }.items():
        (root / path).write_text(text, "utf-8")
    return root


def build(project: Path, name: str, *, seconds: int, umask: int) -> tuple[Path, Path]:
    """Build the archive of a copy with other dates and another umask, and from it the wheel."""
    copy = Path(shutil.copytree(project, project.with_name(name)))
    for path in filter(Path.is_file, copy.rglob("*")):
        path.chmod(0o666 & ~umask)
        os.utime(path, (seconds, seconds))
    archive = run_hook("build_sdist", copy, umask)
    with tarfile.open(archive) as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", None)
        packed.extractall(copy.with_name(f"{name}-unpacked"))
    (unpacked,) = copy.with_name(f"{name}-unpacked").iterdir()
    for path in filter(Path.is_file, unpacked.rglob("*")):
        path.chmod(0o666 & ~umask)
    return archive, run_hook("build_wheel", unpacked, umask)


def run_hook(hook: str, source: Path, umask: int) -> Path:
    target = source.with_name(f"{source.name}-{hook}")
    target.mkdir()
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    environment.pop("SOURCE_DATE_EPOCH", None)
    command = [sys.executable, "-c", BUILD.format(hook=hook), str(target)]
    subprocess.run(command, cwd=source, env=environment, umask=umask, check=True)
    (built,) = target.iterdir()
    return built


def test_two_builds_give_the_same_bytes(project: Path) -> None:
    first = build(project, "first", seconds=1_600_000_000, umask=0o022)
    second = build(project, "second", seconds=1_700_000_000, umask=0o077)
    for one, other in zip(first, second, strict=True):
        assert one.name == other.name
        assert one.read_bytes() == other.read_bytes()


def test_files_carry_the_day_of_the_release(project: Path) -> None:
    archive, wheel = build(project, "only", seconds=1_600_000_000, umask=0o022)
    with tarfile.open(archive) as packed:
        assert {each.mtime for each in packed} == {1_767_312_000}
    with zipfile.ZipFile(wheel) as inside:
        assert {each.date_time[:3] for each in inside.infolist()} == {(2026, 1, 2)}
        assert "ui/resources/common/sounds/roll.wav" in inside.namelist()
