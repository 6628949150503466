"""Language, theme and motion follow the system unless somebody chooses them."""

from typing import Any

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from beamme.table.storage.settings import Settings
from tests.ui.helpers.recorded import heard
from tests.ui.models.helpers.settings_models import model, path
from ui.app import language as language_module
from ui.app.language import Language, system_language
from ui.models.settings_model import SettingsModel

__all__ = ["model", "path"]


class Hints:
    """A system with this colour scheme."""

    def __init__(self, scheme: Qt.ColorScheme) -> None:
        self._scheme = scheme

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802 Qt's own name
        return self._scheme


@pytest.mark.parametrize(
    ("system", "spoken"),
    [
        (["de-AT", "en-US"], "de"),
        (["de_DE"], "de"),
        (["fr-FR", "de-CH"], "de"),
        (["en-GB", "de-DE"], "en"),
        (["fr-FR"], "en"),
        ([], "en"),
    ],
)
def test_the_first_start_follows_the_system(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, system: list[str], spoken: str
) -> None:
    class System:
        @staticmethod
        def system() -> Any:
            return type("Locale", (), {"uiLanguages": lambda _: system})()

        setDefault = staticmethod(lambda _: None)  # noqa: N815 Qt's own name

    with monkeypatch.context() as patch:
        patch.setattr(language_module, "QLocale", System)
        assert system_language() == spoken
    monkeypatch.setattr("ui.models.settings_model.system_language", lambda: spoken)
    kept: list[Settings] = []
    language = Language(qapp)
    model = SettingsModel(Settings(), kept.append, language)
    assert model.property("language") == spoken
    assert kept == [], "the system's choice is not the person's: it may change with the system"
    language.switch("en")


def test_switching_the_language_changes_words_and_numbers(model: SettingsModel) -> None:
    model.setProperty("language", "de")
    assert QLocale().decimalPoint() == ","
    assert QGuiApplication.translate("Library", "yesterday") == "gestern"
    model.setProperty("language", "en")
    assert QLocale().decimalPoint() == "."
    assert QGuiApplication.translate("Library", "yesterday") == "yesterday"


@pytest.mark.parametrize(
    ("theme", "system", "dark"),
    [
        ("light", Qt.ColorScheme.Dark, False),
        ("dark", Qt.ColorScheme.Light, True),
        ("system", Qt.ColorScheme.Light, False),
        ("system", Qt.ColorScheme.Dark, True),
        ("system", Qt.ColorScheme.Unknown, False),
    ],
)
def test_dark_as_chosen_or_as_the_system_is(
    model: SettingsModel,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    theme: str,
    system: Qt.ColorScheme,
    dark: bool,
) -> None:
    model.setProperty("theme", theme)
    told = heard(model.changed)
    # A virtual screen belongs to no desktop that could change.
    monkeypatch.setattr(model, "_hints", Hints(system))
    qapp.styleHints().colorSchemeChanged.emit(system)
    assert model.property("dark") is dark
    assert told


@pytest.mark.parametrize(("motion", "calm"), [("full", False), ("calm", True), ("system", False)])
def test_calm_as_chosen_or_as_the_system_is(model: SettingsModel, motion: str, calm: bool) -> None:
    model.setProperty("motion", motion)
    assert model.property("calm") is calm
