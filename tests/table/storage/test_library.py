"""The folder of matches: newest first, nothing lost, nothing overwritten."""

import os
import resource
import time
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from saved import MOMENT, played
from without_rights import public_folder, read_only

from beamme.core.errors import BadData
from beamme.core.savegame import write_log
from beamme.table.storage import library as module
from beamme.table.storage.library import Library, load
from beamme.table.storage.record import LARGEST_FILE_BYTES, to_bytes

NAME = "match"


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """An empty library."""
    return Library(tmp_path / "matches")


def names_in(library: Library) -> list[str]:
    """Name every file that is there, hidden ones too."""
    return sorted(path.name for path in library.path(NAME).parent.iterdir())


def test_what_is_saved_is_loaded(library: Library) -> None:
    record = played(40)
    library.save(NAME, record)
    assert library.load(NAME) == record
    assert load(library.path(NAME)) == record
    assert names_in(library) == ["match.beamme"]


def test_a_library_without_a_folder_is_empty(library: Library) -> None:
    assert library.matches() == ()
    library.empty_bin()
    with pytest.raises(BadData, match="No such file"):
        library.load(NAME)


def test_names_are_new_and_sort_by_time(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    class Clock(module.datetime):
        moment = MOMENT

        @classmethod
        def now(cls, tz: object = None) -> "Clock":  # type: ignore[override]  # noqa: ARG003
            return cls.moment  # type: ignore[return-value]

    monkeypatch.setattr(module, "datetime", Clock)
    early = {library.new_name() for _ in range(100)}
    Clock.moment = MOMENT + timedelta(seconds=1)
    assert len(early) == 100
    assert max(early) < library.new_name()
    assert all(name.replace("-", "").isalnum() for name in early)


def test_the_match_played_last_comes_first_and_unreadable_files_come_last(library: Library) -> None:
    for name, days in (("a", 1), ("b", 3), ("c", 2)):
        library.save(name, replace(played(3), played=MOMENT + timedelta(days=days)))
    library.path("z").write_bytes(b"{}")
    library.path("x").mkdir()
    os.mkfifo(library.path("y"))
    library.path("d").symlink_to("nowhere")
    shelved = library.matches()
    assert [each.name for each in shelved][:3] == ["b", "c", "a"]
    assert {each.name: str(each.reason) for each in shelved[3:]} == {
        "z": "not a match of BeamMe",
        "x": "not a file",
        "y": "not a file",
        "d": "No such file or directory",
    }
    assert all(each.record is None for each in shelved[3:])


def test_a_listed_match_shows_how_it_stands_and_is_judged_again_after_a_change(
    library: Library,
) -> None:
    library.save(NAME, played(3))
    first = library.matches()[0].record
    assert first is not None
    assert first.match.state == played(3).match.state
    assert library.matches()[0].record is first
    library.save(NAME, played(5))
    again = library.matches()[0].record
    assert again is not None
    assert again.match.state == played(5).match.state


def test_only_the_newest_files_are_read_when_so_wanted(library: Library) -> None:
    for number, name in enumerate("abc"):
        library.save(name, played(3))
        os.utime(library.path(name), (number, number))
    assert {each.name for each in library.matches(2)} == {"b", "c"}


def test_other_files_are_not_matches(library: Library) -> None:
    library.save(NAME, played(3))
    for name in ("notes.txt", "match.beamme.bak", ".match.beamme.12345678", "beamme"):
        library.path(NAME).with_name(name).write_bytes(b"?")
    assert [each.name for each in library.matches()] == [NAME]


def test_a_huge_file_is_not_read(library: Library) -> None:
    library.save(NAME, played(3))
    with library.path("huge").open("wb") as file:
        file.truncate(LARGEST_FILE_BYTES * 10_000)
    with pytest.raises(BadData, match=f"larger than {LARGEST_FILE_BYTES} bytes"):
        library.load("huge")


def test_what_is_removed_can_be_brought_back(library: Library) -> None:
    record = played(10)
    library.save(NAME, record)
    library.remove(NAME)
    assert library.matches() == ()
    library.restore(NAME)
    assert library.load(NAME) == record


def test_the_bin_is_emptied_only_of_what_was_removed(library: Library) -> None:
    library.save(NAME, played(3))
    library.save("other", played(3))
    library.remove("other")
    library.empty_bin()
    assert names_in(library) == ["match.beamme"]
    with pytest.raises(FileNotFoundError):
        library.restore("other")


def test_what_a_crash_left_half_written_goes_too_but_not_what_is_being_written(
    library: Library,
) -> None:
    library.save(NAME, played(3))
    folder = library.path(NAME).parent
    (folder / ".match.beamme.0badcafe").write_bytes(b"half")
    (folder / ".match.beamme.12345678").write_bytes(b"half")
    (folder / ".match.beamme.my notes").write_bytes(b"not ours")
    an_hour_ago = time.time() - 3600
    for name in (".match.beamme.0badcafe", ".match.beamme.my notes"):
        os.utime(folder / name, (an_hour_ago, an_hour_ago))
    os.utime(library.path(NAME), (an_hour_ago, an_hour_ago))
    library.empty_bin()
    kept = [".match.beamme.12345678", ".match.beamme.my notes", "match.beamme"]
    assert names_in(library) == kept


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


def test_many_matches_are_listed(library: Library) -> None:
    record = played()
    for number in range(20):
        library.save(f"{number:02}", record)
    assert len(library.matches()) == 20
    assert len(write_log(record.match)) > 100


def test_a_match_that_is_gone_takes_no_memory(library: Library) -> None:
    for name in ("one", "two"):
        library.save(name, played(40))
    library.matches()
    library.remove("one")
    assert [shelved.name for shelved in library.matches()] == ["two"]
    assert [*library._known] == ["two"]
