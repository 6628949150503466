"""How a match ended or stands, for the head of its protocol."""

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QDate, QLocale, QTime

from beamme.core.game import Outcome
from beamme.games.beam_me_up.rules import in_space
from beamme.table.storage.record import Record
from ui.text import dice_flick, games, kuh_vadis, rolling_dice_words
from ui.text.common import level_text
from ui.text.moments import local
from ui.text.words import Counted, capital, fill, locale, translate


def winners(record: Record) -> tuple[int, ...]:
    """The seats that won: several after a tie, nobody after a draw or before the end."""
    outcome = record.match.turn
    if not isinstance(outcome, Outcome) or outcome.reason == "blocked":
        return ()
    return outcome.ranking[0]


def order_of_seats(record: Record) -> list[tuple[int, int]]:
    """Place and seat, best first; before the end and after a draw nobody has a place: 0."""
    outcome = record.match.turn
    if not isinstance(outcome, Outcome) or not winners(record):
        return [(0, seat) for seat in range(len(record.seating))]
    found: list[tuple[int, int]] = []
    for group in outcome.ranking:
        place = len(found) + 1
        found += [(place, seat) for seat in group]
    return found


def standing(record: Record) -> str:
    """The result in a few words, or who leads."""
    return capital(games.standing(record))


def headline(record: Record) -> str:
    """The result with its reason, where it needs one."""
    return " – ".join(part for part in (standing(record), games.ending(record)) if part)


def kind_of_player(record: Record, seat: int) -> str:
    """A person, or which level."""
    level = record.seating[seat].level
    if level is None:
        return translate("Match", "Person")
    return fill(translate("Match", "Computer · %1"), level_text(level))


def result_of(record: Record, seat: int) -> str:
    """What a player has reached."""
    return _RESULTS[record.match.game.key](record, seat)


def _stones(record: Record, seat: int) -> str:
    count = in_space(record.match.state.heights[seat])
    return Counted(count).translate("Print", "%n stones in space", "", 0)


def _fields(record: Record, seat: int) -> str:
    game = kuh_vadis.rules_of(record)
    sign = kuh_vadis.sign_text(game.sign(seat))
    missing = kuh_vadis.missing_fields(game, record.match.state.marks, seat)
    if missing is None:
        return fill(translate("Print", "%1, blocked"), sign)
    if not missing:
        return fill(translate("Print", "%1, all joined"), sign)
    return fill(Counted(missing).translate("Print", "%1, %n fields to go", "", 0), sign)


_RESULTS: dict[str, Callable[[Record, int], str]] = {
    "beam-me-up": _stones,
    "kuh-vadis": _fields,
    "dice-flick": lambda record, seat: dice_flick.points_text(record.match.state.totals[seat]),
    "rolling-dice": lambda record, seat: rolling_dice_words.points_text(
        record.match.state.totals[seat]
    ),
}


def when(record: Record) -> str:
    """When the match began and ended, or that it has not ended."""
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
