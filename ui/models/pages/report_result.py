"""How a match ended, in words: who won, after how long, and how close others came."""

from beamme.ai.report import Report
from beamme.core.game import Outcome
from beamme.table.storage.record import Record
from ui.models.match.log_model import turn_starts
from ui.text import games
from ui.text.words import Counted, both, fill, percent, translate

POINTS = "points"
"""The outcome reason with which players on equal points share the victory."""


def first(record: Record) -> tuple[int, ...]:
    """The seats that came first; none before the end."""
    turn = record.match.turn
    return turn.ranking[0] if isinstance(turn, Outcome) else ()


def winners(record: Record) -> tuple[int, ...]:
    """The seats that have won: one, or several on equal points; none after a draw."""
    turn, seats = record.match.turn, first(record)
    shared = isinstance(turn, Outcome) and turn.reason == POINTS
    return seats if len(seats) == 1 or shared else ()


def is_celebrated(record: Record) -> bool:
    """Whether a person has won, or nobody could: computers are not cheered against people."""
    won = winners(record)
    return bool(won) and (not record.people or not record.people.isdisjoint(won))


def headline(record: Record) -> str:
    """Who has won."""
    names = [record.seating[seat].name for seat in winners(record)]
    if len(names) == 1:
        if is_celebrated(record):
            return fill(translate("Report", "%1 wins!"), names[0])
        return fill(translate("Report", "%1 wins this time."), names[0])
    if names:
        return fill(translate("Report", "%1 win together!"), both(names))
    return translate("Report", "It is a draw!") if first(record) else ""


def subline(record: Record, report: Report | None) -> str:
    """Why the match ended, how long it took, and a consolation."""
    told = (games.ending(record), _duration(record), _consolation(record, report))
    return " · ".join(each for each in told if each)


def _duration(record: Record) -> str:
    turns = len(turn_starts(record))
    text = Counted(turns).translate("Report", "after %n turns", "", 0)
    minutes = round((record.played - record.started).total_seconds() / 60)
    if not 0 < minutes < 24 * 60:
        return text
    time = Counted(minutes).translate("Report", "%n minutes", "", 0)
    return fill(translate("Report", "%1 and %2"), text, time)


def _consolation(record: Record, report: Report | None) -> str:
    """How close people came who have lost to a computer; empty before that is known."""
    starts = turn_starts(record)
    lost = bool(winners(record)) and not is_celebrated(record)
    if report is None or not lost or not starts:
        return ""
    chance, turn, seat = max(
        (report.curve[ply][seat], turn, seat)
        for turn, ply in enumerate(starts, start=1)
        for seat in record.people
    )
    text = translate("Report", "in turn %1, %2 stood at %3")
    return fill(text, turn, record.seating[seat].name, percent(chance))
