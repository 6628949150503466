"""Positions of Dice Flick as the window gets them: made from drawings and given rests."""

from dataclasses import replace

from beamme.ai.strategy import Level
from beamme.core.chance import Body
from beamme.core.match import Match
from beamme.games.dice_flick.moves import read_take
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import Phase
from tests.games.dice_flick.df import EMPTY, flicking, scoring
from tests.ui.games.beam_me_up.helpers.views import after, view_of
from tests.ui.helpers.recorded import rows_of
from ui.games.dice_flick.actions import Selection
from ui.games.dice_flick.model import DiceFlickModel
from ui.models.game_model import View

FOUR_BLUE = """
.. .. .. .. ..
.. b4 .. .. ..
.. b2 b3 b2 ..
.. .. .. .. ..
.. .. .. .. ..
"""
"""The rulebook's own case: a 3 on the centre, 14 points; the blue marker is covered."""
CROSS = """
.. .. .. .. y5
.. .. .. .. ..
b1 b2 b3 .. pp
.. .. .. .. ..
.. .. .. .. ..
"""
"""Blue with its marker, 11, and a Knaller: its column brings 11 more, its row first 15."""
SHORTENED = """
pp .. .. .. ..
.. .. .. .. ..
.. .. y3 .. ..
.. .. .. .. ..
b1 b2 b4 b5 ..
"""
"""The column of the Knaller takes the first die of the group, and leaves three."""
NOTHING = """
b1 .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. g6
"""
MIXED = """
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. pp
g3 .. .. .. ..
g4 w2 .. y5 b6
"""
"""Two green dice, a joker and the green marker; a Knaller above a blue 6."""
JOKERS = """
w1 w2 w3 .. ..
.. .. .. .. ..
.. .. pp .. ..
.. .. .. .. ..
.. .. .. .. ..
"""

HAND = "b5 y4 p2"
FLICK = "flick b5 south 0 800 4500"
SLIDES = DiceFlick(slides=(True, True))
GAME = DiceFlick()


def to_flick(
    drawing: str = EMPTY,
    hand: str = HAND,
    *,
    flicks: int = 2,
    others: str = "",
    rules: DiceFlick | None = None,
) -> View:
    """Ask seat 1, who holds these dice, to flick."""
    return view_of(flicking(drawing, hand, flicks=flicks, others=others, rules=rules), 0)


def to_bonus(drawing: str = EMPTY, hand: str = HAND) -> View:
    """Ask seat 1, whose die came to rest on the bonus marker, whether to flick a third time."""
    view = to_flick(drawing, hand, flicks=1)
    rests = [
        f"{body.die}={body.face}@{body.x},{body.y}"
        for body in (*view.match.state.lying, Body("b5", 2000, -2000, 2))
    ]
    return after(view, FLICK, f"rest {' '.join(rests)}")


def to_score(drawing: str = FOUR_BLUE, seats: int = 2) -> View:
    """Ask seat 1 what of this box to score."""
    return view_of(scoring(drawing, seats), 0)


def with_pad(*pad: tuple[int, ...], active: int = 0, drawing: str = FOUR_BLUE) -> View:
    """Ask a seat to score when these points stand on the pad."""
    match = scoring(drawing, len(pad))
    state = replace(match.state, pad=pad, active=active)
    return view_of(Match(match.game, len(pad), (), (state,)), active)


def over(*totals: int) -> View:
    """Show the end of a match."""
    pad = tuple((total, *(0,) * 9) for total in totals)
    match = scoring(EMPTY, len(totals))
    state = replace(match.state, pad=pad, active=len(totals) - 1, phase=Phase.OVER)
    return view_of(Match(match.game, len(totals), (), (state,)), None)


def flying(view: View, line: str = FLICK) -> View:
    """Let a die be on its way."""
    return after(view, line, deciding=None)


def unasked(view: View) -> View:
    """Show the same while nobody is asked, as in a replay."""
    return replace(view, deciding=None)


def by_computer(view: View, level: Level = Level.BEGINNER, seat: int = 0) -> View:
    """Let a computer sit at a seat, so that nobody is asked."""
    seating = list(view.record.seating)
    seating[seat] = replace(seating[seat], level=level)
    return View(replace(view.record, seating=tuple(seating)), None)


def chosen(*takes: str) -> Selection:
    """Choose these takes, told in notation."""
    return Selection(takes=tuple(map(read_take, takes)))


def place(name: str) -> int:
    """Tell the number of a hollow: `24` is row 2, column 4, both counted from 0."""
    return int(name[0]) * 5 + int(name[1])


def waiting(model: DiceFlickModel) -> str:
    """Tell which die waits on a plate."""
    dice = rows_of(model.table.arena)
    return "".join(row["key"] for row in dice if row["present"] and row["place"] < 0)
