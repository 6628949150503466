"""What Kuh Vadis shows beside its pad: reading, what counts, standings; and a sheet alone."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem

from tests.games.kuh_vadis.kv import EMPTY
from tests.ui.games.kuh_vadis.helpers.views import (
    FENCE,
    ONE_TO_GO,
    THREES,
    place,
    to_keep,
    to_roll,
    won,
)
from tests.ui.helpers.qml_items import below, items_of
from tests.ui.helpers.recorded import rows_of
from ui.app.paths import QML
from ui.games.kuh_vadis.model import KuhVadisModel

pytestmark = pytest.mark.usefixtures("language")

Make = Callable[..., QQuickItem]


@pytest.fixture
def make() -> Iterator[Make]:
    """Make a part of the board views."""
    engine = QQmlEngine()
    engine.addImportPath(str(QML))
    kept: list[Any] = []

    def create(name: str, **properties: object) -> QQuickItem:
        component = QQmlComponent(engine)
        component.loadFromModule("Dice", name)
        assert not component.errors(), component.errors()
        kept.extend((component, component.createWithInitialProperties(properties)))
        assert isinstance(kept[-1], QQuickItem)
        return kept[-1]

    yield create
    # Pictures that are still being loaded must go before the engine that loads them.
    for made in kept[1::2]:
        made.deleteLater()
        QCoreApplication.sendPostedEvents(made, QEvent.Type.DeferredDelete)
    kept.clear()


@pytest.fixture
def model() -> KuhVadisModel:
    return KuhVadisModel()


def names(item: QQuickItem) -> list[str]:
    return [drawing.property("name") for drawing in items_of(item, "Drawing")]


def said(item: QQuickItem) -> set[str]:
    found = {
        each.property("text")
        for each in [
            *items_of(item, "Label"),
            *items_of(item, "Title"),
        ]
    }
    return {text for text in found if text}


def test_the_reading_tells_the_roll_and_every_chance(make: Make, model: KuhVadisModel) -> None:
    model.show(to_keep(THREES))
    reading = make("KuhVadisReading", game=model, width=500, height=150)
    slips = items_of(reading, "KuhVadisSlip")
    odds = model.property("odds")
    assert [(slip.property("symbol"), slip.property("chanceText")) for slip in slips] == [
        (chance["symbol"], chance["chanceText"]) for chance in odds
    ]
    assert [slip.property("symbol") for slip in slips if slip.property("now")] == [3]
    assert {model.property("readingText"), model.property("readingNote")} <= said(reading)


def test_slips_stay_while_only_chances_change(make: Make, model: KuhVadisModel) -> None:
    model.show(to_roll())
    reading = make("KuhVadisReading", game=model, width=500, height=150)
    before = items_of(reading, "KuhVadisSlip")
    model.show(to_keep(THREES))
    assert items_of(reading, "KuhVadisSlip") == before
    assert before[0].property("symbol") == 3


def test_the_guide_lights_the_present_claim(make: Make, model: KuhVadisModel) -> None:
    model.show(to_keep(THREES))
    guide = make("KuhVadisGuide", game=model, width=220, height=180)
    table = model.property("table")
    lit = [item.property("line")["text"] for item in below(guide) if item.property("lit") is True]
    assert lit == [line["text"] for line in table if line["current"]]
    assert len(lit) == 1


def test_the_switch_shows_chances_and_follows_them(make: Make, model: KuhVadisModel) -> None:
    model.show(to_keep(THREES))
    guide = make("KuhVadisGuide", game=model, width=220, height=180)
    switch = guide.findChild(QObject, "kuhVadisChances")
    assert not switch.property("checked")
    switch.toggle()
    switch.toggled.emit()
    assert model.property("showChances")
    model.showChances = False
    assert not switch.property("checked")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_standing_is_that_of_its_seat(make: Make, model: KuhVadisModel, seat: int) -> None:
    model.show(to_roll(ONE_TO_GO))
    standing = make("KuhVadisStanding", game=model, seatIndex=seat, room=220)
    (row,) = (each for each in standing.childItems() if each.property("visible") and each.width())
    own = rows_of(model.standings)[seat]
    assert {own["text"], own["note"]} == said(row)


def test_a_sheet_alone_shows_what_is_printed(make: Make) -> None:
    rows = EMPTY.split()
    sheet = make("KuhVadisSheet", rows=rows, width=200, height=200)
    shown = names(sheet)
    for character, kind in (("*", "cow-"), ("X", "start-cross-"), ("O", "start-circle-")):
        count = sum(row.count(character) for row in rows)
        assert sum(name.startswith(kind) for name in shown) == count
    for number in "12345":
        count = sum(row.count(number) for row in rows)
        assert sum(name.startswith(f"number-{number}-") for name in shown) == count
    assert not items_of(sheet, "PencilMark")


def test_a_sheet_alone_shows_marks_and_the_chain(make: Make, model: KuhVadisModel) -> None:
    model.show(won())
    sheet = make(
        "KuhVadisSheet",
        rows=model.property("rows"),
        owners=model.property("owners"),
        chain=model.property("chain"),
        width=200,
        height=200,
    )
    marks = [mark for mark in items_of(sheet, "PencilMark") if mark.property("seed") == place("f5")]
    assert len(marks) == 1
    assert len(items_of(sheet, "KuhVadisChain")) == 2


def test_a_blocked_player_is_said_to_be(make: Make, model: KuhVadisModel) -> None:
    model.show(to_roll(FENCE))
    standing = make("KuhVadisStanding", game=model, seatIndex=0, room=220)
    assert rows_of(model.standings)[0]["note"] in said(standing)
