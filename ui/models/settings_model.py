"""Preferences, applied and saved at once."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import Property, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme import __version__
from beamme.core.names import tidy_name
from beamme.table.storage.line_ups import with_level, with_name
from beamme.table.storage.settings import Settings, is_valid
from ui.app.language import Language, system_language
from ui.models.rows import RowsModel
from ui.text.reasons import file_error_text

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class NameRow:
    """The default name of a colour's seat."""

    name: str


@QmlElement
@QmlUncreatable("made by the program")
class SettingsModel(QObject):  # type: ignore[operator]
    """The preferences; every change is saved by `keep`, which may raise OSError."""

    changed = Signal()
    unsaved = Signal(str)

    def __init__(
        self, settings: Settings, keep: Callable[[Settings], None], language: Language
    ) -> None:
        super().__init__()
        self._settings = settings
        self._keep = keep
        self.problem = ""
        """Why the last change could not be saved; may be set before `unsaved` is connected."""
        self._language = language
        self._names = RowsModel(NameRow, self)
        self._hints = QGuiApplication.styleHints()
        self._hints.colorSchemeChanged.connect(self.changed)
        self._apply()

    @property
    def value(self) -> Settings:
        """The current settings."""
        return self._settings

    def change(self, key: str, value: object) -> None:
        """Set, apply and save one preference; invalid values are ignored."""
        if getattr(self._settings, key) == value or not is_valid(key, value):
            return
        self._settings = replace(self._settings, **{key: value})  # type: ignore[arg-type]
        self._apply()
        self._save()

    def remember(self, **values: object) -> None:
        """Save what no page shows; nobody is told if that fails."""
        valid: dict[str, Any] = {key: it for key, it in values.items() if is_valid(key, it)}
        settings = replace(self._settings, **valid)
        if settings != self._settings:
            self._settings = settings
            with suppress(OSError):
                self._keep(settings)

    def _save(self) -> None:
        self.problem = ""
        try:
            self._keep(self._settings)
        except OSError as error:
            self.problem = file_error_text(error)
            self.unsaved.emit(self.problem)

    def _apply(self) -> None:
        self._language.switch(self._settings.language or system_language())
        self._names.show([NameRow(name) for name in self._settings.names])
        self.changed.emit()

    def _get_language(self) -> str:
        return self._language.key

    def _set_language(self, value: str) -> None:
        self.change("language", value)

    language = Property(str, _get_language, _set_language, notify=changed)

    def _get_theme(self) -> str:
        return self._settings.theme

    def _set_theme(self, value: str) -> None:
        self.change("theme", value)

    theme = Property(str, _get_theme, _set_theme, notify=changed)

    def _get_motion(self) -> str:
        return self._settings.motion

    def _set_motion(self, value: str) -> None:
        self.change("motion", value)

    motion = Property(str, _get_motion, _set_motion, notify=changed)

    def _get_pace(self) -> str:
        return self._settings.pace

    def _set_pace(self, value: str) -> None:
        self.change("pace", value)

    pace = Property(str, _get_pace, _set_pace, notify=changed)

    def _get_throw_speed(self) -> str:
        return self._settings.throw_speed

    def _set_throw_speed(self, value: str) -> None:
        self.change("throw_speed", value)

    throwSpeed = Property(str, _get_throw_speed, _set_throw_speed, notify=changed)

    def _get_sound(self) -> bool:
        return self._settings.sound

    def _set_sound(self, value: bool) -> None:
        self.change("sound", value)

    sound = Property(bool, _get_sound, _set_sound, notify=changed)

    def _get_volume(self) -> int:
        return self._settings.volume

    def _set_volume(self, value: int) -> None:
        self.change("volume", value)

    volume = Property(int, _get_volume, _set_volume, notify=changed)

    def _get_view(self) -> str:
        return self._settings.view

    def _set_view(self, value: str) -> None:
        self.change("view", value)

    view = Property(str, _get_view, _set_view, notify=changed)

    def _get_patterns(self) -> bool:
        return self._settings.patterns

    def _set_patterns(self, value: bool) -> None:
        self.change("patterns", value)

    patterns = Property(bool, _get_patterns, _set_patterns, notify=changed)

    def _get_assist(self) -> str:
        return self._settings.assist

    def _set_assist(self, value: str) -> None:
        self.change("assist", value)

    assist = Property(str, _get_assist, _set_assist, notify=changed)

    def _get_legend(self) -> str:
        return self._settings.legend

    def _set_legend(self, value: str) -> None:
        self.change("legend", value)

    legend = Property(str, _get_legend, _set_legend, notify=changed)

    def _get_explain(self) -> bool:
        return self._settings.explain

    def _set_explain(self, value: bool) -> None:
        self.change("explain", value)

    explain = Property(bool, _get_explain, _set_explain, notify=changed)

    @Property(int, notify=changed)
    def explained(self) -> int:
        """How many things have been explained."""
        return len(self._settings.explained)

    @Slot()
    def explainAgain(self) -> None:
        """Explain everything once more."""
        self.change("explained", ())

    def _get_level(self) -> str:
        return self._settings.level

    def _set_level(self, value: str) -> None:
        if is_valid("level", value):
            line_ups = with_level(self._settings.line_ups, self._settings.level, value)
            self._settings = replace(self._settings, line_ups=line_ups)
        self.change("level", value)

    level = Property(str, _get_level, _set_level, notify=changed)

    @Property(QObject, constant=True)
    def names(self) -> QObject:
        return self._names

    @Property(bool, notify=changed)
    def dark(self) -> bool:
        """Whether the dark theme is on, by choice or by the system."""
        if self._settings.theme == "system":
            return self._hints.colorScheme() == Qt.ColorScheme.Dark
        return self._settings.theme == "dark"

    @Property(bool, notify=changed)
    def calm(self) -> bool:
        """Whether motion is reduced, by choice or by the system where Qt can tell."""
        if self._settings.motion != "system":
            return self._settings.motion == "calm"
        accessibility = getattr(self._hints, "accessibility", None)
        preference = getattr(accessibility and accessibility(), "motionPreference", None)
        return preference is not None and "Reduce" in str(preference())

    @Property(str, constant=True)
    def version(self) -> str:
        return __version__

    @Slot(int, str)
    def setName(self, index: int, name: str) -> None:
        """Set the default name of a colour's seat; an empty one is ignored."""
        names = list(self._settings.names)
        if index in range(len(names)):
            before, names[index] = names[index], tidy_name(name)
            if is_valid("names", tuple(names)):
                line_ups = with_name(self._settings.line_ups, index, before, names[index])
                self._settings = replace(self._settings, line_ups=line_ups)
            self.change("names", tuple(names))

    @Slot()
    def reset(self) -> None:
        """Reset everything but the language and the place of the window."""
        now = self._settings
        self._settings = Settings(
            language=self._language.key,
            window=now.window,
            window_state=now.window_state,
            others=now.others,
        )
        self._apply()
        self._save()
