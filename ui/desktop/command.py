"""beamme desktop: a menu entry, icons and a file type for a program that came with pip or pipx."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from argparse import ArgumentParser
from contextlib import suppress
from pathlib import Path

from beamme.commands.terminal import say
from ui.app.paths import RESOURCES
from ui.desktop.desktop_files import ENTRY, placed

PROG = "beamme desktop"
REFRESHED = {
    "update-desktop-database": ("-q", "applications"),
    "update-mime-database": ("mime",),
    "gtk-update-icon-cache": ("-q", "-t", "-f", "icons/hicolor"),
}
"""Tools that notify a running desktop, where they are installed."""


def install(share: Path, command: str) -> list[Path]:
    """Copy all files into place; the menu entry starts this command."""
    for target, source in placed(RESOURCES).items():
        path = share / target
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(source.read_bytes())
    entry = share / ENTRY
    text = entry.read_text("utf-8")
    entry.write_text(re.sub(r"(?m)^Exec=beamme\b", lambda _: f"Exec={command}", text), "utf-8")
    return [share / target for target in placed(RESOURCES)]


def remove(share: Path) -> list[Path]:
    """Delete the installed files."""
    there = [path for target in placed(RESOURCES) if (path := share / target).exists()]
    for path in there:
        path.unlink()
    return there


def remove_empty_folders(share: Path) -> None:
    """Remove our folders that are empty."""
    for target in placed(RESOURCES):
        with suppress(OSError):
            for folder in target.parents[:-1]:
                (share / folder).rmdir()


def refresh(share: Path) -> None:
    """Notify a running desktop; without these tools it notices at the next login."""
    for name, words in REFRESHED.items():
        tool = shutil.which(name)
        if tool is not None and (share / words[-1]).is_dir():
            subprocess.run([tool, *words], cwd=share, check=False, capture_output=True)  # noqa: S603 names of our own


def own_command() -> list[str]:
    """The command that starts this program from any folder."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    for path in (Path(sys.argv[0]), Path(sysconfig.get_path("scripts"), "beamme")):
        if path.name == "beamme" and path.is_file():
            return [str(path.absolute())]
    return [sys.executable, "-m", "ui"]


def quoted(words: list[str]) -> str:
    """A command in the syntax of a menu entry: quoted, then escaped again as a string."""
    escaped = (re.sub(r'(["`$\\])', r"\\\1", word).replace("%", "%%") for word in words)
    return " ".join(f'"{word}"' for word in escaped).replace("\\", "\\\\")


def main(arguments: list[str]) -> int:
    """Install or remove; exit code 2 except on Linux."""
    parser = ArgumentParser(prog=PROG, description=__doc__)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--install", action="store_true", help="add BeamMe to the menu of this user")
    what.add_argument("--remove", action="store_true", help="take it out of the menu again")
    options = parser.parse_args(arguments)
    if sys.platform != "linux":
        parser.error("on this system the installer does it")
    home = os.environ.get("XDG_DATA_HOME", "")
    share = Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share"
    try:
        files = install(share, quoted(own_command())) if options.install else remove(share)
    except OSError as error:
        parser.error(f"{error.filename}: {error.strerror}")
    refresh(share)
    remove_empty_folders(share)
    return say(PROG, f"{len(files)} files {'in' if options.install else 'removed from'} {share}")
