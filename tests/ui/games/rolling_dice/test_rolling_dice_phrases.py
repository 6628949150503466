"""How a match of Rolling Dice stands, and its moves, sums and dice in a few words."""

import pytest

from beamme.core.chance import Body
from beamme.games.rolling_dice.dice import Block, Loss, Shown
from beamme.games.rolling_dice.moves import Move, read
from beamme.games.rolling_dice.scoring import Step, Sum
from tests.games.rolling_dice.rd import begun
from tests.ui.games.rolling_dice.helpers.views import over, to_keep, to_put, to_throw
from ui.games.rolling_dice import text
from ui.games.rolling_dice.wording import sums, words
from ui.models.game_model import View

pytestmark = pytest.mark.usefixtures("language")


# How it stands


@pytest.mark.parametrize(
    ("points", "seats", "sentence"),
    [
        ((0, 0, 0), 3, "level, 0 : 0"),
        ((4, 9, 7), 3, "Nova leads 9 : 7"),
        ((9, 9, 7), 3, "level, 9 : 9"),
        ((10, 3, 20, 21), 2, "Ada leads 30 : 24"),
        ((1, 2, 3, 4, 5, 60), 6, "Lina leads 60 : 5"),
    ],
)
def test_how_it_stands(points: tuple[int, ...], seats: int, sentence: str) -> None:
    record = to_throw("", seats=seats, points=points).record
    assert text.standing(record) == sentence
    assert text.ending(record) == ""


def test_how_it_ended() -> None:
    assert text.standing(over(3, 80, 60).record) == "Nova won"
    assert text.ending(over(3, 80, 60).record) == ""
    shared = over(80, 3, 20, 97, seats=2).record
    assert text.standing(shared) == "Ada and Nova won together"
    assert text.ending(shared) == "Equal points: they share the victory"


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        (2, "Goal: most points when a colour reaches 75; both count"),
        (3, "Goal: most points when somebody reaches 75"),
        (6, "Goal: most points when somebody reaches 100"),
    ],
)
def test_the_goal(seats: int, sentence: str) -> None:
    assert text.goal_text(seats, begun(seats).state.goal) == sentence


# Moves


@pytest.mark.parametrize(
    ("view", "line", "words"),
    [
        (to_throw(), "throw 0 0 700 300", "Softly from the middle, straight"),
        (to_throw(), "throw -9000 300 750 300", "Firmly from the left, straight"),
        (to_throw(), "throw 2501 301 949 0", "Firmly from the right, to the right"),
        (to_throw(), "throw 0 -900 950 0", "Hard from the middle, to the left"),
        (to_keep(), "keep a2", "Keep the 5, 23 cm ahead"),
        (to_put(), "put b1 -3600 12200", "Put the 2 back 34 cm ahead, on the +6 net"),
    ],
)
def test_moves_in_a_few_words(view: View, line: str, words: str) -> None:
    move: Move = read(line)
    assert text.describe(view.record, len(view.match.log), move) == words


# Sums


@pytest.mark.parametrize(
    ("counted", "spelled"),
    [
        (Sum(3, 0, (), ()), "own 3 = 3"),
        (
            Sum(1, 6, (Shown("c1", 4), Shown("d1", 6)), (Block("e1", 5, Loss.MISS),)),
            "own 1 + net 6 + behind 4 + 6 + block 5 = 22",
        ),
        (
            Sum(6, -2, (), (Block("e1", 5, Loss.MISS), Block("a1", 1, Loss.WATER))),
            "own 6 − hole 2 + block 5 + 1 = 10",
        ),
        (Sum(1, -3, (), ()), "own 1 − hole 3 = 0"),
    ],
)
def test_sums_are_spelled_out(counted: Sum, spelled: str) -> None:
    assert sums.sum_text(counted) == spelled


@pytest.mark.parametrize(
    ("after_", "sentence"),
    [
        (13, "Nova: own 3 = 3"),
        (15, "Nova: own 3 = 3, and 2 more past taken spaces"),
    ],
)
def test_steps_tell_of_taken_spaces(after_: int, sentence: str) -> None:
    step = Step(1, Sum(3, 0, (), ()), 10, after_)
    assert sums.skipped(step) == after_ - 13
    assert sums.step_text(to_throw().record, step) == sentence


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        (0, "0 points"),
        (49, "49 points"),
        (50, "50 points, lap 2, space 0"),
        (123, "123 points, lap 3, space 23"),
    ],
)
def test_where_a_seal_is(points: int, sentence: str) -> None:
    assert sums.space_text(points) == sentence


# Words


def test_dice_look_like_their_players() -> None:
    record = to_throw(colours=(4, 0, 5)).record
    assert words.looks(record) == (4, 0, 5)
    assert words.die_text(record, "a3") == "the orange die"
    assert words.die_showing(record, "c3", 6) == "the turquoise 6"
    assert words.name_of(record, 1) == "Nova"


@pytest.mark.parametrize(
    ("colours", "looks"), [((0, 1), (0, 1, 2, 3)), ((1, 0), (1, 0, 2, 3)), ((2, 4), (2, 4, 0, 1))]
)
def test_two_players_have_two_looks_each(colours: tuple[int, int], looks: tuple[int, ...]) -> None:
    record = to_throw("", seats=2, colours=colours).record
    assert words.looks(record) == looks
    names = [words.colour_name(look) for look in looks]
    owners = ["Ada", "Nova", "Ada", "Nova"]
    pairs = zip(owners, names, strict=True)
    assert [words.name_of(record, colour) for colour in range(4)] == [
        f"{owner} ({name})" for owner, name in pairs
    ]


def test_dice_are_spoken_of() -> None:
    record = to_throw().record
    assert words.die_spoken(record, Body("b1", 0, 0, 4)) == "The blue 4, 22 cm ahead"
    net = Body("b1", -3_600, 12_200, 4, 1_700)
    assert words.die_spoken(record, net) == "The blue 4, 34 cm ahead, on the +6 net"
    assert words.wet_spoken(record, net) == "The blue 4, in the water"
