"""The bare window: preferences and language, before any page is loaded."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTranslator, QUrl
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow
from PySide6.QtWidgets import QApplication

from beamme.table.storage.settings import load_settings, save_settings
from ui.app.attention import InputWatcher
from ui.app.language import Language
from ui.app.paths import QML, RESOURCES, Places
from ui.app.window_place import WindowPlace
from ui.models import ownership  # noqa: F401 registers a QML type
from ui.models.settings_model import SettingsModel

if TYPE_CHECKING:
    from ui.games.game_ui import GameUi

LAST_FRAMES_SECONDS = 5.0
"""Enough for a busy computer without a graphics card to draw three frames."""


class Shell:
    """What the first frame needs; the program loads the pages into it."""

    def __init__(self, application: QApplication, where: Places) -> None:
        settings, self.problem = load_settings(where.settings)
        self.where = where
        self.language = Language(application)
        self.settings = SettingsModel(
            settings, lambda value: save_settings(where.settings, value), self.language
        )
        self.engine = QQmlApplicationEngine()
        self._place = WindowPlace(self.settings)
        self._inputs: InputWatcher | None = None

    def show(self) -> None:
        """Open the window, unless it is open."""
        if self.engine.rootObjects():
            return
        self.engine.addImportPath(str(QML))
        self.engine.setInitialProperties(
            {
                "settings": self.settings,
                "assets": QUrl.fromLocalFile(f"{RESOURCES}/"),
                **self._place.opening(),
            }
        )
        self.language.bind(self.engine)
        self.engine.loadFromModule("Dice", "Main")
        if not self.engine.rootObjects():
            raise RuntimeError("the window cannot be shown")
        # The engine installs a translator of its own, which stays when the language is switched.
        for translator in self.engine.findChildren(QTranslator):
            QCoreApplication.removeTranslator(translator)
        self._place.follow(self.window)
        self._inputs = InputWatcher(self.window, self._singleton("Attention"))

    @property
    def window(self) -> QQuickWindow:
        """The window, once it is shown."""
        window = self.engine.rootObjects()[0]
        if not isinstance(window, QQuickWindow):
            raise TypeError(window)
        return window

    def _singleton(self, name: str) -> QObject:
        found = self.engine.singletonInstance("Dice", name)
        if not isinstance(found, QObject):
            raise TypeError(found)
        return found

    def load_pages(self, games: "Sequence[GameUi]", models: dict[str, Any]) -> None:
        """Show the pages; `models` maps the names of their properties to the models."""
        found = self._singleton("Games")
        found.setProperty("keys", [game.key for game in games])
        elsewhere = {game.key: game.qml for game in games if game.qml is not None}
        found.setProperty(
            "folders",
            {key: QUrl.fromLocalFile(folder).toString() for key, folder in elsewhere.items()},
        )
        self.window.setProperty("models", models)
        if self.window.property("pages") is None:
            raise RuntimeError("the pages cannot be shown")

    def when_closing(self, act: Callable[[], None]) -> None:
        """Call `act` when the window is to be closed, or now if that was already requested."""
        window: Any = self.window  # its properties are those of Main.qml
        window.closeWantedChanged.connect(act)
        if window.property("closeWanted"):
            act()

    async def close(self) -> None:
        """Close the window while the models in its bindings still exist."""
        self._place.close()
        if self.engine.rootObjects():
            await self._scenes_released()
        if self._inputs is not None:
            self._inputs.close()
        # Deleted by Qt: Python would hold its lock (the GIL) while the render thread ends.
        self.engine.deleteLater()
        QCoreApplication.sendPostedEvents(self.engine, QEvent.Type.DeferredDelete)

    async def _scenes_released(self) -> None:
        """Let the window draw until no closed scene holds graphics resources."""
        window: Any = self.window
        import asyncio  # noqa: PLC0415 slow, so after the first frame

        released = asyncio.Event()
        window.holdsScenesChanged.connect(released.set)
        if window.isExposed() and window.property("holdsScenes"):
            with suppress(TimeoutError):  # just minimised, so no longer drawn
                await asyncio.wait_for(released.wait(), LAST_FRAMES_SECONDS)
