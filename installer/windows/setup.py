"""The setup program, built with NSIS from a frozen folder."""

import shutil
import subprocess
from pathlib import Path

from installer.bootstrap import ROOT
from installer.failure import Failure
from installer.project import version

SCRIPT = Path(__file__).with_name("beamme.nsi")
USUAL = r"C:\Program Files (x86)\NSIS"


def compiler() -> str:
    """The path of makensis, which its own installer does not add to PATH."""
    found = shutil.which("makensis") or shutil.which("makensis", path=USUAL)
    if found is None:
        raise Failure("Please install NSIS: its makensis builds the setup program.")
    return found


def build(folder: Path, target: Path | None = None) -> Path:
    """Build the setup program from a folder frozen on Windows."""
    setup = target or ROOT / "dist" / f"beamme-{version()}-setup.exe"
    words = {
        "VERSION": version(),
        "FOLDER": folder,
        "ICONS": ROOT / "resources" / "common" / "icons",
        "LICENCE": ROOT / "LICENSE",
        "SETUP": setup,
        "KILOBYTES": sum(each.stat().st_size for each in folder.rglob("*") if each.is_file())
        // 1024,
    }
    defined = [f"-D{name}={value}" for name, value in words.items()]
    command = [compiler(), "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defined, str(SCRIPT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failure(f"{done.stdout}{done.stderr}makensis could not build the setup program.")
    return setup
