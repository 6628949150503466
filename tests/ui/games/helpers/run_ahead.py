"""The middle of a match without the window, so that hands only begin and end it."""

from collections.abc import Callable
from typing import Any

from beamme.core.game import Chance, Outcome, Seat
from beamme.core.match import Answered, Entry, Match, Moved
from beamme.table.play.throwing import Simulated
from beamme.throws.hands import PERSON
from tests.ui.helpers.driving import Here, log_of, open_record, until, until_asked
from ui.app.program import Program

Choose = Callable[[Match[Any, Any]], Any]
"""The move of whoever's turn it is."""


async def run_ahead(program: Program, choose: Choose, *, left: int) -> range:
    """Let the open match go on until its people have so many moves left; return what was skipped.

    It is opened as a match that was played further on another computer.
    """
    record = open_record(program)
    fate = Simulated(record.seed, record.match.game, lambda _: PERSON, Here())
    match = await _to_its_end(record.match, fate, choose)
    own = [ply for ply, entry in enumerate(match.log) if _by(entry) in record.people]
    skipped = range(len(record.match.log), own[-left])
    program.session.open_received(
        program.session.name, record.with_match(match.back_to(own[-left]))
    )
    await until(lambda: len(log_of(program)) == skipped.stop, "the end of the match")
    await until_asked(program)
    return skipped


async def _to_its_end(match: Match[Any, Any], fate: Simulated, choose: Choose) -> Match[Any, Any]:
    while True:
        match match.turn:
            case Seat(seat):
                match = match.add(Moved(seat, choose(match)))
            case Chance(ask):
                match = match.add(Answered((await fate.answer(ask, match.asked)).answer))
            case Outcome():
                return match


def _by(entry: Entry[Any]) -> int | None:
    return entry.seat if isinstance(entry, Moved) else None
