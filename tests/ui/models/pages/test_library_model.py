"""Saved matches: their order, and what happens to damaged and removed ones."""

from pathlib import Path

import pytest
from PySide6.QtCore import Q_ARG, QAbstractItemModel, QMetaObject, Qt

from beamme.table.storage.library import Library
from tests.helpers.saved import played
from tests.ui.helpers.recorded import heard, rows_of
from tests.ui.models.pages.saved_rows import ago, library, model
from ui.models.pages.library_model import LibraryModel

__all__ = ["library", "model"]

pytestmark = pytest.mark.usefixtures("language")


def names(model: QAbstractItemModel) -> list[str]:
    return [row["matchId"] for row in rows_of(model)]


def test_an_empty_shelf(model: LibraryModel) -> None:
    model.refresh()
    assert model.property("count") == 0
    assert names(model) == names(model.continued) == []


def test_the_one_played_last_comes_first_and_at_most_three_are_continued(
    model: LibraryModel, library: Library
) -> None:
    for number, days in enumerate((5, 1, 3, 2, 4)):
        library.save(f"m{number}", ago(played(30), days=days))
    library.save("won", ago(played()))
    told = heard(model.countChanged)
    model.refresh()
    assert names(model) == ["won", "m1", "m3", "m2", "m4", "m0"]
    assert names(model.continued) == ["m1", "m3", "m2"]
    assert model.property("count") == 6
    assert told


def test_a_file_that_cannot_be_read_says_why_and_comes_last(
    model: LibraryModel, library: Library, tmp_path: Path
) -> None:
    (tmp_path / "zzz.beamme").write_text("no match at all", "utf-8")
    library.save("one", ago(played(30), days=9))
    model.refresh()
    assert names(model) == ["one", "zzz"]
    row = rows_of(model)[1]
    assert row["status"].startswith("This file cannot be read: ")
    assert (row["gameKey"], row["title"], row["seats"]) == ("", "zzz", [])
    assert names(model.continued) == ["one"]


def test_opening_plays_on_or_shows_the_end(model: LibraryModel, library: Library) -> None:
    library.save("open", played(30))
    library.save("over", played())
    model.refresh()
    opened, watched = heard(model.opened), heard(model.watched)
    for name in ("open", "over", "never heard of"):
        model.open(name)
    model.watch("open")
    assert opened == [("open",), ("over",), ("never heard of",)]
    assert watched == [("open",)]


def test_what_is_removed_can_be_restored_once(model: LibraryModel, library: Library) -> None:
    for number in range(4):
        library.save(f"m{number}", ago(played(30), days=number))
    model.refresh()
    failed = heard(model.failed)
    model.remove("m1")
    assert names(model) == ["m0", "m2", "m3"]
    assert names(model.continued) == ["m0", "m2", "m3"]
    model.restore()
    model.restore()
    assert names(model) == ["m0", "m1", "m2", "m3"]
    assert names(model.continued) == ["m0", "m1", "m2"]
    assert library.load("m1").match == played(30).match
    assert not failed


def test_what_cannot_be_removed_or_restored_is_told(
    model: LibraryModel, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.save("one", played(30))
    model.refresh()
    failed = heard(model.failed)
    model.remove("never heard of")
    model.remove("one")

    def refuse(_: str) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(library, "restore", refuse)
    model.restore()
    assert failed == [("No such file or directory",), ("Read-only file system",)]
    monkeypatch.undo()
    model.restore()
    assert names(model) == ["one"]


@pytest.mark.parametrize("other", ["game\udcff", "game%FF", "gäme", "ga me"])
def test_names_that_look_alike_are_told_apart(
    model: LibraryModel, library: Library, tmp_path: Path, other: str
) -> None:
    library.save("game", played(30))
    library.path(other).write_bytes(b"no match")
    model.refresh()
    assert len(set(names(model))) == len(names(model))
    strange = names(model)[-1]
    # As QML hands it back: through a text of Qt.
    QMetaObject.invokeMethod(
        model, "remove", Qt.ConnectionType.DirectConnection, Q_ARG(str, strange)
    )
    assert sorted(path.name for path in tmp_path.glob("*.beamme")) == ["game.beamme"]
    model.restore()
    assert library.path(other).read_bytes() == b"no match"


def test_a_match_with_any_name_is_opened_and_watched_by_it(
    model: LibraryModel, library: Library
) -> None:
    library.save("game\udcff", played(30))
    library.save("game", played())
    model.refresh()
    opened, watched = heard(model.opened), heard(model.watched)
    for match_id in names(model):
        model.open(match_id)
        model.watch(match_id)
    assert {name for (name,) in opened} == {"game\udcff", "game"}
    assert watched == opened


def test_a_name_that_is_no_text_is_shown_as_far_as_it_is_one(
    model: LibraryModel, library: Library
) -> None:
    library.path("game\udcff").parent.mkdir(parents=True, exist_ok=True)
    library.path("game\udcff").write_bytes(b"no match")
    model.refresh()
    assert rows_of(model)[0]["title"] == "game\N{REPLACEMENT CHARACTER}"
