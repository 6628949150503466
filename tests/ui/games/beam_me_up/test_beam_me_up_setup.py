"""Boards and house rules of a new match of Beam Me Up."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel

from beamme.games.beam_me_up.board import built_in_boards
from beamme.games.beam_me_up.jokers import Joker
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.table.storage.settings import Settings
from tests.ui.helpers.recorded import changes_of, heard, rows_of
from ui.app.language import Language
from ui.games.beam_me_up.setup import BeamMeUpSetup
from ui.models.pages.lobby_model import LobbyModel
from ui.models.settings_model import SettingsModel

pytestmark = pytest.mark.usefixtures("language")

Watch = Callable[[QAbstractItemModel], None]

OWN = """
name = "Lina's"
columns = ["........", "........", "........", "........", "........", "........", "..b....."]
"""


@pytest.fixture
def setup(tmp_path: Path, watched: Watch) -> BeamMeUpSetup:
    made = BeamMeUpSetup(tmp_path)
    watched(made.boards)
    return made


def owners(setup: BeamMeUpSetup) -> dict[str, int]:
    return {row["name"]: row["owner"] for row in rows_of(setup.boards)}


def test_every_seat_begins_with_a_board_of_its_own(setup: BeamMeUpSetup) -> None:
    assert setup.open(3) == ()
    assert owners(setup) == {"A": 0, "B": 1, "C": 2, "D": -1}
    assert all(len(row["columns"]) == 7 for row in rows_of(setup.boards))


@pytest.mark.parametrize(
    ("seat", "board", "after"),
    [
        (0, 3, {"A": -1, "B": 1, "C": -1, "D": 0}),
        (0, 1, {"A": 1, "B": 0, "C": -1, "D": -1}),
        (1, 1, {"A": 0, "B": 1, "C": -1, "D": -1}),
        (0, 4, {"A": 0, "B": 1, "C": -1, "D": -1}),
        (0, -1, {"A": 0, "B": 1, "C": -1, "D": -1}),
    ],
)
def test_who_takes_another_s_board_gives_its_own(
    setup: BeamMeUpSetup, seat: int, board: int, after: dict[str, int]
) -> None:
    setup.open(2)
    setup.setBoard(seat, board)
    assert owners(setup) == after


def test_an_exchange_changes_owners_only(setup: BeamMeUpSetup) -> None:
    setup.open(2)
    changes = changes_of(setup.boards)
    setup.setBoard(0, 1)
    assert changes == [("change", 0, 0, ("owner",)), ("change", 1, 1, ("owner",))]


def test_boards_go_with_the_players_into_any_order(setup: BeamMeUpSetup) -> None:
    setup.open(2)
    setup.setBoard(1, 3)
    assert [board.name for board in setup.game((1, 0)).boards] == ["D", "A"]


def test_house_rules_reach_the_game(setup: BeamMeUpSetup) -> None:
    setup.open(2)
    told = heard(setup.changed)
    setup.setProperty("joker", "own-column")
    setup.setProperty("freeReading", True)
    setup.setProperty("anotherStone", True)
    assert len(told) == 3
    assert setup.game((0, 1)).joker is Joker.OWN_COLUMN
    assert setup.game((0, 1)).free_reading is True
    assert setup.game((0, 1)).another_stone is True
    setup.setProperty("joker", "never heard of")
    assert setup.property("joker") == "own-column"
    setup.open(2)
    assert setup.game((0, 1)) == BeamMeUp(built_in_boards()[:2])


def test_a_board_of_one_s_own_can_be_taken(setup: BeamMeUpSetup, tmp_path: Path) -> None:
    (tmp_path / "lina.toml").write_text(OWN, "utf-8")
    assert setup.open(2) == ()
    assert owners(setup) == {"A": 0, "B": 1, "C": -1, "D": -1, "Lina's": -1}
    setup.setBoard(1, 4)
    assert setup.note(1) == "Board Lina's"
    assert setup.game((0, 1)).boards[1].columns[6] == "..b....."


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b'name = "x"', "columns: a list of 7 texts is needed"),
        (b"name = ", "own.toml:"),
        (b"\xff\xfe\x00", "own.toml:"),
        (b"#" * 20_000, "larger than 10000 bytes"),
        (OWN.replace("..b", "..X").encode(), "column 7: unknown field 'X'"),
    ],
)
def test_a_board_file_that_is_wrong_is_told_and_the_others_are_there(
    language: Language, tmp_path: Path, content: bytes, reason: str
) -> None:
    (tmp_path / "own.toml").write_bytes(content)
    (tmp_path / "zoe.toml").write_text(OWN, "utf-8")
    setup = BeamMeUpSetup(tmp_path)
    settings = SettingsModel(Settings(language="en"), lambda _: None, language)
    lobby = LobbyModel(settings, {"beam-me-up": setup})
    failed = heard(lobby.failed)
    lobby.open("beam-me-up")
    assert list(owners(setup)) == ["A", "B", "C", "D", "Lina's"]
    assert len(failed) == 1
    assert failed[0][0].startswith("A board of your own cannot be used: own.toml:")
    assert reason in failed[0][0]
    assert failed[0][0].isprintable()
