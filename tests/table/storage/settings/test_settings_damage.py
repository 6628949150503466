"""A damaged or unusable file of preferences is said and not lost."""

import os
from pathlib import Path

import pytest

from beamme.table.storage.settings import LARGEST_FILE_BYTES, Settings, load_settings, save_settings
from tests.helpers.without_rights import public_folder, read_only
from tests.table.storage.settings.settings_files import OTHER, path

__all__ = ["path"]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not readable as JSON"),
        (b"\x00\xff", "not readable as JSON"),
        (b"[1]", "not a JSON object"),
        (b'{"volume": NaN}', "NaN is no number"),
        (b'{"theme": "dark", "theme": "light"}', "stands twice"),
        (b"[" * 40_000, "nested deeper"),
        (b" " * (LARGEST_FILE_BYTES + 1), "larger than"),
    ],
)
def test_a_damaged_file_is_set_aside_and_said(data: bytes, reason: str, path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(data)
    settings, problem = load_settings(path)
    assert settings == Settings()
    assert reason in str(problem)
    assert [each.name for each in path.parent.iterdir()] == ["settings.damaged"]
    assert path.with_suffix(".damaged").read_bytes() == data
    assert load_settings(path) == (Settings(), None)


def test_setting_aside_overwrites_nothing(path: Path) -> None:
    path.parent.mkdir()
    for data in (b"first", b"second", b"third"):
        path.write_bytes(data)
        load_settings(path)
    kept = {each.name: each.read_bytes() for each in path.parent.iterdir()}
    assert kept == {
        "settings.damaged": b"first",
        "settings.damaged1": b"second",
        "settings.damaged2": b"third",
    }


def test_what_is_no_file_does_no_harm(path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)
    settings, problem = load_settings(path)
    assert settings == Settings()
    assert str(problem) == "not a file"


def test_a_read_only_folder_is_said_and_nothing_is_lost() -> None:
    with public_folder() as folder:
        path = folder / "settings.json"
        path.write_bytes(b"damaged")
        path.chmod(0o644)
        with read_only(folder):
            settings, problem = load_settings(path)
            assert settings == Settings()
            assert "not readable as JSON" in str(problem)
            with pytest.raises(PermissionError):
                save_settings(path, OTHER)
        assert path.read_bytes() == b"damaged"
        with read_only(folder, 0o000):
            settings, problem = load_settings(path)
            assert (settings, str(problem)) == (Settings(), "Permission denied")
        assert [each.name for each in folder.iterdir()] == ["settings.json"]
