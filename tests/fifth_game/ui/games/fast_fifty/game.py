"""Fast Fifty as the shared window knows it."""

from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP

from ui.games.game_ui import Band, GameUi
from ui.text.fairness import tray_text

GAME = GameUi(
    key="fast-fifty",
    title="Fast Fifty",
    tagline=str(QT_TRANSLATE_NOOP("Tagline", "First to fifty!")),
    minutes=(2,),
    pad_title=str(QT_TRANSLATE_NOOP("Print", "%1 – boards")),
    pad_name=str(QT_TRANSLATE_NOOP("PrintChoices", "Boards")),
    band=Band("#0E3A4A", "#1F7F9C", "#D8EEF5"),
    dice_text=str(QT_TRANSLATE_NOOP("Fairness", "The seed decides, the tray shows it.")),
    tried_text=tray_text,
    # Only because this game lies beside its tests: one among the others leaves it out.
    qml=Path(__file__).parents[2] / "qml" / "Dice" / "games" / "fast_fifty",
)
