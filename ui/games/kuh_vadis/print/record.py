"""The turns of Kuh Vadis for a game record."""

from collections.abc import Iterator

from beamme.core.game import Outcome
from beamme.core.match import Moved
from beamme.games.kuh_vadis.board import field_name
from beamme.games.kuh_vadis.moves import Mark
from beamme.games.kuh_vadis.scoring import claim
from beamme.games.kuh_vadis.state import Phase
from beamme.table.storage.record import Record
from ui.games.kuh_vadis.text import missing_fields, rules_of
from ui.games.kuh_vadis.words import claim_text, the
from ui.printing.record.turns import Step, Story, Turn, faces_of, plies_of_turns, rolls_of
from ui.text.words import capital, fill, translate


def story(record: Record) -> Story:
    """The match in turns; a turn has a step for each round of rolls (KV-9)."""
    turns: list[Turn] = []
    for number, plies in enumerate(plies_of_turns(record.match), start=1):
        seat = record.match.states[plies.start].active
        steps = tuple(
            Step(_told(record, part), rolls_of(record.match, part))
            for part in _rounds(record, plies)
        )
        missing = missing_fields(rules_of(record), record.match.states[plies.stop].marks, seat)
        score = "–" if missing is None else str(missing)
        colour = record.seating[seat].colour
        turns.append(Turn(number, seat, colour, steps, score, closing=seat == 1))
    to_go = translate("Print", "To go")
    return Story(tuple(turns), translate("Print", "Rolled"), to_go, pictured=True)


def _rounds(record: Record, plies: range) -> Iterator[range]:
    """The entries of each round of up to three rolls within a turn."""
    first = plies.start
    for ply in plies[1:]:
        fresh = record.match.states[ply].phase is Phase.ROLL
        if fresh and isinstance(record.match.log[ply], Moved):
            yield range(first, ply)
            first = ply
    yield range(first, plies.stop)


def _told(record: Record, plies: range) -> str:
    """What was claimed, and what was marked or why not."""
    faces = faces_of(rolls_of(record.match, plies))
    if not faces:
        return "–"
    claimed = capital(claim_text(faces))
    match record.match.log[plies.stop - 1]:
        case Moved(_, Mark(place)):
            symbol, where = the(rules_of(record).sheet.symbol(place)), field_name(place)
            told = fill(translate("Print", "%1: marks %2 on %3."), claimed, symbol, where)
            return " ".join([told, *_blocked(record, plies.stop)])
        case _:
            return _unmarked(record, plies, faces, claimed)


def _unmarked(record: Record, plies: range, faces: tuple[int, ...], claimed: str) -> str:
    """Why a round ended without a mark, or that it has not ended yet."""
    after = record.match.states[plies.stop]
    if not claim(faces).symbols or after.phase is not Phase.ROLL:
        return f"{claimed}."
    if record.match.states[plies.start].anchor is None:
        return fill(translate("Print", "%1, but no such field is free."), claimed)
    return fill(translate("Print", "%1, but none touches the last mark."), claimed)


def _blocked(record: Record, ply: int) -> Iterator[str]:
    """Who can no longer win since this mark (KV-15)."""
    before, after = record.match.states[ply - 1], record.match.states[ply]
    if isinstance(record.match.game.turn(after), Outcome):
        return
    for seat, blocked in enumerate(after.blocked):
        if blocked and not before.blocked[seat]:
            text = translate("KuhVadis", "%1 is blocked and can only play for a draw.")
            yield fill(text, record.seating[seat].name)
