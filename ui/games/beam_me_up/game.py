"""The descriptor of Beam Me Up."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from beamme.games.beam_me_up.moves import Advance, Launch
from ui.games.game_ui import Band, GameUi, as_a_whole
from ui.text.fairness import tray_text
from ui.text.words import fill, translate

GAME = GameUi(
    key="beam-me-up",
    title="Beam Me Up",
    tagline=str(QT_TRANSLATE_NOOP("Tagline", "Up into space, stones!")),
    minutes=(20, 30, 40),
    pad_title=str(QT_TRANSLATE_NOOP("Print", "%1 – boards")),
    pad_name=str(QT_TRANSLATE_NOOP("PrintChoices", "Boards")),
    band=Band("#1B1440", "#4A3AA8", "#DEDAF6"),
    dice_text=str(QT_TRANSLATE_NOOP("Fairness", "The seed decides, the tray shows it.")),
    tried_text=tray_text,
    sheet_text=lambda name: fill(translate("Setup", "Board %1"), name),
    flat_final=lambda seats: seats == 2,
    announce=as_a_whole(Advance, Launch),
    sounds={
        "stone-rose": "rise",
        "stone-reached-star": "star",
        "cooled-down": "cool",
        "rocket-launched": "rocket",
    },
)
