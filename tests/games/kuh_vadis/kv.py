"""Positions of Kuh Vadis from small drawings: seven rows of seven characters from the top.

X and O are starts, x and o fields that are marked; any other field is free and shows its symbol:
1 to 5 or * for a cow. Dice are written as they fall: `3 3 3 * 1`.
"""

from typing import Any

from beamme.core.game import Seat
from beamme.core.match import Match
from beamme.games.kuh_vadis.board import FIELDS, SIZE, Sheet, Sign, read_sheet
from beamme.games.kuh_vadis.rules import KuhVadis
from beamme.games.kuh_vadis.state import Phase, State
from tests.games.kuh_vadis.slow_chains import are_joined, chains, is_blocked, place_of
from tests.helpers.lines import add_line

EMPTY = """
3*12*3*
54X41O1
O25*5*2
*34343*
2*5*52X
1X14O45
*3*21*3
"""
"""Nothing but the starts is marked: the sheet Berta."""

KuhVadisMatch = Match[State, Any]


def sheet(drawing: str) -> Sheet:
    """Make the sheet of a drawing; what is hidden below a mark is a 1."""
    hidden = str.maketrans("xo", "11")
    return read_sheet({"name": "made up", "rows": drawing.translate(hidden).split()})


def bits(places: set[tuple[int, int]]) -> int:
    """Write a set of (row, column) as the engine does."""
    return sum(1 << row * SIZE + column for row, column in places)


def places(field_set: int) -> set[tuple[int, int]]:
    """Read a set of fields as (row, column)."""
    return {divmod(field, SIZE) for field in range(FIELDS) if field_set >> field & 1}


def own_fields(drawing: str, letter: str) -> set[tuple[int, int]]:
    """Find the starts and the marks of a sign."""
    rows = drawing.split()
    return {
        (row, column)
        for row in range(SIZE)
        for column in range(SIZE)
        if rows[row][column].upper() == letter
    }


def position(
    drawing: str, seat: int = 1, anchor: str = "", first: Sign = Sign.CROSS
) -> KuhVadisMatch:
    """Let a seat (counted from 1) be about to roll here; seat 1 has the sign `first`."""
    letters = "XO" if first is Sign.CROSS else "OX"
    own, others = (own_fields(drawing, letter) for letter in letters)
    game = KuhVadis(sheet(drawing), first)
    free = {(row, column) for row in range(SIZE) for column in range(SIZE)} - own - others
    assert not are_joined(own, places(game.starts(0)))
    assert not are_joined(others, places(game.starts(1)))
    state = State(
        (bits(own), bits(others)),
        (tuple(map(bits, chains(own))), tuple(map(bits, chains(others)))),
        seat - 1,
        Phase.ROLL,
        rolls_left=3,
        anchor=bits({place_of(anchor)}).bit_length() - 1 if anchor else None,
        blocked=(
            is_blocked(own, free, places(game.starts(0))),
            is_blocked(others, free, places(game.starts(1))),
        ),
    )
    return Match(game, 2, (), (state,))


def rolled(match: KuhVadisMatch, dice: str) -> KuhVadisMatch:
    """Let the seat whose turn it is roll these dice at once and stop."""
    return played(match, "roll", f"faces {dice.replace('*', '6')}", "stop")


def played(match: KuhVadisMatch, *lines: str) -> KuhVadisMatch:
    """Add these lines of notation, each judged by the rules."""
    for line in lines:
        match = add_line(match, line)
    return match


def choices(match: KuhVadisMatch) -> set[str]:
    """Tell everything that may be played now."""
    return {match.game.write(move) for move in match.game.legal(match.state)}


def marks(names: str) -> set[str]:
    """Write the moves that mark these fields."""
    return {f"mark {name}" for name in names.split()}


def owner(match: KuhVadisMatch, name: str) -> int:
    """Tell which seat (counted from 1) has marked a field; 0 if none has."""
    held = [1 + seat for seat in range(2) if place_of(name) in places(match.state.marks[seat])]
    return sum(held)


def free_fields(match: KuhVadisMatch) -> set[tuple[int, int]]:
    """Tell which fields nobody has marked."""
    taken = places(match.state.marks[0]) | places(match.state.marks[1])
    return places((1 << FIELDS) - 1) - taken


def is_turn_of(match: KuhVadisMatch, seat: int) -> bool:
    """Tell whether a seat (counted from 1) begins a new turn, anywhere on the sheet."""
    state = match.state
    fresh = (state.phase, state.rolls_left, state.faces, state.kept) == (Phase.ROLL, 3, (), 0)
    return match.turn == Seat(seat - 1) and fresh and state.anchor is None


def is_extra_round(match: KuhVadisMatch, seat: int, anchor: str) -> bool:
    """Tell whether a seat (counted from 1) plays again with three rolls, next to a field."""
    state = match.state
    fresh = (state.phase, state.rolls_left, state.faces, state.kept) == (Phase.ROLL, 3, (), 0)
    near = state.anchor is not None and divmod(state.anchor, SIZE) == place_of(anchor)
    return match.turn == Seat(seat - 1) and fresh and near
