"""The dice tray in its window: places, keys, the die below the pointer, in 3D and flat."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest

from beamme.physics.tray.tumble import tumble
from tests.ui.helpers.borrowed_view import LEFT, BorrowedView
from tests.ui.helpers.recorded import heard
from tests.ui.helpers.window_pool import show
from ui.models.dice_model import DiceModel
from ui.models.game_model import DiceView

pytestmark = pytest.mark.usefixtures("language")

FACES = (3, 6, 2, 3, 4)
ALL = (0, 1, 2, 3, 4)


class Tray(BorrowedView):
    """A tray whose model does what a click asks for."""

    def __init__(self, *, flat: bool) -> None:
        super().__init__()
        self.model, self.kept = DiceModel(), 0
        self.model.toggled.connect(self.toggle)
        self.model.fly(tumble(FACES, ALL, b"tray"), ALL, FACES)
        self.model.finish()
        self.set("Theme", calm=True, pace=0)
        self.set("Quality", pinned=True)
        self.present()
        self.view.setInitialProperties({"dice": self.model, "flat": flat})
        self.view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
        self.view.resize(440, 200)
        self.view.loadFromModule("Dice", "DiceTray")
        assert not self.view.errors(), self.view.errors()
        show(self.view)
        self.until(lambda: len(self.places) == len(ALL), "dice")

    def present(self) -> None:
        self.model.present(DiceView(FACES, self.kept, True))

    def toggle(self, die: int) -> None:
        self.kept ^= 1 << die
        self.present()

    def keep(self, mask: int) -> None:
        """Keep these dice, and wait until they lie there."""
        self.kept = mask
        self.present()
        view = self.root.property("view")
        kept = [bool(mask >> die & 1) for die in ALL]
        self.until(lambda: view.property("kept").toVariant() == kept, "dice in the lane")

    @property
    def places(self) -> list[QPointF]:
        """Where the dice lie in the window."""
        return [self.middle(self.named(f"die{die}")).toPointF() for die in ALL if self.shown]

    @property
    def shown(self) -> bool:
        return len(self.root.property("centres").toVariant()) == len(ALL)

    def caps(self) -> list[QQuickItem]:
        return sorted(self.all("DieKey"), key=lambda key: self.middle(key).x())


@pytest.fixture(params=[True, False], ids=["flat", "solid"])
def tray(request: pytest.FixtureRequest) -> Iterator[Tray]:
    made = Tray(flat=request.param)
    yield made
    made.close()


def test_keys_go_from_left_to_right_like_their_dice_whatever_is_kept(tray: Tray) -> None:
    for mask in (0, 0b10000, 0b00101, 0b11111, 0b01010):
        tray.keep(mask)
        assert [key.property("text") for key in tray.caps()] == ["1", "2", "3", "4", "5"]
        assert [place.x() for place in tray.places] == sorted(place.x() for place in tray.places)
        pitch = tray.root.width() / 6
        for key, place in zip(tray.caps(), tray.places, strict=True):
            assert abs(tray.middle(key).x() - place.x()) < pitch
            assert tray.middle(key).y() > place.y(), "below the die"


def test_kept_dice_are_in_front_of_the_others(tray: Tray) -> None:
    tray.click(tray.named("die1"))
    tray.click(tray.caps()[4])
    tray.until(lambda: tray.places[1].y() == tray.places[4].y(), "dice in the lane")
    assert tray.kept == 0b10010
    assert min(tray.places[die].y() for die in (1, 4)) > max(
        tray.places[die].y() + tray.root.property("dieSize") * 0.4 for die in (0, 2, 3)
    )
    assert [key.property("kept") for key in tray.caps()] == [False, True, False, False, True]
    tray.click(tray.named("die1"))
    tray.until(lambda: tray.places[1].y() < tray.places[4].y(), "a die back on the felt")
    assert tray.kept == 0b10000


def test_the_die_below_the_pointer_rises_and_its_key_lights_up(tray: Tray) -> None:
    item = tray.named("die2")
    QTest.mouseMove(tray.view, tray.middle(item))
    tray.until(lambda: tray.root.property("hotDie") == 2, "a die below the pointer")
    assert [key.property("hot") for key in tray.caps()] == [False, False, True, False, False]
    assert tray.view.cursor().shape() == Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(tray.view, tray.middle(tray.named("die0")))
    tray.until(lambda: tray.root.property("hotDie") == 0, "another one")


def test_dice_that_nobody_may_keep_have_no_keys_and_do_not_react(tray: Tray) -> None:
    toggled = heard(tray.model.toggled)
    tray.model.present(DiceView(FACES, 0, False))
    assert tray.caps() == []
    QTest.mouseClick(tray.view, LEFT, pos=tray.middle(tray.named("die2")))
    assert not toggled
    assert tray.root.property("hotDie") == -1


def test_every_die_says_its_number_face_and_whether_it_is_kept(tray: Tray) -> None:
    tray.click(tray.named("die3"))
    names = []
    for die in ALL:
        spoken = QAccessible.queryAccessibleInterface(tray.named(f"die{die}"))
        assert spoken.role() == QAccessible.Role.CheckBox
        assert spoken.state().checked == (die == 3)  # type: ignore[attr-defined]
        names.append(spoken.text(QAccessible.Text.Name))
    assert names == ["Die 1: 3", "Die 2: 6", "Die 3: 2", "Die 4: 3, kept", "Die 5: 4"]


def test_keys_are_not_told_beside_the_dice(tray: Tray) -> None:
    told = QAccessible.queryAccessibleInterface(tray.root)
    names = {told.child(number).text(QAccessible.Text.Name) for number in range(told.childCount())}
    assert names == {"Die 1: 3", "Die 2: 6", "Die 3: 2", "Die 4: 3", "Die 5: 4"}
