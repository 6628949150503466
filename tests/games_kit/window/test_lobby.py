"""Setting up a match of any game: seats, who begins, and the word that decides the dice."""

from pathlib import Path

import pytest

from beamme.ai.strategy import Level
from beamme.games import GAMES
from beamme.table.storage.record import from_bytes, to_bytes
from beamme.table.storage.settings import NAMES
from tests.ui.helpers.lobbies import Lobby
from tests.ui.helpers.recorded import rows_of, texts_of
from tests.ui.helpers.window_fixtures import Watch
from ui.app.language import Language
from ui.games.game_ui import game_ui


@pytest.fixture
def lobby(language: Language, tmp_path: Path, watched: Watch, key: str) -> Lobby:
    return Lobby(language, tmp_path, watched, key)


def test_a_new_match_is_a_person_against_one_opponent(lobby: Lobby, key: str) -> None:
    game = game_ui(key)
    assert lobby.model.property("gameKey") == key
    assert lobby.model.property("title") == game.title
    seats = rows_of(lobby.model.seats)
    assert [(row["name"], row["seat"], row["person"]) for row in seats] == [
        ("Ada", 0, True),
        ("Nova", 1, False),
    ]
    assert seats[1]["level"] == Level.CASUAL
    told = f"Ada against Nova · about {game.minutes[0]} minutes"
    assert lobby.model.property("summary") == told
    assert lobby.model.property("goal").startswith("Goal: ")
    assert lobby.model.property("problem") == ""
    assert not lobby.failed
    assert isinstance(lobby.record().match.game, GAMES[key])


def test_seats_come_and_go_between_the_fewest_and_the_most(lobby: Lobby, key: str) -> None:
    fewest, most = game_ui(key).seats[0], game_ui(key).seats[-1]
    assert (lobby.model.property("minSeats"), lobby.model.property("maxSeats")) == (fewest, most)
    for _ in range(most + 1):
        lobby.model.addSeat()
    assert lobby.names() == list(NAMES[:most])
    assert lobby.record().match.seats == most
    for _ in range(most + 1):
        lobby.model.removeSeat(0)
    assert lobby.names() == list(NAMES[most - fewest : most])
    assert lobby.record().match.seats == fewest


def test_who_is_chosen_begins_and_everybody_keeps_order_and_colour(lobby: Lobby, key: str) -> None:
    seats = game_ui(key).seats[-1]
    for _ in range(seats - 2):
        lobby.model.addSeat()
    for starter in range(seats):
        lobby.model.setProperty("starter", starter)
        record = lobby.record()
        order = [(starter + seat) % seats for seat in range(seats)]
        assert [seat.name for seat in record.seating] == [NAMES[number] for number in order]
        assert [seat.colour for seat in record.seating] == order
        assert from_bytes(to_bytes(record)).match == record.match


def test_once_more_the_next_one_begins(lobby: Lobby) -> None:
    first = lobby.record()
    lobby.model.open("beam-me-up")
    second = lobby.again(first)
    assert second.seating == (*first.seating[1:], first.seating[0])
    third = lobby.again(second)
    assert (third.seating, third.match.game) == (first.seating, first.match.game)


def test_the_lot_lets_everybody_begin_some_time(lobby: Lobby) -> None:
    first = set()
    for number in range(24):
        lobby.model.setProperty("seedText", f"word {number}")
        first.add(lobby.record().seating[0].name)
    assert first == {"Ada", "Nova"}


def test_the_same_word_gives_the_same_match(lobby: Lobby) -> None:
    lobby.model.setProperty("seedText", "Sonntag")
    one = lobby.record()
    lobby.model.setProperty("seedText", "  Sonntag ")
    other = lobby.record()
    assert (one.seed, one.seating, one.match) == (other.seed, other.seating, other.match)
    lobby.model.setProperty("seedText", "Montag")
    assert lobby.record().seed != one.seed


def test_without_a_word_every_match_is_another(lobby: Lobby) -> None:
    assert lobby.record().seed != lobby.record().seed


def test_everything_follows_the_language(
    language: Language, tmp_path: Path, watched: Watch, key: str
) -> None:
    lobby = Lobby(language, tmp_path, watched, key)
    english = texts_of(lobby.model) | texts_of(lobby.setup)
    language.switch("de")
    for model in (lobby.model, lobby.setup):
        model.retranslate()
    fresh = Lobby(language, tmp_path, watched, key, "de")
    german = texts_of(lobby.model) | texts_of(lobby.setup)
    assert german == texts_of(fresh.model) | texts_of(fresh.setup)
    assert german.keys() == english.keys()
    summary = "LobbyModel.summary"
    assert german[summary] != english[summary]
