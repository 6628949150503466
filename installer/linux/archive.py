"""The archive: unpack it anywhere and run the program."""

import shutil
import subprocess
from pathlib import Path

from installer.bootstrap import ROOT
from installer.failure import Failure
from installer.linux import share
from installer.linux.deb import architecture
from installer.project import version

NOTE = """BeamMe {version}

Start the program `beamme` in this folder. Nothing has to be installed.
`./beamme desktop --install` adds it to your menu, `./beamme desktop --remove` takes it out again.
To remove it, delete the folder. Your matches stay in ~/.local/share/BeamMe.

Starte das Programm `beamme` in diesem Ordner. Es muss nichts installiert werden.
`./beamme desktop --install` nimmt es in dein Menü auf, `./beamme desktop --remove` wieder heraus.
Zum Entfernen genügt es, den Ordner zu löschen. Deine Partien bleiben in ~/.local/share/BeamMe.
"""


STAGE = ROOT / "build" / "archive" / "beamme"
"""The packed folder, also the input of the Flatpak."""


def build(folder: Path) -> Path:
    """Pack a frozen folder and the desktop files, without owners."""
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(folder, STAGE, symlinks=True)
    share.lay_out(STAGE / "share")
    (STAGE / "README.txt").write_text(NOTE.format(version=version()), "utf-8")
    name = f"beamme-{version()}-linux-{architecture()}"
    target = ROOT / "dist" / f"{name}.tar.xz"
    owner = ["--owner=0", "--group=0", "--numeric-owner", "--sort=name"]
    words = ["tar", "--create", "--use-compress-program=xz -T0 -6", *owner]
    words += [f"--transform=s,^beamme,{name},S", "--directory", str(STAGE.parent)]
    words += ["--file", str(target), STAGE.name]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failure(f"{done.stderr}tar could not pack the folder.")
    return target
