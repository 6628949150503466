"""The menu entry and the file type of an installed program, used as a desktop does."""

import configparser
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path

from installer.failure import Failure
from installer.smoke.program import Program
from installer.smoke.surroundings import Surroundings
from ui.desktop.desktop_files import APPLICATION_ID, ENTRY, FILE_TYPE

SHARE = Path("usr", "share")


def entry(share: Path) -> configparser.SectionProxy:
    """The main group of the menu entry below a share folder."""
    parser = configparser.RawConfigParser(strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign] # keys keep their case
    parser.read(share / ENTRY, "utf-8")
    return parser["Desktop Entry"]


def started_by(root: Path, around: Surroundings) -> Program:
    """The program of a root that its menu entry starts, without a file."""
    words = [word for word in shlex.split(entry(root / SHARE)["Exec"]) if word[0] != "%"]
    command = root / "usr" / "bin" / words[0]
    if command.is_symlink():
        command = root / command.readlink().relative_to("/")
    if not command.exists():
        raise Failure(f"The menu entry starts {words[0]}, which is not there.")
    return Program((str(command), *words[1:]), around)


def check(share: Path) -> None:
    """Let the tools of the desktop judge what they will read."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(shutil.copytree(share, Path(name) / "share"))
        _judge(copy)


def _judge(share: Path) -> None:
    for command in (
        ["desktop-file-validate", str(ENTRY)],
        ["appstreamcli", "validate", "--no-net", f"metainfo/{APPLICATION_ID}.metainfo.xml"],
        ["update-mime-database", "-V", "mime"],
    ):
        done = subprocess.run(command, cwd=share, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Failure(f"{done.stdout}{done.stderr}{command[0]} is not content.")
    kinds = (share / "mime" / "globs").read_text("utf-8").splitlines()
    if f"{FILE_TYPE}:*.beamme" not in kinds or FILE_TYPE not in entry(share)["MimeType"]:
        raise Failure("A saved match is not known as one.")
