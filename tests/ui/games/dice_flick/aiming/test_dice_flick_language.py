"""What an aim promises, in another language."""

from tests.games_kit.window import window_kit
from tests.ui.games.dice_flick.helpers.views import FOUR_BLUE, to_flick
from tests.ui.helpers.recorded import heard
from ui.app.language import Language
from ui.games.dice_flick.model import DiceFlickModel

HOLLOW = "E3"


def test_the_promise_of_an_aim_is_told_again(language: Language) -> None:
    model = DiceFlickModel()
    model.show(to_flick(FOUR_BLUE, "y1 b5 p1"))
    window_kit("dice-flick").choose(model)
    said = f"If the blue die rests in {HOLLOW}: Blue group = 14 + its pips"
    assert model.aim.property("outlookText") == said
    told = heard(model.aim.outlookChanged)
    language.switch("de")
    model.retranslate()
    assert len(told) == 1
    german = model.aim.property("outlookText")
    assert "14" in german
    assert "rests" not in german
