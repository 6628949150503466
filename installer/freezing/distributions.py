"""The distributions that the program stands on, with those that they stand on themselves."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib import metadata

from installer.bootstrap import ROOT

_NAME = re.compile(r"[\w.-]+")


def declared() -> list[str]:
    """The names that pyproject.toml asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return sorted(set(_names(project["dependencies"])))


def shipped(names: Iterable[str]) -> list[str]:
    """These distributions and all that they require, as far as they are installed here."""
    found: dict[str, str] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        try:
            distribution = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # required elsewhere: on another system, or by another Python
        key = re.sub(r"[-_.]+", "-", distribution.name).lower()
        if key not in found:
            found[key] = distribution.name
            waiting += _names(distribution.requires or ())
    return sorted(found.values(), key=str.lower)


def _names(requirements: Iterable[str]) -> Iterator[str]:
    """Names of requirements that hold without an extra."""
    for each in requirements:
        name = _NAME.match(each)
        if name is not None and "extra ==" not in each:
            yield name.group()
