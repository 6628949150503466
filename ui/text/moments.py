"""Moments as the clock on the wall shows them."""

from datetime import datetime


def local(moment: datetime) -> datetime:
    """The moment in the time zone of this computer."""
    try:
        return moment.astimezone()
    except (OSError, OverflowError):
        # Windows converts no time before 1970 or after 3000; UTC is close enough for such a date.
        return moment
