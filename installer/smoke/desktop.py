"""Test the menu entry and file type of an installed program."""

import configparser
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path

from installer.failure import Failure
from installer.smoke.environment import Environment
from installer.smoke.program import Program
from ui.desktop.desktop_files import APPLICATION_ID, ENTRY, FILE_TYPE

SHARE = Path("usr", "share")


def entry(share: Path) -> configparser.SectionProxy:
    """The main section of the menu entry below a share folder."""
    parser = configparser.RawConfigParser(strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign] # keep the case of keys
    parser.read(share / ENTRY, "utf-8")
    return parser["Desktop Entry"]


def started_by(root: Path, environment: Environment) -> Program:
    """The program that the menu entry of a root starts."""
    words = [word for word in shlex.split(entry(root / SHARE)["Exec"]) if word[0] != "%"]
    command = root / "usr" / "bin" / words[0]
    if command.is_symlink():
        command = root / command.readlink().relative_to("/")
    if not command.exists():
        raise Failure(f"The menu entry starts {words[0]}, which is not there.")
    return Program((str(command), *words[1:]), environment)


def check(share: Path) -> None:
    """Validate the files with the desktop's own tools."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(shutil.copytree(share, Path(name) / "share"))
        _validate(copy)


def _validate(share: Path) -> None:
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
