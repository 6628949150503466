"""The licences of everything that is shipped, read from the installed distributions.

A frozen program needs in its folder: the metadata of every distribution, including `beamme`, with
their licence files (and the `OFL.txt` of the fonts); `resources/common/licences`; and in its folder
`bundled` one text for each part that is not a distribution, such as `Python.txt`.
"""

import os
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution, distributions
from pathlib import Path

from beamme import __version__
from ui.app.paths import RESOURCES

QT = "Qt, PySide6"
TITLES = {
    "beamme": "BeamMe",
    "pyside6-essentials": QT,
    "pyside6-addons": QT,
    "shiboken6": QT,
    "mujoco-core": "MuJoCo",
    "numpy": "NumPy",
    "font-manrope": "Manrope",
    "font-fredoka-one": "Fredoka One",
}
"""Display names of distributions; of those that share one, only the first is listed."""
FIRST = ("BeamMe", QT, "Python")
TEXTS = {"LGPL-3.0-only": ("LGPL-3.0-only", "GPL-3.0-only")}
"""Our own copies of licence texts, for distributions that ship none."""

_LICENCE = re.compile(r"(LICEN[CS]E|COPYING|NOTICE|OFL)[^.]*(\.txt|\.md|\.rst)?", re.IGNORECASE)
_NAME = re.compile(r"[\w.-]+")
_LINE = "\n" + "─" * 40 + "\n"


@dataclass(frozen=True, slots=True)
class Component:
    """A part of the program and its licence."""

    name: str
    version: str
    licence: str
    text: str


def components() -> tuple[Component, ...]:
    """All parts: the program, Qt and Python first, then by name."""
    found: dict[str, Component] = {}
    for part in (*map(_component, _shipped()), _python(), *_bundled()):
        found.setdefault(part.name, part)
    return tuple(sorted(found.values(), key=_order))


def _order(part: Component) -> tuple[int, str]:
    place = FIRST.index(part.name) if part.name in FIRST else len(FIRST)
    return place, part.name.casefold()


def _shipped() -> list[Distribution]:
    """The distributions that the program requires, or all in a frozen folder."""
    if getattr(sys, "frozen", False):
        return sorted(distributions(), key=lambda each: _key(each.name))
    found: dict[str, Distribution] = {}
    waiting = ["beamme"]
    while waiting:
        key = waiting.pop(0)
        try:
            found[key] = distribution(key)
        except PackageNotFoundError:
            continue  # needed only on another system or Python version
        waiting += {each for each in _required(found[key]) if each not in found}
    return list(found.values())


def _required(of: Distribution) -> Iterator[str]:
    for requirement in of.requires or ():
        name = _NAME.match(requirement)
        if name is not None and "extra ==" not in requirement:
            yield _key(name[0])


def _key(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _component(of: Distribution) -> Component:
    licence = _stated(of)
    kept = [(RESOURCES / "common" / "licences" / f"{name}.txt") for name in TEXTS.get(licence, ())]
    title = TITLES.get(_key(of.name), of.name)
    version = __version__ if title == "BeamMe" else of.version  # a source tree may be newer
    return Component(title, version, licence, _together(_files(of) or kept))


def _stated(of: Distribution) -> str:
    """The licence that a distribution states; of several choices, the first."""
    about = of.metadata.json
    classes = [str(each).split(" :: ") for each in about.get("classifier", ())]
    named = [each[-1] for each in classes if each[0] == "License"]
    stated = about.get("license_expression") or about.get("license") or "".join(named[:1])
    return str(stated).split(" OR ")[0]


def _files(of: Distribution) -> list[Path]:
    """The licence files in the metadata of a distribution, or else among its other files."""
    every = [file for file in of.files or () if _LICENCE.fullmatch(file.name)]
    told = [file for file in every if ".dist-info" in file.parts[0]]
    return [path for file in told or every if (path := Path(str(of.locate_file(file)))).is_file()]


def _python() -> Component:
    version = ".".join(map(str, sys.version_info[:3]))
    minor = ".".join(map(str, sys.version_info[:2]))
    kept = (
        RESOURCES / "common" / "licences" / "bundled" / "Python.txt",
        Path(os.__file__).parent / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path("/usr/share/doc", f"python{minor}", "copyright"),
    )
    files = [path for path in kept if path.is_file()][:1]
    text = _together(files) or f"{sys.copyright}\n\nhttps://docs.python.org/3/license.html"
    return Component("Python", version, "Python-2.0", text)


def _bundled() -> Iterator[Component]:
    for path in sorted((RESOURCES / "common" / "licences" / "bundled").glob("*.txt")):
        yield Component(path.stem, "", "", _together([path]))


def _together(files: Iterable[Path]) -> str:
    texts = (path.read_text("utf-8", errors="replace").strip("\r\n") for path in files)
    return _LINE.join(dict.fromkeys(texts))
