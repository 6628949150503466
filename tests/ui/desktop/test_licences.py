"""Every part that is shipped has its licence in the program, whole."""

import sys
import tomllib
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest

from beamme import __version__
from ui.desktop import licences as module
from ui.desktop.licences import FIRST, QT, TITLES, Component, components

ROOT = Path(__file__).parents[3]


@pytest.fixture
def parts() -> dict[str, Component]:
    """All parts by name."""
    return {part.name: part for part in components()}


def test_every_dependency_is_named(parts: dict[str, Component]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = {
        need.split(";")[0].split(">")[0].split("=")[0].strip() for need in project["dependencies"]
    }
    assert {"numpy", "qasync"} <= named
    for name in named:
        key = name.lower().replace("_", "-")
        assert TITLES.get(key, distribution(name).name) in parts
    assert "pytest" not in parts


def test_the_program_comes_first_then_what_it_stands_on(parts: dict[str, Component]) -> None:
    names = list(parts)
    assert tuple(names[:3]) == FIRST
    assert names[3:] == sorted(names[3:], key=str.casefold)
    assert parts["BeamMe"].version == __version__
    assert parts["BeamMe"].text.strip() == (ROOT / "LICENSE").read_text("utf-8").strip()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (QT, "GNU LESSER GENERAL PUBLIC LICENSE"),
        (QT, "GNU GENERAL PUBLIC LICENSE"),
        ("Python", "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2"),
        ("NumPy", "NumPy Developers"),
        ("NumPy", "OpenBLAS"),
        ("MuJoCo", "Apache License"),
        ("MuJoCo", "Qhull"),
        ("Manrope", "SIL OPEN FONT LICENSE"),
        ("Fredoka One", "SIL OPEN FONT LICENSE"),
        ("qasync", "Redistribution and use"),
        ("platformdirs", "Permission is hereby granted"),
    ],
)
def test_a_licence_is_there_in_its_own_words(
    parts: dict[str, Component], name: str, words: str
) -> None:
    assert words.casefold() in parts[name].text.casefold()


def test_nothing_is_without_a_version_a_licence_and_a_text(parts: dict[str, Component]) -> None:
    for part in parts.values():
        assert part.version, part.name
        assert part.licence, part.name
        assert len(part.text) > 300, part.name
    assert parts[QT].licence == "LGPL-3.0-only"


def test_a_frozen_program_names_all_that_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = tmp_path / "some_part-1.2.dist-info"
    (about / "licenses").mkdir(parents=True)
    (about / "METADATA").write_text(
        "Metadata-Version: 2.4\nName: some-part\nVersion: 1.2\nLicense-Expression: MIT OR ISC\n"
    )
    (about / "licenses" / "LICENCE.md").write_text("Do what you like.")
    (about / "licenses" / "license.py").write_text("no licence")
    (about / "RECORD").write_text(
        f"{about.name}/licenses/LICENCE.md,,\n{about.name}/licenses/license.py,,\nLICENSE.txt,,\n"
    )
    bundled = tmp_path / "resources" / "common" / "licences" / "bundled"
    bundled.mkdir(parents=True)
    (bundled / "Python.txt").write_text("The snake's own words.")
    (bundled / "libxcb.txt").write_text("Of windows.")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(module, "RESOURCES", tmp_path / "resources")
    monkeypatch.setattr(module, "distributions", lambda: [Distribution.at(about)])
    assert {part.name: (part.licence, part.text) for part in components()} == {
        "Python": ("Python-2.0", "The snake's own words."),
        "libxcb": ("", "Of windows."),
        "some-part": ("MIT", "Do what you like."),
    }


def test_python_without_a_licence_file_still_says_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "RESOURCES", tmp_path)
    monkeypatch.setattr(module.os, "__file__", str(tmp_path / "os.py"))
    monkeypatch.setattr(sys, "base_prefix", str(tmp_path))
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    python = module._python()
    assert python.version == "3.99.0"
    assert python.text.startswith("Copyright (c) 2001")
    assert python.text.endswith("https://docs.python.org/3/license.html")
