"""The pad of Kuh Vadis under two hands: pointing, clicking, keys, and what the pencil does."""

from collections.abc import Callable, Iterator

import pytest
from beam_me_up_views import after
from kuh_vadis_views import (
    FENCE,
    MARKED_CORNER,
    NOTHING,
    ONE_TO_GO,
    THREES,
    place,
    place_set,
    to_keep,
    to_mark,
    to_roll,
    won,
)
from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest
from qml_items import is_a, items_of
from recorded import heard
from waiting import wait_until
from window_pool import borrow, give_back, show, singleton

from beamme.games.kuh_vadis.moves import Mark
from ui.games.kuh_vadis.model import KuhVadisModel

pytestmark = pytest.mark.usefixtures("language")

LEFT = Qt.MouseButton.LeftButton
THREES_OF_BERTA = place_set("a1 f1 b4 d4 f4 b7 g7")


class Pad:
    """A stage in a window of its own."""

    def __init__(self, model: KuhVadisModel) -> None:
        self.model = model
        self.view = borrow()
        self.view.setInitialProperties({"game": model})
        self.view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
        self.view.resize(720, 420)

    def open(self) -> None:
        """Load the stage and wait for the window."""
        self.view.loadFromModule("Dice", "KuhVadisStage")
        assert not self.view.errors(), self.view.errors()
        show(self.view)

    def theme(self, **values: object) -> None:
        """Set what Main sets from the preferences."""
        for name, value in values.items():
            singleton(self.view, "Theme").setProperty(name, value)

    def all(self, kind: str) -> list[QQuickItem]:
        """List the items of a type."""
        return items_of(self.view.rootObject(), kind)

    def field(self, number: int) -> QQuickItem:
        """Find a field."""
        (found,) = (item for item in self.all("KuhVadisField") if item.property("index") == number)
        return found

    def middle(self, number: int) -> QPoint:
        """Tell where a field lies in the window."""
        item = self.field(number)
        return item.mapToScene(QPoint(0, 0)).toPoint() + QPoint(
            int(item.width() / 2), int(item.height() / 2)
        )

    @property
    def focused(self) -> int:
        """The field with the focus, or -1."""
        item = self.view.activeFocusItem()
        return item.property("index") if item is not None and is_a(item, "KuhVadisField") else -1

    def until(self, condition: Callable[[], object], what: str) -> None:
        """Wait for something."""
        wait_until(condition, what)


@pytest.fixture
def pad() -> Iterator[Pad]:
    made = Pad(KuhVadisModel())
    made.theme(calm=True, pace=0)
    yield made
    give_back(made.view)


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


def test_arrows_walk_over_the_fields_and_return_marks(pad: Pad) -> None:
    pad.model.show(to_mark(THREES))
    pad.open()
    decided = heard(pad.model.decided)
    pad.view.rootObject().enter()
    assert pad.focused == place("d4")
    assert pad.model.property("previewField") == place("d4")
    for key, name in (
        (Qt.Key.Key_Left, "c4"),
        (Qt.Key.Key_Left, "b4"),
        (Qt.Key.Key_Up, "b3"),
        (Qt.Key.Key_Right, "c3"),
        (Qt.Key.Key_Down, "c4"),
    ):
        QTest.keyClick(pad.view, key)
        assert pad.focused == place(name)
    assert pad.model.property("previewField") == -1
    QTest.keyClick(pad.view, Qt.Key.Key_Return)
    assert not decided
    QTest.keyClick(pad.view, Qt.Key.Key_Right)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        QTest.keyClick(pad.view, key)
    assert decided == [((Mark(place("d4")),),)] * 3


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


def test_a_full_sheet_is_drawn_mark_by_mark(pad: Pad) -> None:
    pad.model.show(to_roll(FENCE))
    pad.open()
    marks = pad.all("PencilMark")
    signs = [mark for mark in marks if mark.property("whole") > 0]
    # Twelve marks, and the starts of the blocked crosses struck through.
    assert len(signs) == FENCE.count("x") + FENCE.count("o") + 3
    pad.until(
        lambda: all(mark.property("drawn") == mark.property("whole") for mark in signs), "a sheet"
    )


def test_a_new_mark_is_drawn_stroke_by_stroke(pad: Pad) -> None:
    pad.theme(calm=False, pace=1)
    before = to_mark(THREES)
    pad.model.show(before)
    pad.open()
    seen: list[float] = []
    field = pad.field(place("d4"))
    field.drawnChanged.connect(lambda: seen.append(field.property("drawn")))
    pad.model.show(after(before, "mark d4", deciding=1))
    pad.until(lambda: seen and seen[-1] == 1, "a mark")
    assert seen[0] == 0
    assert seen == sorted(seen)
    assert len(seen) > 3


def test_without_motion_a_mark_is_there_at_once(pad: Pad) -> None:
    before = to_mark(THREES)
    pad.model.show(before)
    pad.open()
    pad.model.show(after(before, "mark d4", deciding=1))
    assert pad.field(place("d4")).property("drawn") == 1


def test_an_extra_round_is_encircled(pad: Pad) -> None:
    pad.model.show(to_roll(MARKED_CORNER, anchor="a1"))
    pad.open()
    assert pad.field(place("d4")).property("dimmed")
    assert not pad.field(place("b2")).property("dimmed")
    assert "anchor-cross" in {item.property("name") for item in pad.all("Drawing")}


def test_the_chain_is_traced_and_the_cow_leaps(pad: Pad) -> None:
    before = to_mark("2 2 2 1 3", ONE_TO_GO)
    pad.model.show(before)
    pad.open()
    assert not pad.all("KuhVadisChain")
    pad.model.show(after(before, "mark f5", deciding=None))
    pad.until(lambda: pad.all("CowHero"), "a leap")
    band, trace = sorted(pad.all("KuhVadisChain"), key=lambda chain: not chain.property("band"))
    assert band.property("paths") == trace.property("paths") == pad.model.property("chain")
    assert trace.property("progress") == 1


def test_a_match_that_is_over_shows_its_chain_at_once(pad: Pad) -> None:
    pad.model.show(won())
    pad.open()
    assert len(pad.all("KuhVadisChain")) == 2
    assert len(pad.all("CowHero")) == 1
