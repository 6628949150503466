"""What happens in a match is heard, and every sound that is named exists."""

import re
from pathlib import Path
from typing import Any

import pytest

from beamme.games import GAMES, package_of
from beamme.physics.engine.flight import Surface
from beamme.table.storage.settings import Settings
from ui.app.language import Language
from ui.app.paths import QML, RESOURCES
from ui.games.game_ui import game_ui
from ui.match.sound import SOUNDS, Sounds, struck
from ui.models.dice_model import DiceModel
from ui.models.match.match_model import MatchModel
from ui.models.settings_model import SettingsModel

UI = Path(__file__).parents[3] / "ui"
HAPPENED = re.compile(r"happened(?:\.emit)?\((.*)\)")
EVENT = re.compile(r"\"([a-z]+-[a-z0-9-]*)")


class Told(Sounds):
    """Sounds that tell what they would play."""

    def __init__(self, language: Language) -> None:
        super().__init__(SettingsModel(Settings(), lambda _: None, language))
        self.told: list[tuple[str, float]] = []

    def play(self, name: str, strength: float = 1.0) -> None:
        self.told.append((name, strength))


@pytest.fixture
def sounds(language: Language) -> Told:
    return Told(language)


def emitted(key: str) -> set[str]:
    """Find every event in the code of a game; one that ends with a dash is a beginning."""
    models, views = UI / "games" / package_of(key), QML / "Dice" / "games" / package_of(key)
    files = [*models.rglob("*.py"), *views.rglob("*.qml")]
    calls = [call for file in files for call in HAPPENED.findall(file.read_text("utf-8"))]
    return {event for call in calls for event in EVENT.findall(call)}


def own_sounds(key: str) -> dict[str, str]:
    """Give the sound of each event that only this game has."""
    return {event: it for event, it in game_ui(key).sounds.items() if event not in SOUNDS}


def says(event: str, other: str) -> bool:
    """Tell whether they are the same event, or the first is the beginning of the other."""
    return event == other or (event.endswith("-") and other.startswith(event))


@pytest.mark.parametrize("key", GAMES)
def test_every_event_of_a_game_has_a_sound_and_every_sound_an_event(key: str) -> None:
    events, named = emitted(key), own_sounds(key)
    assert events
    assert [event for event in events if not any(says(event, it) for it in named)] == []
    assert [it for it in named if not any(says(event, it) for event in events)] == []


@pytest.mark.parametrize("key", GAMES)
def test_every_sound_is_in_a_file(key: str) -> None:
    names = {path.stem for path in RESOURCES.glob("*/sounds/*.wav")}
    for sound in {**SOUNDS, **game_ui(key).sounds}.values():
        assert sound in names or f"{sound}-1" in names


def test_what_all_games_share_is_heard(sounds: Told) -> None:
    dice = DiceModel()
    match = MatchModel({}, dice)
    sounds.follow_match(match, dice)
    dice.struck.emit(0.5, str(Surface.DIE))
    match.ended.emit()
    assert sounds.told == [("die", 0.5), ("win", 1.0)]


@pytest.mark.parametrize("key", GAMES)
def test_what_happens_in_a_game_is_heard(sounds: Told, key: str) -> None:
    model = game_ui(key).new_model()
    sounds.follow_game(model, game_ui(key).sounds)
    for event in own_sounds(key):
        model.happened.emit(event)
    assert [name for name, _ in sounds.told] == [*own_sounds(key).values()]


def test_the_floor_of_a_box_has_a_sound_of_its_own(sounds: Told) -> None:
    model: Any = game_ui("dice-flick").new_model()
    sounds.follow_game(model, game_ui("dice-flick").sounds)
    model.struck.emit(0.25, str(Surface.TRAY))
    assert sounds.told == [("box", 0.25)]
    assert SOUNDS[struck(Surface.TRAY)] == "tray"
