"""Setting up a match of Rolling Dice: the floe, the goal, the colours."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel

from beamme.games.rolling_dice.rules import RollingDice
from tests.ui.helpers.recorded import changes_of, heard, rows_of
from ui.games.rolling_dice.setup import RollingDiceSetup

pytestmark = pytest.mark.usefixtures("language")

Watch = Callable[[QAbstractItemModel], None]

BUILT_IN = Path(__file__).parents[4] / "beamme" / "boards" / "rolling_dice"


def own(name: str = "Lina's", value: int = 9) -> str:
    """Draw a floe like the one of the game, with another net."""
    (path,) = BUILT_IN.glob("*.toml")
    text = path.read_text("utf-8").replace('name = "Floe"', f'name = "{name}"')
    return text.replace("value = 6", f"value = {value}")


@pytest.fixture
def setup(tmp_path: Path, watched: Watch) -> RollingDiceSetup:
    made = RollingDiceSetup(tmp_path)
    watched(made.boards.rows)
    assert made.open(2) == ()
    return made


def titles(setup: RollingDiceSetup) -> list[str]:
    return [row["title"] for row in rows_of(setup.boards.rows)]


def test_the_floe_that_comes_with_the_game_is_chosen(setup: RollingDiceSetup) -> None:
    assert rows_of(setup.boards.rows) == [{"title": "The floe", "chosen": True}]
    assert [field["value"] for field in setup.property("fields")] == [6, 4, 3, 2, -2, -3]
    assert setup.boards.property("title") == "The floe"
    assert setup.game((0, 1)) == RollingDice()


def test_dice_overhang_only_if_wanted(setup: RollingDiceSetup) -> None:
    assert setup.property("overhanging") is False
    setup.setProperty("overhanging", True)
    assert setup.game((1, 0)) == RollingDice(overhanging=True)
    setup.open(3)
    assert setup.game((0, 1, 2)) == RollingDice()


def test_a_floe_of_one_s_own_can_be_taken(setup: RollingDiceSetup, tmp_path: Path) -> None:
    (tmp_path / "lina.toml").write_text(own(), "utf-8")
    assert setup.open(3) == ()
    assert titles(setup) == ["The floe", "Lina's"]
    changes = changes_of(setup.boards.rows)
    setup.boards.choose(1)
    assert changes == [("change", 0, 0, ("chosen",)), ("change", 1, 1, ("chosen",))]
    assert (setup.boards.property("title"), setup.boards.property("chosen")) == ("Lina's", 1)
    assert setup.property("fields")[0]["value"] == 9
    game = setup.game((2, 0, 1))
    assert game.floe.name == "Lina's"
    assert RollingDice.from_options(game.options(), 3) == game


@pytest.mark.parametrize("number", [-1, 1, 1000])
def test_a_floe_that_is_not_there_cannot_be_chosen(setup: RollingDiceSetup, number: int) -> None:
    setup.boards.choose(number)
    assert setup.boards.property("chosen") == 0
    assert setup.game((0, 1)) == RollingDice()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b'name = "x"', "own.toml: "),
        (b"#" * 20_000, "larger than 10000 bytes"),
        (own(value=0).encode(), "never worth 0"),
        (own().replace("strip = 2200", "strip = 900").encode(), "strip: "),
    ],
)
def test_a_file_that_is_wrong_is_told_and_the_others_are_there(
    setup: RollingDiceSetup, tmp_path: Path, content: bytes, reason: str
) -> None:
    (tmp_path / "own.toml").write_bytes(content)
    (tmp_path / "zoe.toml").write_text(own(), "utf-8")
    (problem,) = map(str, setup.open(2))
    assert problem.startswith("own.toml:")
    assert reason in problem
    assert titles(setup) == ["The floe", "Lina's"]


def test_opening_again_begins_anew(setup: RollingDiceSetup, tmp_path: Path) -> None:
    (tmp_path / "lina.toml").write_text(own(), "utf-8")
    setup.open(4)
    setup.boards.choose(1)
    (tmp_path / "lina.toml").unlink()
    setup.open(2)
    assert titles(setup) == ["The floe"]
    assert setup.property("twoColours") is True
    assert setup.game((0, 1)) == RollingDice()


def test_the_goal_and_the_colours_follow_the_seats(setup: RollingDiceSetup) -> None:
    told = heard(setup.changed)
    assert setup.goal() == "Goal: most points when a colour reaches 75; both count"
    assert [setup.note(seat) for seat in range(2)] == ["Two colours"] * 2
    assert setup.property("twoColours") is True
    setup.seat_count(3)
    assert setup.goal() == "Goal: most points when somebody reaches 75"
    assert setup.note(0) == ""
    assert setup.property("twoColours") is False
    setup.seat_count(5)
    assert setup.goal() == "Goal: most points when somebody reaches 100"
    setup.remove_seat(1)
    assert setup.goal() == "Goal: most points when somebody reaches 75"
    assert len(told) == 3


def test_the_next_match_has_the_same_rules(setup: RollingDiceSetup) -> None:
    game = setup.game((1, 0))
    assert setup.rotated(game) == game
