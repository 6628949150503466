"""A turn of Kuh Vadis in one line: the final dice of each round, and what was marked."""

from beamme.core.keeping import rolled
from beamme.core.match import Answered
from beamme.games.kuh_vadis.board import field_name
from beamme.games.kuh_vadis.moves import Mark
from beamme.table.storage.record import Record
from ui.games.kuh_vadis.text import rules_of
from ui.games.kuh_vadis.words import faces_text, the
from ui.text.words import fill, translate


def turn(record: Record, start: int, stop: int) -> str:
    """The turn between two plies: "4-4-4-4-1 → the 4 on b2 · 2-2-3-5-5 → nothing"."""
    rounds: list[str] = []
    dice = ""
    for ply in range(start, stop):
        entry, state = record.match.log[ply], record.match.states[ply]
        if isinstance(entry, Answered):
            faces = rolled(state.faces, state.kept, entry.answer)
            dice = faces_text(tuple(sorted(faces)))
        elif isinstance(entry.move, Mark):
            rounds.append(f"{dice} → {_marked(record, entry.move.field)}")
            dice = ""
    if dice:
        rounds.append(f"{dice} → {translate('KuhVadis', 'nothing')}")
    return " · ".join(rounds)


def _marked(record: Record, place: int) -> str:
    symbol = the(rules_of(record).sheet.symbol(place))
    return fill(translate("KuhVadis", "%1 on %2"), symbol, field_name(place))
