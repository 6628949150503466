"""Setting up a match of Kuh Vadis: each seat has its own pencil, whoever starts."""

from pathlib import Path

import pytest

from beamme.games.kuh_vadis.board import Sign
from beamme.games.kuh_vadis.generator import sheet_of
from tests.ui.helpers.lobbies import Lobby
from tests.ui.helpers.window_fixtures import Watch
from ui.app.language import Language

PENCILS = {"Ada": Sign.CIRCLE, "Nova": Sign.CROSS}


@pytest.fixture
def lobby(language: Language, tmp_path: Path, watched: Watch) -> Lobby:
    return Lobby(language, tmp_path, watched, "kuh-vadis")


def test_everybody_has_a_pencil(lobby: Lobby) -> None:
    assert lobby.notes() == ["Circles", "Crosses"]
    assert lobby.model.property("goal") == "Goal: join your three starts, diagonals count"


def test_going_from_game_to_game(lobby: Lobby) -> None:
    lobby.model.open("beam-me-up")
    assert lobby.notes() == ["Board A", "Board B"]
    lobby.setup.choose(3)
    assert lobby.notes() == ["Board A", "Board B"]
    lobby.model.addSeat()
    lobby.model.open("kuh-vadis")
    assert lobby.notes() == ["Circles", "Crosses"]
    assert lobby.record().match.game.sheet.name == "Alma"


@pytest.mark.parametrize("starter", [0, 1])
def test_who_starts_changes_nobody_s_pencil(lobby: Lobby, starter: int) -> None:
    lobby.model.setProperty("starter", starter)
    lobby.setup.takeNumber("4711")
    record = lobby.record()
    game = record.match.game
    assert {seat.name: game.sign(i) for i, seat in enumerate(record.seating)} == PENCILS
    assert game.sheet == sheet_of(4711)


def test_again_the_other_one_starts_on_the_same_sheet(lobby: Lobby) -> None:
    lobby.setup.choose(4)
    first = lobby.record()
    lobby.model.open("beam-me-up")
    second = lobby.again(first)
    game = second.match.game
    assert game.sheet.name == "Emma"
    assert {seat.name: game.sign(i) for i, seat in enumerate(second.seating)} == PENCILS


def test_a_sheet_of_one_s_own_that_is_wrong_is_told(
    language: Language, tmp_path: Path, watched: Watch
) -> None:
    (tmp_path / "kuh_vadis").mkdir()
    (tmp_path / "kuh_vadis" / "own.toml").write_text('name = "x"', "utf-8")
    lobby = Lobby(language, tmp_path, watched, "kuh-vadis")
    ((problem,),) = lobby.failed
    assert problem == (
        "A board of your own cannot be used: own.toml: rows: a list of 7 texts is needed"
    )
    assert lobby.record()


def test_the_words_of_the_open_game_follow_the_language(lobby: Lobby, language: Language) -> None:
    language.switch("de")
    lobby.model.retranslate()
    assert lobby.notes() == ["Kreise", "Kreuze"]
    assert lobby.setup.property("title") == "Blatt Alma"
    assert lobby.model.property("goal") == "Ziel: Verbinde deine drei Starts, auch über Eck"
