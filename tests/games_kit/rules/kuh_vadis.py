"""Kuh Vadis as the laws of the rules know it."""

from hypothesis import strategies as st

from beamme.core.game import Option
from beamme.core.keeping import Keep
from beamme.games.kuh_vadis.board import FIELDS, SIZE, Sign, distance
from beamme.games.kuh_vadis.moves import Mark
from beamme.games.kuh_vadis.state import State
from tests.games_kit.rules import Options, RulesKit


def _options(_: int) -> Options:
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


def _marks(state: State) -> str:
    owners = ["." for _ in range(FIELDS)]
    for seat, own in enumerate(state.marks):
        for place in range(FIELDS):
            if own >> place & 1:
                owners[place] = str(seat + 1)
    return " ".join("".join(owners[begin : begin + SIZE]) for begin in range(0, FIELDS, SIZE))


KIT = RulesKit(
    options=_options,
    strange_moves=st.integers(-1, 32).map(Keep) | st.integers(-1, FIELDS).map(Mark),
    spelled={
        "roll": Keep(0),
        "keep 1 2 5": Keep(0b10011),
        "keep 4": Keep(0b01000),
        "stop": Keep(0b11111),
        "mark a1": Mark(0),
        "mark g1": Mark(6),
        "mark c4": Mark(23),
        "mark a7": Mark(42),
        "mark g7": Mark(48),
    },
    misspelled=(
        "roll 5",
        "keep",
        "keep 0",
        "keep 6",
        "keep 2 1",
        "keep 1 1",
        "keep 12",
        "keep 1 2 3 4 5",
        "mark",
        "mark a",
        "mark a0",
        "mark a8",
        "mark h1",
        "mark A1",
        "mark 1a",
        "mark a1 b2",
        "mark a11",
        "mark ?",
        "mark \N{CYRILLIC SMALL LETTER A}1",
        "mark a\N{FULLWIDTH DIGIT THREE}",
        "skip",
        "faces 1 2 3 4 5",
    ),
    picture=_marks,
    entries=frozenset(["roll", "keep", "stop", "mark", "faces"]),
)
