"""On any floe that is accepted, however strange, an opponent plays what the rules allow."""

from math import isqrt
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from beamme.ai.strategy import Level, Limit, strategy
from beamme.core.game import Chance, Seat
from beamme.core.match import Answered, Moved, new_match
from beamme.games.rolling_dice import RollingDice
from beamme.games.rolling_dice.board import DICE, LENGTHS, SHORTEST, Floe, read_floe
from tests.ai.rolling_dice.rolling_dice_positions import somewhere

PLIES = 12
FIELDS = (1, 9, 3, 2, -9, -1)


@st.composite
def floes(draw: DrawFn) -> Floe:
    """Any floe that is accepted, with its fields in two rows."""
    die = draw(st.integers(DICE[0], DICE[-1]))
    diagonal = isqrt(2 * die**2) + 1
    shortest = SHORTEST * die
    strip = draw(st.integers(diagonal, (LENGTHS[-1] - shortest) // 2))
    width = draw(st.integers(shortest + 2 * strip, LENGTHS[-1]))
    wall = draw(st.integers(LENGTHS[0] + 1, LENGTHS[-1]))
    radius, pitch = LENGTHS[0], 2 * LENGTHS[0] + diagonal
    fields = [
        {"x": (n % 3 - 1) * pitch, "y": n // 3 * pitch - pitch, "radius": radius, "value": value}
        for n, value in enumerate(FIELDS)
    ]
    return read_floe(
        {
            "name": "strange",
            "width": width,
            "length": draw(st.integers(width, LENGTHS[-1])),
            "wall": wall,
            "strip": strip,
            "step": draw(st.integers(LENGTHS[0], wall - 1)),
            "die": die,
            "fields": fields,
        }
    )


@settings(max_examples=10)
@given(floes(), st.integers(2, 6), st.integers(0, 2**32))
def test_every_level_plays_legal_moves(floe: Floe, seats: int, seed: int) -> None:
    random, game = Random(seed), RollingDice(floe)
    match = new_match(game, seats)
    for _ in range(PLIES):
        match match.turn:
            case Seat(seat):
                level, noise = random.choice([*Level]), random.randbytes(32)
                thought = strategy(game.key).choose(game, match.state, level, Limit(0.02), noise)
                assert game.allows(match.state, thought)
                match = match.add(Moved(seat, thought))
            case Chance():
                match = match.add(Answered(somewhere(random, match.state, floe)))
