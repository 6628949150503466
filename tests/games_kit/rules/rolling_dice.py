"""Rolling Dice as the laws of the rules know it."""

from math import ceil, sqrt

from hypothesis import strategies as st

from beamme.core.game import Option
from beamme.games.rolling_dice.dice import DICE
from beamme.games.rolling_dice.moves import Keep, PutBack, Throw
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.state import State
from tests.games_kit.rules import Options, RulesKit
from tests.helpers.strategies import COORDINATES

_DIE = st.sampled_from([*DICE, "zz"])


def _options(_: int) -> Options:
    nets = st.lists(st.integers(1, 9), min_size=4, max_size=4)
    holes = st.lists(st.integers(-9, -1), min_size=2, max_size=2)
    values = st.builds(list.__add__, nets, holes).flatmap(st.permutations)
    floes = st.builds(_floe, values, st.integers(600, 1500), st.integers(0, 9_000))
    editions = st.sampled_from(RollingDice.editions)
    return st.fixed_dictionaries(
        {}, optional={"floe": floes, "overhanging-dice": st.booleans(), "edition": editions}
    )


def _floe(values: list[int], die: int, room: int) -> dict[str, Option]:
    """Put the fields in two rows, and give dice some room."""
    strip, pitch = ceil(die * sqrt(2)), 6 * die
    fields: list[Option] = [
        {"x": (number % 3 - 1) * pitch, "y": (number // 3) * pitch, "radius": die, "value": value}
        for number, value in enumerate(values)
    ]
    sizes = {"width": 18 * die + room, "length": 20 * die + 2 * room, "strip": strip, "die": die}
    return {"name": "made up", "wall": 2_000, "step": 500, **sizes, "fields": fields}


def _lying(state: State) -> str:
    front = sorted(state.lying, key=lambda body: -body.y)
    lying = (f"{body.die}={body.face}{'*' * (body.die in state.scoring)}" for body in front)
    blocks = (f"{block.die}={block.face}:{block.why}" for block in state.blocks)
    points = " ".join(map(str, state.points))
    return f"{' '.join(lying) or '-'} | {' '.join(blocks) or '-'} | {points}"


KIT = RulesKit(
    options=_options,
    continuous=True,
    strange_moves=st.one_of(
        st.builds(
            Throw,
            st.integers(-12_000, 12_000),
            st.integers(-6_100, 6_100),
            st.integers(100, 4_100),
            st.integers(-100, 3_100),
        ),
        st.builds(Keep, _DIE),
        st.builds(PutBack, _DIE, st.integers(-2_000, 2_000), COORDINATES),
    ),
    spelled={
        "throw 0 0 800 300": Throw(0, 0, 800, 300),
        "throw -4000 -2500 1250 0": Throw(-4000, -2500, 1250, 0),
        "keep a1": Keep("a1"),
        "keep f4": Keep("f4"),
        "put c2 -1200 18000": PutBack("c2", -1200, 18000),
        "put c2 0 0": PutBack("c2", 0, 0),
    },
    misspelled=(
        "throw",
        "throw 0 0 800",
        "throw 0 0 800 300 0",
        "throw 0 0 0800 300",
        "throw 0 -0 800 300",
        "throw 0 +5 800 300",
        "throw 0 0 80.5 300",
        "throw 0 0 800 " + "9" * 5000,
        "throw 0 0 80\N{FULLWIDTH DIGIT ZERO} 300",
        "keep",
        "keep a5",
        "keep g1",
        "keep A1",
        "keep a1 a2",
        "put c2",
        "put c2 0",
        "put c2 0 0 0",
        "put c5 0 0",
        "put c2 0 1e3",
        "put c2 00 0",
        "pass",
        "rest a1=1@0,0",
    ),
    out_of_range={
        "throw 11151 0 800 0": "x: from -11150 to 11150 hundredths of a millimetre, not 11151",
        "throw 0 6001 800 0": "direction: from -6000 to 6000 hundredths of a degree, not 6001",
        "throw 0 0 199 0": "speed: from 200 to 4000 millimetres per second, not 199",
        "throw 0 0 4001 0": "speed: from 200 to 4000 millimetres per second, not 4001",
        "throw 0 0 800 3001": "spread: from 0 to 3000 hundredths of a degree, not 3001",
        "throw 0 0 800 -1": "spread: from 0 to 3000 hundredths of a degree, not -1",
    },
    picture=_lying,
    entries=frozenset(["throw", "rest", "keep", "put"]),
)
