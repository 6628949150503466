"""Dice Flick as the laws of the rules know it."""

from math import ceil, sqrt

from hypothesis import strategies as st

from beamme.core.game import Option
from beamme.core.plate import Plate
from beamme.games.dice_flick.board import HOLLOWS
from beamme.games.dice_flick.dice import DICE, Colour
from beamme.games.dice_flick.moves import Along, Bonus, Centre, Flick, Group, Line, Score
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import State
from tests.games_kit.rules import Options, RulesKit

_PITCH = 2000
_BLUE = Group(Colour.BLUE, ("b1", "b2", "w1"), marker=True)
_DIE = st.sampled_from([*DICE, "zz"])
_TAKES = st.one_of(
    st.builds(Group, st.sampled_from(Colour), st.lists(_DIE, max_size=4).map(tuple), st.booleans()),
    st.builds(Line, _DIE, st.sampled_from(Along)),
    st.builds(Centre, _DIE),
)


def _options(seats: int) -> Options:
    slides = st.booleans() | st.lists(st.booleans(), min_size=seats, max_size=seats)
    boxes = st.builds(
        _box, st.permutations([*"byg+", *"." * 20]), st.integers(600, 1500), st.integers(1, 900)
    )
    editions = st.sampled_from(DiceFlick.editions)
    return st.fixed_dictionaries(
        {}, optional={"box": boxes, "slide-plates": slides, "edition": editions}
    )


def _box(stickers: list[str], die: int, room: int) -> dict[str, Option]:
    """Put the stickers in any order round the centre, and give a die some room."""
    printed = "".join((*stickers[:12], "c", *stickers[12:]))
    rows: list[Option] = [printed[begin : begin + 5] for begin in range(0, 25, 5)]
    turned = ceil(die * sqrt(2))
    sizes = {"die": die, "pitch": turned + 300 + room, "depth": 700, "moat": turned, "rim": 2_000}
    return {"name": "made up", "rows": rows, **sizes}


def _hollows(state: State) -> str:
    cells = [".."] * HOLLOWS
    for body in state.lying:
        row, column = (round(way / _PITCH) for way in (-body.y, body.x))
        cells[(row + 2) * 5 + column + 2] = f"{body.die[0]}{body.face}"
    rows = ("".join(cells[begin : begin + 5]) for begin in range(0, HOLLOWS, 5))
    hands = (",".join(hand) or "-" for hand in state.hands)
    return f"{' '.join(rows)} | {' '.join(hands)} | {' '.join(map(str, state.totals))}"


KIT = RulesKit(
    options=_options,
    continuous=True,
    house_rules={"slide-plates": True},
    strange_moves=st.one_of(
        st.builds(
            Flick,
            _DIE,
            st.sampled_from(Plate),
            st.integers(-6_000, 6_000),
            st.integers(-9_100, 9_100),
            st.integers(0, 4_100),
            st.integers(-2_100, 8_600),
        ),
        st.builds(Bonus, st.booleans()),
        st.lists(_TAKES, max_size=2).map(lambda takes: Score(tuple(takes))),
    ),
    spelled={
        "flick b2 north 750 630 4500": Flick("b2", Plate.NORTH, 0, 750, 630, 4500),
        "flick p1 west -9000 200 -2000": Flick("p1", Plate.WEST, 0, -9000, 200, -2000),
        "flick w3 east 0 800 0 -1200": Flick("w3", Plate.EAST, -1200, 0, 800, 0),
        "bonus": Bonus(taken=True),
        "bonus -": Bonus(taken=False),
        "score -": Score(()),
        "score blue b1 b2 w1 *": Score((_BLUE,)),
        "score centre y3": Score((Centre("y3"),)),
        "score blue b1 b2 w1 *, line p1 row, centre y3": Score(
            (_BLUE, Line("p1", Along.ROW), Centre("y3"))
        ),
        "score line p2 column, green g1 g2 g3": Score(
            (
                Line("p2", Along.COLUMN),
                Group(Colour.GREEN, ("g1", "g2", "g3"), marker=False),
            )
        ),
    },
    misspelled=(
        "flick",
        "flick b2",
        "flick b2 north 750 630",
        "flick b2 north 750 630 4500 0",
        "flick b2 north 750 630 4500 1 1",
        "flick b6 north 750 630 4500",
        "flick B2 north 750 630 4500",
        "flick b2 up 750 630 4500",
        "flick b2 North 750 630 4500",
        "flick b2 north 07 630 4500",
        "flick b2 north +7 630 4500",
        "flick b2 north -0 630 4500",
        "flick b2 north 7.5 630 4500",
        "flick b2 north 750 630 " + "9" * 5000,
        "flick b2 north 750 63\N{FULLWIDTH DIGIT ZERO} 4500",
        "bonus ",
        "bonus +",
        "bonus b2",
        "bonus - -",
        "score",
        "score -, centre y3",
        "score centre",
        "score centre y6",
        "score centre y3,",
        "score centre y3,centre y3",
        "score centre y3 y4",
        "score line p1",
        "score line p1 diagonal",
        "score line p3 row",
        "score blue b1 b2 zz",
        "score blue b1 * b2",
        "score blue b1 b2 **",
        "score white w1 w2 w3",
        "score pink p1 p2 w1",
        "score Blue b1 b2 b3",
        "pass",
        "- -",
        "rest b1=1@0,0",
    ),
    out_of_range={
        f"flick b2 north {aim}": reason
        for aim, reason in {
            "9001 800 4500": "direction: from -9000 to 9000 hundredths of a degree, not 9001",
            "-9001 800 4500": "direction: from -9000 to 9000 hundredths of a degree, not -9001",
            "0 199 4500": "speed: from 200 to 4000 millimetres per second, not 199",
            "0 4001 4500": "speed: from 200 to 4000 millimetres per second, not 4001",
            "0 800 -2001": "lift: from -2000 to 8500 hundredths of a degree, not -2001",
            "0 800 8501": "lift: from -2000 to 8500 hundredths of a degree, not 8501",
            "0 800 4500 6601": "slide: from -6600 to 6600 hundredths of a millimetre, not 6601",
        }.items()
    },
    picture=_hollows,
    entries=frozenset(["bonus", "drawn", "flick", "rest", "score"]),
)
