"""Facts about the project, each read from the one place where it is written."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from installer.bootstrap import ROOT

SUMMARY = "Four dice games for the family, against the computer or each other"

_HEAD = re.compile(r"## (\S+) \((\d{4}-\d{2}-\d{2})\)")
_MARKS = re.compile(r"\*\*|`")


@dataclass(frozen=True, slots=True)
class Release:
    """A section of CHANGELOG.md."""

    version: str
    day: date
    points: tuple[str, ...]


def version(root: Path = ROOT) -> str:
    """The version, without importing the program."""
    tree = ast.parse((root / "beamme" / "__init__.py").read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__version__":
            return str(ast.literal_eval(node.value))
    raise ValueError("beamme/__init__.py names no version")


def releases(root: Path = ROOT) -> tuple[Release, ...]:
    """What is new in every version, the newest first."""
    return tuple(_read((root / "CHANGELOG.md").read_text("utf-8")))


def _read(text: str) -> Iterator[Release]:
    for section in re.split(r"^(?=## )", text, flags=re.MULTILINE)[1:]:
        head, *lines = section.splitlines()
        found = _HEAD.fullmatch(head)
        if found is None:
            raise ValueError(f"CHANGELOG.md: not '## version (date)': {head}")
        points = tuple(
            _MARKS.sub("", line.removeprefix("- ")) for line in lines if line.startswith("- ")
        )
        yield Release(found[1], date.fromisoformat(found[2]), points)
