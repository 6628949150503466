"""The model of the preferences, and the file in which it keeps them."""

from pathlib import Path

import pytest

from beamme.table.storage.settings import Settings, save_settings
from tests.ui.helpers.window_fixtures import Watch
from ui.app.language import Language
from ui.models.settings_model import SettingsModel


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


@pytest.fixture
def model(language: Language, path: Path, watched: Watch) -> SettingsModel:
    settings = Settings(language="en", others={"from-tomorrow": 1})
    made = SettingsModel(settings, lambda value: save_settings(path, value), language)
    watched(made.names)
    return made
