"""When the environment has to be renewed, and when it can start at once."""

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

import pytest

from installer import bootstrap
from installer.bootstrap import Installed, fingerprint, read_record
from installer.dependencies import requirements

PROJECT = {
    "build-system": {"requires": ["setuptools"]},
    "project": {"dependencies": ["numpy"]},
    "tool": {"setuptools": {}, "ruff": {"line-length": 100}},
}
LOCKS = {"base": "numpy==2.0.0"}
DONE = Installed("home", "abc", ("check", "test"))


def test_a_new_dependency_changes_the_fingerprint() -> None:
    changed = PROJECT | {"project": {"dependencies": ["numpy", "qasync"]}}
    assert fingerprint(changed, LOCKS) != fingerprint(PROJECT, LOCKS)


def test_another_pin_changes_the_fingerprint() -> None:
    changed = {"base": "numpy==2.0.1"}
    assert fingerprint(PROJECT, changed) != fingerprint(PROJECT, LOCKS)


def test_a_setting_of_a_tool_does_not() -> None:
    changed = PROJECT | {"tool": {"setuptools": {}, "ruff": {"line-length": 80}}}
    assert fingerprint(changed, LOCKS) == fingerprint(PROJECT, LOCKS)


@pytest.mark.parametrize(
    ("wanted", "serves"),
    [
        (Installed("home", "abc", ()), True),
        (Installed("home", "abc", ("test",)), True),
        (Installed("home", "abc", ("bench", "test")), False),
        (Installed("home", "abd", ()), False),
        (Installed("moved", "abc", ()), False),
    ],
)
def test_an_environment_serves_what_it_was_made_for(
    wanted: Installed,
    serves: bool,  # noqa: FBT001
) -> None:
    assert DONE.serves(wanted) is serves


def test_the_record_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "installed.json"
    path.write_text(json.dumps(asdict(DONE)), "utf-8")
    assert read_record(path) == DONE


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"root": 1}', "\x00"])
def test_a_damaged_record_counts_as_none(text: str, tmp_path: Path) -> None:
    path = tmp_path / "installed.json"
    path.write_text(text, "utf-8")
    assert read_record(path) is None


def test_no_record_counts_as_none(tmp_path: Path) -> None:
    assert read_record(tmp_path / "installed.json") is None


class Steps:
    """Takes the place of what changes an environment, and notes what would be done."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.taken: list[str] = []
        self.python = folder / "python"
        monkeypatch.setattr(bootstrap, "PYTHON", self.python)
        monkeypatch.setattr(bootstrap, "RECORD", folder / "installed.json")
        monkeypatch.setattr(bootstrap, "make_environment", self.make)
        monkeypatch.setattr(bootstrap, "install_locked", self.install)
        monkeypatch.setattr(bootstrap, "_pip_install", lambda _python, *words: self.add(words[0]))
        monkeypatch.setattr(bootstrap, "_works", self.python.exists)

    def add(self, step: str) -> None:
        self.taken.append(step)

    def make(self, _folder: Path) -> Path:
        self.python.touch()
        self.add("make")
        return self.python

    def install(self, locks: Iterable[Path]) -> None:
        self.add(" ".join(path.name for path in locks))

    def of(self, *extras: str) -> list[str]:
        self.taken = []
        bootstrap.prepare((), extras)
        return self.taken


def test_an_environment_holds_what_is_locked_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = Steps(tmp_path, monkeypatch)
    assert steps.of("test") == ["make", "base.txt test.txt", "--no-build-isolation"]
    assert steps.of() == []
    assert steps.of("check") == ["base.txt check.txt test.txt", "--no-build-isolation"]
    monkeypatch.setattr(requirements, "read_locks", lambda: {"base": "numpy==1.0"})
    assert steps.of("test") == ["make", "base.txt test.txt", "--no-build-isolation"]
