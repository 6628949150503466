"""The language, switched at run time."""

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtWidgets import QApplication

from beamme.table.storage.settings import LANGUAGES
from ui.app.paths import TRANSLATIONS


def system_language() -> str:
    """The first of the system's languages that the program supports, else English."""
    wanted = (name.replace("_", "-").split("-")[0] for name in QLocale.system().uiLanguages())
    return next((language for language in wanted if language in LANGUAGES), "en")


class Language(QObject):
    """The current language; emits `changed` for everything that keeps texts."""

    changed = Signal()

    def __init__(self, application: QApplication) -> None:
        # Without a parent its translators leave the application together with it.
        super().__init__()
        self._application = application
        self._translators: list[QTranslator] = []
        self._engine: QQmlApplicationEngine | None = None
        self.key = ""

    def bind(self, engine: QQmlApplicationEngine) -> None:
        """Keep the texts of this engine in the current language."""
        self._engine = engine
        engine.setUiLanguage(self.key)

    def switch(self, key: str) -> None:
        """Switch to this language."""
        if key == self.key:
            return
        for translator in self._translators:
            self._application.removeTranslator(translator)
        self._translators = [
            translator
            for translator in (
                self._load(
                    f"qtbase_{key}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
                ),
                self._load(f"beamme_{key}", str(TRANSLATIONS)),
            )
            if translator is not None
        ]
        for translator in self._translators:
            self._application.installTranslator(translator)
        QLocale.setDefault(QLocale(key))
        self.key = key
        self.changed.emit()
        if self._engine is not None:
            self._engine.setUiLanguage(key)
            self._engine.retranslate()

    def _load(self, name: str, folder: str) -> QTranslator | None:
        # Without a parent it is freed, and its file closed, when the language changes.
        translator = QTranslator()
        return translator if translator.load(name, folder) else None
