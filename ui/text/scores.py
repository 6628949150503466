"""How a match stands and ends in which most points win, and equal points share the victory."""

from beamme.core.game import Outcome
from beamme.table.storage.record import Record
from ui.text.words import both, fill, translate


def standing(record: Record) -> str:
    """How the match stands by the points."""
    names = [seating.name for seating in record.seating]
    outcome, totals = record.match.turn, record.match.state.totals
    if isinstance(outcome, Outcome):
        winners = [names[seat] for seat in outcome.ranking[0]]
        if len(winners) == 1:
            return fill(translate("Points", "%1 won"), winners[0])
        return fill(translate("Points", "%1 won together"), both(winners))
    first, second = sorted(totals, reverse=True)[:2]
    score = f"{first} : {second}"
    if first == second:
        return fill(translate("Points", "level, %1"), score)
    return fill(translate("Points", "%1 leads %2"), names[totals.index(first)], score)


def ending(record: Record) -> str:
    """Why the match is over, where that needs a word."""
    outcome = record.match.turn
    if isinstance(outcome, Outcome) and len(outcome.ranking[0]) > 1:
        return translate("Points", "Equal points: they share the victory")
    return ""
