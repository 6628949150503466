"""Beam Me Up as the laws of the rules know it."""

from hypothesis import strategies as st

from beamme.core.keeping import Keep
from beamme.games.beam_me_up.board import COLUMNS, LINES, ROWS, STRAIGHT, Field
from beamme.games.beam_me_up.jokers import Joker
from beamme.games.beam_me_up.moves import Advance, Launch, Lift, Read, Skip
from beamme.games.beam_me_up.scoring import Kind
from beamme.games.beam_me_up.state import State
from tests.games_kit.rules import Options, RulesKit

_COLUMN = st.integers(-1, STRAIGHT + 1)
_COLUMNS = st.lists(_COLUMN, max_size=4).map(tuple)


def _options(seats: int) -> Options:
    column = st.text([*Field], min_size=ROWS - 1, max_size=ROWS - 1).map(Field.PLAIN.__add__)
    columns = st.lists(column, min_size=COLUMNS, max_size=COLUMNS)
    board = st.fixed_dictionaries(
        {"name": st.just("made up"), "columns": columns}, optional={"space": st.sampled_from(LINES)}
    )
    boards = st.lists(board, min_size=seats, max_size=seats)
    return st.fixed_dictionaries(
        {},
        optional={
            "joker": st.sampled_from([*map(str, Joker)]),
            "free-reading": st.booleans(),
            "another-stone": st.booleans(),
            "boards": boards,
        },
    )


def _heights(state: State) -> str:
    return " | ".join("".join(map(str, own)) for own in state.heights)


KIT = RulesKit(
    options=_options,
    house_rules={"joker": str(Joker.PER_STAR), "free-reading": True},
    strange_moves=st.one_of(
        _COLUMNS.map(Lift),
        st.integers(-1, 32).map(Keep),
        st.builds(Read, st.sampled_from(Kind), _COLUMNS),
        st.builds(Advance, _COLUMN, _COLUMN),
        st.just(Skip()),
        st.none().map(Launch) | _COLUMN.map(Launch),
    ),
    spelled={
        "lift 3 s": Lift((2, 6)),
        "roll": Keep(0),
        "keep 1 2 5": Keep(0b10011),
        "stop": Keep(0b11111),
        "read full-house 5 2": Read(Kind.FULL_HOUSE, (4, 1)),
        "read small-straight s": Read(Kind.SMALL_STRAIGHT, (6,)),
        "move 3": Advance(2, 2),
        "move 3 to s": Advance(2, 6),
        "skip": Skip(),
        "rocket 4": Launch(3),
        "rocket -": Launch(None),
    },
    misspelled=(
        "roll 5",
        "keep",
        "keep 6",
        "keep 2 1",
        "keep 1 1",
        "keep 12",
        "keep 1 2 3 4 5",
        "lift 0",
        "lift 12",
        "move",
        "move 7",
        "move S",
        "move 3 to 3",
        "move 3 to",
        "move 3 on 4",
        "read six-of-a-kind 3",
        "read",
        "rocket",
        "rocket 8",
        "rocket - -",
        "skip 3",
        "faces 1 2 3 4 5",
        "move \N{FULLWIDTH DIGIT THREE}",
    ),
    picture=_heights,
    entries=frozenset(["lift", "roll", "keep", "stop", "read", "move", "skip", "rocket", "faces"]),
)
