"""The folder of matches: newest first, nothing that was removed is lost before its time."""

import os
import time
from dataclasses import replace
from datetime import timedelta

import pytest

from beamme.core.errors import BadData
from beamme.core.savegame import write_log
from beamme.table.storage import library as module
from beamme.table.storage.library import Library, load
from beamme.table.storage.record import LARGEST_FILE_BYTES
from tests.helpers.saved import MOMENT, played
from tests.table.storage.library_folder import NAME, library, names_in

__all__ = ["library"]


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
