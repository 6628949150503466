"""Preferences: wrong ones fall back one by one, and others survive."""

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beamme.table.storage.settings import (
    LARGEST_FILE_BYTES,
    NAMES,
    Settings,
    is_valid,
    load_settings,
    read_settings,
    save_settings,
)
from tests.table.storage.settings.settings_files import OTHER, path

__all__ = ["path"]

KEYS = [each.name for each in fields(Settings) if each.name != "others"]


def test_without_a_file_everything_is_as_on_the_first_day(path: Path) -> None:
    assert load_settings(path) == (Settings(), None)
    assert not path.parent.exists()


def test_what_is_saved_is_loaded(path: Path) -> None:
    for settings in (Settings(), OTHER):
        save_settings(path, settings)
        assert load_settings(path) == (settings, None)
        assert [each.name for each in path.parent.iterdir()] == ["settings.json"]


def test_the_defaults_are_valid_themselves() -> None:
    for settings in (Settings(), OTHER):
        assert all(is_valid(key, getattr(settings, key)) for key in KEYS)
    assert all(getattr(OTHER, key) != getattr(Settings(), key) for key in KEYS)


WRONG: list[tuple[str, Any]] = [
    ("language", "fr"),
    ("language", None),
    ("theme", "pink"),
    ("theme", ["dark"]),
    ("motion", True),
    ("pace", ""),
    ("sound", 1),
    ("sound", "yes"),
    ("volume", -1),
    ("volume", 101),
    ("volume", 50.0),
    ("volume", True),
    ("volume", "50"),
    ("throw_speed", "fast"),
    ("throw_speed", 0.5),
    ("view", "3d"),
    ("view", None),
    ("patterns", {}),
    ("assist", "all"),
    ("assist", None),
    ("legend", "map"),
    ("legend", True),
    ("explain", 1),
    ("explain", "no"),
    ("explained", "beam-me-up/rocket"),
    ("explained", None),
    ("explained", [3]),
    ("explained", [""]),
    ("explained", ["x" * 41]),
    ("explained", ["x"] * 201),
    ("level", "genius"),
    ("level", 3),
    ("names", "ABCDEF"),
    ("names", {"A": "B"}),
    ("paper", "a5"),
    ("paper", None),
    ("colours", ""),
    ("colours", ["saving"]),
    ("sheet_language", "fr"),
    ("sheet_language", 0),
    ("line_ups", None),
    ("line_ups", [["Ada", "", 0]]),
    ("line_ups", {"beam-me-up": []}),
    ("line_ups", {"beam-me-up": [["Ada", "", 0]] * 7}),
    ("line_ups", {"beam-me-up": [["Ada", "", 0], ["Nova", "", 0]]}),
    ("line_ups", {"beam-me-up": [["Ada", ""]]}),
    ("line_ups", {"beam-me-up": [["", "", 0]]}),
    ("line_ups", {"beam-me-up": [["A\x1b[0m", "", 0]]}),
    ("line_ups", {"beam-me-up": [["Ada", "genius", 0]]}),
    ("line_ups", {"beam-me-up": [["Ada", ["master"], 0]]}),
    ("line_ups", {"beam-me-up": [["Ada", None, 0]]}),
    ("line_ups", {"beam-me-up": [["Ada", "", 6]]}),
    ("line_ups", {"beam-me-up": [["Ada", "", True]]}),
    ("line_ups", {"beam-me-up": [["Ada", "", [0]]]}),
    ("window", None),
    ("window", 1280),
    ("window", [0, 0, 1280]),
    ("window", [0, 0, 1280, 800, 1]),
    ("window", [0, 0, 1280, 800.0]),
    ("window", [0, 0, 1280, True]),
    ("window", [0, 0, 0, 800]),
    ("window", [0, 0, 1280, -800]),
    ("window", [100_001, 0, 1280, 800]),
    ("window", [0, 0, 10**30, 800]),
    ("window_state", "fullscreen"),
    ("window_state", 4),
]


