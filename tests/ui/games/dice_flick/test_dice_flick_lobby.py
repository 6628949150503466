"""Setting up a match of Dice Flick: its house rule."""

from pathlib import Path

import pytest

from beamme.games.dice_flick import DiceFlick
from beamme.table.storage.record import from_bytes, to_bytes
from tests.ui.helpers.lobbies import Lobby
from tests.ui.helpers.window_fixtures import Watch
from ui.app.language import Language


@pytest.fixture
def lobby(language: Language, tmp_path: Path, watched: Watch) -> Lobby:
    return Lobby(language, tmp_path, watched, "dice-flick")


def test_a_new_match_has_the_usual_rules(lobby: Lobby) -> None:
    assert lobby.notes() == ["", ""]
    assert lobby.model.property("goal") == "Goal: the most points after ten rounds"
    assert lobby.record().match.game == DiceFlick()


def test_the_house_rule_is_saved_and_played_again(lobby: Lobby) -> None:
    lobby.setup.setSlides(0, True)
    lobby.model.setProperty("starter", 1)
    record = lobby.record()
    assert from_bytes(to_bytes(record)).match.game == DiceFlick(slides=(False, True))
    assert lobby.again(record).match.game == DiceFlick(slides=(True, False))
