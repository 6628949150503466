"""Positions of Rolling Dice as the window gets them: dice written as in a rest."""

from dataclasses import replace
from typing import Any

from beamme.ai.strategy import Level
from beamme.core.match import Match
from beamme.games.rolling_dice.scoring import Tally
from beamme.games.rolling_dice.state import Phase
from beamme.table.storage.record import Seating, begin
from tests.games.rolling_dice.rd import THROW, RollingMatch, begun, position
from tests.helpers.helped import with_help
from tests.ui.games.beam_me_up.helpers.views import SEED, after
from ui.models.game_model import View

NAMES = ("Ada", "Nova", "Mika", "Juno", "Theo", "Lina")

RINGED = "a1=3@0,0 b1=4@2000,-8000 c1=1@-3600,12200"
"""A die to beat in the middle, one behind it, one ahead of it on the +6 net."""
STILL = "b1=4@2000,-8000 c1=1@-3600,12200"
"""The dice of the others, untouched."""


def seen(match: RollingMatch, deciding: int | None = 0, colours: tuple[int, ...] = ()) -> View:
    """Show this match to people at every seat, who may have other colours than usual.

    Their aims are carried out as they are set.
    """
    looks = colours or tuple(range(match.seats))
    seating = [Seating(NAMES[seat], None, looks[seat]) for seat in range(match.seats)]
    return View(replace(with_help(begin(match.game, seating, SEED), None), match=match), deciding)


def to_throw(lying: str = RINGED, colours: tuple[int, ...] = (), **told: Any) -> View:
    """Ask a colour to throw."""
    match = position(lying, **told)
    return seen(match, match.state.seat_of(match.state.active), colours)


def flying(view: View, line: str = THROW) -> View:
    """Let the dice be on their way."""
    return after(view, line, deciding=None)


def rested(view: View, rest: str, deciding: int | None = 0) -> View:
    """Let thrown dice come to rest."""
    return after(flying(view), f"rest {rest}", deciding=deciding)


def to_keep(thrown: str = "a2=5@100,1000 a3=2@-4000,-3000 a4=6@14500,0", **told: Any) -> View:
    """Ask the first colour which of its dice to keep."""
    return rested(to_throw(**told), f"a1=3@0,0 {STILL} {thrown}")


def to_put(pushed: str = "b1=2@14500,0", thrown: str = "a2=5@100,1000") -> View:
    """Ask the second seat to put its die back that the first one pushed off."""
    return rested(to_throw(), f"a1=3@0,0 c1=1@-3600,12200 {thrown} {pushed}", deciding=1)


def last_of_the_round(**told: Any) -> View:
    """Ask the third colour to keep a die; then the round is scored."""
    lying = "a1=3@0,0 b1=4@2000,-8000"
    view = to_throw(lying, active=2, start=0, **told)
    thrown = "c2=1@-3600,12200 c3=2@14500,0 c4=6@14500,0"
    return rested(view, f"{lying} {thrown}", deciding=2)


def over(*points: int, seats: int | None = None) -> View:
    """Show the end of a match."""
    match = begun(seats or len(points))
    told = Tally((), (), points, 0)
    state = replace(match.state, points=points, phase=Phase.OVER, tally=told)
    return seen(Match(match.game, match.seats, (), (state,)), None)


def unasked(view: View) -> View:
    """Show the same while nobody is asked, as in a replay."""
    return replace(view, deciding=None)


def by_computer(view: View, level: Level = Level.BEGINNER, seat: int = 0) -> View:
    """Let a computer sit at a seat, so that nobody is asked."""
    seating = list(view.record.seating)
    seating[seat] = replace(seating[seat], level=level)
    return View(replace(view.record, seating=tuple(seating)), None)
