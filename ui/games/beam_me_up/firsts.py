"""What players of Beam Me Up meet for the first time, as keys of BeamMeUpTerms."""

from beamme.core.match import Moved
from beamme.games.beam_me_up.board import STARS
from beamme.games.beam_me_up.moves import Advance, Lift
from beamme.games.beam_me_up.rules import COOLING
from beamme.games.beam_me_up.state import Phase, State
from beamme.table.storage.record import Record
from ui.games.beam_me_up.text import rules_of


def firsts(record: Record, ply: int) -> list[str]:
    """What happened in entry number `ply` that may need a word."""
    before, after = record.match.states[ply], record.match.states[ply + 1]
    entry = record.match.log[ply]
    if not isinstance(entry, Moved):
        return []
    match entry.move:
        case Lift():
            return ["compensation"]
        case Advance(part, column):
            found = ["joker"] if part != column else []
            found += ["rocket"] if after.phase is Phase.ROCKET else []
            return found + _cooled(record, before, after, column)
        case _:
            return []


def _cooled(record: Record, before: State, after: State, column: int) -> list[str]:
    """What a Cool down did to the others (BMU-17)."""
    own = before.active
    if after.heights[own][column] - before.heights[own][column] < COOLING:
        return []
    others = [seat for seat in range(len(before.heights)) if seat != own]
    rows = [(seat, before.heights[seat][column]) for seat in others]
    found = ["cool"] if any(after.heights[seat][column] < row for seat, row in rows) else []
    safe = any(rules_of(record).boards[seat].field(column, row) in STARS for seat, row in rows)
    return found + (["shield"] if safe else [])
