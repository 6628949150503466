"""Random legal matches of any game, as hypothesis strategies and by plain random numbers."""

from math import ceil, sqrt
from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from toy import Flick, Toy

from beamme.core.chance import Answer, Ask, Body, Draw, Drawn, Faces, Rest, Roll, Throw, fits
from beamme.core.game import Chance, Game, Option, Outcome, Seat
from beamme.core.keeping import Keep
from beamme.core.match import Answered, Entry, Match, Moved, new_match
from beamme.core.plate import Plate
from beamme.games import GAMES
from beamme.games.beam_me_up.board import COLUMNS, ROWS, STRAIGHT, Field
from beamme.games.beam_me_up.moves import Advance, Launch, Lift, Read, Skip
from beamme.games.beam_me_up.rules import Joker
from beamme.games.beam_me_up.scoring import Kind
from beamme.games.dice_flick import DiceFlick
from beamme.games.dice_flick.dice import DICE, Colour
from beamme.games.dice_flick.moves import Along, Centre, Group, Line, Score
from beamme.games.dice_flick.moves import Flick as FlickDie
from beamme.games.kuh_vadis.board import FIELDS, SIZE, Sign, distance
from beamme.games.kuh_vadis.moves import Mark
from beamme.games.rolling_dice import RollingDice
from beamme.games.rolling_dice.dice import DICE as COLOURED_DICE
from beamme.games.rolling_dice.moves import Keep as KeepDie
from beamme.games.rolling_dice.moves import PutBack
from beamme.games.rolling_dice.moves import Throw as ThrowDice

ANY_GAME: dict[str, type[Game[Any, Any]]] = {
    **GAMES,
    DiceFlick.key: DiceFlick,
    RollingDice.key: RollingDice,
    Toy.key: Toy,
}
"""The games, also those without a table yet, and the toy, which asks all three questions."""

CONTINUOUS = frozenset({DiceFlick.key, RollingDice.key, Toy.key})
"""Games whose legal moves are too many to be listed."""

COORDINATES = st.integers(-100_000, 100_000)
WORDS = st.text("abc", min_size=1, max_size=3)


def _beam_me_up_options(seats: int) -> SearchStrategy[dict[str, Option]]:
    column = st.text([*Field], min_size=ROWS - 1, max_size=ROWS - 1).map(Field.PLAIN.__add__)
    columns = st.lists(column, min_size=COLUMNS, max_size=COLUMNS)
    board = st.fixed_dictionaries({"name": st.just("made up"), "columns": columns})
    boards = st.lists(board, min_size=seats, max_size=seats)
    return st.fixed_dictionaries(
        {}, optional={"joker": joker, "free-reading": st.booleans(), "boards": boards}
    )


def _kuh_vadis_options(_: int) -> SearchStrategy[dict[str, Option]]:
    symbols = st.text("12345*", min_size=FIELDS, max_size=FIELDS)
    sheets = st.builds(_sheet, symbols, st.permutations(range(FIELDS)))
    first = st.sampled_from([*map(str, Sign)])
    return st.fixed_dictionaries({}, optional={"sheet": sheets, "first": first})


def _sheet(symbols: str, order: list[int]) -> dict[str, Option]:
    """Put the starts on the first fields of an order that do not touch; it has enough of them."""
    starts: list[int] = []
    for place in order:
        if all(distance(place, start) > 1 for start in starts):
            starts.append(place)
    printed = [*symbols]
    for place, letter in zip(starts, "XOXOXO", strict=False):
        printed[place] = letter
    rows: list[Option] = [
        "".join(printed[begin : begin + SIZE]) for begin in range(0, FIELDS, SIZE)
    ]
    return {"name": "made up", "rows": rows}


def _dice_flick_options(_: int) -> SearchStrategy[dict[str, Option]]:
    boxes = st.builds(
        _box, st.permutations([*"byg+", *"." * 20]), st.integers(600, 1500), st.integers(1, 900)
    )
    return st.fixed_dictionaries({}, optional={"box": boxes, "slide-plates": st.booleans()})


