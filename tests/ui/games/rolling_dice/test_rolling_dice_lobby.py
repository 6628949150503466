"""Setting up a match of Rolling Dice: two to six seats on one floe, whoever starts."""

from pathlib import Path

import pytest
from recorded import heard, rows_of

from beamme.games.rolling_dice import RollingDice
from beamme.table.storage.record import Record, from_bytes, to_bytes
from beamme.table.storage.settings import Settings
from ui.app.language import Language
from ui.games.beam_me_up.setup import BeamMeUpSetup
from ui.games.rolling_dice.setup import RollingDiceSetup
from ui.games.rolling_dice.words import looks
from ui.models.pages.lobby_model import LobbyModel
from ui.models.settings_model import SettingsModel


class Lobby:
    """A lobby of two games, opened for a match of Rolling Dice."""

    def __init__(self, language: Language, folder: Path) -> None:
        settings = SettingsModel(Settings(language="en"), lambda _: None, language)
        self.setup = RollingDiceSetup(folder)
        setups = {"beam-me-up": BeamMeUpSetup(folder), "rolling-dice": self.setup}
        self.model = LobbyModel(settings, setups)
        self.begun = heard(self.model.begun)
        self.model.open("rolling-dice")

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


def test_two_have_two_colours_each(lobby: Lobby) -> None:
    assert lobby.model.property("title") == "Rolling Dice"
    assert names(lobby) == ["Ada", "Nova"]
    assert [row["note"] for row in rows_of(lobby.model.seats)] == ["Two colours"] * 2
    assert lobby.model.property("goal").startswith("Goal: most points when a colour reaches 75")
    record = lobby.record()
    assert record.match.game == RollingDice()
    assert len(record.match.state.points) == 4


def test_two_to_six_play(lobby: Lobby) -> None:
    for _ in range(7):
        lobby.model.addSeat()
    assert len(names(lobby)) == 6
    assert lobby.model.property("goal") == "Goal: most points when somebody reaches 100"
    assert [row["note"] for row in rows_of(lobby.model.seats)] == [""] * 6
    record = lobby.record()
    assert record.match.seats == 6
    assert record.match.state.goal == 100
    for _ in range(7):
        lobby.model.removeSeat(0)
    assert len(names(lobby)) == 2
    assert [row["note"] for row in rows_of(lobby.model.seats)] == ["Two colours"] * 2
    assert len(lobby.record().match.state.points) == 4


def test_everybody_keeps_the_own_colour_whoever_starts(lobby: Lobby) -> None:
    lobby.model.addSeat()
    lobby.model.setProperty("starter", 1)
    record = lobby.record()
    assert [seating.name for seating in record.seating] == ["Nova", "Mika", "Ada"]
    assert looks(record) == (1, 2, 0)
    lobby.model.again(record)
    again: Record = lobby.begun[-1][0]
    assert [seating.name for seating in again.seating] == ["Mika", "Ada", "Nova"]
    assert looks(again) == (2, 0, 1)
    assert from_bytes(to_bytes(again)).match == again.match


def test_everything_follows_the_language(lobby: Lobby, language: Language) -> None:
    language.switch("de")
    lobby.model.retranslate()
    assert [row["title"] for row in rows_of(lobby.setup.boards.rows)] == ["Die Eisscholle"]
    assert [row["note"] for row in rows_of(lobby.model.seats)] == ["Zwei Farben"] * 2
    assert lobby.model.property("goal") == (
        "Ziel: die meisten Punkte, wenn eine Farbe 75 erreicht; beide zählen"
    )
