"""The print page shows what it is told, and passes on what somebody wants."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel

from beamme.table.storage.library import LibraryEntry
from tests.helpers.saved import played
from tests.ui.helpers.recorded import changes_of, heard, rows_of
from ui.app.language import Language
from ui.models.pages.print_model import PrintModel
from ui.models.pages.print_state import Chosen

pytestmark = pytest.mark.usefixtures("language")

Watch = Callable[[QAbstractItemModel], None]

KUH_VADIS = Chosen(
    game="kuh-vadis",
    kind="pad",
    language="de",
    paper="a4",
    colours="saving",
    landscape=True,
    per_page=2,
    per_pages=(1, 2, 4),
    pads=3,
    most=100,
    numbered=True,
    first=4711,
    offered=("Alma", "Berta"),
)


@pytest.fixture
def model(watched: Watch) -> PrintModel:
    made = PrintModel()
    for rows in (made.choices.sheets, made.matches, made.pages):
        watched(rows)
    return made


def test_before_anything_is_ordered_nothing_is_shown(model: PrintModel) -> None:
    assert model.choices.property("game") == ""
    assert (model.property("count"), model.property("thumb")) == (0, "")
    assert rows_of(model.choices.sheets) == rows_of(model.matches) == rows_of(model.pages) == []


def test_what_is_chosen_and_what_could_be(model: PrintModel) -> None:
    model.update(chosen=KUH_VADIS)
    for name, value in {
        "game": "kuh-vadis",
        "kind": "pad",
        "language": "de",
        "paper": "a4",
        "colours": "saving",
        "landscape": True,
        "turnable": False,
        "perPage": 2,
        "perPages": [1, 2, 4],
        "pads": 3,
        "least": 1,
        "most": 100,
        "nameCounts": [],
        "numbered": True,
        "fresh": True,
        "numbersText": "Sheets 4711 to 4713",
    }.items():
        assert model.choices.property(name) == value, name
    assert [row["chosen"] for row in rows_of(model.choices.sheets)] == [False, False]
    model.update(chosen=replace(KUH_VADIS, first=0, sheets=("Berta",), pads=1))
    assert not model.choices.property("fresh")
    assert [row["chosen"] for row in rows_of(model.choices.sheets)] == [False, True]
    model.update(chosen=replace(KUH_VADIS, pads=1))
    assert model.choices.property("numbersText") == "Sheet 4711"


def test_a_page_in_the_list_gets_its_picture_and_nothing_else_changes(model: PrintModel) -> None:
    model.update(thumbs=("", "", ""), page=1, title="Pad", size=(210.0, 297.0))
    assert (model.property("count"), model.property("thumb")) == (3, "")
    assert (model.property("pageWidth"), model.property("pageHeight")) == (210.0, 297.0)
    told = changes_of(model.pages)
    model.update(thumbs=("", "image://paper/1", ""))
    assert told == [("change", 1, 1, ("picture",))]
    assert model.property("thumb") == "image://paper/1"


def test_progress_is_a_share_of_all_pages(model: PrintModel) -> None:
    model.update(thumbs=("",) * 8, doing="save", done=2)
    assert (model.property("doing"), model.property("progress")) == ("save", 0.25)


def test_a_problem_goes_when_it_has_been_read(model: PrintModel) -> None:
    model.update(problem="file", reason="full")
    assert (model.property("problem"), model.property("reason")) == ("file", "full")
    model.dismiss()
    assert (model.property("problem"), model.property("reason")) == ("", "")


def test_sheets_and_matches_are_told_in_the_language_of_the_program(
    model: PrintModel, language: Language
) -> None:
    model.update(
        chosen=replace(KUH_VADIS, game="beam-me-up", offered=("A",)),
        matches=(LibraryEntry("one", played(30)),),
        match="one",
    )
    (sheet,), (match,) = rows_of(model.choices.sheets), rows_of(model.matches)
    assert sheet["title"] == "Board A"
    language.switch("de")
    model.retranslate()
    assert rows_of(model.choices.sheets)[0]["title"] == "Spielplan A"
    assert rows_of(model.matches)[0]["status"] != match["status"]
    assert model.property("match") == "one"
    assert model.choices.property("language") == "de"


@pytest.mark.parametrize(
    ("deed", "signal", "words"),
    [
        (lambda m: m.open("kuh-vadis", "pad", ""), "opened", ("kuh-vadis", "pad", "")),
        (lambda m: m.leave(m.open("kuh-vadis", "pad", "")), "left", ()),
        (lambda m: m.choose("paper", "a4"), "choiceWanted", ("paper", "a4")),
        (lambda m: m.look(2, 600), "lookWanted", (2, 600)),
        (lambda m: m.listPage(3, True), "pageListed", (3, True)),
        (lambda m: m.save(), "saveWanted", ()),
        (lambda m: m.printOut(), "printWanted", ()),
        (lambda m: m.cancel(), "cancelWanted", ()),
        (lambda m: m.openFile(True), "fileWanted", (True,)),
    ],
)
def test_every_intent_is_passed_on(
    model: PrintModel, deed: Callable[[PrintModel], None], signal: str, words: tuple[Any, ...]
) -> None:
    told = heard(getattr(model, signal))
    deed(model)
    assert told == [words]


def test_a_page_that_goes_late_does_not_close_the_next_one(model: PrintModel) -> None:
    told = heard(model.left)
    first = model.open("kuh-vadis", "pad", "")
    second = model.open("dice-flick", "pad", "")
    model.leave(first)
    assert told == []
    model.leave(second)
    assert told == [()]
