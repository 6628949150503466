"""The bare window: preferences, language and the table, before anything lies on it."""

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow
from PySide6.QtWidgets import QApplication

from beamme.table.settings import load_settings, save_settings
from ui.i18n import Language
from ui.models.settings_model import SettingsModel
from ui.paths import QML, RESOURCES, Places


class Shell:
    """What the first frame needs; the program furnishes it."""

    def __init__(self, application: QApplication, where: Places) -> None:
        settings, self.problem = load_settings(where.settings)
        self.where = where
        self.language = Language(application)
        self.settings = SettingsModel(
            settings, lambda value: save_settings(where.settings, value), self.language
        )
        self.engine = QQmlApplicationEngine()

    def show(self) -> None:
        """Open the window, unless it is open."""
        if self.engine.rootObjects():
            return
        self.engine.addImportPath(str(QML))
        self.engine.setInitialProperties(
            {"settings": self.settings, "assets": QUrl.fromLocalFile(f"{RESOURCES}/")}
        )
        self.language.bind(self.engine)
        self.engine.loadFromModule("Dice", "Main")
        if not self.engine.rootObjects():
            raise RuntimeError("the window cannot be shown")

    @property
    def window(self) -> QQuickWindow:
        """The window, once it is shown."""
        window = self.engine.rootObjects()[0]
        if not isinstance(window, QQuickWindow):
            raise TypeError(window)
        return window

    def furnish(self, models: dict[str, Any]) -> None:
        """Let the rooms appear, with these models by the names of their properties."""
        self.window.setProperty("models", models)
        if self.window.property("rooms") is None:
            raise RuntimeError("the rooms cannot be shown")

    def close(self) -> None:
        """Close the window; bindings must never see a model that is gone."""
        self.engine.deleteLater()
        QCoreApplication.sendPostedEvents(self.engine, QEvent.Type.DeferredDelete)
