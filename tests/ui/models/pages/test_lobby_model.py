"""Setting up a match: games, seats and names, whatever is clicked."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from beamme.ai.strategy import Level
from beamme.games import GAMES
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.table.storage.record import Record, to_bytes
from beamme.table.storage.settings import NAMES
from beamme.throws.throwing import is_thrown
from tests.helpers.helped import with_help
from tests.ui.helpers.lobbies import Lobby
from tests.ui.helpers.recorded import rows_of
from tests.ui.helpers.window_fixtures import Watch
from ui.app.language import Language


@pytest.fixture
def lobby(language: Language, tmp_path: Path, watched: Watch) -> Lobby:
    return Lobby(language, tmp_path, watched, "beam-me-up")


def test_the_shelf_shows_what_can_be_played(lobby: Lobby) -> None:
    games = {row["key"]: row for row in rows_of(lobby.model.games)}
    available = [key for key, row in games.items() if row["available"]]
    assert available == ["beam-me-up", "kuh-vadis", "dice-flick", "rolling-dice"]
    assert games["beam-me-up"] == {
        "key": "beam-me-up",
        "title": "Beam Me Up",
        "tagline": "Up into space, stones!",
        "players": "2–4",
        "minutes": "20–40 min",
        "available": True,
    }
    assert (games["kuh-vadis"]["players"], games["kuh-vadis"]["minutes"]) == ("2", "15 min")


def test_more_players_take_longer(lobby: Lobby) -> None:
    for minutes in (20, 30, 40):
        assert lobby.model.property("summary").endswith(f"about {minutes} minutes")
        lobby.model.addSeat()
    lobby.model.open("kuh-vadis")
    assert lobby.model.property("summary").endswith("about 15 minutes")


def test_who_played_last_sits_there_again(lobby: Lobby) -> None:
    lobby.model.addSeat()
    lobby.model.setName(1, "Oma")
    lobby.model.setPerson(1, True)
    lobby.model.setLevel(2, Level.MASTER)
    lobby.model.removeSeat(0)
    lobby.model.addSeat()
    lobby.model.open("beam-me-up")
    assert lobby.names() == ["Ada", "Nova"], "nobody has played yet"
    lobby.model.addSeat()
    lobby.model.setName(1, "Oma")
    lobby.model.setPerson(1, True)
    lobby.model.setLevel(2, Level.MASTER)
    lobby.model.removeSeat(0)
    seats = rows_of(lobby.model.seats)
    lobby.model.setProperty("starter", 1)
    lobby.record()
    lobby.model.open("kuh-vadis")
    assert lobby.names() == ["Ada", "Nova"], "each game has its own players"
    lobby.model.open("beam-me-up")
    told = "name", "seat", "person", "level"
    again = rows_of(lobby.model.seats)
    assert [[row[key] for key in told] for row in again] == [
        [row[key] for key in told] for row in seats
    ]
    assert [(row["name"], row["seat"], row["person"]) for row in seats] == [
        ("Oma", 1, True),
        ("Mika", 2, False),
    ]
    assert seats[1]["level"] == Level.MASTER
    assert lobby.model.property("starter") == -1
    lobby.record()


def test_a_line_up_that_the_game_has_no_seats_for_is_not_used(lobby: Lobby) -> None:
    for seats in (1, 3):
        line_up = [[f"P{seat}", "", seat] for seat in range(seats)]
        lobby.settings.remember(line_ups={"kuh-vadis": line_up})
        assert lobby.settings.value.line_ups
        lobby.model.open("kuh-vadis")
        assert lobby.names() == ["Ada", "Nova"]


def test_preferences_change_who_played_last(lobby: Lobby) -> None:
    lobby.model.addSeat()
    lobby.model.setName(2, "Ada II")
    lobby.model.setLevel(2, Level.MASTER)
    lobby.record()
    lobby.settings.setName(0, "Lena")
    lobby.settings.setName(2, "Juno II")
    lobby.settings.setName(1, "")
    lobby.settings.setProperty("level", Level.BEGINNER)
    lobby.settings.setProperty("level", "genius")
    lobby.model.open("beam-me-up")
    rows = rows_of(lobby.model.seats)
    assert [row["name"] for row in rows] == ["Lena", "Nova", "Ada II"]
    assert [row["level"] for row in rows[1:]] == [Level.BEGINNER, Level.MASTER]


def test_levels_come_from_the_weakest_to_the_strongest(lobby: Lobby) -> None:
    rows = rows_of(lobby.model.levels)
    assert [row["key"] for row in rows] == list(Level)
    assert [row["strength"] for row in rows] == [1, 2, 3, 4, 5]


def test_a_game_that_nobody_knows_does_not_open(lobby: Lobby) -> None:
    lobby.model.setName(0, "Berta")
    lobby.model.open("chess")
    assert lobby.model.property("gameKey") == "beam-me-up"
    assert lobby.names()[0] == "Berta"


def test_seats_come_and_go_between_two_and_four(lobby: Lobby) -> None:
    for _ in range(5):
        lobby.model.addSeat()
    assert lobby.names() == ["Ada", "Nova", "Mika", "Juno"]
    assert lobby.model.property("goal") == "Goal: 4 stones in space, none on the ground"
    lobby.model.removeSeat(1)
    assert lobby.names() == ["Ada", "Mika", "Juno"]
    assert lobby.notes() == ["Board A", "Board C", "Board D"]
    lobby.model.addSeat()
    assert lobby.names() == ["Ada", "Mika", "Juno", "Nova"]
    assert rows_of(lobby.model.seats)[3]["note"] == "Board B"
    for _ in range(5):
        lobby.model.removeSeat(0)
    assert lobby.model.property("seatCount") == 2


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_is_not_there_does_not_change_anything(lobby: Lobby, seat: int) -> None:
    lobby.model.addSeat()
    before = rows_of(lobby.model.seats), rows_of(lobby.setup.boards)
    lobby.model.removeSeat(seat)
    lobby.model.setName(seat, "Nobody")
    lobby.model.setPerson(seat, True)
    lobby.model.setLevel(seat, "master")
    lobby.setup.setBoard(seat, 0)
    lobby.model.setProperty("starter", seat)
    assert (rows_of(lobby.model.seats), rows_of(lobby.setup.boards)) == before
    assert lobby.model.property("starter") == -1


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        (("Ada", "Nova"), ""),
        (("", "Nova"), "Every player needs a name."),
        (("  ", "Nova"), "Every player needs a name."),
        (("Ada", "Ada "), "Two players have the same name."),
    ],
)
def test_names_have_to_tell_players_apart(
    lobby: Lobby, names: tuple[str, ...], problem: str
) -> None:
    for seat, name in enumerate(names):
        lobby.model.setName(seat, name)
    assert lobby.model.property("problem") == problem
    lobby.model.play()
    assert bool(lobby.begun) == (problem == "")


def test_everybody_is_helped_as_wanted(language: Language, tmp_path: Path, watched: Watch) -> None:
    for key in GAMES:
        lobby = Lobby(language, tmp_path, watched, key)
        lobby.model.setPerson(1, True)
        lobby.model._settings.change("assist", "direction")
        lobby.model.setHelp(1, "none")
        lobby.model.setHelp(1, "everything")
        lobby.model.setHelp(7, "none")
        lobby.model.setProperty("starter", 0)
        wanted = ["direction", "none"]
        assert [row["help"] for row in rows_of(lobby.model.seats)] == (
            wanted if is_thrown(key) else ["", ""]
        )
        record = lobby.record()
        assert [seat.help for seat in record.seating] == (
            wanted if is_thrown(key) else [None, None]
        )
        assert [seat.help for seat in lobby.again(with_help(record, None)).seating] == (
            ["direction"] * 2 if is_thrown(key) else [None, None]
        )


def test_names_are_tidied(lobby: Lobby) -> None:
    lobby.model.setName(0, "  Ada\u202e \t  <b>100 %1</b>  ")
    assert lobby.names()[0] == "Ada <b>100 %1</b>"
    assert lobby.model.property("summary") == "Ada <b>100 %1</b> against Nova · about 20 minutes"


def test_a_person_becomes_a_computer_and_back(lobby: Lobby) -> None:
    lobby.model.setProperty("starter", 0)
    lobby.model.setPerson(0, False)
    lobby.model.setLevel(1, "master")
    lobby.model.setLevel(0, "god")
    assert [seat.level for seat in lobby.record().seating] == [Level.CASUAL, Level.MASTER]
    lobby.model.setPerson(1, True)
    assert lobby.record().people == {1}


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_who_is_chosen_begins_and_the_order_stays(lobby: Lobby, starter: int) -> None:
    lobby.model.addSeat()
    lobby.model.setProperty("starter", starter)
    record = lobby.record()
    assert [seat.name for seat in record.seating] == [
        NAMES[(starter + seat) % 3] for seat in range(3)
    ]
    assert [seat.colour for seat in record.seating] == [(starter + seat) % 3 for seat in range(3)]
    boards = [board.name for board in record.match.game.boards]
    assert boards == ["ABC"[(starter + seat) % 3] for seat in range(3)]


def test_what_begins_can_be_saved(lobby: Lobby) -> None:
    lobby.model.setName(0, "x" * 50)
    assert to_bytes(lobby.record())


def test_opening_again_begins_anew(lobby: Lobby) -> None:
    lobby.model.addSeat()
    lobby.model.setName(0, "Berta")
    lobby.model.setProperty("starter", 1)
    lobby.model.setProperty("seedText", "word")
    lobby.setup.setProperty("joker", "per-star")
    lobby.setup.setProperty("freeReading", True)
    lobby.model.open("beam-me-up")
    assert lobby.names() == ["Ada", "Nova"]
    assert lobby.model.property("starter") == -1
    assert lobby.model.property("seedText") == ""
    assert lobby.setup.property("joker") == "any-part"
    assert lobby.setup.property("freeReading") is False


ACTIONS = st.lists(
    st.tuples(
        st.sampled_from(["add", "remove", "name", "person", "level", "board", "starter"]),
        st.integers(-1, 5),
        st.integers(-1, 5),
    ),
    max_size=12,
)


@given(ACTIONS)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
def test_whatever_is_clicked_a_match_that_begins_fits_the_rules(
    lobby: Lobby, clicked: list[tuple[str, int, int]]
) -> None:
    lobby.model.open("beam-me-up")
    deeds: dict[str, Callable[[int, int], Any]] = {
        "add": lambda *_: lobby.model.addSeat(),
        "remove": lambda seat, _: lobby.model.removeSeat(seat),
        "name": lambda seat, other: lobby.model.setName(seat, "abcdef"[other]),
        "person": lambda seat, other: lobby.model.setPerson(seat, bool(other % 2)),
        "level": lambda seat, other: lobby.model.setLevel(seat, [*Level][other % 5]),
        "board": lobby.setup.setBoard,
        "starter": lambda seat, _: lobby.model.setProperty("starter", seat),
    }
    for what, seat, other in clicked:
        deeds[what](seat, other)
    before = len(lobby.begun)
    lobby.model.play()
    if lobby.model.property("problem"):
        assert len(lobby.begun) == before
        return
    record: Record = lobby.begun[-1][0]
    game = record.match.game
    assert isinstance(game, BeamMeUp)
    assert len(game.boards) == len(record.seating) in game.seats
    assert len({board.name for board in game.boards}) == len(game.boards)
    assert len({seat.colour for seat in record.seating}) == len(record.seating)
    owners = [row["owner"] for row in rows_of(lobby.setup.boards) if row["owner"] >= 0]
    assert sorted(owners) == list(range(len(record.seating)))
