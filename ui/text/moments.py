"""Dates and times in the local time zone."""

from datetime import datetime


def local(moment: datetime) -> datetime:
    """The moment in the local time zone."""
    try:
        return moment.astimezone()
    except (OSError, OverflowError):
        # Windows cannot convert times before 1970 or after 3000; UTC is close enough then.
        return moment
