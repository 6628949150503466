"""The words that all games share: levels, games, problems."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from ui.text.words import translate

LEVELS = {
    "beginner": str(QT_TRANSLATE_NOOP("Level", "Beginner")),
    "casual": str(QT_TRANSLATE_NOOP("Level", "Casual")),
    "advanced": str(QT_TRANSLATE_NOOP("Level", "Advanced")),
    "expert": str(QT_TRANSLATE_NOOP("Level", "Expert")),
    "master": str(QT_TRANSLATE_NOOP("Level", "Master")),
}

TITLES = {
    "beam-me-up": "Beam Me Up",
    "kuh-vadis": "Kuh Vadis",
    "dice-flick": "Dice Flick",
    "rolling-dice": "Rolling Dice",
}

TAGLINES = {
    "beam-me-up": str(QT_TRANSLATE_NOOP("Tagline", "Up into space, stones!")),
    "kuh-vadis": str(QT_TRANSLATE_NOOP("Tagline", "Connect three marks")),
    "dice-flick": str(QT_TRANSLATE_NOOP("Tagline", "Flick them in")),
    "rolling-dice": str(QT_TRANSLATE_NOOP("Tagline", "Higher or further")),
}

PLAYERS = {
    "beam-me-up": range(2, 5),
    "kuh-vadis": range(2, 3),
    "dice-flick": range(2, 5),
    "rolling-dice": range(2, 7),
}

MINUTES = {"beam-me-up": 20, "kuh-vadis": 15, "dice-flick": 20, "rolling-dice": 25}


def level_text(key: str) -> str:
    """The level's name."""
    return translate("Level", LEVELS[key])


def tagline(key: str) -> str:
    """The game in three words."""
    return translate("Tagline", TAGLINES[key])


def players_text(key: str) -> str:
    """How many may play: "2–4"."""
    seats = PLAYERS[key]
    return str(seats.start) if len(seats) == 1 else f"{seats.start}–{seats.stop - 1}"
