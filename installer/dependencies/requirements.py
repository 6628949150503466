"""What the project requires, and the lock files that pin it: one for itself, one for each extra."""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

BASE = "base"
"""The lock of what is always installed: the dependencies, and what builds the project."""
FOLDER = Path(__file__).resolve().parent / "locked"

_RECORD = re.compile(r"^# Requirements: sha256:([0-9a-f]{64})$", re.MULTILINE)
_PIN = re.compile(r"([\w.-]+)==(\S+)(?: ; (.+?))?((?: --hash=\S+)*)")


@dataclass(frozen=True, slots=True)
class Pin:
    """One version of a package, where a marker says it is used, and the files it may come in."""

    name: str
    version: str
    marker: str
    hashes: tuple[str, ...]


def read_project(root: Path) -> dict[str, Any]:
    """Read pyproject.toml."""
    with (root / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def groups(project: Mapping[str, Any]) -> dict[str, list[str]]:
    """List the requirements of each lock file."""
    table = project["project"]
    base = [*table["dependencies"], *project["build-system"]["requires"]]
    return {BASE: base, **table.get("optional-dependencies", {})}


def digest(project: Mapping[str, Any], group: str) -> str:
    """Hash what a lock file was resolved from; the order of requirements does not matter."""
    relevant = (project["project"]["requires-python"], sorted(groups(project)[group]))
    return hashlib.sha256(json.dumps(relevant).encode()).hexdigest()


def lock_file(group: str, folder: Path = FOLDER) -> Path:
    """Tell where the lock of these requirements is."""
    return folder / f"{group}.txt"


def read_locks(folder: Path = FOLDER) -> dict[str, str]:
    """Read every lock file."""
    return {path.stem: path.read_text("utf-8") for path in sorted(folder.glob("*.txt"))}


def header(project: Mapping[str, Any], group: str) -> str:
    """The head of a lock file: what made it, and a hash of its requirements."""
    return (
        "# Made from pyproject.toml by: python3 -m installer lock\n"
        f"# Requirements: sha256:{digest(project, group)}\n"
    )


def is_current(project: Mapping[str, Any], group: str, folder: Path = FOLDER) -> bool:
    """Tell whether a lock file was made from the requirements as they are now."""
    path = lock_file(group, folder)
    recorded = _RECORD.search(path.read_text("utf-8")) if path.exists() else None
    return recorded is not None and recorded[1] == digest(project, group)


def pins(text: str) -> tuple[Pin, ...]:
    """Read a lock file."""
    return tuple(_pins(text.replace("\\\n", "").splitlines()))


def _pins(lines: Sequence[str]) -> Iterator[Pin]:
    for line in (re.sub(r"\s+", " ", line).strip() for line in lines):
        if not line or line.startswith("#"):
            continue
        found = _PIN.fullmatch(line)
        if found is None:
            raise ValueError(f"not a pinned package: {line}")
        name, version, marker, hashes = found.groups()
        yield Pin(name, version, marker or "", tuple(hashes.split()))
