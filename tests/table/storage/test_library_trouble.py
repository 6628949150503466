"""Damaged matches, long names, odd clocks, full disks and read-only folders lose nothing."""

import resource
from datetime import datetime

import pytest

from beamme.core.errors import BadData
from beamme.core.savegame import write_log
from beamme.table.storage import library as module
from beamme.table.storage.library import Library
from beamme.table.storage.record import to_bytes
from tests.helpers.saved import MOMENT, played
from tests.helpers.without_rights import public_folder, read_only
from tests.table.storage.library_folder import NAME, library, names_in

__all__ = ["library"]


def damaged_bytes(plies: int) -> bytes:
    """A match whose last entry cannot be read."""
    return to_bytes(played(plies)).replace(write_log(played(plies).match)[-1].encode(), b"?")


@pytest.mark.parametrize("name", ["n" * 248, "ö" * 124], ids=["letters", "bytes"])
def test_a_match_with_the_longest_of_names_is_saved_kept_and_removed(
    library: Library, name: str
) -> None:
    library.save(name, played(5))
    library.path(name).write_bytes(damaged_bytes(9))
    library.save(name, library.load(name))
    assert [path.read_bytes() for path in library.path(name).parent.glob("*.damaged")] == [
        damaged_bytes(9)
    ]
    others = [f"{name[:-1]}{last}" for last in "ab"]
    for number, other in enumerate(others):
        library.save(other, played(3 + number))
        library.remove(other)
    for number, other in enumerate(others):
        library.restore(other)
        assert library.load(other).match == played(3 + number).match
    assert len(names_in(library)) == 4


def test_a_damaged_match_is_kept_beside_the_one_that_goes_on(library: Library) -> None:
    damaged = damaged_bytes(9)
    library.path(NAME).parent.mkdir()
    library.path(NAME).write_bytes(damaged)
    cut = library.load(NAME)
    assert cut.problem is not None
    library.save(NAME, cut.with_match(cut.match))
    assert library.load(NAME).problem is None
    library.save(NAME, played(2))
    assert library.path(NAME).with_name("match.beamme.damaged").read_bytes() == damaged
    library.empty_bin()
    assert names_in(library) == ["match.beamme", "match.beamme.damaged"]


def test_every_damaged_file_is_kept_when_a_match_is_damaged_again(library: Library) -> None:
    for plies in (9, 7, 5):
        library.path(NAME).parent.mkdir(exist_ok=True)
        library.path(NAME).write_bytes(damaged_bytes(plies))
        library.save(NAME, library.load(NAME))
    folder = library.path(NAME).parent
    assert {path.name: path.read_bytes() for path in folder.glob("*.damaged*")} == {
        "match.beamme.damaged": damaged_bytes(9),
        "match.beamme.damaged1": damaged_bytes(7),
        "match.beamme.damaged2": damaged_bytes(5),
    }
    assert [shelved.name for shelved in library.matches()] == [NAME]
    library.empty_bin()
    assert len(names_in(library)) == 4


def test_a_damaged_match_whose_file_vanishes_goes_on_and_is_saved(library: Library) -> None:
    library.path(NAME).parent.mkdir()
    library.path(NAME).write_bytes(damaged_bytes(9))
    cut = library.load(NAME)
    library.path(NAME).unlink()
    library.save(NAME, cut.with_match(cut.match))
    assert library.load(NAME).match == cut.match
    assert names_in(library) == ["match.beamme"]


def test_a_match_too_long_to_be_read_again_leaves_the_file_as_it_was(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("beamme.table.storage.record.LONGEST_LOG", 9)
    library.save(NAME, played(9))
    with pytest.raises(OSError, match="longer than 9 lines"):
        library.save(NAME, played(10))
    assert library.load(NAME) == played(9)


@pytest.mark.parametrize("year", [1970, 3000])
def test_a_match_goes_on_whatever_the_clock_says(
    library: Library, monkeypatch: pytest.MonkeyPatch, year: int
) -> None:
    class Clock(datetime):
        @classmethod
        def now(cls, tz: object = None) -> datetime:  # type: ignore[override]  # noqa: ARG003
            return MOMENT.replace(year=year)

    monkeypatch.setattr(module, "datetime", Clock)
    monkeypatch.setattr("beamme.table.storage.record.datetime", Clock)
    name = library.new_name()
    record = played(3).with_match(played(4).match)
    assert record.played.year == year
    library.save(name, record)
    assert library.load(name) == record
    assert [shelved.reason for shelved in library.matches()] == [None]
    assert name.startswith(f"{year}0301-120000-")
    library.empty_bin()
    assert names_in(library) == [f"{name}.beamme"]


def test_a_full_disk_loses_nothing(library: Library) -> None:
    record = played(20)
    library.save(NAME, record)
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200, usual[1]))
    try:
        with pytest.raises(OSError, match="File too large"):
            library.save(NAME, played(21))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert library.load(NAME) == record
    assert names_in(library) == ["match.beamme"]
    library.save(NAME, played(21))
    assert library.load(NAME) == played(21)


def test_a_read_only_folder_can_be_read_and_loses_nothing() -> None:
    with public_folder() as folder:
        library, record = Library(folder), played(5)
        library.save(NAME, record)
        library.path("removed").with_suffix(".beamme.removed").write_bytes(b"?")
        with read_only(folder):
            for change in (
                lambda: library.save(NAME, played(6)),
                lambda: library.save("other", played(6)),
                lambda: library.remove(NAME),
            ):
                with pytest.raises(PermissionError):
                    change()
            library.empty_bin()
            assert library.load(NAME) == record
            assert [each.name for each in library.matches()] == [NAME]
        assert library.load(NAME) == record
        with read_only(folder, 0o000):
            assert library.matches() == ()
            with pytest.raises(BadData, match="Permission denied"):
                library.load(NAME)
