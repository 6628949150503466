"""The result or standing of a match, for the head of its game record."""

from datetime import datetime

from PySide6.QtCore import QDate, QLocale, QTime

from beamme.core.game import Outcome
from beamme.table.storage.record import Record
from ui.text import games
from ui.text.common import level_text
from ui.text.moments import local
from ui.text.words import capital, fill, locale, translate


def winners(record: Record) -> tuple[int, ...]:
    """The winning seats: several after a tie, none after a draw or before the end."""
    outcome = record.match.turn
    if not isinstance(outcome, Outcome) or outcome.reason == "blocked":
        return ()
    return outcome.ranking[0]


def order_of_seats(record: Record) -> list[tuple[int, int]]:
    """Place and seat, best first; before the end and after a draw all places are 0."""
    outcome = record.match.turn
    if not isinstance(outcome, Outcome) or not winners(record):
        return [(0, seat) for seat in range(len(record.seating))]
    found: list[tuple[int, int]] = []
    for group in outcome.ranking:
        place = len(found) + 1
        found += [(place, seat) for seat in group]
    return found


def standing(record: Record) -> str:
    """The result in a few words, or the leader."""
    return capital(games.standing(record))


def headline(record: Record) -> str:
    """The result, with its reason if it needs one."""
    return " – ".join(part for part in (standing(record), games.ending(record)) if part)


def kind_of_player(record: Record, seat: int) -> str:
    """The player's level, or that it is a person."""
    level = record.seating[seat].level
    if level is None:
        return translate("Match", "Person")
    return fill(translate("Match", "Computer · %1"), level_text(level))


def when(record: Record) -> str:
    """The start and end of the match, or that it is unfinished."""
    began, ended = local(record.started), local(record.played)
    if not isinstance(record.match.turn, Outcome):
        text = translate("Print", "Begun on %1, %2 · unfinished, saved on %3, %4")
        return fill(text, day(began), clock(began), day(ended), clock(ended))
    if began.date() != ended.date():
        text = translate("Print", "Begun on %1, %2 · ended on %3, %4")
        return fill(text, day(began), clock(began), day(ended), clock(ended))
    if clock(began) == clock(ended):
        return fill(translate("Print", "%1, %2"), day(began), clock(began))
    return fill(translate("Print", "%1, from %2 to %3"), day(began), clock(began), clock(ended))


def day(moment: datetime) -> str:
    """A day in full."""
    date = QDate(moment.year, moment.month, moment.day)
    return locale().toString(date, QLocale.FormatType.LongFormat)


def clock(moment: datetime) -> str:
    """A time of day."""
    return locale().toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)