def _box(stickers: list[str], die: int, room: int) -> dict[str, Option]:
    """Put the stickers in any order round the centre, and give a die some room."""
    printed = "".join((*stickers[:12], "c", *stickers[12:]))
    rows: list[Option] = [printed[begin : begin + 5] for begin in range(0, 25, 5)]
    turned = ceil(die * sqrt(2))
    sizes = {"die": die, "pitch": turned + 300 + room, "depth": 700, "moat": turned, "rim": 2_000}
    return {"name": "made up", "rows": rows, **sizes}


def _rolling_dice_options(_: int) -> SearchStrategy[dict[str, Option]]:
    nets = st.lists(st.integers(1, 9), min_size=4, max_size=4)
    holes = st.lists(st.integers(-9, -1), min_size=2, max_size=2)
    values = st.builds(list.__add__, nets, holes).flatmap(st.permutations)
    floes = st.builds(_floe, values, st.integers(600, 1500), st.integers(0, 9_000))
    return st.fixed_dictionaries({}, optional={"floe": floes})


def _floe(values: list[int], die: int, room: int) -> dict[str, Option]:
    """Put the fields in two rows, and give dice some room."""
    strip, pitch = ceil(die * sqrt(2)), 6 * die
    fields: list[Option] = [
        {"x": (number % 3 - 1) * pitch, "y": (number // 3) * pitch, "radius": die, "value": value}
        for number, value in enumerate(values)
    ]
    sizes = {"width": 18 * die + room, "length": 20 * die + 2 * room, "strip": strip, "die": die}
    return {"name": "made up", "wall": 2_000, "step": 500, **sizes, "fields": fields}


joker = st.sampled_from([*map(str, Joker)])
_COLUMN = st.integers(-1, STRAIGHT + 1)
_COLUMNS = st.lists(_COLUMN, max_size=4).map(tuple)
_DIE = st.sampled_from([*DICE, "zz"])
_COLOURED_DIE = st.sampled_from([*COLOURED_DICE, "zz"])
_TAKES = st.one_of(
    st.builds(Group, st.sampled_from(Colour), st.lists(_DIE, max_size=4).map(tuple), st.booleans()),
    st.builds(Line, _DIE, st.sampled_from(Along)),
    st.builds(Centre, _DIE),
)

OPTIONS = {
    "beam-me-up": _beam_me_up_options,
    "dice-flick": _dice_flick_options,
    "kuh-vadis": _kuh_vadis_options,
    "rolling-dice": _rolling_dice_options,
    "toy": lambda _: st.fixed_dictionaries({}, optional={"limit": st.integers(4, 50)}),
}
"""House rules and boards of every game, for a number of seats."""

STRANGE_MOVES: dict[str, SearchStrategy[Any]] = {
    "beam-me-up": st.one_of(
        _COLUMNS.map(Lift),
        st.integers(-1, 32).map(Keep),
        st.builds(Read, st.sampled_from(Kind), _COLUMNS),
        st.builds(Advance, _COLUMN, _COLUMN),
        st.just(Skip()),
        st.none().map(Launch) | _COLUMN.map(Launch),
    ),
    "dice-flick": st.one_of(
        st.builds(
            FlickDie,
            _DIE,
            st.sampled_from(Plate),
            st.integers(-6_000, 6_000),
            st.integers(-9_100, 9_100),
            st.integers(0, 4_100),
            st.integers(-2_100, 8_600),
        ),
        st.lists(_TAKES, max_size=2).map(lambda takes: Score(tuple(takes))),
    ),
    "kuh-vadis": st.integers(-1, 32).map(Keep) | st.integers(-1, FIELDS).map(Mark),
    "rolling-dice": st.one_of(
        st.builds(
            ThrowDice,
            st.integers(-12_000, 12_000),
            st.integers(-6_100, 6_100),
            st.integers(100, 4_100),
            st.integers(-100, 3_100),
        ),
        st.builds(KeepDie, _COLOURED_DIE),
        st.builds(PutBack, _COLOURED_DIE, st.integers(-2_000, 2_000), COORDINATES),
    ),
    "toy": st.integers(-1, 60).map(Flick),
}
"""Moves of the right shape that may or may not be legal."""


@st.composite
def rules(draw: st.DrawFn, key: str) -> tuple[Game[Any, Any], int]:
    """Draw a game with some house rules, and a number of seats."""
    seats = draw(st.sampled_from(ANY_GAME[key].from_options({}, 2).seats))
    return ANY_GAME[key].from_options(draw(OPTIONS[key](seats)), seats), seats


def answers_to(ask: Ask) -> SearchStrategy[Answer]:
    """Draw any answer that fits."""
    match ask:
        case Roll(count, sides):
            faces = st.lists(st.integers(1, sides), min_size=count, max_size=count)
            return faces.map(lambda values: Faces(tuple(values)))
        case Draw(bag, count):
            return st.permutations(bag).map(lambda items: Drawn(tuple(items[:count])))
        case Throw(lying=lying, launched=launched, reach=reach):
            dice = st.sampled_from(sorted({*launched, *(body.die for body in lying)}))
            place = st.integers(-reach, reach)
            bodies = st.builds(Body, dice, place, place, st.integers(1, 6), st.integers(0, 35_999))
            return st.lists(bodies, unique_by=lambda body: body.die).map(lambda b: Rest(tuple(b)))


def wrong_answers_to(ask: Ask) -> SearchStrategy[Answer]:
    """Draw an answer that does not fit."""
    words = st.sampled_from(ask.launched) | WORDS if isinstance(ask, Throw) else WORDS
    turns = st.integers(-1, 36_000)
    bodies = st.builds(Body, words, COORDINATES, COORDINATES, st.integers(0, 7), turns)
    anything = st.one_of(
        st.lists(st.integers(0, 7), max_size=6).map(lambda values: Faces(tuple(values))),
        st.lists(WORDS, max_size=3).map(lambda items: Drawn(tuple(items))),
        st.lists(bodies, max_size=3).map(lambda values: Rest(tuple(values))),
    )
    return anything.filter(lambda answer: not fits(ask, answer))


def random_answer(ask: Ask, random: Random) -> Answer:
    """Choose an answer by a random number."""
    match ask:
        case Roll(count, sides):
            return Faces(tuple(random.randint(1, sides) for _ in range(count)))
        case Draw(bag, count):
            return Drawn(tuple(random.sample(bag, count)))
        case Throw(lying=lying, launched=launched, reach=reach):
            dice = [*(body.die for body in lying), *launched]
            kept = [die for die in dice if random.random() < 0.8]
            return Rest(tuple(_random_body(die, reach, random) for die in kept))


def _random_body(die: str, reach: int, random: Random) -> Body:
    x, y = random.randint(-reach, reach), random.randint(-reach, reach)
    return Body(die, x, y, random.randint(1, 6), random.randrange(36_000))


def random_entry(match: Match[Any, Any], random: Random) -> Entry[Any] | None:
    """Choose what may happen next by a random number; nothing when the match is over."""
    match match.turn:
        case Seat(index):
            return Moved(index, random.choice(match.game.legal(match.state)))
        case Chance(ask):
            return Answered(random_answer(ask, random))
        case Outcome():
            return None


def random_match(game: Game[Any, Any], seats: int, random: Random, longest: int) -> Match[Any, Any]:
    """Play at random until the end, or until the log is that long."""
    match = new_match(game, seats)
    while len(match.log) < longest and (entry := random_entry(match, random)):
        match = match.add(entry)
    return match
