"""The names of the levels."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from ui.text.words import translate

LEVELS = {
    "beginner": str(QT_TRANSLATE_NOOP("Level", "Beginner")),
    "casual": str(QT_TRANSLATE_NOOP("Level", "Casual")),
    "advanced": str(QT_TRANSLATE_NOOP("Level", "Advanced")),
    "expert": str(QT_TRANSLATE_NOOP("Level", "Expert")),
    "master": str(QT_TRANSLATE_NOOP("Level", "Master")),
}


def level_text(key: str) -> str:
    """The name of a level."""
    return translate("Level", LEVELS[key])
