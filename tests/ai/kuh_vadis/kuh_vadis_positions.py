"""Positions of Kuh Vadis for tests: random ones, and states with given dice."""

from random import Random

from beamme.core.chance import Faces
from beamme.core.keeping import ALL_DICE
from beamme.games.kuh_vadis import KuhVadis
from beamme.games.kuh_vadis.board import FIELDS, fields
from beamme.games.kuh_vadis.connection import could_join, joins, merged
from beamme.games.kuh_vadis.state import Phase, State

EVERYTHING = (1 << FIELDS) - 1

NOISE, OTHER_NOISE = bytes(range(32)), bytes(range(1, 33))


def groups_of(marks: int) -> tuple[int, ...]:
    groups: tuple[int, ...] = ()
    for place in fields(marks):
        groups = merged(groups, place)
    return groups


def standing(
    game: KuhVadis, marks: tuple[int, int], active: int = 0, anchor: int | None = None
) -> State:
    """The active seat is about to roll."""
    groups = (groups_of(marks[0]), groups_of(marks[1]))
    free = EVERYTHING & ~(marks[0] | marks[1])
    blocked = tuple(not could_join(groups[seat], free, game.starts(seat)) for seat in (0, 1))
    return State(
        marks, groups, active, Phase.ROLL, 3, anchor=anchor, blocked=(blocked[0], blocked[1])
    )


def showing(state: State, faces: tuple[int, ...], rolls_left: int) -> State:
    """The same with dice on the table."""
    return State(
        state.marks,
        state.groups,
        state.active,
        Phase.KEEP,
        rolls_left,
        faces,
        0,
        state.anchor,
        state.blocked,
    )


def marking(state: State, faces: tuple[int, ...]) -> State:
    """The same when the dice have been read."""
    return State(
        state.marks,
        state.groups,
        state.active,
        Phase.MARK,
        0,
        faces,
        ALL_DICE,
        state.anchor,
        state.blocked,
    )


def scattered(game: KuhVadis, random: Random, each: int) -> State:
    """So many random marks of each seat; nobody has won, and somebody can still win."""
    while True:
        free = fields(EVERYTHING & ~(game.starts(0) | game.starts(1)))
        places = random.sample(free, 2 * each)
        marks = tuple(
            game.starts(seat) | sum(1 << place for place in places[seat::2]) for seat in (0, 1)
        )
        state = standing(game, (marks[0], marks[1]), random.randrange(2))
        won = any(joins(state.groups[seat], game.starts(seat)) for seat in (0, 1))
        if not won and not all(state.blocked):
            return state


def one_short(game: KuhVadis, random: Random) -> tuple[State, list[int]]:
    """A position of seat 0 in which one mark wins, and the fields that do."""
    while True:
        state = scattered(game, random, random.randint(5, 9))
        state = standing(game, state.marks, 0)
        free = EVERYTHING & ~(state.marks[0] | state.marks[1])
        wins = [
            place
            for place in fields(free)
            if joins(merged(state.groups[0], place)[:1], game.starts(0))
        ]
        if wins:
            return state, wins


def claiming(game: KuhVadis, place: int) -> tuple[int, ...]:
    """Dice that claim a field, and nothing else, and no extra round."""
    symbol = game.sheet.symbol(place)
    others = [face for face in range(1, 6) if face != symbol]
    equal = 2 if symbol == 6 else 3
    return (*[symbol] * equal, *others[: 5 - equal])


def rolled(random: Random, count: int) -> Faces:
    return Faces(tuple(random.randint(1, 6) for _ in range(count)))
