"""Saved matches as rows, for the library and for printing game records."""

from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QDate, QLocale, QTime

from beamme.core.game import Outcome
from beamme.table.storage.library import LibraryEntry
from ui.models.match_id import id_of, shown
from ui.text import games
from ui.text.moments import local
from ui.text.reasons import reason_text
from ui.text.words import fill, translate

WEEK_DAYS = 7


@dataclass(frozen=True, slots=True)
class MatchRow:
    """One saved match; a damaged file has no game."""

    matchId: str
    """The encoded file name, see match_id.py."""
    gameKey: str
    title: str
    names: str
    seats: list[int]
    status: str
    standing: str
    when: str
    finished: bool


def match_row(entry: LibraryEntry) -> MatchRow:
    """The row of a saved match, in the current language."""
    record = entry.record
    if record is None:
        reason = "" if entry.reason is None else reason_text(entry.reason)
        text = fill(translate("Library", "This file cannot be read: %1"), reason)
        own = id_of(entry.name)
        return MatchRow(own, "", shown(entry.name), "", [], text, text, "", finished=True)
    key = record.match.game.key
    finished = isinstance(record.match.turn, Outcome)
    when = _day(record.played)
    standing = games.standing(record)
    return MatchRow(
        matchId=id_of(entry.name),
        gameKey=key,
        title=games.title(key),
        names=", ".join(seat.name for seat in record.seating),
        seats=[seat.colour for seat in record.seating],
        status=fill(translate("Library", "%1 · %2"), standing, when),
        standing=standing,
        when=when,
        finished=finished,
    )


def _day(moment: datetime) -> str:
    """The day in words: today, yesterday, a weekday, a date."""
    here = local(moment)
    day = QDate(here.year, here.month, here.day)
    ago = day.daysTo(QDate.currentDate())
    locale = QLocale()
    if ago == 0:
        clock = locale.toString(QTime(here.hour, here.minute), QLocale.FormatType.ShortFormat)
        return fill(translate("Library", "today %1"), clock)
    if ago == 1:
        return translate("Library", "yesterday")
    if 1 < ago < WEEK_DAYS:
        return locale.dayName(day.dayOfWeek())
    return locale.toString(day, QLocale.FormatType.ShortFormat)
