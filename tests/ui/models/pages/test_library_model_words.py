"""Saved matches in words: who plays, how it stands, and when it was played."""

import errno
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from beamme.table.storage.library import Library
from tests.helpers.saved import played
from tests.ui.helpers.recorded import changes_of, rows_of
from tests.ui.models.pages.saved_rows import NOW, ago, library, model
from ui.app.language import Language
from ui.models.pages.library_model import LibraryModel
from ui.text.moments import local

__all__ = ["library", "model"]

pytestmark = pytest.mark.usefixtures("language")


def test_a_match_in_words(model: LibraryModel, library: Library) -> None:
    library.save("one", ago(played(30), days=1))
    model.refresh()
    row = rows_of(model)[0]
    assert row["gameKey"] == "beam-me-up"
    assert row["title"] == "Beam Me Up"
    assert row["names"] == "Ada, Nova"
    assert row["seats"] == [0, 3]
    assert row["status"] == "level, 0 : 0 · yesterday"
    assert row["finished"] is False


@pytest.mark.parametrize("year", [2, 1970, 3000, 9998])
def test_a_match_of_a_strange_year_has_its_date(
    model: LibraryModel, library: Library, year: int
) -> None:
    library.save("one", replace(played(30), played=datetime(year, 3, 1, 12, tzinfo=UTC)))
    model.refresh()
    assert rows_of(model)[0]["when"] == f"3/1/{year % 100:02}"


def test_a_system_that_cannot_convert_a_year_shows_it_in_utc() -> None:
    class Windows(datetime):
        def astimezone(self, tz: object = None) -> "Windows":
            raise OSError(errno.EINVAL, f"Invalid argument: {tz}")

    assert local(Windows(1969, 12, 31, 23, 59, tzinfo=UTC)).hour == 23
    noon = datetime(2026, 3, 1, 12, tzinfo=UTC)
    assert local(noon).utcoffset() == noon.astimezone().utcoffset()


def test_a_finished_match_says_who_won(model: LibraryModel, library: Library) -> None:
    library.save("one", ago(played(), days=1))
    model.refresh()
    row = rows_of(model)[0]
    assert row["finished"] is True
    assert row["status"].split(" · ")[0] in {"Ada won", "Nova won"}


@pytest.mark.parametrize(
    ("language_key", "days", "when"),
    [("en", 1, "yesterday"), ("de", 1, "gestern"), ("en", 400, None), ("de", 400, None)]
    + [(key, days, None) for key in ("en", "de") for days in range(2, 7)],
)
def test_days_as_people_say_them(
    model: LibraryModel,
    library: Library,
    language: Language,
    language_key: str,
    days: int,
    when: str | None,
) -> None:
    language.switch(language_key)
    moment = (NOW - timedelta(days=days)).astimezone()
    weekdays = {
        "en": ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        "de": ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
    }
    dates = {"en": f"{moment.month}/{moment.day}/{moment:%y}", "de": f"{moment:%d.%m.%y}"}
    said = dates if days > 6 else {key: week[moment.weekday()] for key, week in weekdays.items()}
    library.save("one", ago(played(30), days=days))
    model.refresh()
    assert rows_of(model)[0]["when"] == (when or said[language_key])


def test_today_is_told_with_the_time(
    model: LibraryModel, library: Library, language: Language
) -> None:
    library.save("one", ago(played(30)))
    model.refresh()
    assert rows_of(model)[0]["when"].startswith("today ")
    language.switch("de")
    model.retranslate()
    assert rows_of(model)[0]["when"] == f"heute {NOW.astimezone():%H:%M}"


def test_switching_the_language_reads_no_file_and_changes_words_only(
    model: LibraryModel, library: Library, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.save("one", ago(played(30), days=1))
    model.refresh()
    monkeypatch.setattr(library, "matches", lambda: pytest.fail("read again"))
    changes = changes_of(model)
    language.switch("de")
    model.retranslate()
    assert changes == [("change", 0, 0, ("status", "standing", "when"))]
    assert rows_of(model.continued)[0]["status"] == "Gleichstand, 0 : 0 · gestern"
