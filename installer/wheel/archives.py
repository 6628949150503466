"""The wheel and the source archive, for pip and pipx."""

import os
import shutil
from pathlib import Path

from installer.bootstrap import PROGRAMS, PYTHON, ROOT
from installer.project import version
from installer.quiet import run_quietly


def build(target: Path = ROOT / "dist") -> list[Path]:
    """Make the source archive, and the wheel from it, as a downloader would."""
    # Files of an earlier build would end up in the packages.
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)
    # The locked packages of .venv build it; a fresh environment would fetch whatever is newest.
    command = [str(PYTHON), "-m", "build", "--no-isolation", "--outdir", str(target), str(ROOT)]
    path = f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}"
    run_quietly(command, "The wheel could not be built.", env=os.environ | {"PATH": path})
    return [
        target / f"beamme-{version()}-py3-none-any.whl",
        target / f"beamme-{version()}.tar.gz",
    ]
