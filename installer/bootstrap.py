"""The virtual environment of the project, made once and renewed when the project's needs change."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from installer import system
from installer.dependencies import requirements
from installer.failure import Failure
from installer.quiet import run_quietly

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
PROGRAMS = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
RECORD = ENVIRONMENT / "installed.json"


@dataclass(frozen=True, slots=True)
class Installed:
    """What an environment was installed for."""

    root: str
    fingerprint: str
    extras: tuple[str, ...]

    def serves(self, wanted: "Installed") -> bool:
        """Tell whether this includes everything that is wanted."""
        same = (self.root, self.fingerprint) == (wanted.root, wanted.fingerprint)
        return same and set(wanted.extras) <= set(self.extras)


def fingerprint(project: Mapping[str, Any], locks: Mapping[str, str]) -> str:
    """Hash the lock files and the parts of pyproject.toml that decide what is installed."""
    relevant = (
        project.get("build-system"),
        project.get("project"),
        project.get("tool", {}).get("setuptools"),
        locks,
    )
    return hashlib.sha256(json.dumps(relevant, sort_keys=True).encode()).hexdigest()


def read_record(path: Path) -> Installed | None:
    """Read what was installed; None if that is unknown."""
    try:
        entries = json.loads(path.read_text(encoding="utf-8"))
        return Installed(entries["root"], entries["fingerprint"], tuple(entries["extras"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def prepare(needs: Iterable[system.Need], extras: Iterable[str] = ()) -> None:
    """Provide what is needed from the system, and a .venv with the project and these extras."""
    system.provide((*needs, *(() if PYTHON.exists() else system.PACKAGES_OF_PYTHON)))
    project = requirements.read_project(ROOT)
    wanted = Installed(
        str(ROOT), fingerprint(project, requirements.read_locks()), tuple(sorted(extras))
    )
    refuse_stale_locks(project, wanted.extras)
    present = read_record(RECORD)
    if present is not None and present.serves(wanted) and PYTHON.exists():
        return
    if present is None or not present.serves(replace(wanted, extras=())) or not _works():
        present = None
        make_environment(ENVIRONMENT)
    kept = present.extras if present is not None else ()
    wanted = replace(wanted, extras=tuple(sorted({*wanted.extras, *kept})))
    print("Installing BeamMe into .venv (a minute or two, only this once) …", flush=True)
    install_locked(requirements.lock_file(name) for name in (requirements.BASE, *wanted.extras))
    _pip_install(PYTHON, "--no-build-isolation", "--editable", str(ROOT))
    RECORD.write_text(json.dumps(asdict(wanted)), encoding="utf-8")


def refuse_stale_locks(project: Mapping[str, Any], extras: Iterable[str]) -> None:
    """Fail if pyproject.toml has changed since the packages to be installed were pinned."""
    for name in (requirements.BASE, *extras):
        if not requirements.is_current(project, name):
            path = requirements.lock_file(name).relative_to(ROOT)
            raise Failure(
                f"{path} was not made from the requirements in pyproject.toml;"
                " run python3 -m installer lock."
            )


def install_locked(locks: Iterable[Path], python: Path = PYTHON) -> None:
    """Install what lock files pin, each package only from a file whose hash they name."""
    files = [word for path in locks for word in ("--requirement", str(path))]
    _pip_install(python, "--require-hashes", "--only-binary", ":all:", *files)


def _works() -> bool:
    if not PYTHON.exists():
        return False
    test = "import pip, sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))"
    done = subprocess.run([str(PYTHON), "-c", test], capture_output=True, check=False)
    return done.returncode == 0


def make_environment(folder: Path) -> Path:
    """Make an empty environment, replacing any that is there, and return its Python."""
    system.provide(system.PACKAGES_OF_PYTHON)
    if system.missing(system.PACKAGES_OF_PYTHON):
        raise Failure("This Python has no ensurepip; please install a complete Python.")
    _make([sys.executable, "-m", "venv", "--clear", str(folder)])
    return folder / PYTHON.relative_to(ENVIRONMENT)


def _pip_install(python: Path, *words: str) -> None:
    _make([str(python), "-m", "pip", "install", "--quiet", "--no-deps", *words])


def _make(command: list[str]) -> None:
    run_quietly(command, f"Could not make .venv: {' '.join(command[1:4])} failed.")
