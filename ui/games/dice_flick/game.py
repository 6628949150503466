"""Dice Flick as the shared window knows it."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from ui.games.dice_flick.actions import take_by_take
from ui.games.dice_flick.attend import attend
from ui.games.dice_flick.text import tried_text
from ui.games.game_ui import Band, GameUi

GAME = GameUi(
    key="dice-flick",
    title="Dice Flick",
    tagline=str(QT_TRANSLATE_NOOP("Tagline", "Flick them in")),
    minutes=(20, 30, 40),
    pad_title=str(QT_TRANSLATE_NOOP("Print", "%1 – score pad")),
    pad_name=str(QT_TRANSLATE_NOOP("PrintChoices", "Pad")),
    band=Band("#2B1D5E", "#A3237A", "#F3DCEC"),
    dice_text=str(
        QT_TRANSLATE_NOOP("Fairness", "Every die really flies; what lies on top counts.")
    ),
    tried_text=tried_text,
    announce=take_by_take,
    attend=attend,
    sounds={
        "dice-drawn": "rattle",
        "die-flicked": "flick",
        "struck-tray": "box",
        "die-landed": "hollow",
        "points-scored": "count",
        "crossed-out": "paper",
        "line-counted": "bang",
        **{f"counted-{note}": f"point-{note}" for note in range(1, 6)},
    },
)
