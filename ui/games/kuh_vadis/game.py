"""The descriptor of Kuh Vadis."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from beamme.games.kuh_vadis.board import COW, Sign
from beamme.games.kuh_vadis.moves import Mark
from ui.games.game_ui import Band, GameUi, as_a_whole
from ui.games.kuh_vadis.words import face_names
from ui.text.fairness import tray_text

GAME = GameUi(
    key="kuh-vadis",
    title="Kuh Vadis",
    tagline=str(QT_TRANSLATE_NOOP("Tagline", "Connect three marks")),
    minutes=(15,),
    pad_title=str(QT_TRANSLATE_NOOP("Print", "%1 – sheets")),
    pad_name=str(QT_TRANSLATE_NOOP("PrintChoices", "Pad")),
    band=Band("#1F5C33", "#3B8A4F", "#D9ECC6"),
    dice_text=str(QT_TRANSLATE_NOOP("Fairness", "The seed decides, the tray shows it.")),
    tried_text=tray_text,
    faces=face_names,
    drawn_faces={COW: "cow-0-0"},
    options={"first": str(Sign.CIRCLE)},  # the first seat is red, as circles are
    announce=as_a_whole(Mark),
    sounds={
        "marked-circle": "pencil-circle",
        "marked-cross": "pencil-cross",
        "chain-closed": "moo",
        "turn-passed": "paper",
    },
)
