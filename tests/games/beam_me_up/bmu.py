"""Positions of Beam Me Up in one line each: heights as digits, special fields as `3r2`.

Heights are seven digits, one for each column (the numbers 1 to 6, then STRASSE): `0040000`.
Special fields are column, kind and row: `3r2 sb7` is a rocket on row 2 of column 3 and a blue star
at the top of STRASSE.
"""

from typing import Any

from beamme.core.game import Seat
from beamme.core.match import Match
from beamme.games.beam_me_up.board import COLUMNS, ROWS, Board
from beamme.games.beam_me_up.jokers import Joker
from beamme.games.beam_me_up.moves import LABELS
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.state import Phase, State
from tests.helpers.lines import add_line

GROUND = "0" * COLUMNS

BeamMeUpMatch = Match[State, Any]


def board(fields: str = "") -> Board:
    """Make a plain board with these special fields."""
    columns = ["." * ROWS] * COLUMNS
    for label, kind, row in fields.split():
        column, place = LABELS.index(label), int(row)
        columns[column] = columns[column][:place] + kind + columns[column][place + 1 :]
    return Board("made up", tuple(columns))


def rolled(
    dice: str,
    own: str = GROUND,
    others: tuple[str, ...] = (GROUND,),
    fields: str = "",
    other_fields: str = "",
    **house_rules: Joker | bool,
) -> BeamMeUpMatch:
    """Let seat 1 have rolled these dice and stopped; the other seats share a kind of board."""
    boards = (board(fields), *(board(other_fields) for _ in others))
    game = BeamMeUp(boards, **house_rules)
    heights = tuple(tuple(map(int, digits)) for digits in (own, *others))
    faces = tuple(map(int, dice.split()))
    state = State(heights, 0, Phase.KEEP, rolls_left=1, faces=faces, kept=0)
    return played(Match(game, len(heights), (), (state,)), "stop")


def played(match: BeamMeUpMatch, *lines: str) -> BeamMeUpMatch:
    """Add these lines of notation, each judged by the rules."""
    for line in lines:
        match = add_line(match, line)
    return match


def carried_out(match: BeamMeUpMatch) -> BeamMeUpMatch:
    """Let seat 1 move every part in its own column, in the order of the reading."""
    for part in match.state.parts:
        match = played(match, f"move {LABELS[part.column]}")
    return match


def stones(match: BeamMeUpMatch, seat: int = 1) -> str:
    """Tell where the stones of a seat (counted from 1) stand."""
    return "".join(map(str, match.state.heights[seat - 1]))


def choices(match: BeamMeUpMatch) -> set[str]:
    """Tell everything that may be played now."""
    return {match.game.write(move) for move in match.game.legal(match.state)}


def has_ended_turn(match: BeamMeUpMatch) -> bool:
    """Tell whether the dice went to seat 2."""
    return match.turn == Seat(1) and match.state.phase is Phase.ROLL
