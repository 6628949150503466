"""Setting up a match of Kuh Vadis: two seats, each with its own pencil, whoever starts."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel
from recorded import heard, rows_of

from beamme.games.kuh_vadis.board import Sign
from beamme.games.kuh_vadis.generator import sheet_of
from beamme.table.storage.record import Record, from_bytes, to_bytes
from beamme.table.storage.settings import Settings
from ui.app.language import Language
from ui.games.beam_me_up.setup import BeamMeUpSetup
from ui.games.kuh_vadis.setup import KuhVadisSetup
from ui.models.pages.lobby_model import LobbyModel
from ui.models.settings_model import SettingsModel

Watch = Callable[[QAbstractItemModel], None]

PENCILS = {"Ada": Sign.CIRCLE, "Nova": Sign.CROSS}
COLOURS = {"Ada": 0, "Nova": 1}


class Lobby:
    """A lobby of all games, opened for a match of Kuh Vadis."""

    def __init__(self, language: Language, folder: Path, watched: Watch) -> None:
        own = Settings(language="en", level="casual")
        settings = SettingsModel(own, lambda _: None, language)
        self.setup = KuhVadisSetup(folder)
        setups = {"beam-me-up": BeamMeUpSetup(folder), "kuh-vadis": self.setup}
        self.model = LobbyModel(settings, setups)
        watched(self.model.seats)
        self.begun = heard(self.model.begun)
        self.failed = heard(self.model.failed)
        self.model.open("kuh-vadis")

    def record(self) -> Record:
        """Play, and give the match that began."""
        self.model.play()
        record: Record = self.begun[-1][0]
        return record


@pytest.fixture
def lobby(language: Language, tmp_path: Path, watched: Watch) -> Lobby:
    return Lobby(language, tmp_path, watched)


def test_a_new_match_is_a_person_against_one_opponent(lobby: Lobby) -> None:
    assert lobby.model.property("gameKey") == "kuh-vadis"
    assert lobby.model.property("title") == "Kuh Vadis"
    seats = rows_of(lobby.model.seats)
    assert [(row["name"], row["seat"], row["person"], row["note"]) for row in seats] == [
        ("Ada", 0, True, "Circles"),
        ("Nova", 1, False, "Crosses"),
    ]
    assert lobby.model.property("summary") == "Ada against Nova · about 15 minutes"
    assert lobby.model.property("goal") == "Goal: join your three starts, diagonals count"
    assert not lobby.failed


def test_going_from_game_to_game(lobby: Lobby) -> None:
    lobby.model.open("beam-me-up")
    assert [row["note"] for row in rows_of(lobby.model.seats)] == ["Board A", "Board B"]
    lobby.setup.choose(3)
    assert [row["note"] for row in rows_of(lobby.model.seats)] == ["Board A", "Board B"]
    lobby.model.addSeat()
    lobby.model.open("kuh-vadis")
    assert [row["note"] for row in rows_of(lobby.model.seats)] == ["Circles", "Crosses"]
    assert lobby.record().match.game.sheet.name == "Alma"


def test_two_play_no_more_and_no_less(lobby: Lobby) -> None:
    before = rows_of(lobby.model.seats)
    lobby.model.addSeat()
    lobby.model.removeSeat(0)
    lobby.model.removeSeat(1)
    assert rows_of(lobby.model.seats) == before
    assert lobby.model.property("minSeats") == lobby.model.property("maxSeats") == 2


@pytest.mark.parametrize("starter", [0, 1])
def test_who_starts_changes_nobody_s_pencil(lobby: Lobby, starter: int) -> None:
    lobby.model.setProperty("starter", starter)
    lobby.setup.takeNumber("4711")
    record = lobby.record()
    assert record.seating[0].name == ["Ada", "Nova"][starter]
    game = record.match.game
    assert {seat.name: game.sign(i) for i, seat in enumerate(record.seating)} == PENCILS
    assert {seat.name: seat.colour for seat in record.seating} == COLOURS
    assert game.sheet == sheet_of(4711)
    assert from_bytes(to_bytes(record)).match == record.match


def test_again_the_other_one_starts_on_the_same_sheet(lobby: Lobby) -> None:
    lobby.setup.choose(4)
    first = lobby.record()
    lobby.model.open("beam-me-up")
    lobby.model.again(first)
    second = lobby.begun[-1][0]
    assert second.seating == first.seating[::-1]
    game = second.match.game
    assert game.sheet.name == "Emma"
    assert {seat.name: game.sign(i) for i, seat in enumerate(second.seating)} == PENCILS


def test_the_lot_lets_both_begin_some_time(lobby: Lobby) -> None:
    first = set()
    for number in range(24):
        lobby.model.setProperty("seedText", f"word {number}")
        record = lobby.record()
        first.add(record.seating[0].name)
        assert record.match.game.sign(0) is PENCILS[record.seating[0].name]
    assert first == {"Ada", "Nova"}


def test_a_sheet_of_one_s_own_that_is_wrong_is_told(
    language: Language, tmp_path: Path, watched: Watch
) -> None:
    (tmp_path / "own.toml").write_text('name = "x"', "utf-8")
    lobby = Lobby(language, tmp_path, watched)
    ((problem,),) = lobby.failed
    assert problem == (
        "A board of your own cannot be used: own.toml: rows: a list of 7 texts is needed"
    )
    assert lobby.record()


def test_the_words_of_the_open_game_follow_the_language(lobby: Lobby, language: Language) -> None:
    language.switch("de")
    lobby.model.retranslate()
    assert [row["note"] for row in rows_of(lobby.model.seats)] == ["Kreise", "Kreuze"]
    assert lobby.setup.property("title") == "Blatt Alma"
    assert lobby.model.property("goal") == "Ziel: Verbinde deine drei Starts, auch über Eck"
