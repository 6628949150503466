"""The box and the house rule of a new match of Dice Flick."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel

from beamme.games.dice_flick.board import built_in_box
from beamme.games.dice_flick.rules import DiceFlick
from tests.ui.helpers.recorded import changes_of, heard, rows_of
from ui.app.language import Language
from ui.games.dice_flick.setup import DiceFlickSetup

pytestmark = pytest.mark.usefixtures("language")

Watch = Callable[[QAbstractItemModel], None]

OWN = """
name = "Lina's"
die = 1200
pitch = 2000
depth = 900
moat = 2500
rim = 3500
rows = ["b...y", ".....", "..c..", ".....", "g...+"]
"""


@pytest.fixture
def setup(tmp_path: Path, watched: Watch) -> DiceFlickSetup:
    made = DiceFlickSetup(tmp_path)
    watched(made.boards.rows)
    assert made.open(2) == ()
    return made


def titles(setup: DiceFlickSetup) -> list[str]:
    return [row["title"] for row in rows_of(setup.boards.rows)]


def test_the_box_that_comes_with_the_game_is_chosen(setup: DiceFlickSetup) -> None:
    printed = [*built_in_box().rows]
    assert rows_of(setup.boards.rows) == [{"title": "The box", "chosen": True}]
    assert setup.boards.property("title") == "The box"
    assert setup.property("rows") == printed
    assert setup.game((0, 1)) == DiceFlick()


def test_plates_slide_only_if_wanted(setup: DiceFlickSetup) -> None:
    told = heard(setup.changed)
    assert setup.property("slides") == [False, False]
    setup.setSlides(1, True)
    assert told
    assert setup.property("slides") == [False, True]
    assert setup.game((0, 1)) == DiceFlick(slides=(False, True))
    assert setup.game((1, 0)) == DiceFlick(slides=(True, False))
    setup.setSlides(2, True)
    setup.setSlides(1, False)
    assert setup.game((0, 1)) == DiceFlick()


def test_the_plates_of_children_go_with_their_seats(setup: DiceFlickSetup) -> None:
    setup.setSlides(1, True)
    setup.seat_count(4)
    setup.setSlides(3, True)
    setup.remove_seat(0)
    assert setup.property("slides") == [True, False, True]
    game = setup.game((2, 0, 1))
    assert game.slides == (True, True, False)
    assert setup.rotated(game).slides == (True, False, True)
    setup.seat_count(2)
    assert setup.game((0, 1)).slides == (True, False)


def test_a_box_of_one_s_own_can_be_taken(setup: DiceFlickSetup, tmp_path: Path) -> None:
    (tmp_path / "lina.toml").write_text(OWN, "utf-8")
    assert setup.open(3) == ()
    assert titles(setup) == ["The box", "Lina's"]
    changes = changes_of(setup.boards.rows)
    setup.boards.choose(1)
    assert changes == [("change", 0, 0, ("chosen",)), ("change", 1, 1, ("chosen",))]
    assert (setup.boards.property("title"), setup.boards.property("chosen")) == ("Lina's", 1)
    assert setup.property("rows")[0] == "b...y"
    game = setup.game((2, 0, 1))
    assert game.box.name == "Lina's"
    assert DiceFlick.from_options(game.options(), 3) == game


@pytest.mark.parametrize("number", [-1, 1, 1000])
def test_a_box_that_is_not_there_cannot_be_chosen(setup: DiceFlickSetup, number: int) -> None:
    setup.boards.choose(number)
    assert setup.boards.property("chosen") == 0
    assert setup.game((0, 1)) == DiceFlick()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b'name = "x"', "own.toml: "),
        (b"name = ", "own.toml:"),
        (b"#" * 20_000, "larger than 10000 bytes"),
        (OWN.replace("b...y", "b...b").encode(), "the sticker b is needed once, not 2 times"),
        (OWN.replace("moat = 2500", "moat = 1").encode(), "moat: "),
        (OWN.replace("..c..", ".....").encode(), "the sticker c is needed once, not 0 times"),
    ],
)
def test_a_box_file_that_is_wrong_is_told_and_the_others_are_there(
    setup: DiceFlickSetup, tmp_path: Path, content: bytes, reason: str
) -> None:
    (tmp_path / "own.toml").write_bytes(content)
    (tmp_path / "zoe.toml").write_text(OWN, "utf-8")
    (problem,) = map(str, setup.open(2))
    assert problem.startswith("own.toml:")
    assert reason in problem
    assert titles(setup) == ["The box", "Lina's"]


def test_opening_again_begins_anew(setup: DiceFlickSetup, tmp_path: Path) -> None:
    (tmp_path / "lina.toml").write_text(OWN, "utf-8")
    setup.open(2)
    setup.boards.choose(1)
    setup.setSlides(0, True)
    (tmp_path / "lina.toml").unlink()
    setup.open(2)
    assert titles(setup) == ["The box"]
    assert setup.game((0, 1)) == DiceFlick()


def test_whoever_comes_shares_the_box(setup: DiceFlickSetup) -> None:
    told = heard(setup.changed)
    setup.seat_count(4)
    setup.remove_seat(1)
    assert len(told) == 2
    assert [setup.note(seat) for seat in range(4)] == [""] * 4
    game = setup.game((2, 0, 1))
    assert setup.rotated(game) == game


def test_everything_follows_the_language(setup: DiceFlickSetup, language: Language) -> None:
    assert setup.goal() == "Goal: the most points after ten rounds"
    language.switch("de")
    setup.retranslate()
    assert titles(setup) == ["Die Schachtel"]
    assert setup.boards.property("title") == "Die Schachtel"
    assert setup.goal() == "Ziel: die meisten Punkte nach zehn Runden"
