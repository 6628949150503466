"""Preferences: applied and kept at once, never a value that is not valid."""

from pathlib import Path
from typing import Any

import pytest

from beamme import __version__
from beamme.table.storage.settings import NAMES, Settings, load_settings
from tests.ui.helpers.recorded import changes_of, heard, rows_of
from tests.ui.models.helpers.settings_models import model, path
from ui.app.language import Language
from ui.models.settings_model import SettingsModel

__all__ = ["model", "path"]

CHANGES: list[tuple[str, str, Any]] = [
    ("language", "language", "de"),
    ("theme", "theme", "dark"),
    ("motion", "motion", "calm"),
    ("pace", "pace", "instant"),
    ("sound", "sound", False),
    ("volume", "volume", 25),
    ("throwSpeed", "throw_speed", "slow"),
    ("view", "view", "solid"),
    ("patterns", "patterns", True),
    ("legend", "legend", "symbols"),
    ("explain", "explain", False),
    ("level", "level", "master"),
]
REFUSED: list[tuple[str, Any]] = [
    ("language", "fr"),
    ("theme", "pink"),
    ("motion", ""),
    ("pace", "sluggish"),
    ("throwSpeed", "fast"),
    ("view", "3d"),
    ("volume", 101),
    ("volume", -1),
    ("level", "god"),
]


@pytest.mark.parametrize(("name", "key", "value"), CHANGES)
def test_a_change_is_shown_told_and_kept_at_once(
    model: SettingsModel, path: Path, name: str, key: str, value: Any
) -> None:
    told = heard(model.changed)
    assert model.property(name) != value
    assert model.setProperty(name, value)
    assert model.property(name) == value
    assert getattr(model.value, key) == value
    assert told
    assert load_settings(path) == (model.value, None)


@pytest.mark.parametrize(("name", "value"), REFUSED)
def test_what_is_not_valid_is_not_taken(
    model: SettingsModel, path: Path, name: str, value: Any
) -> None:
    before = model.value
    model.setProperty(name, value)
    assert model.value == before
    assert not path.exists()


def test_the_same_value_again_writes_nothing(model: SettingsModel, path: Path) -> None:
    model.setProperty("theme", "system")
    assert not path.exists()


def test_what_another_version_keeps_in_the_file_stays_there(
    model: SettingsModel, path: Path
) -> None:
    model.setProperty("theme", "dark")
    model.reset()
    assert load_settings(path)[0].others == {"from-tomorrow": 1}


def test_without_a_place_to_write_the_change_holds_and_the_reason_is_told(
    language: Language,
) -> None:
    def full(_: Settings) -> None:
        raise OSError(28, "No space left on device")

    model = SettingsModel(Settings(language="en"), full, language)
    reasons = heard(model.unsaved)
    model.setProperty("theme", "dark")
    assert model.property("dark") is True
    assert reasons == [("No space left on device",)]


def test_a_name_is_tidied_and_only_its_row_changes(model: SettingsModel, path: Path) -> None:
    changes = changes_of(model.names)
    model.setName(1, "  Jürgen   von\u202e B. ")
    assert changes == [("change", 1, 1, ("name",))]
    assert rows_of(model.names)[1] == {"name": "Jürgen von B."}
    assert load_settings(path)[0].names[1] == "Jürgen von B."


@pytest.mark.parametrize("name", ["", "   ", "\u202e"])
def test_a_name_that_nobody_could_read_is_not_taken(model: SettingsModel, name: str) -> None:
    model.setName(0, name)
    assert model.value.names == NAMES


@pytest.mark.parametrize("seat", [-1, 6, 99])
def test_a_seat_that_is_not_there_gets_no_name(model: SettingsModel, seat: int) -> None:
    model.setName(seat, "Nobody")
    assert model.value.names == NAMES


def test_resetting_forgets_everything_but_the_language(model: SettingsModel, path: Path) -> None:
    for name, _, value in CHANGES:
        model.setProperty(name, value)
    model.setName(0, "Berta")
    model.reset()
    assert model.value == Settings(language="de", others={"from-tomorrow": 1})
    assert rows_of(model.names) == [{"name": name} for name in NAMES]
    assert load_settings(path)[0] == model.value


def test_the_version_is_the_program_s(model: SettingsModel) -> None:
    assert model.property("version") == __version__
