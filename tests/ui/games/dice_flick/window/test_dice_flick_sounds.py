"""What is heard when a die strikes something: the floor of its world, or another die."""

import pytest

from beamme.table.storage.settings import Settings
from ui.app.language import Language
from ui.match.sound import Sounds
from ui.models.settings_model import SettingsModel


@pytest.mark.parametrize(
    ("surface", "floor", "heard"),
    [("tray", "box", "box"), ("tray", "tray", "tray"), ("die", "box", "die")],
)
def test_a_floor_sounds_like_its_world(
    language: Language, monkeypatch: pytest.MonkeyPatch, surface: str, floor: str, heard: str
) -> None:
    played: list[tuple[str, float]] = []
    monkeypatch.setattr(Sounds, "play", lambda _, *sound: played.append(sound))
    sounds = Sounds(SettingsModel(Settings(), lambda _: None, language))
    sounds.strike(surface, 0.5, floor)
    assert played == [(heard, 0.5)]
