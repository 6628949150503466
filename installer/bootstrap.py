"""The virtual environment of the project, made once and renewed when the project's needs change."""

import hashlib
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from installer import system
from installer.failure import Failure

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
PROGRAMS = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
RECORD = ENVIRONMENT / "installed.json"


@dataclass(frozen=True, slots=True)
class Installed:
    """What an environment was made for."""

    root: str
    fingerprint: str
    extras: tuple[str, ...]

    def serves(self, wanted: "Installed") -> bool:
        """Tell whether nothing has to be installed for what is wanted."""
        same = (self.root, self.fingerprint) == (wanted.root, wanted.fingerprint)
        return same and set(wanted.extras) <= set(self.extras)


def fingerprint(project: Mapping[str, Any]) -> str:
    """Hash the parts of pyproject.toml that decide what is installed."""
    relevant = (
        project.get("build-system"),
        project.get("project"),
        project.get("tool", {}).get("setuptools"),
    )
    return hashlib.sha256(json.dumps(relevant, sort_keys=True).encode()).hexdigest()


def read_record(path: Path) -> Installed | None:
    """Read what was installed, or nothing if that is unknown."""
    try:
        entries = json.loads(path.read_text(encoding="utf-8"))
        return Installed(entries["root"], entries["fingerprint"], tuple(entries["extras"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def prepare(needs: Iterable[system.Need], extras: Iterable[str] = ()) -> None:
    """Make sure that the system has what is needed and .venv the project with these extras."""
    system.provide((*needs, *(() if PYTHON.exists() else system.PACKAGES_OF_PYTHON)))
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    wanted = Installed(str(ROOT), fingerprint(project), tuple(sorted(extras)))
    present = read_record(RECORD)
    if present is not None and present.serves(wanted) and PYTHON.exists():
        return
    moved = present is not None and present.root != wanted.root
    if moved or not _works():
        present = None
        _make()
    kept = present.extras if present is not None else ()
    wanted = Installed(wanted.root, wanted.fingerprint, tuple(sorted({*wanted.extras, *kept})))
    print("Installing BeamMe into .venv (a minute or two, only this once) …", flush=True)
    target = f"{ROOT}[{','.join(wanted.extras)}]" if wanted.extras else str(ROOT)
    _run([str(PYTHON), "-m", "pip", "install", "--quiet", "--editable", target])
    RECORD.write_text(json.dumps(asdict(wanted)), encoding="utf-8")


def _works() -> bool:
    if not PYTHON.exists():
        return False
    test = "import pip, sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))"
    done = subprocess.run([str(PYTHON), "-c", test], capture_output=True, check=False)
    return done.returncode == 0


def _make() -> None:
    system.provide(system.PACKAGES_OF_PYTHON)
    if system.missing(system.PACKAGES_OF_PYTHON):
        raise Failure("This Python has no ensurepip; please install a complete Python.")
    _run([sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)])


def _run(command: list[str]) -> None:
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        last_words = "\n".join(done.stdout.strip().splitlines()[-5:])
        raise Failure(f"{last_words}\nCould not make .venv: {' '.join(command[1:4])} failed.")
