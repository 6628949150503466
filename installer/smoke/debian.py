"""Test the Debian package in its own root: install, use, remove without a trace."""

import subprocess
import tempfile
from pathlib import Path

from installer.failure import Failure
from installer.smoke import desktop, steps
from installer.smoke.environment import clean_environment

DATABASE = Path("var", "lib", "dpkg")


def check_package(package: Path) -> None:
    """Install the package, start it from its menu entry, play, open the match, remove it."""
    with (
        tempfile.TemporaryDirectory(prefix="beamme-root-") as name,
        clean_environment() as environment,
    ):
        root = Path(name)
        create_database(root, package)
        before = files(root)
        dpkg(root, "--install", str(package))
        program = desktop.started_by(root, environment)
        steps.check_version(program)
        saved = steps.finish_match(program, steps.shortest_game())
        steps.open_received_match(program, saved)
        desktop.check(root / desktop.SHARE)
        dpkg(root, "--purge", "beamme")
        left = files(root) - before
        if left:
            raise Failure(f"Removing the package leaves {', '.join(sorted(left))}.")
        if not saved.exists():
            raise Failure("Removing the package removes a saved match.")


def create_database(root: Path, package: Path) -> None:
    """Create a dpkg database with the required packages that this system has installed."""
    database = root / DATABASE
    for folder in ("info", "updates", "triggers"):
        (database / folder).mkdir(parents=True)
    wanted = _output(["dpkg-deb", "--field", str(package), "Depends"])
    stanzas = []
    for name in (entry.split()[0] for entry in wanted.split(",")):
        stanza = _output(["dpkg-query", "--status", name])
        (database / "info" / f"{name}.list").touch()
        # Without their own dependencies, which are not checked here.
        kept = [line for line in stanza.splitlines() if not line.startswith(("Depends", "Pre-D"))]
        stanzas.append("\n".join(kept))
    (database / "status").write_text("\n\n".join([*stanzas, ""]), "utf-8")


def dpkg(root: Path, *words: str) -> None:
    """Run dpkg on this root only."""
    command = ["dpkg", f"--root={root}", "--force-not-root", "--force-script-chrootless", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failure(f"{done.stdout}{done.stderr}dpkg {words[0]} failed.")


def files(root: Path) -> set[str]:
    """All files in a root, except dpkg's database."""
    return {
        str(path.relative_to(root))
        for path in root.rglob("*")
        if DATABASE not in path.relative_to(root).parents
    }


def _output(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failure(f"{done.stderr}{' '.join(command[:2])} failed.")
    return done.stdout
