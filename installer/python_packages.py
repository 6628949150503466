"""The wheel and the source archive, for pip and pipx."""

import os
import shutil
import subprocess
from pathlib import Path

from installer.bootstrap import PROGRAMS, PYTHON, ROOT
from installer.failure import Failure
from installer.project import version


def build(target: Path = ROOT / "dist") -> list[Path]:
    """Make the source archive, and from it the wheel, as whoever downloads it would."""
    # What was built before would be taken for part of the packages.
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)
    # The locked packages of .venv build it; a fresh environment would fetch whatever is newest.
    command = [str(PYTHON), "-m", "build", "--no-isolation", "--outdir", str(target), str(ROOT)]
    done = subprocess.run(
        command,
        env=os.environ | {"PATH": f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        last_words = "\n".join(done.stdout.strip().splitlines()[-5:])
        raise Failure(f"{last_words}\nThe wheel could not be built.")
    return [
        target / f"beamme-{version()}-py3-none-any.whl",
        target / f"beamme-{version()}.tar.gz",
    ]
