"""Aims of Dice Flick from turn to turn: plates that slide, the flick itself, and what stays."""

import pytest

from beamme.games.dice_flick.moves import write
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.dice_flick.helpers.aiming import aim, aiming, model
from tests.ui.games.dice_flick.helpers.views import (
    SLIDES,
    flying,
    over,
    to_flick,
    to_score,
    unasked,
    waiting,
)
from tests.ui.helpers.recorded import heard, rows_of
from ui.games.dice_flick.aim import Aim
from ui.games.dice_flick.model import DiceFlickModel
from ui.models.game_model import View

__all__ = ["aiming", "model"]

pytestmark = pytest.mark.usefixtures("language")


def rested(view: View, bodies: str) -> View:
    """Let what flies come to rest, and ask again."""
    return after(view, f"rest {bodies}")


@pytest.mark.parametrize(
    ("millimetres", "slid"), [(12.34, 12.34), (-3, -3), (50, 50), (99, 66), (-99, -66)]
)
def test_plates_are_slid_if_the_rules_allow_it(
    model: DiceFlickModel, millimetres: float, slid: float
) -> None:
    model.show(to_flick(rules=SLIDES))
    assert model.table.property("slides") is True
    model.aim.slideTo(millimetres)
    assert model.aim.property("slide") == slid
    (flick,) = model.common.primary.moves
    assert flick.slide == round(100 * slid)
    assert SLIDES.allows(to_flick(rules=SLIDES).match.state, flick)
    (waits,) = [row for row in rows_of(model.table.arena) if row["present"]]
    assert waits["position"].x() == pytest.approx(slid / 12)


def test_plates_stay_in_the_middle_otherwise(aiming: DiceFlickModel) -> None:
    assert aiming.table.property("slides") is False
    aiming.aim.slideTo(20)
    assert aiming.aim.property("slide") == 0


def test_a_match_without_sliding_forgets_how_far_a_plate_was_slid(model: DiceFlickModel) -> None:
    model.show(to_flick(rules=SLIDES))
    model.aim.slideTo(20)
    model.aim.turnTo(10, 0.7)
    model.show(unasked(to_flick()))
    assert (model.aim.property("slide"), model.aim.property("direction")) == (0, 10)


def test_a_slid_plate_stays_there_for_the_next_flick(model: DiceFlickModel) -> None:
    view = to_flick(rules=SLIDES)
    model.show(view)
    model.aim.slideTo(20)
    model.show(flying(view))
    model.show(rested(flying(view), "b5=3@0,0"))
    assert model.aim.property("enabled") is True
    assert model.aim.property("slide") == 20


def test_flicking_plays_what_is_aimed_once(aiming: DiceFlickModel) -> None:
    decided = heard(aiming.decided)
    aiming.aim.chooseDie(1)
    aiming.aim.choosePlate(2)
    aiming.aim.turnTo(-20, 0.5)
    aiming.flick()
    assert [[write(move) for move in moves] for (moves,) in decided] == [
        ["flick y4 north -2000 825 4500"]
    ]


@pytest.mark.parametrize("view", [to_score(), unasked(to_flick()), flying(to_flick()), over(1, 2)])
def test_while_nobody_aims_nothing_can_be_aimed_or_flicked(
    model: DiceFlickModel, view: View
) -> None:
    model.show(view)
    before = aim(model), waiting(model), model._shown.now.selection
    signals = [
        heard(signal)
        for signal in (
            model.decided,
            model.actionsChanged,
            model.aim.changed,
            model.aim.hollowWanted,
            model.aim.outlookWanted,
            model.aim.outlookChanged,
        )
    ]
    model.aim.chooseDie(1)
    model.toggle(1)
    model.aim.choosePlate(2)
    model.aim.turnTo(10, 0.9)
    model.aim.nudge(1, 0.1, 1)
    model.aim.slideTo(3)
    model.aim.aimAtHollow(12)
    model.aim.found(Aim(), 500, 900, 3000)
    model.flick()
    assert (aim(model), waiting(model), model._shown.now.selection) == before
    assert not any(signals)
    assert model.aim.property("enabled") is False
    assert model.aim.question() is None


def test_a_slide_in_a_replay_does_nothing(model: DiceFlickModel) -> None:
    model.show(unasked(to_flick(rules=SLIDES)))
    model.aim.slideTo(20)
    assert model.aim.property("slide") == 0


def test_the_next_flick_starts_with_the_last_aim_and_die(model: DiceFlickModel) -> None:
    first = to_flick()
    model.show(first)
    model.aim.chooseDie(1)
    model.aim.choosePlate(3)
    model.aim.turnTo(7, 0.6)
    shown = aim(model)
    model.show(unasked(first))
    model.show(first)
    assert aim(model) == shown
    assert waiting(model) == "y4"
    flick = write(model.common.primary.moves[0])
    flown = flying(first, flick)
    model.show(flown)
    model.show(rested(flown, "y4=3@0,0"))
    assert aim(model) == shown
    assert waiting(model) == "b5", "the yellow die is gone"


def test_a_change_is_told_once(aiming: DiceFlickModel) -> None:
    signals = {
        "table": heard(aiming.table.changed),
        "aim": heard(aiming.aim.changed),
        "details": heard(aiming.aim.detailsChanged),
        "actions": heard(aiming.actionsChanged),
        "outlook": heard(aiming.aim.outlookWanted),
    }
    promised = heard(aiming.aim.outlookChanged)
    aiming.aim.turnTo(5, 0.5)
    assert {name: len(told) for name, told in signals.items()} == dict.fromkeys(signals, 1)
    aiming.aim.turnTo(5, 0.5)
    aiming.aim.choosePlate(0)
    aiming.aim.chooseDie(0)
    aiming.aim.nudge(0, 0, 0)
    assert {name: len(told) for name, told in signals.items()} == dict.fromkeys(signals, 1)
    assert not promised, "until chances are told"
    aiming.aim.chooseDie(1)
    assert {name: len(told) for name, told in signals.items()} == dict.fromkeys(signals, 2)
    assert len(promised) == 1
