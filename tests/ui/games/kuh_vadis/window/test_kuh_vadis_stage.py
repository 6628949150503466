"""The pad of Kuh Vadis under two hands: pointing, clicking and keys."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from beamme.games.kuh_vadis.moves import Mark
from tests.ui.games.kuh_vadis.helpers.views import (
    MARKED_CORNER,
    NOTHING,
    THREES,
    place,
    place_set,
    to_keep,
    to_mark,
)
from tests.ui.games.kuh_vadis.window.pad import Pad, pad
from tests.ui.helpers.qml_items import below
from tests.ui.helpers.recorded import heard

__all__ = ["pad"]

pytestmark = pytest.mark.usefixtures("language")
LEFT = Qt.MouseButton.LeftButton
THREES_OF_BERTA = place_set("a1 f1 b4 d4 f4 b7 g7")


def test_only_what_can_be_marked_glows(pad: Pad) -> None:
    pad.model.show(to_mark(THREES))
    pad.open()
    lit = {item.property("name") for item in pad.all("Drawing")}
    assert sum("halo" in name for name in lit) > 0
    glowing = {f.property("index") for f in pad.all("KuhVadisField") if f.property("claimable")}
    assert glowing == THREES_OF_BERTA


def test_pointing_previews_and_a_click_marks(pad: Pad) -> None:
    pad.model.show(to_mark(THREES))
    pad.open()
    decided = heard(pad.model.decided)
    QTest.mouseMove(pad.view, pad.middle(place("c2")))
    QTest.mouseMove(pad.view, pad.middle(place("d4")))
    pad.until(lambda: pad.model.property("previewField") == place("d4"), "a preview")
    QTest.mouseClick(pad.view, LEFT, pos=pad.middle(place("d4")))
    assert decided == [((Mark(place("d4")),),)]


def test_other_fields_do_not_react(pad: Pad) -> None:
    pad.model.show(to_mark(THREES))
    pad.open()
    decided = heard(pad.model.decided)
    for name in ("b1", "c2", "g6"):
        QTest.mouseMove(pad.view, pad.middle(place(name)))
        QTest.mouseClick(pad.view, LEFT, pos=pad.middle(place(name)))
    assert pad.model.property("previewField") == -1
    assert not decided


def test_arrows_walk_over_the_fields_and_space_marks(pad: Pad) -> None:
    pad.model.show(to_mark(THREES))
    pad.open()
    decided = heard(pad.model.decided)
    pad.view.rootObject().enter()
    assert pad.focused == place("d4")
    pad.until(lambda: pad.model.property("previewField") == place("d4"), "a preview")
    assert pad.model.common.entered.moves == (Mark(place("d4")),), "Enter is meant for it"
    for key, name in (
        (Qt.Key.Key_Left, "c4"),
        (Qt.Key.Key_Left, "b4"),
        (Qt.Key.Key_Up, "b3"),
        (Qt.Key.Key_Right, "c3"),
        (Qt.Key.Key_Down, "c4"),
    ):
        QTest.keyClick(pad.view, key)
        assert pad.focused == place(name)
    pad.until(lambda: pad.model.property("previewField") == -1, "no preview")
    assert pad.model.common.entered.chooses
    QTest.keyClick(pad.view, Qt.Key.Key_Space)
    assert not decided
    QTest.keyClick(pad.view, Qt.Key.Key_Right)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        QTest.keyClick(pad.view, key)
    assert decided == [((Mark(place("d4")),),)], "Enter belongs to the match screen"


def test_what_was_pointed_at_last_is_meant(pad: Pad) -> None:
    pad.model.show(to_mark(THREES))
    pad.open()
    pad.view.rootObject().enter()
    QTest.mouseMove(pad.view, pad.middle(place("b4")))
    pad.until(lambda: pad.model.property("previewField") == place("b4"), "the pointer")
    assert pad.model._selection.visited is False
    pad.field(place("g7")).forceActiveFocus()
    pad.until(lambda: pad.model.property("previewField") == place("g7"), "the keys")
    assert pad.model._selection.visited is True
    QTest.mouseMove(pad.view, pad.middle(place("c2")))
    QTest.mouseMove(pad.view, pad.middle(place("f4")))
    pad.until(lambda: pad.model.property("previewField") == place("f4"), "the pointer again")


def test_arrows_end_at_the_edge(pad: Pad) -> None:
    pad.model.show(to_mark("3 3 3 1 2", MARKED_CORNER, anchor="a1"))
    pad.open()
    pad.view.rootObject().enter()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
        for _ in range(8):
            QTest.keyClick(pad.view, key)
    assert pad.focused == place("a1")


def test_the_fields_are_one_stop_of_tab(pad: Pad) -> None:
    pad.model.show(to_mark(THREES))
    pad.open()
    pad.view.rootObject().enter()
    QTest.keyClick(pad.view, Qt.Key.Key_Right)
    stops = {
        f.property("index") for f in pad.all("KuhVadisField") if f.property("activeFocusOnTab")
    }
    assert stops == {place("e4")}


def test_c_shows_chances_on_the_fields(pad: Pad) -> None:
    pad.model.show(to_keep(NOTHING))
    pad.open()
    assert not any(field.property("numbered") for field in pad.all("KuhVadisField"))
    QTest.keyClick(pad.view, Qt.Key.Key_C)
    assert pad.model.property("showChances")
    assert pad.field(place("d4")).property("numbered")
    assert not pad.field(place("c2")).property("numbered"), "a start cannot be marked"


def test_columns_have_letters_and_rows_have_numbers(pad: Pad) -> None:
    pad.model.show(to_mark(THREES))
    pad.open()
    marks = {
        item.property("text"): item
        for item in below(pad.view.rootObject())
        if item.objectName() == "letter"
    }
    assert "".join(sorted(marks)) == "1234567abcdefg"
    for name in ("a1", "d3", "g7"):
        field = pad.field(place(name))
        middle = field.mapToScene(QPointF(field.width() / 2, field.height() / 2))
        letter, number = (
            marks[text].mapToScene(QPointF(marks[text].width() / 2, marks[text].height() / 2))
            for text in name
        )
        assert letter.x() == pytest.approx(middle.x(), abs=1)
        assert number.y() == pytest.approx(middle.y(), abs=1)