@pytest.mark.parametrize(("key", "value"), WRONG)
def test_a_wrong_value_falls_back_alone(key: str, value: Any, path: Path) -> None:
    save_settings(path, OTHER)
    table = json.loads(path.read_bytes())
    table[key] = value
    path.write_text(json.dumps(table), "utf-8")
    expected = replace(OTHER, **{key: getattr(Settings(), key)})
    assert load_settings(path) == (expected, None)


def test_a_wrong_line_up_is_forgotten_alone() -> None:
    good = [["Ada", "", 0], ["Nova", "master", 3]]
    table = {"beam-me-up": good, "kuh-vadis": [["Ada", "genius", 0]], "of a later version": good}
    taken = read_settings({"line_ups": table}).line_ups
    assert taken == {"beam-me-up": good, "of a later version": good}
    assert len(read_settings({"line_ups": {str(n): good for n in range(999)}}).line_ups) == 100


@pytest.mark.parametrize(
    ("told", "taken"),
    [
        (["A"] * 5, (*["A"] * 5, NAMES[5])),
        (["A"] * 7, ("A",) * 6),
        (["A", "", "C", "x" * 25, "x\x1b[0m", 6], ("A", NAMES[1], "C", *NAMES[3:])),
    ],
)
def test_a_wrong_name_falls_back_alone(told: list[Any], taken: tuple[str, ...]) -> None:
    assert read_settings({"names": told}).names == taken


@pytest.mark.parametrize(
    ("told", "view"),
    [
        ({"flat_dice": True}, "flat"),
        ({"flat_dice": False}, "automatic"),
        ({"flat_dice": "yes"}, "automatic"),
        ({"flat_dice": True, "view": "solid"}, "solid"),
    ],
)
def test_the_flat_view_of_older_versions_stays_flat(told: dict[str, Any], view: str) -> None:
    settings = read_settings(told)
    assert settings.view == view
    assert "flat_dice" not in settings.others


@given(
    st.sampled_from(KEYS),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner, max_size=7) | st.dictionaries(st.text(), inner, max_size=2),
        max_leaves=8,
    ),
)
def test_any_value_is_taken_or_falls_back(key: str, value: Any) -> None:
    settings = read_settings({key: value})
    default, taken = getattr(Settings(), key), getattr(settings, key)
    if is_valid(key, value):
        assert taken == (tuple(value) if isinstance(default, tuple) else value)
    elif key != "names":
        assert taken == default
    assert is_valid(key, taken)
    assert hash(settings) == hash(replace(settings))


def test_what_another_version_keeps_survives(path: Path) -> None:
    table = {"theme": "dark", "cheats": {"deep": [1, 2]}, "others": 3, "volumes": 9}
    path.parent.mkdir()
    path.write_text(json.dumps(table), "utf-8")
    settings, problem = load_settings(path)
    assert problem is None
    save_settings(path, replace(settings, theme="light", language="de"))
    again = json.loads(path.read_bytes())
    assert again["cheats"] == {"deep": [1, 2]}
    assert again["others"] == 3
    assert again["volumes"] == 9
    assert again["theme"] == "light"


def test_no_file_is_written_that_would_not_be_read(path: Path) -> None:
    path.parent.mkdir()
    compact = json.dumps({"theme": "dark", "cheats": [0] * 16_000}, separators=(",", ":"))
    assert len(compact) < LARGEST_FILE_BYTES
    path.write_text(compact, "utf-8")
    settings, problem = load_settings(path)
    assert (settings.theme, problem) == ("dark", None)
    with pytest.raises(OSError, match=f"larger than {LARGEST_FILE_BYTES} bytes"):
        save_settings(path, replace(settings, theme="light"))
    assert path.read_text("utf-8") == compact, "nothing of another version is lost"
    assert load_settings(path) == (settings, None)


def test_there_is_a_name_for_every_colour() -> None:
    assert len(set(NAMES)) == 6
