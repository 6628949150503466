"""The command `lock`: pin every package by version and hash, or check the pins."""

import re
import subprocess
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from installer import bootstrap
from installer.bootstrap import PYTHON, ROOT
from installer.dependencies import requirements
from installer.failure import Failure

CHECK = (str(PYTHON), "-m", "installer.dependencies.lock_check")
"""Checks the lock files; it needs a package that only .venv has."""


def lock(arguments: Sequence[str]) -> int:
    """Make the lock files, keeping pins that still fit, or compare them with what there is."""
    parser = ArgumentParser(prog="python3 -m installer lock", description=__doc__)
    modes = parser.add_mutually_exclusive_group()
    modes.add_argument("--upgrade", action="store_true", help="take the newest versions that fit")
    modes.add_argument("--outdated", action="store_true", help="only tell which are not the newest")
    modes.add_argument(
        "--check", action="store_true", help="only tell whether pyproject.toml is met; offline"
    )
    options = parser.parse_args(arguments)
    if options.check:
        bootstrap.prepare((), ["check"])
        return subprocess.run(CHECK, cwd=ROOT, check=False).returncode
    before = requirements.read_locks()
    kept = {} if options.upgrade or options.outdated else before
    with tempfile.TemporaryDirectory() as name:
        after = resolve(requirements.read_project(ROOT), kept, Resolver.install(Path(name)))
    differences = changes(before.values(), after.values())
    print("\n".join(differences) or "Every pin is as it was.")
    if options.outdated:
        return int(bool(differences))
    write(requirements.FOLDER, after)
    return 0


@dataclass(frozen=True, slots=True)
class Resolver:
    """The package uv in an environment of its own, which is made even if lock files are stale."""

    folder: Path
    python: Path

    @classmethod
    def install(cls, folder: Path) -> "Resolver":
        """Install it as it is locked."""
        python = bootstrap.make_environment(folder / "venv")
        bootstrap.install_locked([requirements.lock_file("lock")], python)
        return cls(folder, python)

    def pin(self, label: str, wanted: Sequence[str], preferred: str, oldest_python: str) -> str:
        """Pin requirements for every system; comments in the result name them by this label."""
        (self.folder / label).write_text("\n".join(wanted), "utf-8")
        output = self.folder / "output.txt"
        output.write_text(preferred, "utf-8")
        command = [
            *(str(self.python), "-m", "uv", "pip", "compile", "--quiet"),
            *("--universal", "--python-version", oldest_python, "--only-binary", ":all:"),
            *("--generate-hashes", "--no-header", "--output-file", output.name, label),
        ]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Failure(f"{done.stderr.strip()}\nThe requirements could not be resolved.")
        return output.read_text("utf-8")


def resolve(
    project: Mapping[str, Any], kept: Mapping[str, str], resolver: Resolver
) -> dict[str, str]:
    """Pin all requirements together, then give each lock file its part of the result."""
    groups = requirements.groups(project)
    oldest = re.search(r">=\s*([\d.]+)", project["project"]["requires-python"])
    if oldest is None:
        raise Failure("pyproject.toml does not say which Python is the oldest that will do.")
    everything = [each for group in groups.values() for each in group]
    whole = resolver.pin("beamme", everything, "\n".join(kept.values()), oldest[1])
    texts = {}
    for name, group in groups.items():
        label = "beamme" if name == requirements.BASE else f"beamme[{name}]"
        texts[name] = requirements.header(project, name) + resolver.pin(
            label, group, whole, oldest[1]
        )
    return texts


def write(folder: Path, texts: Mapping[str, str]) -> None:
    """Write every lock file, and remove those of extras that are gone."""
    for name in requirements.read_locks(folder).keys() - texts.keys():
        requirements.lock_file(name, folder).unlink()
    for name, text in texts.items():
        requirements.lock_file(name, folder).write_text(text, "utf-8", newline="\n")


def changes(before: Iterable[str], after: Iterable[str]) -> list[str]:
    """Say which versions come, go or change."""
    old, new = _versions(before), _versions(after)
    return [
        f"{name} {', '.join(old.get(name, ['(new)']))} → {', '.join(new.get(name, ['(gone)']))}"
        for name in sorted(old.keys() | new.keys())
        if old.get(name) != new.get(name)
    ]


def _versions(texts: Iterable[str]) -> dict[str, list[str]]:
    found: dict[str, set[str]] = {}
    for pin in (pin for text in texts for pin in requirements.pins(text)):
        found.setdefault(pin.name, set()).add(pin.version)
    return {name: sorted(versions) for name, versions in found.items()}
