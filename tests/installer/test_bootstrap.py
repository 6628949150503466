"""When the environment has to be renewed, and when it can start at once."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from installer.bootstrap import Installed, fingerprint, read_record

PROJECT = {
    "build-system": {"requires": ["setuptools"]},
    "project": {"dependencies": ["numpy"]},
    "tool": {"setuptools": {}, "ruff": {"line-length": 100}},
}
DONE = Installed("home", "abc", ("check", "test"))


def test_a_new_dependency_changes_the_fingerprint() -> None:
    changed = PROJECT | {"project": {"dependencies": ["numpy", "qasync"]}}
    assert fingerprint(changed) != fingerprint(PROJECT)


def test_a_setting_of_a_tool_does_not() -> None:
    changed = PROJECT | {"tool": {"setuptools": {}, "ruff": {"line-length": 80}}}
    assert fingerprint(changed) == fingerprint(PROJECT)


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
