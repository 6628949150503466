"""Check the lock files; runs in .venv, where the package `packaging` is."""

import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from installer.dependencies import requirements
from installer.dependencies.requirements import BASE, Pin

RENEW = "run python3 -m installer lock"
Environment = dict[str, str]
DEFAULTS = {"implementation_name": "cpython", "platform_python_implementation": "CPython"}
VARIABLES = ("os_name", "sys_platform", "platform_system", "platform_machine")
PLATFORMS = (
    ("posix", "linux", "Linux", "x86_64"),
    ("posix", "linux", "Linux", "aarch64"),
    ("posix", "darwin", "Darwin", "arm64"),
    ("nt", "win32", "Windows", "AMD64"),
)
"""The values of these variables on the systems that are served."""


def problems(project: Mapping[str, Any], folder: Path = requirements.FOLDER) -> Iterator[str]:
    """List what is missing or wrong, a sentence each."""
    groups = requirements.groups(project)
    files = {path.stem for path in folder.glob("*.txt")}
    for name in sorted(files - groups.keys()):
        yield f"{name}.txt locks an extra that pyproject.toml does not have; {RENEW}."
    for name in groups:
        if not requirements.is_current(project, name, folder):
            yield f"{name}.txt was not made from the requirements in pyproject.toml; {RENEW}."
    locks = {
        name: requirements.pins(requirements.lock_file(name, folder).read_text("utf-8"))
        for name in sorted(groups.keys() & files)
    }
    for name, pins in locks.items():
        yield from (f"{name}.txt: {pin.name} has no hash." for pin in pins if not pin.hashes)
    for environment in environments(project):
        found = list(_conflicts(locks, environment))
        for name, pins in locks.items():
            present = _applying((*locks.get(BASE, ()), *pins), environment)
            found += _unmet(name, groups[name], present, environment)
        if found:
            yield from found
            return  # most other environments would repeat this


def environments(project: Mapping[str, Any]) -> Iterator[Environment]:
    """Describe every Python and every system that the project is for, as markers see them."""
    served = SpecifierSet(project["project"]["requires-python"])
    pythons = [version for version in (f"3.{minor}" for minor in range(100)) if version in served]
    for python, platform in product(pythons, PLATFORMS):
        version = {"python_version": python, "python_full_version": f"{python}.0"}
        yield DEFAULTS | dict(zip(VARIABLES, platform, strict=True)) | version


def _applying(pins: Iterable[Pin], environment: Environment) -> dict[str, set[str]]:
    """List the versions of each package that these pins install there."""
    versions: dict[str, set[str]] = {}
    for pin in pins:
        if not pin.marker or Marker(pin.marker).evaluate(environment):
            versions.setdefault(canonicalize_name(pin.name), set()).add(pin.version)
    return versions


def _conflicts(locks: Mapping[str, Sequence[Pin]], environment: Environment) -> Iterator[str]:
    everything = _applying((pin for pins in locks.values() for pin in pins), environment)
    for name, versions in everything.items():
        if len(versions) > 1:
            yield f"{name} is pinned to {' and '.join(sorted(versions))} {_on(environment)}."


def _unmet(
    group: str,
    wanted: Iterable[str],
    present: Mapping[str, set[str]],
    environment: Environment,
) -> Iterator[str]:
    for requirement in map(Requirement, wanted):
        if requirement.marker is not None and not requirement.marker.evaluate(environment):
            continue
        versions = present.get(canonicalize_name(requirement.name), set())
        if not versions or not all(each in requirement.specifier for each in versions):
            pinned = " and ".join(sorted(versions)) or "nothing"
            where = f"{_on(environment)}, where it pins {pinned}"
            yield f"{group}.txt does not meet {requirement} {where}; {RENEW}."


def _on(environment: Environment) -> str:
    system = f"{environment['sys_platform']} {environment['platform_machine']}"
    return f"for Python {environment['python_version']} on {system}"


def unmet_in_venv() -> str:
    """List packages in .venv that lack one they need; with complete pins there are none."""
    command = [sys.executable, "-m", "pip", "check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return f"{done.stdout}{done.stderr}".strip() if done.returncode != 0 else ""


def main() -> int:
    """Print what is wrong, and return 1 if anything is."""
    project = requirements.read_project(Path.cwd())
    found = [*problems(project), *filter(None, [unmet_in_venv()])]
    print("\n".join(found) or "The lock files meet every requirement of pyproject.toml.")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
