"""The match screen of people at one screen, in a borrowed window, with mouse and keys."""

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest

from beamme.table.storage.settings import Settings
from tests.ui.helpers.borrowed_view import LEFT, BorrowedView
from tests.ui.helpers.qml_items import below, is_a
from tests.ui.helpers.window_pool import show
from tests.ui.match.helpers.hot_seat import HotSeat
from ui.app.language import Language
from ui.models.pages.report_model import ReportModel
from ui.models.settings_model import SettingsModel

SIZE = 960, 640


class MatchWindow(BorrowedView):
    """The screen, with its buttons found once."""

    def __init__(self, language: Language, key: str) -> None:
        super().__init__()
        self.people = HotSeat()
        self.people.begin(key, 0)
        own = Settings(language="en", motion="calm", pace="instant", view="flat")
        self.settings = SettingsModel(own, lambda _: None, language)
        self.set("Theme", calm=True, pace=0, windowWidth=SIZE[0], windowHeight=SIZE[1])
        self.set("Quality", pinned=True, level=0)
        self.view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
        self.view.resize(*SIZE)
        models = {"match": self.people.match, "games": self.people.games, "dice": self.people.dice}
        self.report = ReportModel()
        self.view.setInitialProperties({**models, "settings": self.settings, "report": self.report})
        self.view.loadFromModule("Dice", "MatchScreen")
        assert not self.view.errors(), self.view.errors()
        show(self.view)
        self.until(self._find_buttons, "the buttons")
        self.until(lambda: self.root.property("stageItem"), "the stage")

    @property
    def menu_is_open(self) -> bool:
        """Whether keys belong to the menu."""
        menu = self.root.findChild(QObject, "matchMenuList")
        assert menu is not None
        return bool(menu.property("opened"))

    def buttons(self) -> list[QQuickItem]:
        """The buttons of the turn that can be seen."""
        return [item for item in self._buttons if item.isVisible()]

    def marked(self) -> list[str]:
        """What the buttons say that show Enter."""
        return [str(_button(cap).property("text")) for cap in self._enters if cap.isVisible()]

    def key(self, *keys: Qt.Key) -> None:
        """Press these keys one after the other."""
        for key in keys:
            QTest.keyClick(self.view, key)

    def tap(self, spot: QPoint) -> None:
        """Click here."""
        QTest.mouseMove(self.view, spot)
        QTest.mouseClick(self.view, LEFT, pos=spot)

    def _find_buttons(self) -> bool:
        (tools,) = (item for item in below(self.root) if is_a(item, "TurnTools"))
        inside = list(below(tools))
        self._buttons = [item for item in inside if item.objectName().startswith("match")]
        caps = [item for item in inside if is_a(item, "KeyCap")]
        self._enters = [cap for cap in caps if cap.property("text") == "⏎"]
        return len(self._enters) > 0


def _button(item: QQuickItem) -> QQuickItem:
    """The button that a key cap belongs to."""
    while not item.objectName().startswith("match"):
        item = item.parentItem()
    return item
