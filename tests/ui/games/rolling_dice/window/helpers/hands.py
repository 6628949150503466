"""The match screen of Rolling Dice in a small window, with a real model and two hands."""

from typing import Any

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QVector3D, QWheelEvent
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest

from tests.ui.helpers.borrowed_view import LEFT, BorrowedView
from tests.ui.helpers.qml_items import below, is_a
from tests.ui.helpers.window_pool import show
from ui.games.rolling_dice.model import RollingDiceModel
from ui.models.dice_model import DiceModel
from ui.models.game_model import View
from ui.models.match.match_model import MatchModel
from ui.models.match.match_view_state import MatchViewState

KINDS_OF_TEXT = ("Label", "Title", "PlayerName")
SIZE = 1040, 680
HAND = 22.6
"""Where the hand is before the entrance, in die edges."""
TABLE = """
import QtQuick
import Dice
import Dice.Models

FocusScope {
    id: table

    required property RollingDiceModel game
    required property MatchModel match
    property bool flat: true

    focus: true
    Keys.onPressed: (event) => event.accepted = stage.press(event)
    Keys.onReleased: (event) => event.accepted = stage.release(event)

    RoundCount { id: count; objectName: "count"; game: table.game }
    RollingDiceStage {
        id: stage
        objectName: "stage"
        width: 780; height: 500
        game: table.game; count: count; flat: table.flat
        hotKey: reading.hotKey
        sumBeside: !solid && reading.visible
        onChoicesWanted: reading.enter()
        onPrimaryWanted: table.match.buttons.primary()
    }
    RollingDicePanel {
        x: 784; width: 256; height: 500
        game: table.game; count: count; match: table.match
    }
    RollingDiceTray {
        objectName: "tray"
        y: 510; width: 340; height: 164
        game: table.game; count: count; order: stage.order
    }
    RollingDiceReading {
        id: reading
        objectName: "reading"
        x: 350; y: 510; width: 680; height: 164
        game: table.game; count: count; order: stage.order; hotDie: stage.hotDie; flat: !stage.solid
    }
}
"""


class Table(BorrowedView):
    """Stage, panel, tray and reading around one model."""

    def __init__(self, *, flat: bool = True) -> None:
        super().__init__()
        self.model = RollingDiceModel()
        self.match = MatchModel({"rolling-dice": self.model}, DiceModel())
        self.flat = flat
        self.view.setResizeMode(QQuickView.ResizeMode.SizeViewToRootObject)
        self.view.resize(*SIZE)
        self.set("Theme", calm=True, pace=1, windowWidth=1280, windowHeight=800)
        self.set("Quality", pinned=True, level=0)

    def open(self, view: View) -> None:
        """Show a position and wait for the window."""
        self.show(view)
        self.component = QQmlComponent(self.view.engine())
        self.component.setData(TABLE.encode(), QUrl())
        assert not self.component.errors(), self.component.errors()
        width, height = SIZE
        made = self.component.createWithInitialProperties(
            {
                "game": self.model,
                "match": self.match,
                "flat": self.flat,
                "width": width,
                "height": height,
            }
        )
        self.view.setContent(QUrl(), self.component, made)
        show(self.view)
        self.until(lambda: self.floe is not None, "a floe")

    def show(self, view: View) -> None:
        """Show another position."""
        phase = "showing" if view.deciding is None else "person"
        self.match.show(MatchViewState(phase=phase, view=view))

    @property
    def stage(self) -> Any:
        """The stage."""
        return self.named("stage")

    @property
    def floe(self) -> Any:
        """The view of the floe."""
        return self.stage.property("view")

    @property
    def count(self) -> Any:
        """What counts a round."""
        return self.root.findChild(QObject, "count")

    def texts(self, item: QQuickItem | None = None) -> list[str]:
        """List what can be read."""
        found = [it for it in below(item or self.root) if it.isVisible() and it.opacity() > 0]
        shown = [it for it in found if any(is_a(it, kind) for kind in KINDS_OF_TEXT)]
        return [text for text in (it.property("text") for it in shown) if text]

    def at(self, x: float, z: float, y: float = 0) -> QPoint:
        """Tell where a place of the box, in die edges, is in the window."""
        spot: QPointF = self.floe.project(QVector3D(x, y, z))
        return self.floe.mapToScene(spot).toPoint()

    def hand(self) -> QPoint:
        """Tell where the dice are that are thrown."""
        return self.at(self.model.aim.place / 10, HAND, 0.5)

    def tap(self, where: QPoint) -> None:
        """Click at a point."""
        QTest.mouseClick(self.view, LEFT, pos=where)

    def turn_wheel(self, where: QPoint, delta: int) -> None:
        """Turn the wheel of the mouse."""
        event = QWheelEvent(
            QPointF(where),
            self.view.mapToGlobal(QPointF(where)),
            QPoint(),
            QPoint(0, delta),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QGuiApplication.sendEvent(self.view, event)

    def key(self, *keys: Qt.Key, shift: bool = False) -> None:
        """Press keys."""
        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        for key in keys:
            QTest.keyClick(self.view, key, held)
