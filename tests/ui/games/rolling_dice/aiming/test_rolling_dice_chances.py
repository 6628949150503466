"""What may become of a throw, on the screen."""

import pytest

from beamme.throws.rolling_dice.outlook import Outlook
from beamme.throws.rolling_dice.throw import GRIPS
from tests.games.rolling_dice.rd import begun
from tests.ui.games.rolling_dice.helpers.aims import aiming, model, shown
from tests.ui.games.rolling_dice.helpers.views import seen, to_keep, to_throw, unasked
from tests.ui.helpers.recorded import heard
from ui.games.rolling_dice.model import RollingDiceModel

__all__ = ["aiming", "model"]

pytestmark = pytest.mark.usefixtures("language")


def answer(model: RollingDiceModel, outlook: Outlook) -> None:
    question = model.aim.question()
    assert question is not None
    model.aim.answer(question, outlook)


def test_chances_of_a_throw_at_a_ringed_die(aiming: RollingDiceModel) -> None:
    told = heard(aiming.aim.outlookChanged)
    answer(aiming, Outlook(20, 12.2, 2))
    assert len(told) == 1
    assert shown(aiming) == {
        "beat": (pytest.approx(0.61), "61 %", "Higher or further"),
        "stay": (pytest.approx(0.29), "29 %", "Miss"),
        "water": (0.1, "10 %", "In the water"),
    }


def test_with_nothing_to_beat_dice_stay_or_do_not(model: RollingDiceModel) -> None:
    model.show(seen(begun()))
    answer(model, Outlook(20, 0.0, 3))
    assert shown(model) == {
        "stay": (0.85, "85 %", "On the floe"),
        "water": (0.15, "15 %", "In the water"),
    }


def test_no_chance_is_less_than_none(aiming: RollingDiceModel) -> None:
    answer(aiming, Outlook(3, 2 + 1e-12, 1))
    assert shown(aiming)["stay"] == (0.0, "0 %", "Miss")


def test_what_is_asked_is_what_decides(aiming: RollingDiceModel) -> None:
    aiming.aim.turnTo(5, 0.5)
    question = aiming.aim.question()
    assert question is not None
    game, state, aim, grip = question
    view = to_throw()
    assert (game, state) == (view.match.game, view.match.state)
    assert aim.throw == aiming.common.primary.moves[0]
    assert grip == GRIPS["arc"]


def test_old_news_are_dropped(aiming: RollingDiceModel) -> None:
    question = aiming.aim.question()
    assert question is not None
    aiming.aim.turnTo(5, 0.5)
    aiming.aim.answer(question, Outlook(20, 12.0, 2))
    assert shown(aiming) == {}
    answer(aiming, Outlook(20, 12.0, 2))
    assert shown(aiming)
    told = heard(aiming.aim.outlookChanged)
    aiming.aim.turnTo(6, 0.5)
    aiming.aim.turnTo(7, 0.5)
    assert shown(aiming) == {}, "it told of another aim"
    assert len(told) == 1
    answer(aiming, Outlook(20, 12.0, 2))
    aiming.show(to_keep())
    assert shown(aiming) == {}


@pytest.mark.parametrize("assist", ["direction", "none"])
def test_who_wants_less_help_is_told_nothing(aiming: RollingDiceModel, assist: str) -> None:
    answer(aiming, Outlook(20, 12.0, 2))
    wanted = heard(aiming.aim.outlookWanted)
    aiming.help_with(assist)
    assert shown(aiming) == {}
    assert aiming.aim.question() is None
    aiming.help_with("arc")
    aiming.help_with("arc")
    assert len(wanted) == 2
    assert aiming.aim.question() is not None


def test_it_is_wanted_when_somebody_is_asked(model: RollingDiceModel) -> None:
    wanted = heard(model.aim.outlookWanted)
    model.show(unasked(to_throw()))
    model.show(to_keep())
    model.help_with("none")
    assert not wanted
    model.show(to_throw())
    assert len(wanted) == 1
