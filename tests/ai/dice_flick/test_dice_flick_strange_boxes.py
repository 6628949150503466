"""In any box that is accepted, however strange, an opponent plays what the rules allow."""

from math import ceil, sqrt
from random import Random

from hypothesis import example, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from beamme.ai.dice_flick.aims import aim_at
from beamme.ai.strategy import Level, Limit, strategy
from beamme.core.plate import Plate
from beamme.core.plate import Plate as Side
from beamme.games.dice_flick import DiceFlick
from beamme.games.dice_flick.board import DICE, HOLLOWS, LENGTHS, WALL, Box, built_in_box, read_box
from beamme.games.dice_flick.dice import DICE as NAMES
from beamme.games.dice_flick.moves import Flick, out_of_range
from beamme.physics.box.hand import OPPONENTS
from tests.ai.dice_flick.dice_flick_positions import body, flicking

HAND = ("b4", "y4", "g4")
HIGH = {"die": 600, "pitch": 1200, "depth": 300, "moat": 850, "rim": 20_000}
USUAL_BUT_HIGH = {
    size: getattr(built_in_box(), size) for size in ("die", "pitch", "depth", "moat")
} | {"rim": 20_000}


def box(sizes: dict[str, int]) -> Box:
    """A box of these sizes, which the game accepts."""
    return read_box({"name": "strange", "rows": [*built_in_box().rows], **sizes})


@st.composite
def all_sizes(draw: DrawFn) -> dict[str, int]:
    """Any sizes that are accepted together."""
    die = draw(st.integers(DICE[0], DICE[-1]))
    room = ceil(die * sqrt(2))
    depth = draw(st.integers(WALL, LENGTHS[-1] - 1))
    return {
        "die": die,
        "pitch": draw(st.integers(room + WALL, LENGTHS[-1])),
        "depth": depth,
        "moat": draw(st.integers(room, LENGTHS[-1])),
        "rim": draw(st.integers(depth + 1, LENGTHS[-1])),
    }


@settings(max_examples=30)
@given(all_sizes(), st.sampled_from(Level), st.integers(0, 12), st.integers(0, 2**32))
@example(HIGH, Level.BEGINNER, 0, 1)
@example(HIGH, Level.MASTER, 6, 1)
@example(USUAL_BUT_HIGH, Level.CASUAL, 3, 1)
def test_every_level_plays_a_legal_flick(
    sizes: dict[str, int], level: Level, count: int, seed: int
) -> None:
    random, game = Random(seed), DiceFlick(box(sizes))
    dice = random.sample([die for die in NAMES if die not in HAND], count)
    places = random.sample(range(HOLLOWS), count)
    pairs = zip(sorted(dice), places, strict=True)
    lying = tuple(body(die, place, random.randint(1, 6), game.box) for die, place in pairs)
    state = flicking(lying, HAND)
    noise = random.randbytes(32)
    move = strategy("dice-flick").choose(game, state, level, Limit(0.02), noise)
    assert game.allows(state, move)


@settings(max_examples=30)
@given(all_sizes())
@example(HIGH)
def test_the_aim_at_any_hollow_is_one_that_somebody_may_have(sizes: dict[str, int]) -> None:
    for place in range(HOLLOWS):
        aim = aim_at(box(sizes), (), Plate.WEST, place, OPPONENTS["master"])
        assert out_of_range(Flick("b1", Side.WEST, 0, *aim), 0) == ""


def test_in_the_usual_box_nothing_is_limited() -> None:
    speeds = {
        aim_at(built_in_box(), (), Plate.SOUTH, place, OPPONENTS["master"])[1]
        for place in range(HOLLOWS)
    }
    assert len(speeds) > 1
    assert min(speeds) > 200
