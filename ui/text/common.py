"""The names of levels and rounds."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from ui.text.words import fill, translate

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


def round_text(number: int, rounds: int) -> str:
    """The name of a round; of how many, unless that is unknown (0)."""
    if rounds:
        return fill(translate("Match", "Round %1 of %2"), number, rounds)
    return fill(translate("Match", "Round %1"), number)
