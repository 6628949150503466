"""Rolling Dice as the shared window knows it."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from beamme.games.rolling_dice.moves import Keep, PutBack
from ui.games import part_of
from ui.games.game_ui import Band, GameUi, as_a_whole
from ui.games.rolling_dice.attend import attend
from ui.games.rolling_dice.text import tried_text


def _sheet_text(name: str) -> str:
    # The printed pad loads when somebody prints.
    title: str = part_of("rolling-dice", "print.pad").sheet_title(name)
    return title


GAME = GameUi(
    key="rolling-dice",
    title="Rolling Dice",
    tagline=str(QT_TRANSLATE_NOOP("Tagline", "Higher or further")),
    minutes=(25, 25, 30, 30, 35),
    pad_title=str(QT_TRANSLATE_NOOP("Print", "%1 – score track and floe")),
    pad_name=str(QT_TRANSLATE_NOOP("PrintChoices", "Sheets")),
    band=Band("#0E4664", "#2384AE", "#D5EBF5"),
    dice_text=str(
        QT_TRANSLATE_NOOP("Fairness", "Every die really flies; what lies on top counts.")
    ),
    tried_text=tried_text,
    sheet_text=_sheet_text,
    announce=as_a_whole(Keep, PutBack),
    attend=attend,
    sounds={
        "dice-thrown": "throw",
        "die-put-back": "put",
        "seal-stepped": "step",
        "round-counted": "bark",
        **{f"counted-{note}": f"point-{note}" for note in range(1, 6)},
    },
)
