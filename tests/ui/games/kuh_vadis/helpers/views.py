"""Positions of Kuh Vadis as the window gets them: shortly before something happens."""

from dataclasses import replace

from beamme.games.kuh_vadis.board import SIZE, Sign
from tests.games.kuh_vadis.kv import EMPTY, position
from tests.ui.games.beam_me_up.helpers.views import after, view_of
from ui.models.game_model import View

ONE_TO_GO = """
3*12*3*
54X41O1
O2x*5*2
*34x43*
2*x*x2X
1X14O45
*3*21*3
"""
"""Crosses need f4, f5 or f6; circles, who have marked nothing, can still win."""
WALL = """
X*1o2*1
123o123
O23o12X
12*o12*
X23o2*3
12345*O
12*O123
"""
"""Circles block the crosses by d6, a 4."""
FENCE = """
X*1o2*1
xx3o123
O23o12X
xx*o12*
X23o2*3
123o5*O
12*O123
"""
"""Crosses are blocked, and block the circles by b3, a 2."""
CORNER = EMPTY.replace("3*12*3*", "3o12*3*").replace("54X41O1", "xxX41O1")
"""All that touches a1, a 3, is marked."""
MARKED_CORNER = EMPTY.replace("3*12*3*", "x*12*3*")
"""Crosses have marked a1: beside it are a cow, a 4 and a 5."""
NO_FIVES = EMPTY.replace("5", "4")

NOTHING = "1 1 2 2 *"
THREES = "3 3 3 1 2"
FOUR_THREES = "3 3 3 3 1"


def place(name: str) -> int:
    """Tell the number of a field: `a1` is the first."""
    return (int(name[1]) - 1) * SIZE + "abcdefg".index(name[0])


def place_set(names: str) -> set[int]:
    """Tell the numbers of several fields."""
    return {place(name) for name in names.split()}


def to_roll(
    drawing: str = EMPTY, seat: int = 1, anchor: str = "", first: Sign = Sign.CROSS
) -> View:
    """Ask a seat (counted from 1) who has three rolls before it."""
    return view_of(position(drawing, seat, anchor, first), seat - 1)


def to_keep(dice: str, drawing: str = EMPTY, seat: int = 1, anchor: str = "") -> View:
    """Ask a seat who has rolled these dice once."""
    return after(to_roll(drawing, seat, anchor), "roll", faces(dice), deciding=seat - 1)


def to_mark(dice: str, drawing: str = EMPTY, seat: int = 1, anchor: str = "") -> View:
    """Ask a seat who has stopped with these dice which field to mark."""
    return after(to_keep(dice, drawing, seat, anchor), "stop", deciding=seat - 1)


def faces(dice: str) -> str:
    """Write a roll as a line of notation; `*` is a cow."""
    return f"faces {dice.replace('*', '6')}"


def unasked(view: View) -> View:
    """Show the same while nobody is asked."""
    return replace(view, deciding=None)


def won() -> View:
    """Let crosses join their starts by f5."""
    return after(to_mark("2 2 2 1 3", ONE_TO_GO), "mark f5", deciding=None)


def won_in_an_extra_round() -> View:
    """Let crosses join their starts by f5, right after they marked f6."""
    drawing = ONE_TO_GO.replace("2*x*x2X", "2*x*12X").replace("*34x43*", "*34x13*")
    view = to_mark("4 4 4 4 1", drawing)
    return after(view, "mark f6", "roll", faces("1 1 1 2 3"), "stop", "mark e5", deciding=None)


def drawn() -> View:
    """Let crosses, who are blocked, block the circles."""
    return after(to_mark("2 2 2 1 3", FENCE), "mark b3", deciding=None)
