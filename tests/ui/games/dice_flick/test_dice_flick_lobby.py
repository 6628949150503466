"""Setting up a match of Dice Flick: two to four seats share a box, whoever starts."""

from pathlib import Path

import pytest
from recorded import heard, rows_of

from beamme.games.dice_flick import DiceFlick
from beamme.table.storage.record import Record, from_bytes, to_bytes
from beamme.table.storage.settings import Settings
from ui.app.language import Language
from ui.games.beam_me_up.setup import BeamMeUpSetup
from ui.games.dice_flick.setup import DiceFlickSetup
from ui.models.pages.lobby_model import LobbyModel
from ui.models.settings_model import SettingsModel


class Lobby:
    """A lobby of two games, opened for a match of Dice Flick."""

    def __init__(self, language: Language, folder: Path) -> None:
        settings = SettingsModel(Settings(language="en"), lambda _: None, language)
        self.setup = DiceFlickSetup(folder)
        setups = {"beam-me-up": BeamMeUpSetup(folder), "dice-flick": self.setup}
        self.model = LobbyModel(settings, setups)
        self.begun = heard(self.model.begun)
        self.model.open("dice-flick")

    def record(self) -> Record:
        """Play, and give the match that began."""
        self.model.play()
        record: Record = self.begun[-1][0]
        return record


@pytest.fixture
def lobby(language: Language, tmp_path: Path) -> Lobby:
    return Lobby(language, tmp_path)


def names(lobby: Lobby) -> list[str]:
    return [row["name"] for row in rows_of(lobby.model.seats)]


def test_a_new_match_is_a_person_against_one_opponent(lobby: Lobby) -> None:
    assert lobby.model.property("title") == "Dice Flick"
    assert names(lobby) == ["Ada", "Nova"]
    assert [row["note"] for row in rows_of(lobby.model.seats)] == ["", ""]
    assert lobby.model.property("summary") == "Ada against Nova · about 20 minutes"
    assert lobby.model.property("goal") == "Goal: the most points after ten rounds"
    assert lobby.record().match.game == DiceFlick()


def test_two_to_four_play(lobby: Lobby) -> None:
    for _ in range(5):
        lobby.model.addSeat()
    assert names(lobby) == ["Ada", "Nova", "Mika", "Juno"]
    assert lobby.record().match.seats == 4
    for _ in range(5):
        lobby.model.removeSeat(0)
    assert names(lobby) == ["Mika", "Juno"]
    assert lobby.record().match.seats == 2


def test_the_house_rule_is_saved_and_played_again(lobby: Lobby) -> None:
    lobby.setup.setProperty("slidePlates", True)
    lobby.model.setProperty("starter", 1)
    record = lobby.record()
    assert [seating.name for seating in record.seating] == ["Nova", "Ada"]
    assert from_bytes(to_bytes(record)).match.game == DiceFlick(slide_plates=True)
    lobby.model.again(record)
    again: Record = lobby.begun[-1][0]
    assert [seating.name for seating in again.seating] == ["Ada", "Nova"]
    assert again.match.game == DiceFlick(slide_plates=True)
