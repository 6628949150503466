"""Setting up a match of Rolling Dice: two colours each for two, one for more."""

from pathlib import Path

import pytest

from beamme.games.rolling_dice import RollingDice
from tests.ui.helpers.lobbies import Lobby
from tests.ui.helpers.recorded import rows_of
from tests.ui.helpers.window_fixtures import Watch
from ui.app.language import Language
from ui.games.rolling_dice.wording.words import looks


@pytest.fixture
def lobby(language: Language, tmp_path: Path, watched: Watch) -> Lobby:
    return Lobby(language, tmp_path, watched, "rolling-dice")


def test_two_have_two_colours_each(lobby: Lobby) -> None:
    assert lobby.notes() == ["Two colours"] * 2
    assert lobby.model.property("goal").startswith("Goal: most points when a colour reaches 75")
    record = lobby.record()
    assert record.match.game == RollingDice()
    assert len(record.match.state.points) == 4


def test_more_than_two_have_one_colour_each(lobby: Lobby) -> None:
    for _ in range(7):
        lobby.model.addSeat()
    assert lobby.model.property("goal") == "Goal: most points when somebody reaches 100"
    assert lobby.notes() == [""] * 6
    record = lobby.record()
    assert record.match.state.goal == 100
    for _ in range(7):
        lobby.model.removeSeat(0)
    assert lobby.notes() == ["Two colours"] * 2
    assert len(lobby.record().match.state.points) == 4


def test_everybody_keeps_the_own_colour_whoever_starts(lobby: Lobby) -> None:
    lobby.model.addSeat()
    lobby.model.setProperty("starter", 1)
    record = lobby.record()
    assert looks(record) == (1, 2, 0)
    assert looks(lobby.again(record)) == (2, 0, 1)


def test_everything_follows_the_language(lobby: Lobby, language: Language) -> None:
    language.switch("de")
    lobby.model.retranslate()
    assert [row["title"] for row in rows_of(lobby.setup.boards.rows)] == ["Die Eisscholle"]
    assert lobby.notes() == ["Zwei Farben"] * 2
    assert lobby.model.property("goal") == (
        "Ziel: die meisten Punkte, wenn eine Farbe 75 erreicht; beide zählen"
    )
