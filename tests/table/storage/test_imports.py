"""A match that comes in a file finds its place on the shelf, and never stands there twice."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from beamme.core.errors import BadData, NewerData
from beamme.table.storage.imports import resolve
from beamme.table.storage.library import Library
from beamme.table.storage.record import FORMAT, Record, to_bytes
from tests.helpers.save_tables import rewritten
from tests.helpers.saved import MOMENT, SEATING, played, played_on


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """An empty library."""
    return Library(tmp_path / "matches")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file that a friend has sent."""
    return tmp_path / "from a friend.beamme"


def going_on(record: Record, plies: int, number: int = 1) -> Record:
    """Play so many entries more."""
    return replace(record, match=played_on(record.match, plies, Random(number)))


def names_in(library: Library) -> set[str]:
    """Name every match on the shelf."""
    return {shelved.name for shelved in library.matches()}


def test_a_match_from_elsewhere_gets_a_new_name_and_is_not_kept_before_it_goes_on(
    library: Library, file: Path
) -> None:
    library.save("other", played(12, seats=3))
    file.write_bytes(to_bytes(played(20)))
    arrival = resolve(library, file)
    assert arrival.record == played(20)
    assert arrival.name not in names_in(library)
    assert names_in(library) == {"other"}


@pytest.mark.parametrize("by", ["path", "relative path", "link"])
def test_a_file_of_the_library_is_that_match(
    library: Library, tmp_path: Path, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.save("mine", played(20))
    path = library.path("mine")
    if by == "relative path":
        monkeypatch.chdir(tmp_path)
        path = Path("matches", "..", "matches", path.name)
    if by == "link":
        (tmp_path / "mine.beamme").symlink_to(path)
        path = tmp_path / "mine.beamme"
    assert resolve(library, path).name == "mine"


def test_a_damaged_file_of_the_library_is_set_aside_when_it_goes_on(library: Library) -> None:
    library.save("mine", played(20))
    path = library.path("mine")
    damaged = b"\n".join(path.read_bytes().splitlines()[:11])
    path.write_bytes(damaged)
    arrival = resolve(library, path)
    assert arrival.record.problem is not None
    library.save("mine", arrival.record)
    assert path.with_name("mine.beamme.damaged").read_bytes() == damaged


def test_a_copy_goes_on_where_the_shelf_is_further(library: Library, file: Path) -> None:
    further = going_on(played(20), 10)
    library.save("mine", further)
    file.write_bytes(to_bytes(played(20)))
    arrival = resolve(library, file)
    assert (arrival.name, arrival.record) == ("mine", further)


def test_a_file_that_is_further_goes_on_under_the_same_name(library: Library, file: Path) -> None:
    further = going_on(played(20), 10)
    library.save("mine", played(20))
    file.write_bytes(to_bytes(further))
    arrival = resolve(library, file)
    assert (arrival.name, arrival.record) == ("mine", further)
    assert library.load("mine") == played(20), "nothing changes before somebody plays"


def test_what_went_another_way_stands_beside_it_but_only_once(library: Library, file: Path) -> None:
    library.save("mine", going_on(played(20), 30, 1))
    elsewhere = going_on(played(20), 30, 2)
    file.write_bytes(to_bytes(elsewhere))
    first = resolve(library, file)
    assert first.name != "mine"
    assert first.record == elsewhere
    library.save(first.name, going_on(first.record, 5))
    again = resolve(library, file)
    assert again.name == first.name
    assert len(again.record.match.log) == len(elsewhere.match.log) + 5


@pytest.mark.parametrize(
    "change",
    [
        {"seed": bytes(32)},
        {"started": MOMENT - timedelta(days=1)},
        {"seating": SEATING[2:0:-1]},
    ],
    ids=lambda change: next(iter(change)),
)
def test_another_match_is_another_match(library: Library, file: Path, change: object) -> None:
    assert isinstance(change, dict)
    library.save("mine", going_on(played(20), 10))
    file.write_bytes(to_bytes(replace(played(20), **change)))
    assert resolve(library, file).name != "mine"


def test_an_unreadable_neighbour_disturbs_nobody(library: Library, file: Path) -> None:
    library.save("mine", played(20))
    library.path("broken").write_bytes(b"{")
    file.write_bytes(to_bytes(played(20)))
    assert resolve(library, file).name == "mine"


def test_what_is_no_match_says_why(library: Library, file: Path) -> None:
    with pytest.raises(BadData) as missing:
        resolve(library, file)
    assert isinstance(missing.value.__cause__, FileNotFoundError)
    file.write_bytes(b"\x89PNG")
    with pytest.raises(BadData) as strange:
        resolve(library, file)
    assert not isinstance(strange.value, NewerData)
    file.write_bytes(rewritten(played(3), format=FORMAT + 1))
    with pytest.raises(NewerData):
        resolve(library, file)
